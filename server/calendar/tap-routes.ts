import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { PROBLEMS } from '../../contract/problem.ts'
import type { ShownOption } from '../../contract/schedule.ts'
import { sure } from '../../engine/sure.ts'
import { calendarWords } from '../../words/calendar.ts'
import { problemText } from '../../words/problems.ts'
import { type Language, languageFor } from '../../words/speech.ts'
import { voiceOf } from '../../words/voice-of.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { formFields } from '../http/form-fields.ts'
import { PLAIN_STYLE, plainPage } from '../http/plain-page.ts'
import { Problem } from '../problem.ts'
import { confirmTap, lookBehind, type TapLook, type TapOutcome } from './tap.ts'

type Markup = Parameters<typeof plainPage>[0]['body']

/**
 * Mounted at /calendar: the pages behind the links in a calendar's entries. Who follows one is shown what would be done, for
 * programs follow links too; only what is sent from there does it.
 */
export function tapRoutes(context: AppContext) {
  const { appOrigin } = context.config
  return new Hono<AppEnv>()
    .get('/style.css', (c) =>
      c.body(PLAIN_STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=300' }),
    )
    .get('/:token', (c) =>
      answered(c, appOrigin, async (language) => ({
        body: lookMarkup(language, await lookBehind(context, c.req.param('token'))),
      })),
    )
    .post('/:token', (c) =>
      answered(c, appOrigin, async (language) => {
        const { state, choice } = await formFields(c)
        const sent = { state: state ?? '', choice: choice ?? null }
        const outcome = await confirmTap(context, c.req.param('token'), sent)
        return { body: outcomeMarkup(language, outcome), status: outcome.kind === 'stale' ? 409 : 200 }
      }),
    )
}

type Answer = { readonly body: Markup; readonly status?: 200 | 409 }

/** A page in the reader's language; what cannot be is said on one too. */
async function answered(c: Context, home: string, make: (language: Language) => Promise<Answer>) {
  const lang = languageFor(c.req.header('accept-language'))
  const { page } = calendarWords(lang)
  const shown = (body: Markup) =>
    plainPage({
      lang,
      title: page.title,
      style: '/calendar/style.css',
      body: html`${body}<p><a href="${home}/dashboard">${page.toPlan}</a></p>`,
    })
  const headers = { 'cache-control': 'no-store' }
  try {
    const { body, status = 200 } = await make(lang)
    return await c.html(shown(body), status, headers)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { title, detail } = problemText(lang, error.code, error.said)
    const text = error.code === 'invalid-token' ? page.closed.gone : detail
    const body = html`<h1>${title}</h1><section><p>${text}</p></section>`
    return c.html(shown(body), PROBLEMS[error.code].status, { ...headers, ...error.headers })
  }
}

function lookMarkup(language: Language, look: TapLook): Markup {
  const { page } = calendarWords(language)
  return html`${sessionMarkup(language, look)}${
    look.closed ? html`<section><p>${page.closed[look.closed]}</p></section>` : formMarkup(language, look)
  }`
}

function sessionMarkup(language: Language, { day, speech }: TapLook): Markup {
  const { page } = calendarWords(language)
  if (!day) return html`<h1>${page.title}</h1>`
  const start = day.start && !day.snacks ? `, ${voiceOf(speech).clock(day.start)}` : ''
  return html`<h1>${day.workoutName}</h1>
<p class="soft">${page.day(day.date, speech.dates)}${start}${day.durationMin > 0 ? `, ${day.duration}` : ''}</p>`
}

function formMarkup(language: Language, { tap, options, state }: TapLook): Markup {
  const { page } = calendarWords(language)
  const can = options.filter(({ refusal }) => refusal === null)
  const cannot = options.filter(({ refusal }) => refusal !== null)
  const one = tap === 'done' || tap === 'shorter-30' || tap === 'shorter-15' ? page.confirm[tap] : null
  const way = (option: ShownOption) =>
    html`<p><button class="${one ? '' : 'quiet'}" name="choice" value="${JSON.stringify(option.change)}">${one ?? option.title}</button>${
      option.text && tap !== 'skip' ? html`<br><span class="soft">${option.text}</span>` : ''
    }</p>`
  return html`<section><h2>${page.ask[tap]}</h2><form method="post">
<input type="hidden" name="state" value="${state}">
${tap === 'done' ? html`<p><button>${one}</button></p>` : can.map(way)}
</form>${cannot.map(({ title, refusal }) => html`<p class="soft">${one ? '' : `${title}. `}${page.notNow(sure(refusal))}</p>`)}</section>`
}

function outcomeMarkup(language: Language, { kind, look }: TapOutcome): Markup {
  const { page } = calendarWords(language)
  if (kind === 'stale')
    return html`<p class="problem" role="alert">${page.closed.stale}</p>${lookMarkup(language, look)}`
  const { day } = look
  return html`<h1>${page.outcome[kind]}</h1><section>${
    kind === 'changed' && day ? html`<p>${page.became(day.workoutName, day.duration)}</p>` : ''
  }<p>${page.undo}</p></section>`
}

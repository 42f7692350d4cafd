import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { UnsubscribedMail, UnsubscribeWords } from '../../words/letter-facts.ts'
import { unsubscribeWords } from '../../words/letters.ts'
import { languageFor } from '../../words/speech.ts'
import { recordEvent } from '../auth/security-store.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { PLAIN_STYLE, plainPage } from '../http/plain-page.ts'
import { unsubscribingUser } from '../mail/unsubscribe-link.ts'
import { Problem } from '../problem.ts'
import { endReminderMails } from '../reminders/store.ts'
import { saveChoices } from './store.ts'

function page(
  c: Context,
  mails: UnsubscribedMail,
  body: (words: UnsubscribeWords) => Parameters<typeof plainPage>[0]['body'],
) {
  const lang = languageFor(c.req.header('accept-language'))
  const words = unsubscribeWords(lang, mails)
  return c.html(plainPage({ lang, title: words.title, style: '/unsubscribe/style.css', body: body(words) }))
}

/** Mounted at /unsubscribe: the page behind the link at the foot of tips and reminders, and the one click of mail programs. */
export function unsubscribeRoutes({ db, secret, now }: AppContext) {
  const toldBy = (token: string | undefined) => {
    const told = unsubscribingUser(secret, token ?? '')
    if (!told) throw new Problem('not-found')
    return told
  }
  return new Hono<AppEnv>()
    .get('/style.css', (c) =>
      c.body(PLAIN_STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=300' }),
    )
    .get('/', (c) => {
      const token = c.req.query('token')
      const { mails } = toldBy(token)
      return page(
        c,
        mails,
        ({ ask, note, button }) => html`<h1>${ask}</h1><section><p>${note}</p>
<form method="post" action="/unsubscribe?token=${encodeURIComponent(token ?? '')}"><button type="submit">${button}</button></form></section>`,
      )
    })
    .post('/', async (c) => {
      const { userId, mails } = toldBy(c.req.query('token'))
      await db.asSystem(async (queries) => {
        await (mails === 'tips'
          ? saveChoices(queries, userId, { tipsByMail: false })
          : endReminderMails(queries, userId, now()))
        await recordEvent(queries, userId, { event: 'mail-choices-changed', at: now(), device: null })
      })
      return page(c, mails, ({ done, doneNote }) => html`<h1>${done}</h1><section><p>${doneNote}</p></section>`)
    })
}

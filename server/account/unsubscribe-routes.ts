import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { unsubscribeWords } from '../../words/letters.ts'
import { languageFor } from '../../words/speech.ts'
import { recordEvent } from '../auth/security-store.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { PLAIN_STYLE, plainPage } from '../http/plain-page.ts'
import { unsubscribingUser } from '../mail/unsubscribe-link.ts'
import { Problem } from '../problem.ts'
import { saveChoices } from './store.ts'

function page(
  c: Context,
  body: (words: ReturnType<typeof unsubscribeWords>) => Parameters<typeof plainPage>[0]['body'],
) {
  const lang = languageFor(c.req.header('accept-language'))
  const words = unsubscribeWords(lang)
  return c.html(plainPage({ lang, title: words.title, style: '/unsubscribe/style.css', body: body(words) }))
}

/** Mounted at /unsubscribe: the page behind the link at the foot of tips, and the one click of mail programs. */
export function unsubscribeRoutes({ db, secret, now }: AppContext) {
  const userOf = (token: string | undefined) => {
    const userId = unsubscribingUser(secret, token ?? '')
    if (!userId) throw new Problem('not-found')
    return userId
  }
  return new Hono<AppEnv>()
    .get('/style.css', (c) =>
      c.body(PLAIN_STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=300' }),
    )
    .get('/', (c) => {
      const token = c.req.query('token')
      userOf(token)
      return page(
        c,
        ({ ask, note, button }) => html`<h1>${ask}</h1><section><p>${note}</p>
<form method="post" action="/unsubscribe?token=${encodeURIComponent(token ?? '')}"><button type="submit">${button}</button></form></section>`,
      )
    })
    .post('/', async (c) => {
      const userId = userOf(c.req.query('token'))
      await db.asSystem(async (queries) => {
        await saveChoices(queries, userId, { tipsByMail: false })
        await recordEvent(queries, userId, { event: 'mail-choices-changed', at: now(), device: null })
      })
      return page(c, ({ done, doneNote }) => html`<h1>${done}</h1><section><p>${doneNote}</p></section>`)
    })
}

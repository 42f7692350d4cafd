import { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { PLAIN_STYLE, plainPage } from '../http/plain-page.ts'
import { unsubscribingUser } from '../mail/unsubscribe-link.ts'
import { Problem } from '../problem.ts'
import { recordEvent } from './security-store.ts'
import { saveChoices } from './store.ts'

const page = (title: string, body: Parameters<typeof plainPage>[0]['body']) =>
  plainPage({ title, style: '/unsubscribe/style.css', body })

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
      return c.html(
        page(
          'Tips by mail',
          html`<h1>No more tips by mail?</h1><section><p>Mails about your account, your trial and your payments still come.</p>
<form method="post" action="/unsubscribe?token=${encodeURIComponent(token ?? '')}"><button type="submit">No more tips</button></form></section>`,
        ),
      )
    })
    .post('/', async (c) => {
      const userId = userOf(c.req.query('token'))
      await db.asSystem(async (queries) => {
        await saveChoices(queries, userId, { tipsByMail: false })
        await recordEvent(queries, userId, { event: 'mail-choices-changed', at: now(), device: null })
      })
      return c.html(
        page(
          'Tips by mail',
          html`<h1>Done</h1><section><p>No more tips will come. You can change that on your account page.</p></section>`,
        ),
      )
    })
}

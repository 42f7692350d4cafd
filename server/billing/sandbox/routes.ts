import { Hono } from 'hono'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import type { AppEnv } from '../../env.ts'
import { formFields } from '../../http/form-fields.ts'
import { PLAIN_STYLE } from '../../http/plain-page.ts'
import { Problem } from '../../problem.ts'
import { cardInput } from './card-form.ts'
import { checkoutPage, payCheckout } from './checkout-page.ts'
import { changeCancelling, changeCard, portalOf, portalPage } from './portal-page.ts'
import type { Sandbox } from './sandbox.ts'

const Days = z.coerce.number().int().min(1).max(400)
const DAY_MS = 86_400_000

/** Mounted at /sandbox, only where no real keys are set. The unguessable id of a page is what opens it. */
export function sandboxRoutes(sandbox: Sandbox, { jobs }: Pick<AppContext, 'jobs'>) {
  const { turn } = sandbox
  const advance = async (days: number) => {
    if (!sandbox.advance) throw new Problem('not-found')
    await sandbox.advance(days * DAY_MS)
    await jobs.send('notices')
  }
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      await next()
      if (!c.req.path.endsWith('.css')) c.res.headers.set('cache-control', 'no-store')
    })
    .get('/style.css', (c) =>
      c.body(PLAIN_STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=300' }),
    )
    .get('/checkout/:id', async (c) => c.html(await turn((world) => checkoutPage(world, c.req.param('id')))))
    .post('/checkout/:id', async (c) => {
      const typed = cardInput(await formFields(c))
      const id = c.req.param('id')
      const outcome = await turn((world) => payCheckout(world, id, typed))
      if ('location' in outcome) return c.redirect(outcome.location, 303)
      return c.html(await turn((world) => checkoutPage(world, id, { ...outcome, typed })))
    })
    .get('/portal/:id', async (c) => c.html(await turn((world) => portalPage(world, c.req.param('id')))))
    .post('/portal/:id/card', async (c) => {
      const typed = cardInput(await formFields(c))
      const id = c.req.param('id')
      const problem = await turn((world) => changeCard(world, id, typed))
      if (!problem) return c.redirect(`/sandbox/portal/${id}`, 303)
      return c.html(await turn((world) => portalPage(world, id, { problem, typed })))
    })
    .post('/portal/:id/advance', async (c) => {
      const id = c.req.param('id')
      await turn((world) => portalOf(world, id))
      const days = Days.safeParse((await formFields(c)).days)
      if (!days.success) throw new Problem('invalid-input', { code: 'days-out-of-range' })
      await advance(days.data)
      return c.redirect(`/sandbox/portal/${id}`, 303)
    })
    .post('/portal/:id/:action{cancel|resume}', async (c) => {
      const { id, action } = c.req.param()
      await turn((world) => changeCancelling(world, id, action === 'cancel'))
      return c.redirect(`/sandbox/portal/${id}`, 303)
    })
}

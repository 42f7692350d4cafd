import { createMiddleware } from 'hono/factory'
import { findSession } from '../auth/sessions.ts'
import { accessAt } from '../billing/access.ts'
import { findSubscription } from '../billing/store.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { Problem } from '../problem.ts'
import { slowRefusals } from './slow-refusals.ts'

/** Lets a request on only with a living session's bearer token, and within what one person may ask for. */
export function requireUser({ db, now, budgets }: Pick<AppContext, 'db' | 'now' | 'budgets'>) {
  const holdBack = slowRefusals()
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = /^Bearer ([\w.~+/=-]{16,200})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const user = token ? await findSession(db.pool, token, now()) : null
    if (!user) throw new Problem('unauthenticated', undefined, { headers: { 'www-authenticate': 'Bearer' } })
    c.set('user', { ...user, languages: c.req.header('accept-language') })
    const { method } = c.req
    try {
      budgets.spend(method === 'GET' || method === 'HEAD' ? 'read' : 'write', user.id)
    } catch (refusal) {
      await holdBack()
      throw refusal
    }
    await next()
  })
}

/** Lets a signed-in person on only with a subscription or a running trial; stands behind requireUser. */
export function requireAccess({ db, now }: Pick<AppContext, 'db' | 'now'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { id, onboardingCompleted } = c.get('user')
    const access = accessAt(now(), await db.forUser(id, (queries) => findSubscription(queries, id)))
    if (access.kind === 'none') throw new Problem(onboardingCompleted ? 'checkout-required' : 'onboarding-required')
    if (access.kind === 'ended') throw new Problem('trial-ended')
    await next()
  })
}

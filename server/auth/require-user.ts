import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { accessAt } from '../access.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { slowRefusals } from '../http/slow-refusals.ts'
import { Problem } from '../problem.ts'
import { findSession, findSessionAndRead } from './sessions.ts'

type Parts = Pick<AppContext, 'db' | 'now' | 'budgets'>

/**
 * Lets a request on only with a living session's bearer token, and within what one person may ask for.
 * @param readAlong - the statements by which a route reads what is the person's own, in the session's round trip
 */
export function requireUser({ db, now, budgets }: Parts, readAlong?: (c: Context) => readonly string[]) {
  const holdBack = slowRefusals()
  const find = async (c: Context<AppEnv>, token: string) => {
    if (!readAlong) return findSession(db.pool, token, now())
    const found = await findSessionAndRead(db, token, now(), readAlong(c))
    c.set('own', found?.own ?? null)
    return found?.user ?? null
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    // A reading route has its own guard before that of its folder.
    if (c.get('user')) return next()
    const token = /^Bearer ([\w.~+/=-]{16,200})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    const user = token ? await find(c, token) : null
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
export function requireAccess({ now }: Pick<AppContext, 'now'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { subscription, onboardingCompleted } = c.get('user')
    const access = accessAt(now(), subscription)
    if (access.kind === 'none') throw new Problem(onboardingCompleted ? 'checkout-required' : 'onboarding-required')
    if (access.kind === 'ended') throw new Problem('trial-ended')
    await next()
  })
}

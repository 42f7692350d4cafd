import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { accessAt } from '../access.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { scopesFor } from '../http/program-calls.ts'
import { slowRefusals } from '../http/slow-refusals.ts'
import { Problem } from '../problem.ts'
import { findProgram, findSession, findSessionAndRead } from './sessions.ts'

const unauthenticated = () => new Problem('unauthenticated', undefined, { headers: { 'www-authenticate': 'Bearer' } })

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
  /** Whom a program acts for, where it may make this call. */
  const programOf = async (c: Context<AppEnv>, token: string) => {
    const found = await findProgram(db.pool, token, now())
    if (!found) throw unauthenticated()
    const { user, program } = found
    // Before what it may do: whoever asks for what is not theirs asks no more often.
    budgets.spend('program', user.id)
    const opening = scopesFor(c.req.method, c.req.path)
    if (!opening.some((scope) => program.scopes.includes(scope))) throw new Problem('not-allowed')
    c.set('program', program)
    c.set('user', { ...user, languages: c.req.header('accept-language') })
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    // A reading route has its own guard before that of its folder.
    if (c.get('user')) return next()
    const token = /^Bearer ([\w.~+/=-]{16,200})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (token?.startsWith(PROGRAM)) {
      await programOf(c, token)
      return next()
    }
    const user = token ? await find(c, token) : null
    if (!user) throw unauthenticated()
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

/** By what the token of a program is told from that of a session. */
export const PROGRAM = 'fulcrum_'

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

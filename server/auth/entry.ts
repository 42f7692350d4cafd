import type { Context } from 'hono'
import type { SecurityEvent } from '../../contract/account.ts'
import type { SignedIn } from '../../contract/auth.ts'
import { languageFor } from '../../words/speech.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { addressShares } from '../http/address-shares.ts'
import { deviceName } from '../http/device.ts'
import { Problem } from '../problem.ts'
import { keepLanguage, undoDeletion } from './account-store.ts'
import { recordEvent } from './security-store.ts'
import { dropOldSessions, findSession, sealSession } from './sessions.ts'

/** Seals a new session and tells the client where to go on; getting in takes a deletion back. */
export async function enter(
  { db, mail, now }: AppContext,
  c: Context<AppEnv>,
  { token, user, event }: { token: string | null; user: { id: string; email: string }; event: SecurityEvent },
): Promise<SignedIn> {
  // What let somebody in was changed while it was looked at.
  if (!token) throw new Problem('invalid-credentials', { code: 'login-wrong' })
  const at = now()
  await sealSession(db.pool, token, at)
  const restored = await db.asSystem(async (queries) => {
    const device = deviceOf(c)
    await recordEvent(queries, user.id, { event, at, device })
    await keepLanguage(queries, user.id, languageFor(c.req.header('accept-language')))
    const undone = await undoDeletion(queries, user.id)
    if (undone) {
      await recordEvent(queries, user.id, { event: 'deletion-undone', at, device })
      await mail.send({ userId: user.id, email: user.email }, { code: 'deletion-undone' }, queries)
    }
    return undone
  })
  const signedIn = await signedInBy({ db, now }, token)
  await dropOldSessions(db.pool, user.id)
  return { ...signedIn, ...(restored ? { restored } : {}) }
}

/** What a client is told of the session that it holds from now on. @throws Problem invalid-credentials where it is over already */
export async function signedInBy({ db, now }: Pick<AppContext, 'db' | 'now'>, token: string): Promise<SignedIn> {
  const session = await findSession(db.pool, token, now())
  if (!session) throw new Problem('invalid-credentials', { code: 'login-wrong' })
  const { id, email, onboardingCompleted } = session
  return { token, user: { id, email }, onboarding_completed: onboardingCompleted }
}

/** Where a request came from, as the log may say it. */
export function originOf(
  { logName, clientAddress }: Pick<AppContext, 'logName' | 'clientAddress'>,
  c: Context,
): string {
  return logName('origin', addressShares(clientAddress(c))[0] ?? '')
}

/** What the browser of a request calls itself, in a few words. */
export function deviceOf(c: Context): string {
  return deviceName(c.req.header('user-agent') ?? '')
}

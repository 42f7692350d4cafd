import type { Credentials } from '../../contract/auth.ts'
import { sure } from '../../engine/sure.ts'
import type { Language } from '../../words/speech.ts'
import type { AppContext } from '../context.ts'
import { clientOf } from '../db/client-of.ts'
import { createAccount, findByEmail } from './account-store.ts'
import { accountExists } from './library-problem.ts'
import { mailVerification } from './mailed-links.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { recordEvent } from './security-store.ts'
import { openSession, sealSession } from './sessions.ts'

type Person = { readonly id: string; readonly email: string; readonly passwordHash: string }

/**
 * Makes an account with its first session, writes that down and mails the link that confirms the address: all or nothing.
 * @returns whose it is, and the session's token
 * @throws Problem account-exists
 */
export async function join(
  context: Pick<AppContext, 'db' | 'mail' | 'config' | 'secret' | 'now'>,
  { email, password }: Credentials,
  { language, userAgent, device }: { language: Language; userAgent: string; device: string },
): Promise<{ id: string; token: string }> {
  const passwordHash = await hashPassword(password)
  const at = context.now()
  return context.db.asSystem(async (queries) => {
    const user = await createAccount(queries, { email, passwordHash, language, at })
    if (!user) throw accountExists()
    await mailVerification(context, user, { queries })
    const client = clientOf(queries)
    const token = sure(await openSession(client, { userId: user.id, shown: { passwordHash }, userAgent, now: at }))
    await sealSession(client, token, at)
    await recordEvent(queries, user.id, { event: 'sign-up', at, device })
    return { id: user.id, token }
  })
}

/** Whose address and password these are, with the hash that was looked at, or null. */
export async function whoHas({ db }: Pick<AppContext, 'db'>, { email, password }: Credentials): Promise<Person | null> {
  const user = await db.asSystem((queries) => findByEmail(queries, email))
  if (user?.passwordHash)
    return (await verifyPassword(password, user.passwordHash)) ? { ...user, passwordHash: user.passwordHash } : null
  // As much work as for a known address, so that the time does not tell them apart.
  await hashPassword(password)
  return null
}

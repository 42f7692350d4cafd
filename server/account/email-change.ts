import { randomBytes } from 'node:crypto'
import { accountExists } from '../auth/library-problem.ts'
import { tokenHash } from '../auth/sessions.ts'
import { carryTrial } from '../billing/store.ts'
import type { AppContext } from '../context.ts'
import { emailChange, emailChangeAsked, emailChanged } from '../mail/letters.ts'
import { Problem } from '../problem.ts'
import { recordEvent } from './security-store.ts'
import { isTaken, saveEmail, saveEmailChange, takeEmailChange } from './store.ts'

const LINK_MS = 86_400_000

/** Mails a link to a new address, and word of it to the old one; nothing changes yet. @throws Problem account-exists */
export async function askEmailChange(
  { db, mail, config, now }: AppContext,
  { user, email, device }: { user: { id: string; email: string }; email: string; device: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + LINK_MS)
  await db.asSystem(async (queries) => {
    if (email === user.email || (await isTaken(queries, email))) throw accountExists()
    await saveEmailChange(queries, { userId: user.id, email, tokenHash: tokenHash(token), expiresAt })
    await recordEvent(queries, user.id, { event: 'email-change-requested', at: now(), device })
    const link = `${config.appOrigin}/auth#type=email-change&token=${token}`
    await mail.send({ userId: user.id, email }, emailChange(link), queries)
    await mail.send({ userId: user.id, email: user.email }, emailChangeAsked(email), queries)
  })
}

/** Changes the address by the link that was mailed to the new one. @throws Problem invalid-token, account-exists */
export async function confirmEmailChange({ db, mail, jobs, now }: AppContext, token: string): Promise<void> {
  const change = db.asSystem(async (queries) => {
    const taken = await takeEmailChange(queries, tokenHash(token), now())
    if (!taken) throw new Problem('invalid-token')
    if (await isTaken(queries, taken.email)) throw accountExists()
    await saveEmail(queries, taken.userId, taken.email)
    // One trial a person, whichever address they come back with.
    await carryTrial(queries, taken.userId)
    await recordEvent(queries, taken.userId, { event: 'email-changed', at: now(), device: null })
    for (const email of [taken.before, taken.email])
      await mail.send({ userId: taken.userId, email }, emailChanged(taken.email), queries)
    await jobs.send('customer-email', { userId: taken.userId }, queries)
  })
  // Two people may have asked for one address, and confirm at one instant.
  await change.catch((error: unknown) => {
    throw isClash(error) ? accountExists() : error
  })
}

const isClash = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '23505'

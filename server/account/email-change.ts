import { randomBytes } from 'node:crypto'
import { mailReset } from '../auth/mailed-links.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { holdProof, type Proof } from '../auth/proof-store.ts'
import { dropKeys, endLoose, endReminderLinks, saveVeto, takeVeto } from '../auth/recovery-store.ts'
import { recordEvent } from '../auth/security-store.ts'
import { tokenHash } from '../auth/sessions.ts'
import { carryTrial } from '../billing/trial-store.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import { Problem } from '../problem.ts'
import {
  findOwner,
  isTaken,
  revokeSessions,
  saveEmail,
  saveEmailChange,
  savePasswordHash,
  takeEmailChange,
} from './store.ts'

const LINK_MS = 86_400_000
/** The old address may take a change back for this long. */
const VETO_MS = 7 * 86_400_000

const isElsewhere = () => new Problem('account-exists', { code: 'email-elsewhere' })

const newToken = () => randomBytes(32).toString('base64url')

/**
 * Mails a link to a new address, and to the old one word of it with a link that stops it; nothing changes yet.
 * @throws Problem account-exists
 */
export async function askEmailChange(
  context: AppContext,
  { user, proof, email, device }: { user: { id: string; email: string }; proof: Proof; email: string; device: string },
): Promise<void> {
  const { db, mail, config, now } = context
  const token = newToken()
  const expiresAt = new Date(now().getTime() + LINK_MS)
  await db.asSystem(async (queries) => {
    await holdProof(queries, proof)
    if (email === user.email) throw new Problem('account-exists', { code: 'email-own' })
    if (await isTaken(queries, email)) throw isElsewhere()
    await saveEmailChange(queries, { userId: user.id, email, tokenHash: tokenHash(token), expiresAt })
    await recordEvent(queries, user.id, { event: 'email-change-requested', at: now(), device })
    const link = `${config.appOrigin}/auth#type=email-change&token=${token}`
    await mail.send({ userId: user.id, email }, { code: 'email-change', href: link }, queries)
    const veto = await vetoLink(context, queries, { userId: user.id, email: user.email })
    await mail.send(
      { userId: user.id, email: user.email },
      { code: 'email-change-asked', newEmail: email, href: veto },
      queries,
    )
  })
}

/** Changes the address by the link that was mailed to the new one. @throws Problem invalid-token, account-exists */
export async function confirmEmailChange(context: AppContext, token: string): Promise<void> {
  const { db, mail, jobs, now } = context
  const change = db.asSystem(async (queries) => {
    const taken = await takeEmailChange(queries, tokenHash(token), now())
    if (!taken) throw new Problem('invalid-token')
    const { userId, before, email } = taken
    if (await isTaken(queries, email)) throw isElsewhere()
    await saveEmail(queries, userId, email)
    await endLoose(queries, userId)
    // What lies in the old mailbox is for whoever reads that.
    await endReminderLinks(queries, userId)
    // One trial a person, whichever address they come back with.
    await carryTrial(queries, userId)
    await recordEvent(queries, userId, { event: 'email-changed', at: now(), device: null })
    const veto = await vetoLink(context, queries, { userId, email: before })
    await mail.send({ userId, email: before }, { code: 'email-changed-from', newEmail: email, href: veto }, queries)
    await mail.send({ userId, email }, { code: 'email-changed', newEmail: email }, queries)
    await jobs.send('customer-email', { userId }, queries)
  })
  // Two people may have asked for one address, and confirm at one instant.
  await change.catch((error: unknown) => {
    throw isClash(error) ? isElsewhere() : error
  })
}

/**
 * Keeps the old address, by the link that was mailed there: whoever wanted the change had the password, so it ends with
 * all sessions and keys, and a reset link goes to the address that stays.
 * @throws Problem invalid-token, account-exists when the address belongs to somebody else by now
 */
export async function vetoEmailChange(context: AppContext, token: string): Promise<void> {
  const { db, jobs, now } = context
  const unusable = await hashPassword(newToken())
  const email = await db.asSystem(async (queries) => {
    const veto = await takeVeto(queries, tokenHash(token), now())
    if (!veto) throw new Problem('invalid-token')
    const { userId } = veto
    const owner = await findOwner(queries, veto.email)
    if (owner !== null && owner !== userId) throw isElsewhere()
    // The password first: who is on the way in with the old one waits for it, and gets no session after the others ended.
    await savePasswordHash(queries, userId, unusable)
    await dropKeys(queries, userId)
    await revokeSessions(queries, userId, 'all')
    await endLoose(queries, userId)
    await saveEmail(queries, userId, veto.email)
    await recordEvent(queries, userId, { event: 'email-change-refused', at: now(), device: null })
    await jobs.send('customer-email', { userId }, queries)
    return veto.email
  })
  await mailReset(context, email)
}

/** Makes the link by which an address can take a change back. */
async function vetoLink(
  { config, now }: AppContext,
  queries: Queries,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now().getTime() + VETO_MS)
  await saveVeto(queries, { userId, email, tokenHash: tokenHash(token), expiresAt })
  return `${config.appOrigin}/auth#type=email-veto&token=${token}`
}

const isClash = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === '23505'

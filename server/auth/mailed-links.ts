import { randomBytes } from 'node:crypto'
import { signJWT, verifyJWT } from 'better-auth/crypto'
import type { LetterDay, LetterFact } from '../../words/letter-facts.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import { unsubscribeLink } from '../mail/unsubscribe-link.ts'
import { Problem } from '../problem.ts'
import { findByEmail } from './account-store.ts'
import { confirmAddress } from './recovery-store.ts'
import { recordEvent } from './security-store.ts'

// The library's own calls for these hold addresses to a narrower rule than ours; its tokens and its table stay in use.

/** A reset link works for ten minutes: long enough to open a mail. @source asvs-5 */
const RESET_LINK_S = 600
const VERIFICATION_LINK_S = 7 * 86_400

type Person = { readonly id: string; readonly email: string }
type Parts = Pick<AppContext, 'mail' | 'config' | 'secret'>

const linkOf = ({ config }: Pick<Parts, 'config'>, type: string, token: string) =>
  `${config.appOrigin}/auth#type=${type}&token=${encodeURIComponent(token)}`

/** Mails the link that confirms an address, with `queries` inside that transaction; before a day on which more hangs on it, as a reminder. */
export async function mailVerification(
  parts: Parts,
  { id, email }: Person,
  { remindedBefore, queries }: { remindedBefore?: LetterDay; queries?: Queries } = {},
): Promise<void> {
  const token = await signJWT({ email }, parts.secret, VERIFICATION_LINK_S)
  const href = linkOf(parts, 'verify', token)
  const letter: LetterFact = remindedBefore
    ? { code: 'confirm-reminder', from: remindedBefore, href }
    : { code: 'verification', href }
  await parts.mail.send({ userId: id, email }, letter, queries)
}

/** Confirms the address that a mailed link is for; a second time it does no harm. @throws Problem invalid-token */
export async function confirmByLink({ db, mail, config, secret, now }: AppContext, token: string): Promise<void> {
  const address = (await verifyJWT<{ email?: unknown }>(token, secret))?.email
  if (typeof address !== 'string') throw new Problem('invalid-token')
  await db.asSystem(async (queries) => {
    const user = await findByEmail(queries, address)
    if (!user) throw new Problem('invalid-token')
    if (!(await confirmAddress(queries, user.id))) return
    await recordEvent(queries, user.id, { event: 'email-verified', at: now(), device: null })
    if (!user.tipsByMail) return
    const to = {
      userId: user.id,
      email: user.email,
      unsubscribe: unsubscribeLink(config.appOrigin, secret, user.id, 'tips'),
    }
    await mail.send(to, { code: 'welcome', href: `${config.appOrigin}/dashboard` }, queries)
  })
}

/** Mails the link for a new password to an address that has an account. */
export async function mailReset(parts: Pick<AppContext, 'auth' | 'db' | 'mail' | 'config'>, email: string) {
  const user = await parts.db.asSystem((queries) => findByEmail(queries, email))
  if (!user) return
  const token = randomBytes(24).toString('base64url')
  const { internalAdapter } = await parts.auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: user.id,
    // By the real clock, as the library looks at it.
    expiresAt: new Date(Date.now() + RESET_LINK_S * 1000),
  })
  await parts.mail.send({ userId: user.id, email }, { code: 'reset', href: linkOf(parts, 'recovery', token) })
}

import { randomBytes } from 'node:crypto'
import type { Queries } from '../db/open.ts'
import { Problem } from '../problem.ts'
import { confirmAuthenticator, findAuthenticator, takeRecovery, takeStep } from './authenticator-store.ts'
import { tokenHash } from './sessions.ts'
import { totpStep } from './totp.ts'

const RECOVERY_CODES = 10

/**
 * Asks for the second factor where there is one. Its codes follow the world's clock, not one that a test has moved.
 * @throws Problem second-factor-required without a code, wrong-code with one that is not right or was used
 */
export async function requireSecondFactor(queries: Queries, userId: string, code: string | undefined): Promise<void> {
  const kept = await findAuthenticator(queries, userId)
  if (!kept?.confirmedAt) return
  const typed = code?.replaceAll(/[\s-]/g, '').toLowerCase()
  if (!typed) throw new Problem('second-factor-required')
  const step = totpStep(kept.secret, typed, Date.now())
  const isGood =
    step === null ? await takeRecovery(queries, userId, tokenHash(typed)) : await takeStep(queries, userId, step)
  if (!isGood) throw new Problem('wrong-code')
}

/** Asks a signed-in person for it again. @throws Problem wrong-code, without a code too: a 401 would end the session */
export async function requireSecondFactorAgain(queries: Queries, userId: string, code: string | undefined) {
  await requireSecondFactor(queries, userId, code).catch((refusal: unknown) => {
    const isMissing = refusal instanceof Problem && refusal.code === 'second-factor-required'
    throw isMissing ? new Problem('wrong-code', refusal.detail) : refusal
  })
}

/** Takes the first code of a new authenticator. @returns codes for the day the phone is lost @throws Problem wrong-code */
export async function confirmSecondFactor(queries: Queries, userId: string, code: string, at: Date): Promise<string[]> {
  const kept = await findAuthenticator(queries, userId)
  const step = kept && !kept.confirmedAt ? totpStep(kept.secret, code.replaceAll(/\s/g, ''), Date.now()) : null
  if (step === null) throw new Problem('wrong-code')
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(10).toString('hex'))
  const recoveryHashes = codes.map(tokenHash)
  await confirmAuthenticator(queries, userId, { confirmedAt: at, lastStep: step, recoveryHashes })
  return codes.map((text) => text.replaceAll(/(.{5})(?=.)/g, '$1-'))
}

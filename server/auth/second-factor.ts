import { randomBytes } from 'node:crypto'
import type { Queries } from '../db/open.ts'
import { Problem } from '../problem.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  findAuthenticator,
  holdsRecovery,
  takeRecovery,
  takeStep,
} from './authenticator-store.ts'
import type { KeyBox } from './key-box.ts'
import { tokenHash } from './sessions.ts'
import { newTotpSecret, totpStep } from './totp.ts'

const RECOVERY_CODES = 10

/** A code as it is kept, however it was typed. */
const typed = (code: string | undefined) => code?.replaceAll(/[\s-]/g, '').toLowerCase()

export type SecondFactor = {
  /**
   * Whether a code is one for the day the phone is lost that would be taken for this address: nobody guesses those, so no stranger
   * may block them. Uses nothing up.
   */
  readonly hasRecovery: (queries: Queries, email: string, code: string | undefined) => Promise<boolean>
  /** Begins an authenticator. @returns its secret @throws Problem second-factor-exists */
  readonly begin: (queries: Queries, userId: string) => Promise<string>
  /** Takes the first code of a new one. @returns codes for the day the phone is lost @throws Problem wrong-code */
  readonly confirm: (queries: Queries, userId: string, first: { code: string; at: Date }) => Promise<string[]>
  /**
   * Asks for the second factor where there is one.
   * @throws Problem second-factor-required without a code, wrong-code with one that is not right or was used
   */
  readonly require: (queries: Queries, userId: string, code: string | undefined) => Promise<void>
  /** Asks a signed-in person again. @throws Problem wrong-code, without a code too: a 401 would end the session */
  readonly requireAgain: (queries: Queries, userId: string, code: string | undefined) => Promise<void>
}

/** The authenticator app. Its codes follow the world's clock, not one that a test has moved. */
export function createSecondFactor(keys: KeyBox): SecondFactor {
  // A key that cannot be opened fits no code; the recovery codes go on working.
  const stepOf = (kept: { userId: string; secret: string }, code: string) => {
    const secret = keys.open(kept.secret, kept.userId)
    return secret === null ? null : totpStep(secret, code, Date.now())
  }
  const require: SecondFactor['require'] = async (queries, userId, code) => {
    const kept = await findAuthenticator(queries, userId)
    if (!kept?.confirmedAt) return
    const given = typed(code)
    if (!given) throw new Problem('second-factor-required')
    const step = stepOf(kept, given)
    const isGood =
      step === null ? await takeRecovery(queries, userId, tokenHash(given)) : await takeStep(queries, userId, step)
    if (!isGood) throw new Problem('wrong-code')
  }
  return {
    hasRecovery: async (queries, email, code) => {
      const given = typed(code)
      return given !== undefined && /^[0-9a-f]{20}$/.test(given) && holdsRecovery(queries, email, tokenHash(given))
    },
    require,
    requireAgain: (queries, userId, code) =>
      require(queries, userId, code).catch((refusal: unknown) => {
        const isMissing = refusal instanceof Problem && refusal.code === 'second-factor-required'
        throw isMissing ? new Problem('wrong-code', refusal.said) : refusal
      }),
    begin: async (queries, userId) => {
      const secret = newTotpSecret()
      if (!(await beginAuthenticator(queries, userId, keys.seal(secret, userId))))
        throw new Problem('second-factor-exists')
      return secret
    },
    confirm: async (queries, userId, { code, at }) => {
      const kept = await findAuthenticator(queries, userId)
      const step = kept && !kept.confirmedAt ? stepOf(kept, code.replaceAll(/\s/g, '')) : null
      if (step === null) throw new Problem('wrong-code')
      const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(10).toString('hex'))
      const recoveryHashes = codes.map(tokenHash)
      await confirmAuthenticator(queries, userId, { confirmedAt: at, lastStep: step, recoveryHashes })
      return codes.map((text) => text.replaceAll(/(.{5})(?=.)/g, '$1-'))
    },
  }
}

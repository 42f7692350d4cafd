import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '../../contract/limits.ts'
import { MESSAGES } from '../../contract/messages.ts'
import { Problem } from '../problem.ts'

// Few of the 49,000 most common passwords get past the five rules; the rest need no memory.
const couldPass = (word: string) => word.length >= PASSWORD_MIN && /\d/.test(word) && /[!@#$%^&*]/.test(word)

const common = new Set((dictionary['passwords-common'] as readonly string[]).filter(couldPass))

/** Refuses a password that is on the list of the most common ones, whatever its case. @throws Problem invalid-input */
export function refuseCommon(password: string): void {
  if (common.has(password.toLowerCase())) throw new Problem('invalid-input', MESSAGES.passwordCommon)
}

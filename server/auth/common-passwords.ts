import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MIN } from '../../contract/limits.ts'

// Few of the 49,000 most common passwords get past the five rules; the rest need no memory.
const couldPass = (word: string) => word.length >= PASSWORD_MIN && /\d/.test(word) && /[!@#$%^&*]/.test(word)

const common = new Set((dictionary['passwords-common'] as readonly string[]).filter(couldPass))

/** Whether a password is on the list of the most common ones, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase())
}

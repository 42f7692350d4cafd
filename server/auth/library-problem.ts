import { isAPIError } from 'better-auth/api'
import { Problem } from '../problem.ts'

/** The refusal of an address that has an account already. */
export function accountExists(): Problem {
  return new Problem('account-exists', { code: 'email-registered' })
}

/** Throws a library's refusal of a link as a problem of ours, anything else as it came. */
export function rethrow(error: unknown): never {
  const code = isAPIError(error) ? error.body?.code : undefined
  throw code === 'INVALID_TOKEN' || code === 'USER_NOT_FOUND' ? new Problem('invalid-token') : error
}

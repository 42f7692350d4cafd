import { isAPIError } from 'better-auth/api'
import { Problem } from '../problem.ts'

/** The refusal of an address that has an account already. */
export function accountExists(): Problem {
  return new Problem('account-exists', 'This email is already registered. Please login instead.')
}

const LIBRARY_PROBLEMS: Record<string, () => Problem> = {
  INVALID_EMAIL_OR_PASSWORD: () => new Problem('invalid-credentials', 'Invalid login credentials'),
  USER_ALREADY_EXISTS: accountExists,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: accountExists,
  INVALID_TOKEN: () => new Problem('invalid-token'),
  TOKEN_EXPIRED: () => new Problem('invalid-token'),
  USER_NOT_FOUND: () => new Problem('invalid-token'),
}

/** The sign-in library's own code of an error, or an empty text. */
export function libraryCode(error: unknown): string {
  return (isAPIError(error) && error.body?.code) || ''
}

/** Throws a library's refusal as a problem of ours, anything else as it came. */
export function rethrow(error: unknown): never {
  throw LIBRARY_PROBLEMS[libraryCode(error)]?.() ?? error
}

import { ApiProblem } from '../api/api-problem.ts'
import { toast } from '../ui/toast.ts'
import { AUTH_TOASTS } from '../words/auth-words.ts'
import { COMMON } from '../words/common.ts'

/** Says why signing in or up failed, in the words that the catalogue has for it. */
export function sayAuthFailure(error: unknown) {
  if (!(error instanceof ApiProblem) || error.status >= 500) return toast.bad(COMMON.error, COMMON.unexpected)
  if (error.code === 'invalid-credentials') return toast.bad(...AUTH_TOASTS.loginFailed)
  if (error.code === 'account-exists') return toast.bad(...AUTH_TOASTS.accountExists)
  if (error.code === 'invalid-input') return toast.bad(COMMON.validationError, error.detail)
  toast.bad(COMMON.error, error.detail || COMMON.unexpected)
}

import { isProblem } from '../api/api-problem.ts'
import { NoPasskey, signInByPasskey } from '../passkeys/ceremony.ts'
import { toast } from '../ui/toast.ts'
import { AUTH_TOASTS } from '../words/auth-words.ts'
import { arrival } from './arrival.ts'
import { sayAuthFailure } from './auth-failure.ts'

/** Signs in with a passkey, or says why not. Loaded by those who press the button. @returns where to go on, or null */
export async function passkeyEntry(): Promise<string | null> {
  try {
    return arrival(await signInByPasskey())
  } catch (error) {
    if (error instanceof NoPasskey) toast.bad(...error.words)
    else if (isProblem(error, 'invalid-credentials')) toast.bad(AUTH_TOASTS.loginFailed[0], error.detail)
    else sayAuthFailure(error)
    return null
  }
}

import type { SignedIn } from '../../contract/auth.ts'
import { beginSession, homeOf } from '../session/session-state.ts'
import { toast } from '../ui/toast.ts'
import { AUTH_TOASTS } from '../words/auth-words.ts'

/** Begins the session and welcomes. @returns where to go on */
export function arrival(signedIn: SignedIn, joining = false): string {
  beginSession(signedIn.token, signedIn.user.id)
  const [title, text] = AUTH_TOASTS[joining ? 'created' : signedIn.restored ? 'restored' : 'welcome']
  toast.good(title, text)
  return joining ? '/onboarding' : homeOf(signedIn)
}

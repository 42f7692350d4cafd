import { authApi } from '../api/auth-api.ts'
import { endSession } from '../api/token-store.ts'

/** Ends the session on the server and here. Here in any case: a lost connection must not keep anyone signed in. */
export async function signOut() {
  const told = authApi.signOut().catch(() => undefined)
  endSession('signed-out')
  await told
}

import { authApi } from '../api/auth-api.ts'
import { endSession } from '../api/token-store.ts'

/** Ends the session on the server and here. Here in any case: a lost connection must not keep anyone signed in. */
export async function signOut() {
  void silence()
  const told = authApi.signOut().catch(() => undefined)
  endSession('signed-out')
  await told
}

/** Whoever leaves a device is not spoken of on its lock screen: its address is good no more, which the server hears with the next reminder. */
async function silence() {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

import { pushApi } from '../api/push-api.ts'

/** Whether this browser can show reminders: not at all, only once the app is installed, not any more, or it may be asked. */
export type Ability = 'none' | 'install' | 'blocked' | 'able'

const isApple = () => /iP(hone|ad|od)/.test(navigator.userAgent)
const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** What this browser can do. */
export function abilityHere(): Ability {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple() && !isInstalled() ? 'install' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'able'
}

/** By what the server knows this browser; null where it takes no reminders. */
export async function idHere(): Promise<string | null> {
  const subscription = await subscriptionHere()
  return subscription && idOf(subscription.endpoint)
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (abilityHere() === 'none' || abilityHere() === 'install') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function idOf(endpoint: string): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return btoa(String.fromCharCode(...new Uint8Array(sum)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Asks whether reminders may be shown, and has them sent here. @returns whether they are */
export async function remindHere(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  // One that was made for another installation's key cannot be made anew beside it.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { keys } = subscription.toJSON()
  await pushApi.add({ endpoint: subscription.endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } })
  return true
}

/** Ends reminders here. */
export async function remindHereNoMore(): Promise<void> {
  const subscription = await subscriptionHere()
  if (!subscription) return
  await pushApi.remove(await idOf(subscription.endpoint))
  await subscription.unsubscribe()
}

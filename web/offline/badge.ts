/** The mark on the icon of the installed app: a reminder came, and neither was it answered nor the app opened since. */

type Badged = { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> }
type Lasting = Event & { waitUntil: (work: Promise<unknown> | undefined) => void }

const marked = navigator as unknown as Badged

// Where the platform has no marks there is nothing to set and nothing to take away.
const clear = async () => marked.clearAppBadge?.().catch(() => undefined)

self.addEventListener('push', (event) => {
  ;(event as Lasting).waitUntil(marked.setAppBadge?.().catch(() => undefined))
})

for (const answered of ['notificationclick', 'notificationclose'])
  self.addEventListener(answered, (event) => (event as Lasting).waitUntil(clear()))

self.addEventListener('fetch', (event) => {
  const { request } = event as Event & { request: Request }
  if (request.mode === 'navigate') void opened()
})

async function opened(): Promise<void> {
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
  // Without a reminder that waits there is no mark.
  if ((await registration.getNotifications().catch(() => [])).length > 0) await clear()
}

export {}

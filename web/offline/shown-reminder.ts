/** What a device is sent, as `contract/push.ts` has it, shown by the service worker; a press leads to what can be done upon it. */
import type { PushMessage } from '../../contract/push.ts'

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Pushed = Lasting & { data: { json: () => unknown } | null }
type Pressed = Lasting & { action: string; notification: Notification }
type Scope = {
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  clients: {
    matchAll: (of: object) => Promise<{ url: string; focus: () => Promise<unknown> }[]>
    openWindow: (url: string) => Promise<unknown>
  }
}

const scope = self as unknown as Scope

self.addEventListener('push', (event) => {
  const { data } = event as Pushed
  if (data) (event as Pushed).waitUntil(shown(data.json() as PushMessage))
})

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event as Pressed
  notification.close()
  const acts = (notification.data ?? []) as PushMessage['acts']
  const href = (acts.find((act) => act.href === action) ?? acts[0])?.href ?? '/dashboard'
  ;(event as Pressed).waitUntil(opened(href))
})

/** A reminder, in the place of an earlier one about the same; what can be done upon it stands below where the platform has that. */
async function shown({ title, text, tag, acts }: PushMessage): Promise<void> {
  const options = {
    ...{ body: text, tag, data: acts, icon: '/icon-192.png', badge: '/icon-192.png' },
    actions: acts.map(({ label, href }) => ({ title: label, action: href })),
  }
  await scope.registration.showNotification(title, options)
}

/** What a press leads to: a window that shows it already, else a new one; never another site. */
async function opened(href: string): Promise<void> {
  const url = new URL(href, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((each) => new URL(each.url).pathname === url.pathname)
  await (open ? open.focus() : scope.clients.openWindow(url.href))
}

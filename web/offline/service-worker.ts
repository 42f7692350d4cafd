/**
 * Keeps the app's own files on the device, so that it opens without a network. It keeps no answers of the API: what is
 * a person's stays in local storage, which sign-out clears. The build writes the two constants above this file.
 */
import './badge.ts'
import './keep-shared.ts'
import './shown-reminder.ts'

declare const PRECACHE: readonly string[]
declare const VERSION: string

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }

/** [ms] A network that takes longer than this to answer is as good as none. */
const PATIENCE_MS = 3_000
const PREFIX = 'fulcrum-'
const FIGURES = '/figures/'

self.addEventListener('install', (event) => {
  // One address that does not answer 200 would keep the worker from ever being installed.
  const requests = PRECACHE.map(
    (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }),
  )
  ;(event as Lasting).waitUntil(caches.open(PREFIX + VERSION).then((cache) => cache.addAll(requests)))
})

self.addEventListener('activate', (event) => {
  ;(event as Lasting).waitUntil(dropOldCaches())
})

self.addEventListener('message', (event) => {
  const worker = self as unknown as { skipWaiting: () => Promise<void> }
  if (event.data === 'take-over') (event as unknown as Lasting).waitUntil(worker.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event as Fetching
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith(FIGURES)) return (event as Fetching).respondWith(shownFigure(request, pathname))
  if (!PRECACHE.includes(pathname)) return
  const answer = request.mode === 'navigate' ? newestShell(request, pathname) : keptFile(request, pathname)
  ;(event as Fetching).respondWith(answer)
})

/** A shell comes from the network where there is one, so that nobody is left on an old build. */
async function newestShell(request: Request, path: string): Promise<Response> {
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
  const fresh = await Promise.race([fetch(request).catch(() => null), patience])
  return fresh ?? keptFile(request, path)
}

/** Pictures of moves are hundreds: those that were shown are kept. */
async function shownFigure(request: Request, path: string): Promise<Response> {
  const kept = await caches.match(path)
  if (kept) return kept
  // Without a network there is no picture, which is no failure: the words say what it would show.
  const fresh = await fetch(request).catch(() => Response.json(null))
  if (fresh.ok && fresh.type !== 'default')
    await caches.open(PREFIX + VERSION).then((cache) => cache.put(path, fresh.clone()))
  return fresh
}

async function keptFile(request: Request, path: string): Promise<Response> {
  return (await caches.match(path)) ?? fetch(request)
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION).map((name) => caches.delete(name)),
  )
}

/**
 * Files that another app shares with this one. They wait on the device until their person says to take them in: any
 * page of the web can send a form to this address as well, so nothing that comes this way is kept by itself.
 */

type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void }
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void }

/** As the manifest names it. */
const SHARE = '/share'
/** As `web/activities/waiting-files.ts` reads it; not among the caches that a new build throws away. */
const WAITING = 'shared-files'
const FILES_MAX = 20
/** [bytes] As `contract/activity-file.ts` has it. */
const FILE_MAX = 25 * 1024 * 1024

self.addEventListener('fetch', (event) => {
  const { request } = event as Fetching
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'POST' || origin !== self.location.origin) return
  if (pathname === SHARE) return (event as Fetching).respondWith(kept(request))
  // What was shared is not left for whoever comes next.
  if (pathname === '/api/auth/sign-out') (event as Lasting).waitUntil(caches.delete(WAITING))
})

async function kept(request: Request): Promise<Response> {
  try {
    const given = (await request.formData()).getAll('files')
    const files = given.filter((one) => one instanceof File && one.size > 0 && one.size <= FILE_MAX) as File[]
    await caches.delete(WAITING)
    const cache = await caches.open(WAITING)
    for (const [at, file] of files.slice(0, FILES_MAX).entries())
      await cache.put(`${SHARE}/${at}/${encodeURIComponent(file.name)}`, new Response(file))
  } catch {
    // No room, or no form: the screen asks for the file as it always does.
  }
  return Response.redirect('/account#activities', 303)
}

export {}

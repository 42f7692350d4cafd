/** As `web/offline/keep-shared.ts` fills it. */
const WAITING = 'shared-files'

/** The files that another app shared with this one and that nobody has answered for, as they came. */
export async function waitingFiles(): Promise<File[]> {
  if (!('caches' in window) || !(await caches.has(WAITING))) return []
  const cache = await caches.open(WAITING)
  const keys = await cache.keys()
  const files = keys.map(async ({ url }) => {
    const answer = await cache.match(url)
    const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')
    const content = await answer?.blob()
    return content && new File([content], name, { type: content.type })
  })
  return (await Promise.all(files)).filter((file) => file !== undefined)
}

/** They are answered for, and gone. */
export async function forgetWaitingFiles(): Promise<void> {
  if ('caches' in window) await caches.delete(WAITING)
}

type Launch = { readonly files?: readonly { getFile: () => Promise<File> }[] }
type Launches = { setConsumer: (consumer: (launch: Launch) => void) => void }

/** Calls back with the files that were opened with the installed app, where the platform does that. */
export function onOpenedFiles(opened: (files: readonly File[]) => void): void {
  const launches = (window as { launchQueue?: Launches }).launchQueue
  launches?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(opened, () => undefined)
  })
}

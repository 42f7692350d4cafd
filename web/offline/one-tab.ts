/** [ms] A tab that says nothing for this long has been closed over its work. */
const LEASE_MS = 15_000
/** [ms] Time for another tab that wrote at the same moment to be seen. */
const SETTLE_MS = 40
const POLL_MS = 100

type Lease = { readonly holder: string; readonly until: number }

/**
 * Does work in one tab at a time: by the browser's locks, or where it has none by a lease in local storage that is
 * written, looked at again, and renewed while the work lasts.
 * @param name - of the lock, the same in every tab
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return void (await navigator.locks.request(name, work))
  const holder = crypto.randomUUID()
  while (!(await leased(name, holder))) await pause(POLL_MS)
  const renewal = setInterval(() => write(name, holder), LEASE_MS / 3)
  try {
    await work()
  } finally {
    clearInterval(renewal)
    if (read(name)?.holder === holder) localStorage.removeItem(name)
  }
}

async function leased(name: string, holder: string): Promise<boolean> {
  const held = read(name)
  if (held && held.holder !== holder && held.until > Date.now()) return false
  write(name, holder)
  await pause(SETTLE_MS)
  return read(name)?.holder === holder
}

function read(name: string): Lease | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

function write(name: string, holder: string) {
  localStorage.setItem(name, JSON.stringify({ holder, until: Date.now() + LEASE_MS } satisfies Lease))
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

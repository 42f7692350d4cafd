import { ApiProblem } from '../api/api-problem.ts'
import { request } from '../api/request.ts'
import { sessionMark } from '../session/token-store.ts'

/**
 * What a person recorded while there was no network: kept on the device, sent in order, each until it has arrived.
 * Every entry says the whole state of one day, so one that is sent twice does no harm.
 */
export type Entry = {
  readonly id: string
  readonly path: string
  readonly method: 'PUT' | 'DELETE'
  readonly body?: unknown
}

/** `kept`: it waits on this device. */
export type Sent = 'sent' | 'kept'

/** The prefix lets sign-out find it. */
const KEY = 'fulcrum.outbox'
const LOCK = 'fulcrum.outbox'

let shown: readonly Entry[] | null = null
const listeners = new Set<() => void>()

/** What still waits, oldest first, for `useSyncExternalStore`. */
export const outboxStore = {
  list: (): readonly Entry[] => {
    shown ??= read()
    return shown
  },
  subscribe(listener: () => void) {
    const fromOtherTab = (event: StorageEvent) => {
      if (event.key === KEY || event.key === null) changed()
    }
    listeners.add(listener)
    window.addEventListener('storage', fromOtherTab)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', fromOtherTab)
    }
  },
}

/**
 * Keeps an entry and sends all that waits.
 * @throws ApiProblem when the server refuses this entry, or the session is over
 */
export async function send(entry: Omit<Entry, 'id'>): Promise<Sent> {
  const own: Entry = { ...entry, id: crypto.randomUUID() }
  write([...read(), own])
  const refused = await flush()
  const refusal = refused.get(own.id)
  if (refusal) throw refusal
  // The session ended over it, and took with it what waited here: nothing was sent.
  if (sessionMark() === null) throw new ApiProblem('unauthenticated', 401, '')
  return read().some(({ id }) => id === own.id) ? 'kept' : 'sent'
}

/** Sends what waits, in order, one tab at a time; what the server refuses is taken out and told. */
export async function flush(): Promise<ReadonlyMap<string, ApiProblem>> {
  const refused = new Map<string, ApiProblem>()
  await alone(async () => {
    for (let entry = read()[0]; entry; entry = read()[0]) {
      try {
        await request(entry.path, { method: entry.method, ...(entry.body !== undefined && { body: entry.body }) })
      } catch (error) {
        if (!(error instanceof ApiProblem) || isLater(error)) return
        refused.set(entry.id, error)
      }
      const { id } = entry
      write(read().filter((one) => one.id !== id))
    }
  })
  return refused
}

/** A lost network, a server that is away, or a session that must be renewed: the entry is right, the moment is not. */
function isLater(error: ApiProblem): boolean {
  return error.code === 'network' || error.status >= 500 || error.status === 429 || error.status === 401
}

async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(LOCK, work)
  else await work()
}

type Kept = { readonly owner: string | null; readonly entries: readonly Entry[] }

/** What storage, full or refused, did not take: it lives as long as the tab. */
let unstored: Kept | null = null

function read(): readonly Entry[] {
  const kept = unstored ?? stored()
  return kept && kept.owner !== null && kept.owner === sessionMark() ? kept.entries : []
}

function stored(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}

function write(entries: readonly Entry[]) {
  const kept = { owner: sessionMark(), entries }
  try {
    if (entries.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(kept))
    unstored = null
  } catch {
    unstored = kept
  }
  changed()
}

function changed() {
  shown = null
  for (const listener of listeners) listener()
}

import type { CheckInRow } from '../../contract/check-in.ts'
import type { ToldDanger } from '../../contract/safety.ts'
import type { CivilDate } from '../../engine/model.ts'
import { keyOfPerson } from './of-person.ts'

/** A record of one day that is on its way to the server. */
export type NewEntry = {
  readonly record: 'check-in' | 'completion' | 'undo'
  readonly date: CivilDate
  readonly body?: object
  /** The version of the day's session that its person saw; absent where none was known. */
  readonly version?: number
}

/** Why the server did not take an entry. */
export type Refusal = {
  readonly code: string
  readonly status: number
  readonly detail: string
  /** What another device wrote meanwhile. */
  readonly current?: CheckInRow
}

export type Entry = NewEntry & {
  readonly id: string
  /** [ms since 1970] when it was entered; entries go in this order. */
  readonly at: number
  /** Absent while it has not been refused. */
  readonly refused?: Refusal
  /** Dangers that it tells: until it has arrived nobody else knows of them. */
  readonly told?: readonly ToldDanger[]
}

/** What storage, full or refused, did not take: it lives as long as the tab. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()
let shown: { readonly of: string | null; readonly entries: readonly Entry[] } | null = null

/** What waits of the person signed in, oldest first, for `useSyncExternalStore`. One key an entry: tabs never write over each other. */
export const outboxStore = {
  list(): readonly Entry[] {
    const of = keyOfPerson('outbox.')
    if (shown?.of !== of) shown = { of, entries: read(of) }
    return shown.entries
  },
  /** The same as it is now: what another tab took out a moment ago has not been told of yet. */
  listNow(): readonly Entry[] {
    return read(keyOfPerson('outbox.'))
  },
  subscribe(listener: () => void) {
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith('fulcrum')) changed()
    }
    listeners.add(listener)
    window.addEventListener('storage', fromOtherTab)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', fromOtherTab)
    }
  },
}

/** Keeps an entry, new or changed. @returns false where nobody is known to be signed in */
export function keepEntry(entry: Entry): boolean {
  const key = keyOfPerson(`outbox.${entry.id}`)
  if (key === null) return false
  const text = JSON.stringify(entry)
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
  changed()
  return true
}

/** Whether an entry is lost with this tab, because storage is full or refused. */
export function isOnlyInTab({ id }: Entry): boolean {
  return unstored.has(keyOfPerson(`outbox.${id}`) ?? '')
}

/** Remembers with what waits last which dangers it tells: entries arrive in order. */
export function keepTold(told: readonly ToldDanger[]): void {
  const last = outboxStore.listNow().at(-1)
  if (last) keepEntry({ ...last, told })
}

/** Takes an entry out: it has arrived, or its person threw it away. */
export function dropEntry(id: string) {
  const key = keyOfPerson(`outbox.${id}`)
  if (key === null) return
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is refused, so nothing was there.
  }
  changed()
}

function read(prefix: string | null): Entry[] {
  if (prefix === null) return []
  return [...texts(prefix)].flatMap((text) => parsed(text)).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

/** Only what waits is read: the plan that is kept beside it is long. */
function texts(prefix: string): Iterable<string> {
  const kept = new Map<string, string>()
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) kept.set(key, localStorage.getItem(key) ?? '')
  } catch {
    // Storage is refused: what this tab remembers is all there is.
  }
  // What storage did not take is newer than what it has.
  for (const [key, text] of unstored) if (key.startsWith(prefix)) kept.set(key, text)
  return kept.values()
}

function parsed(text: string): Entry[] {
  try {
    const entry: Entry | null = JSON.parse(text)
    return entry?.date ? [entry] : []
  } catch {
    return []
  }
}

function changed() {
  shown = null
  for (const listener of listeners) listener()
}

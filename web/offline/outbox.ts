import type { CheckInRow } from '../../contract/check-in.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { request } from '../api/request.ts'
import { personId } from '../api/token-store.ts'
import { inOneTab } from './one-tab.ts'
import { dropEntry, type Entry, keepEntry, type NewEntry, outboxStore } from './outbox-store.ts'

/** `kept`: it waits on this device; `asks`: it waits for its person to choose, for the day was changed elsewhere. */
export type Sent = 'sent' | 'kept' | 'asks'

const LOCK = 'fulcrum-outbox-lock'
/** Failures of the server itself after which the others need not be tried now. */
const SERVER_FAILURES_MAX = 2

/**
 * Keeps an entry on the device, then sends all that waits. A missing network leaves it there, a session
 * that has ended too, though it is thrown; any other answer of the server is thrown and the entry is the caller's
 * again, who still shows what was typed.
 * @throws ApiProblem when the server refused or failed, or the session is over
 */
export async function send(entry: NewEntry): Promise<Sent> {
  const own = ownEntry(entry)
  if (!keepEntry(own)) {
    // Nobody is known to keep it for: it is sent, or its failure told.
    await deliver(own)
    return 'sent'
  }
  const person = personId()
  const failure = (await flush()).get(own.id)
  if (failure) {
    // Typed by somebody who had not seen what stands there now: it stays until they have.
    if (failure.code === 'changed-elsewhere') return 'asks'
    // What worried somebody, and what was tapped, is never theirs to say again: a server that fails gets it later.
    if (isTapped(own) && isPassing(failure)) return 'kept'
    dropEntry(own.id)
    throw failure
  }
  // The session ended over it: the entry waits for its person's next one, and whoever asked must know.
  if (personId() !== person) throw new ApiProblem('unauthenticated', 401, '')
  return outboxStore.listNow().some(({ id }) => id === own.id) ? 'kept' : 'sent'
}

/**
 * Keeps on the device what the server failed at just now, for the next time.
 * @returns false where nobody is known to keep it for
 */
export function keepForLater(entry: NewEntry): boolean {
  return keepEntry(ownEntry(entry))
}

function ownEntry(entry: NewEntry): Entry {
  // After all that waits, also within one millisecond or when the clock was set back.
  const at = Math.max(Date.now(), (outboxStore.listNow().at(-1)?.at ?? 0) + 1)
  return { ...entry, ...lastSeen(entry), id: crypto.randomUUID(), at }
}

/**
 * Sends what waits in order, one tab at a time. What the server refuses stays, with its reason, until its person tries
 * again or throws it away; what the server failed at stays for the next time. No entry overtakes one of the same day.
 * @param again - also those that were refused before
 * @returns what the server answered instead of taking it, by entry
 */
export async function flush({ again = false } = {}): Promise<ReadonlyMap<string, ApiProblem>> {
  const gone: Going = { failures: new Map(), blocked: new Set() }
  await inOneTab(LOCK, async () => {
    for (const { id } of outboxStore.listNow()) {
      // As it is now: the one before may have brought it up to date.
      const entry = outboxStore.listNow().find((one) => one.id === id && (again || !one.refused))
      if (!entry || gone.blocked.has(entry.date)) continue
      if ((await sent(entry, gone)) === 'none arrives' || gone.blocked.size === SERVER_FAILURES_MAX) return
    }
  })
  return gone.failures
}

/** How it went so far: what the server answered instead, by entry, and the days of which nothing more is sent now. */
type Going = { readonly failures: Map<string, ApiProblem>; readonly blocked: Set<string> }

async function sent(entry: Entry, { failures, blocked }: Going): Promise<'none arrives' | 'on'> {
  const problem = await problemOfSending(entry)
  if (problem === null) dropEntry(entry.id)
  else if (isEndOfAll(problem)) return 'none arrives'
  else {
    failures.set(entry.id, problem)
    if (isPassing(problem)) blocked.add(entry.date)
    else keepRefused(entry, problem)
  }
  return 'on'
}

/** Without a network or a session none of the others would arrive either. */
function isEndOfAll({ code, status }: ApiProblem): boolean {
  return code === 'network' || status === 401
}

/** Keeps what the server will not take, with why, until its person has chosen. */
function keepRefused(entry: Entry, { code, status, detail, current: now }: ApiProblem): void {
  const current = now as CheckInRow | undefined
  keepEntry({ ...entry, refused: { code, status, detail, ...(current && { current }) } })
}

function isTapped({ body }: NewEntry): boolean {
  return body !== undefined && 'taps' in body
}

/** The server's trouble rather than the entry's. */
export function isPassing({ status }: ApiProblem): boolean {
  return status >= 500 || status === 429
}

async function problemOfSending(entry: Entry): Promise<ApiProblem | null> {
  try {
    const saved = await deliver(entry)
    if (saved) seeOwn(entry, saved)
    return null
  } catch (error) {
    return error instanceof ApiProblem ? error : new ApiProblem('internal', 500, '', error)
  }
}

/** The versions that this tab's own writes brought about, by person and day: what is shown may not have them yet. */
const written = new Map<string, number>()
const keyOfDay = (date: string) => `${personId()} ${date}`

function lastSeen({ date, version }: NewEntry): { version?: number } {
  return version === undefined ? {} : { version: Math.max(version, written.get(keyOfDay(date)) ?? 0) }
}

/** What was entered after this had seen it already: its version is theirs, unless somebody else came between. */
function seeOwn({ id, date, version }: Entry, saved: CheckInRow) {
  if (version === undefined || saved.version > version + 1) return
  written.set(keyOfDay(date), saved.version)
  for (const one of outboxStore.listNow())
    if (one.id !== id && one.date === date && one.version === version) keepEntry({ ...one, version: saved.version })
}

/** Sends an entry again that its person has chosen to keep, now that they know what stands there. */
export function chosen(entry: Entry, choice: 'both' | 'mine') {
  const { refused, ...rest } = entry
  const current = refused?.current
  if (!current) return
  const session = choice === 'both' ? { completed: current.completed } : {}
  keepEntry({ ...rest, version: current.version, ...(entry.body && { body: { ...entry.body, ...session } }) })
}

function deliver({ record, date, body, version }: NewEntry): Promise<CheckInRow | undefined> {
  const seen = version === undefined ? {} : { version }
  if (record === 'check-in') return request(`/api/check-ins/${date}`, { method: 'PUT', body: { ...body, ...seen } })
  if (record === 'completion') return request(`/api/completions/${date}`, { method: 'PUT', body: { ...body, ...seen } })
  return request(`/api/completions/${date}${version === undefined ? '' : `?version=${version}`}`, { method: 'DELETE' })
}

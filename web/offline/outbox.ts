import { ApiProblem } from '../api/api-problem.ts'
import { request } from '../api/request.ts'
import { personId } from '../session/token-store.ts'
import { inOneTab } from './one-tab.ts'
import { dropEntry, type Entry, keepEntry, type NewEntry, outboxStore } from './outbox-store.ts'

/** `kept`: it waits on this device. */
export type Sent = 'sent' | 'kept'

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
  // After all that waits, also within one millisecond or when the clock was set back.
  const at = Math.max(Date.now(), (outboxStore.list().at(-1)?.at ?? 0) + 1)
  const own: Entry = { ...entry, id: crypto.randomUUID(), at }
  if (!keepEntry(own)) {
    // Nobody is known to keep it for: it is sent, or its failure told.
    await deliver(own)
    return 'sent'
  }
  const person = personId()
  const failure = (await flush()).get(own.id)
  if (failure) {
    // What worried somebody is never theirs to type again: a server that fails gets it later.
    if (isAlarm(own) && isPassing(failure)) return 'kept'
    dropEntry(own.id)
    throw failure
  }
  // The session ended over it: the entry waits for its person's next one, and whoever asked must know.
  if (personId() !== person) throw new ApiProblem('unauthenticated', 401, '')
  return outboxStore.list().some(({ id }) => id === own.id) ? 'kept' : 'sent'
}

/**
 * Sends what waits in order, one tab at a time. What the server refuses stays, with its reason, until its person tries
 * again or throws it away; what the server failed at stays for the next time. No entry overtakes one of the same day.
 * @param again - also those that were refused before
 * @returns what the server answered instead of taking it, by entry
 */
export async function flush({ again = false } = {}): Promise<ReadonlyMap<string, ApiProblem>> {
  const failures = new Map<string, ApiProblem>()
  await inOneTab(LOCK, async () => {
    const blocked = new Set<string>()
    let down = 0
    for (const entry of outboxStore.list()) {
      if ((entry.refused && !again) || blocked.has(entry.date)) continue
      const problem = await problemOfSending(entry)
      if (problem === null) {
        dropEntry(entry.id)
        continue
      }
      // Without a network or a session none of the others would arrive either.
      if (problem.code === 'network' || problem.status === 401) return
      failures.set(entry.id, problem)
      if (!isPassing(problem)) {
        const { code, status, detail } = problem
        keepEntry({ ...entry, refused: { code, status, detail } })
      } else {
        blocked.add(entry.date)
        if (++down === SERVER_FAILURES_MAX) return
      }
    }
  })
  return failures
}

function isAlarm({ body }: NewEntry): boolean {
  return body !== undefined && 'taps' in body
}

/** The server's trouble rather than the entry's. */
function isPassing({ status }: ApiProblem): boolean {
  return status >= 500 || status === 429
}

async function problemOfSending(entry: Entry): Promise<ApiProblem | null> {
  try {
    await deliver(entry)
    return null
  } catch (error) {
    return error instanceof ApiProblem ? error : new ApiProblem('internal', 500, '', error)
  }
}

function deliver({ record, date, body }: NewEntry): Promise<void> {
  if (record === 'check-in') return request(`/api/check-ins/${date}`, { method: 'PUT', body })
  if (record === 'completion') return request(`/api/completions/${date}`, { method: 'PUT', body })
  return request(`/api/completions/${date}`, { method: 'DELETE' })
}

/**
 * The one place that knows the session's token. It lives in local storage, so all tabs share it, and falls back to
 * memory where storage is refused.
 */
const PREFIX = 'fulcrum.'
const KEY = `${PREFIX}session`
const PERSON_KEY = `${PREFIX}person`

let memory: string | null = null

/** Left, refused in the middle of something, or over before its person came back. */
export type SessionEnd = 'signed-out' | 'expired' | 'idle'
const endings = new Set<(reason: SessionEnd) => void>()

function storage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | null {
  try {
    return window[kind]
  } catch {
    return null
  }
}

export function readToken(): string | null {
  // Remembered also when another tab wrote it, so that its end there is noticed here.
  memory = storage()?.getItem(KEY) ?? memory
  return memory
}

/** Which session this is: what is kept on the device is kept for that one and shown to no other. */
export const sessionMark = () => readToken()?.slice(-12) ?? null

export function keepToken(token: string, personId: string | null = null) {
  memory = token
  try {
    storage()?.setItem(KEY, token)
    if (personId === null) storage()?.removeItem(PERSON_KEY)
    else storage()?.setItem(PERSON_KEY, personId)
  } catch {
    // Storage is full or refused: this tab stays signed in, and only this tab.
  }
}

/** Whose session this is, or null where nobody has said so or could keep it: what a person entered is kept for them. */
export function personId(): string | null {
  return readToken() && (storage()?.getItem(PERSON_KEY) ?? null)
}

/** Forgets the token and what was loaded for this session, then tells who must react; what a person entered stays. */
export function endSession(reason: SessionEnd) {
  memory = null
  for (const kept of [storage(), storage('sessionStorage')])
    for (const key of Object.keys(kept ?? {})) if (key.startsWith(PREFIX)) kept?.removeItem(key)
  for (const ending of endings) ending(reason)
}

/** Whether something that a person entered waits on this device to be sent. */
export const somethingWaits = () => Object.keys(storage() ?? {}).some((key) => /^fulcrum-kept.*outbox/.test(key))

/** Calls back when the session ends, here or in another tab. */
export function onSessionEnd(listener: (reason: SessionEnd) => void): () => void {
  endings.add(listener)
  return () => void endings.delete(listener)
}

/** Listens to the other tabs. `changed` hears of a new session of theirs; an end of theirs is an end here. */
export function followOtherTabs(changed: () => void) {
  window.addEventListener('storage', (event) => {
    // A null key is a cleared storage.
    if (event.key !== KEY && event.key !== null) return
    const token = storage()?.getItem(KEY) ?? null
    memory = token
    if (token === null) endSession('signed-out')
    else changed()
  })
}

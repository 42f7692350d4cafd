import { personId } from '../api/token-store.ts'

/**
 * What a person entered and nobody has yet: it belongs to the person, so the end of a session leaves it on the device,
 * and nobody else's session sees it.
 */
const PREFIX = 'fulcrum-kept'

/** The key under which something of the person signed in is kept, or null where nobody is. */
export function keyOfPerson(name: string): string | null {
  const id = personId()
  return id === null ? null : `${PREFIX}.${id}.${name}`
}

/** Forgets all that is kept of the person signed in: theirs to say, when they leave this device for good. */
export function dropAllOfPerson() {
  const prefix = keyOfPerson('')
  if (prefix === null) return
  for (const storage of storages())
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

/** How many entries wait on this device, whoever made them; what they say is for their person alone. */
export function waitingOfAnybody(): number {
  return storages().flatMap((storage) =>
    Object.keys(storage).filter((key) => /^fulcrum-kept\.[^.]+\.outbox\./.test(key)),
  ).length
}

function storages(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage]
  } catch {
    return []
  }
}

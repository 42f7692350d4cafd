import type { CivilDate } from '../../engine/model.ts'
import { keyOfPerson } from '../offline/of-person.ts'
import type { Progress } from './progress.ts'

/** A session that was begun on this day and not finished, or null. */
export function keptProgress(date: CivilDate): Progress | null {
  try {
    const key = keyOfPerson('training')
    const kept: Progress | null = key === null ? null : JSON.parse(localStorage.getItem(key) ?? 'null')
    return kept?.date === date ? kept : null
  } catch {
    return null
  }
}

/** Keeps a session that is under way, or forgets it; the end of a sign-in leaves it to be gone on with. */
export function keepProgress(progress: Progress | null) {
  const key = keyOfPerson('training')
  if (key === null) return
  try {
    if (progress) localStorage.setItem(key, JSON.stringify(progress))
    else localStorage.removeItem(key)
  } catch {
    // Storage is refused: the session lives as long as the tab.
  }
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** Hears of it whenever what is kept here is another. @returns what ends it */
export function onProgress(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

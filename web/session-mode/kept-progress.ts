import type { CivilDate } from '../../engine/model.ts'
import { sessionMark } from '../session/token-store.ts'
import type { Progress } from './progress.ts'

/** The prefix lets sign-out find it. */
const KEY = 'fulcrum.training'

/** A session that was begun on this day and not finished, or null. */
export function keptProgress(date: CivilDate): Progress | null {
  try {
    const kept: { owner: string | null; progress: Progress } | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return kept && kept.owner !== null && kept.owner === sessionMark() && kept.progress.date === date
      ? kept.progress
      : null
  } catch {
    return null
  }
}

/** Keeps a session that is under way, or forgets it. */
export function keepProgress(progress: Progress | null) {
  try {
    if (progress) localStorage.setItem(KEY, JSON.stringify({ owner: sessionMark(), progress }))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is refused: the session lives as long as the tab.
  }
}

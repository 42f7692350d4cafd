import { useSyncExternalStore } from 'react'
import type { CivilDate } from '../../engine/model.ts'
import { keptProgress, onProgress } from '../session-mode/kept-progress.ts'

/** Whether a session of this day was begun and not finished. */
export function useBegun(date: CivilDate): boolean {
  return useSyncExternalStore(onProgress, () => keptProgress(date) !== null)
}

import { isDeepStrictEqual } from 'node:util'
import type { CompletionInput } from '../../contract/check-in.ts'
import type { RecordedDay } from '../plan-inputs/check-in-store.ts'

type Write = CompletionInput & { readonly completed: boolean }

const PARTS = ['rpe', 'minutes', 'sets'] as const

/**
 * Whether a write would take something of a session that who writes has not seen. Words are never taken, for they add up; and
 * what says the same as what stands there is the same write again.
 * @param seen - the version that was seen; without one the write is meant to replace, as it always did
 */
export function takesUnseen(day: RecordedDay, seen: number | null | undefined, write: Write): boolean {
  if (seen === null || seen === undefined || seen === day.version) return false
  if ((day.completed ?? false) !== write.completed) return true
  return PARTS.some(
    (part) => day[part] !== null && write[part] !== undefined && !isDeepStrictEqual(day[part], write[part]),
  )
}

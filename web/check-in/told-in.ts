import type { ToldNow } from '../../engine/safety/told-now.ts'
import type { CheckIn } from '../api/plan-api.ts'
import { CHECK_IN } from '../words/check-in-words.ts'

/** What a check-in tells at once. Where the reader cannot be had the server reads it, and nobody cheers meanwhile. */
export async function toldIn(checkIn: CheckIn): Promise<ToldNow> {
  const { notes = '', tomorrow_schedule_notes: tomorrowNotes = '', taps, added = [] } = checkIn
  try {
    const { toldNow } = await import('../../engine/safety/told-now.ts')
    return toldNow({ notes, tomorrowNotes, added, ...(taps && { taps }) })
  } catch {
    return { safety: [], isHeavy: true }
  }
}

/** Of illness and pain nothing is optimised, and beside a loss nobody cheers. */
export function savedWords({ safety, isHeavy }: ToldNow): readonly [string, string] {
  if (safety.length > 0) return CHECK_IN.savedUnwell
  return isHeavy ? CHECK_IN.savedGently : CHECK_IN.saved
}

import { civilDate } from '../civil-date.ts'
import type { CivilDate, PlanInput } from '../model.ts'

/** Days told as done or missed without which missing ones say nothing of somebody who speaks of their days: some people never tick. @source default-ours */
const TOLD_LEAST = 3

/**
 * The first day of which a missing record says something; null where none does.
 * @param anchor - day number on which the block begins
 */
export function silenceFrom({ history = [], recordedSince }: PlanInput, anchor: number): CivilDate | null {
  if (recordedSince !== undefined) return recordedSince
  const told = history.filter(({ completed }) => completed !== undefined).length
  if (history.length > 0 && told < TOLD_LEAST) return null
  // Where nobody says since when, a history begins with its first day: the weeks before it may lie outside of it.
  return history.reduce((least, { date }) => (date < least ? date : least), history[0]?.date ?? civilDate(anchor))
}

import type { ClockTime } from '../model.ts'

/** A part of the day in which sessions start. */
export type DayPart = 'morning' | 'midday' | 'evening'

/** Before nine, from five in the afternoon on, and between; where nobody knows when, the middle. @source default-ours */
export function dayPartOf(start: ClockTime | null): DayPart {
  if (start === null || (start >= '09:00' && start < '17:00')) return 'midday'
  return start < '09:00' ? 'morning' : 'evening'
}

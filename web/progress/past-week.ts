import type { Display } from '../../words/speech.ts'

const DAY_MS = 86_400_000
/** Weekdays after Monday on which a week begins. */
const BEGINS = { mon: 0, sat: 5, sun: 6 } as const

/**
 * The newest week that is over or is on its last day, by the weekday on which this person's week begins.
 * @returns its first and its last day
 */
export function pastWeek(today: string, { weekStart }: Pick<Display, 'weekStart'>): { first: string; last: string } {
  const at = Math.floor(Date.parse(`${today}T12:00:00Z`) / DAY_MS)
  // The first of January 1970 was a Thursday, three days after a Monday.
  const tomorrowInWeek = (at + 1 + 3 - BEGINS[weekStart]) % 7
  const last = at - tomorrowInWeek
  const dateOf = (day: number) => new Date(day * DAY_MS + DAY_MS / 2).toISOString().slice(0, 10)
  return { first: dateOf(last - 6), last: dateOf(last) }
}

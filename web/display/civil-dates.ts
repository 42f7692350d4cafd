import type { CivilDate } from '../../engine/model.ts'

const DAY_MS = 86_400_000
const noon = (date: CivilDate) => Date.parse(`${date}T12:00:00Z`)

/** The date so many days later. */
export function dateAfter(date: CivilDate, days: number): CivilDate {
  return new Date(noon(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** [days] from one date to another; negative where that is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return Math.round((noon(to) - noon(from)) / DAY_MS)
}

/** The Monday on or before a date. */
export function mondayOf(date: CivilDate): CivilDate {
  return dateAfter(date, -((new Date(noon(date)).getUTCDay() + 6) % 7))
}

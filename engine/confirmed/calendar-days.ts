import { addDays, civilDate, mondayOf, weekdayOf } from '../civil-date.ts'
import type { BusyBlock, CalendarBusy, CivilDate } from '../model.ts'

/** [days] before its Monday from which on a week keeps its days: what a calendar says later moves single sessions. @source default-ours */
const LAID_DAYS = 7

/** What calendars take of each day. */
export type CalendarDays = ReadonlyMap<CivilDate, readonly CalendarBusy[]>

/** What calendars take of the days as they are now. */
export function calendarNow(busy: readonly CalendarBusy[]): CalendarDays {
  return Map.groupBy(
    busy.filter(({ until }) => until === undefined),
    ({ date }) => date,
  )
}

/**
 * What calendars had taken of each week when its days were laid out: a week before it begins, or before the block began. So a
 * meeting of today changes the plan of no week that somebody counts on; it moves the session that it meets.
 */
export function calendarAsLaid(busy: readonly CalendarBusy[], anchor: CivilDate): CalendarDays {
  return Map.groupBy(
    busy.filter(({ date, since, until }) => {
      const week = addDays(mondayOf(date), -LAID_DAYS)
      const laid = week > anchor ? week : anchor
      return since < laid && (until === undefined || until >= laid)
    }),
    ({ date }) => date,
  )
}

/** Whether calendars take anything of one of some days. */
export function takesOf(calendar: CalendarDays, days: readonly number[]): boolean {
  return days.some((day) => calendar.has(civilDate(day)))
}

/** Whether a calendar takes a whole day. */
export function isWhole(calendar: CalendarDays, date: CivilDate): boolean {
  return calendar.get(date)?.some(({ start, end }) => start === '00:00' && end === '24:00') ?? false
}

/** The hours that calendars take on a day, as a week's commitments are. */
export function calendarBlocks(calendar: CalendarDays, day: number): BusyBlock[] {
  const date = civilDate(day)
  return (calendar.get(date) ?? []).map(({ start, end, label }) => ({
    ...{ days: [weekdayOf(date)], start, end, label, span: { start: 0, end: 0 } },
    // What takes nearly the whole day means its waking part, unless it was confirmed.
    confidence: 0.9,
  }))
}

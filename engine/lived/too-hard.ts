import { addDays, civilDate, mondayOf } from '../civil-date.ts'
import { feltTooHard, type HardTime, hardTimes, type Rated } from '../history/rated-effort.ts'
import type { CivilDate, HistoryDay } from '../model.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'

/** The times in which sessions felt much harder than planned. */
export function timesTooHard(
  weeks: readonly LaidWeek[],
  records: ReadonlyMap<CivilDate, HistoryDay>,
): readonly HardTime[] {
  const rated = weeks.flatMap(({ frame, placed }) =>
    placed.flatMap(({ day, session }): Rated[] => {
      const date = civilDate(frame.monday + day)
      const rpe = records.get(date)?.rpe
      return rpe === undefined ? [] : [{ date, isTooHard: feltTooHard(rpe, session) }]
    }),
  )
  return hardTimes(rated.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
}

/** Whether the plan itself took minutes away from a week because others were too hard: what is left of them is not missed. */
export function isEasedFor({ frame }: LaidWeek, times: readonly HardTime[]): boolean {
  const monday = civilDate(frame.monday)
  return times.some(({ from, until }) => monday >= mondayOf(from) && monday <= addDays(until, -6))
}

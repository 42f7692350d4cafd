import type { CivilDate, PlanWeek } from '../../engine/model.ts'

/** The index of the week that a date falls in; a date before the plan is in its first week, one after in its last. */
export function currentWeekIndex(weeks: readonly Pick<PlanWeek, 'startDate'>[], date: CivilDate): number {
  return Math.max(
    0,
    weeks.findLastIndex((week) => week.startDate <= date),
  )
}

import type { ShownWeek } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'

/** The index of the week that a date falls in; a date before the plan is in its first week, one after in its last. */
export function currentWeekIndex(weeks: readonly Pick<ShownWeek, 'startDate'>[], date: CivilDate): number {
  return Math.max(
    0,
    weeks.findLastIndex((week) => week.startDate <= date),
  )
}

/** The days of a week from the first of the plan on; what lies before holds nothing to show. */
export function daysFrom<Day extends { readonly date: CivilDate }>(
  days: readonly Day[],
  anchor: CivilDate,
): readonly Day[] {
  return days.filter(({ date }) => date >= anchor)
}

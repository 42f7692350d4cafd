import { addDays, parseCivilDate, weekdayOf } from '../civil-date.ts'
import { type Checked, type CheckedWeek, type Finding, holds, sum } from './finding.ts'

/** Dates, sums and texts fit together. */
export function shapeRules({ schedule, weeks, scope }: Checked): Finding[] {
  const dates = new Set(schedule.weeklyPlan.flatMap((week) => week.days.map((day) => day.date)))
  return [
    holds('shape', schedule.version === 1, 'plan', 'version'),
    holds('shape', parseCivilDate(schedule.date) !== null && dates.has(schedule.date), 'plan', 'today-inside'),
    holds('shape', weeks.length > 0 && weeks.length <= 54, 'plan', 'weeks'),
    ...scope.flatMap((week) => weekShape(week, weeks[week.index - 1])),
  ]
}

function weekShape({ week, index }: CheckedWeek, before: CheckedWeek | undefined): Finding[] {
  const where = week.week
  const monday = parseCivilDate(week.startDate) ?? Number.NaN
  return [
    holds('shape', week.week === index + 1 && week.days.length === 7, where, 'week-number'),
    holds('shape', weekdayOf(week.startDate) === 'mon', where, 'monday'),
    holds('shape', !before || addDays(before.week.startDate, 7) === week.startDate, where, 'week-order'),
    holds('shape', week.plannedMin === sum(week.days, (day) => day.durationMin), where, 'week-minutes'),
    holds('shape', week.plannedLoadAu === sum(week.days, (day) => day.loadAu), where, 'week-load'),
    ...week.days.flatMap((day, position) => [
      holds('shape', parseCivilDate(day.date) === monday + position, day.date, 'day-order'),
      holds(
        'shape',
        day.durationMin > 0 ? day.start !== null && day.workout.exercises.length > 0 : day.start === null,
        day.date,
        'start-and-steps',
      ),
      holds('shape', day.emoji !== '', day.date, 'name'),
    ]),
  ]
}

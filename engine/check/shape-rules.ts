import { addDays, parseCivilDate, weekdayOf } from '../civil-date.ts'
import { type Checked, type CheckedWeek, type Finding, holds, sum } from './finding.ts'

/** Dates, sums and texts fit together. */
export function shapeRules({ schedule, weeks, scope }: Checked): Finding[] {
  const dates = new Set(schedule.weeklyPlan.flatMap((week) => week.days.map((day) => day.date)))
  return [
    holds('version', schedule.version === 2, 'plan'),
    holds('today-inside', parseCivilDate(schedule.date) !== null && dates.has(schedule.date), 'plan'),
    holds('weeks', weeks.length > 0 && weeks.length <= 54, 'plan'),
    ...scope.flatMap((week) => weekShape(week, weeks[week.index - 1])),
  ]
}

function weekShape({ week, index }: CheckedWeek, before: CheckedWeek | undefined): Finding[] {
  const where = week.week
  const monday = parseCivilDate(week.startDate) ?? Number.NaN
  return [
    holds('week-number', week.week === index + 1 && week.days.length === 7, where),
    holds('monday', weekdayOf(week.startDate) === 'mon', where),
    holds('week-order', !before || addDays(before.week.startDate, 7) === week.startDate, where),
    holds('week-minutes', week.plannedMin === sum(week.days, (day) => day.durationMin), where),
    holds('week-load', week.plannedLoadAu === sum(week.days, (day) => day.loadAu), where),
    ...week.days.flatMap((day, position) => [
      holds('day-order', parseCivilDate(day.date) === monday + position, day.date),
      holds(
        'start-and-steps',
        day.durationMin > 0 ? day.start !== null && day.workout.exercises.length > 0 : day.start === null,
        day.date,
      ),
      holds('name', day.emoji !== '', day.date),
    ]),
  ]
}

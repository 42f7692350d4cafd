import { addDays, parseCivilDate, weekdayOf } from '../civil-date.ts'
import { type Checked, type CheckedWeek, type Finding, holds, sum } from './finding.ts'

/** Dates, sums and texts fit together. */
export function shapeRules({ schedule, weeks, scope }: Checked): Finding[] {
  const dates = new Set(schedule.weeklyPlan.flatMap((week) => week.days.map((day) => day.date)))
  return [
    holds('shape', schedule.version === 1, 'plan', 'version'),
    holds(
      'shape',
      parseCivilDate(schedule.date) !== null && dates.has(schedule.date),
      'plan',
      'today lies inside the plan',
    ),
    holds('shape', weeks.length > 0 && weeks.length <= 54, 'plan', 'one to 54 weeks'),
    ...scope.flatMap((week) => weekShape(week, weeks[week.index - 1])),
  ]
}

function weekShape({ week, index }: CheckedWeek, before: CheckedWeek | undefined): Finding[] {
  const where = week.week
  const monday = parseCivilDate(week.startDate) ?? Number.NaN
  return [
    holds('shape', week.week === index + 1 && week.days.length === 7, where, 'number and days'),
    holds('shape', weekdayOf(week.startDate) === 'mon', where, 'begins on a Monday'),
    holds('shape', !before || addDays(before.week.startDate, 7) === week.startDate, where, 'follows the week before'),
    holds(
      'shape',
      week.plannedMin === sum(week.days, (day) => day.durationMin),
      where,
      'minutes are the sum of its days',
    ),
    holds('shape', week.plannedLoadAu === sum(week.days, (day) => day.loadAu), where, 'load is the sum of its days'),
    ...week.days.flatMap((day, position) => [
      holds('shape', parseCivilDate(day.date) === monday + position, day.date, 'day and date'),
      holds(
        'shape',
        day.durationMin > 0 ? day.start !== null && day.workout.exercises.length > 0 : day.start === null,
        day.date,
        'start and steps',
      ),
      holds('shape', day.workoutName !== '' && day.emoji !== '', day.date, 'texts'),
    ]),
  ]
}

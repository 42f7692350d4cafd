import type { Schedule, ShownDay, ShownItem, ShownStep, ShownWeek } from '../contract/schedule.ts'
import { PLAIN_SPEECH } from './speech.ts'
import { fromKm } from './units.ts'

/** A plan as plain text, for reading week by week. */
export function renderText(schedule: Schedule): string {
  const parts = [
    `Plan of ${schedule.date} (${schedule.timeZone})`,
    ...schedule.events.map((event) => `Event ${event.priority}: ${event.name}, ${event.date}`),
    ...schedule.warnings.map((warning) => `Note (${warning.code}): ${warning.text}`),
    '',
    ...schedule.weeklyPlan.map(weekText),
    ...fullestWeek(schedule.weeklyPlan),
    'Today',
    ...schedule.todaysSchedule.map(itemText),
    '',
    'Insights',
    `  ${schedule.insights.trainingLoad}`,
    `  ${schedule.insights.recoveryStatus}`,
    `  ${schedule.insights.recommendation}`,
    `  ${schedule.insights.periodizationPhase ?? ''}`,
    '',
    'Reasons',
    ...schedule.reasons.map((reason) => `  ${reason.date} ${reason.code}: ${reason.text}`),
  ]
  return `${parts.join('\n')}\n`
}

/** What the sessions of the week with most load hold, warm-ups apart. */
function fullestWeek(weeks: readonly ShownWeek[]): string[] {
  const isFuller = (one: ShownWeek, other: ShownWeek) => one.plannedLoadAu > other.plannedLoadAu
  const fullest = weeks
    .filter((week) => week.days.every((day) => day.discipline !== 'race'))
    .reduce<ShownWeek | undefined>((best, week) => (best && !isFuller(week, best) ? best : week), undefined)
  if (!fullest) return []
  const days = fullest.days.filter((day) => day.durationMin > 0)
  return [
    `Sessions of ${fullest.weekName}`,
    ...days.flatMap((day) => [dayText(day), ...day.workout.exercises.map(stepText)]),
    '',
  ]
}

function stepText({ name, sets, reps, duration, rir, notes }: ShownStep): string {
  const size = [sets > 0 ? `${sets} x` : '', reps, duration].filter((part) => part !== '').join(' ')
  return `    ${name}: ${size}${rir === undefined ? '' : `, ${rir} left`} | ${notes}`
}

function weekText(week: ShownWeek): string {
  const head = `${week.weekName} (${week.startDate}) | ${week.focus}`
  const size = `  ${week.totalVolume}, load ${week.plannedLoadAu}`
  return [head, size, ...week.days.filter((day) => day.durationMin > 0).map(dayText), ''].join('\n')
}

function dayText(day: ShownDay): string {
  const km = day.distanceKm === null ? '' : `, ${fromKm(day.distanceKm, PLAIN_SPEECH)}`
  const marks = `${day.hard ? ' HARD' : ''}${day.longSession ? ' LONG' : ''}`
  return `  ${day.day.slice(0, 3)} ${day.start}  ${day.workoutName}: ${day.duration}${km}, RPE ${day.rpe}${marks}`
}

function itemText(item: ShownItem): string {
  return `  ${item.time}  ${item.title} (${item.duration})`
}

import { formatDuration, formatKm } from '../format.ts'
import type { PlanWarning } from '../plan-model.ts'
import type { MadeWeeks } from '../week/make-weeks.ts'
import type { Person } from '../week/person.ts'
import { STRESS_VOLUME } from '../week/stress.ts'
import { peakWeekMinutes } from '../week/week-minutes.ts'

/** [weeks] of ordinary training before an event; with fewer the plan has no time to build. @source default-ours */
const FEW_WEEKS = 3
/** [min] of strength in a week that leads to an event of running, to say what the event asks for. @source default-ours */
const STRENGTH_MIN = 70

/**
 * What to say of a plan that stays below what the person does now, and why it does.
 * @returns no warning for one that reaches it
 */
export function belowStart({ weeks, details }: MadeWeeks, person: Person): PlanWarning[] {
  const trained = weeks.map(({ days }) => days.filter(({ discipline }) => discipline !== 'race'))
  const peakMin = Math.max(...trained.map((days) => days.reduce((sum, { durationMin }) => sum + durationMin, 0)))
  const longestKm = Math.max(0, ...trained.flat().map((day) => (day.discipline === 'run' ? (day.distanceKm ?? 0) : 0)))
  const { weeklyMin, longestRunKm } = person.start
  const less = [
    ...(peakMin < weeklyMin
      ? [
          `The fullest week of this plan holds ${formatDuration(peakMin)}, and you train ${formatDuration(weeklyMin)} now`,
        ]
      : []),
    ...(longestKm > 0 && longestRunKm !== null && longestKm < longestRunKm
      ? [`its longest run is ${formatKm(longestKm)}, and yours was ${formatKm(longestRunKm)}`]
      : []),
  ].join('; ')
  if (less === '') return []
  const text = `${less.charAt(0).toUpperCase()}${less.slice(1)}. This is ${whyLess(details, person, peakMin).join(', and ')}.`
  return [{ code: 'below-start', text }]
}

function whyLess(details: MadeWeeks['details'], person: Person, peakMin: number): string[] {
  const { days, stress, start } = person
  const ordinary = details.filter(({ frame }) => frame.share === null)
  const { frame } = ordinary.at(-1) ?? details[0]!
  const shortened = ordinary.filter(({ placed }) => placed.some(({ keeps, snack }) => snack || keeps !== undefined))
  const stressed =
    stress === 'low' ? [] : [`because ${stress} stress takes its part of what your body can recover from`]
  // Without the stress the plan would reach it.
  if (peakMin >= start.weeklyMin * STRESS_VOLUME[stress] && stressed.length > 0) return stressed
  if (frame.target && ordinary.length <= FEW_WEEKS)
    return [...stressed, `because ${frame.target.name} is near: what helps now is to arrive rested`]
  if (shortened.length > ordinary.length / 2)
    return [...stressed, 'because the free time of your days holds no longer sessions']
  if (peakWeekMinutes(frame, person, STRENGTH_MIN) < start.weeklyMin)
    return [...stressed, `because ${frame.target?.name ?? 'your goal'} asks for no more at your level on ${days} days`]
  return [...stressed, `because it grows only as fast as its ${days} days and its weeks safely allow`]
}

import { warning } from '../phases/warning.ts'
import type { LessBecause } from '../phases/warning-facts.ts'
import type { PlanWarning } from '../plan-model.ts'
import { sure } from '../sure.ts'
import type { MadeWeeks } from '../week/block/make-weeks.ts'
import { longestRunKm } from '../week/minutes/long-session.ts'
import { peakWeekMinutes } from '../week/minutes/week-minutes.ts'
import type { Person } from '../week/person/person.ts'
import { STRESS_VOLUME } from '../week/person/stress.ts'

/** [weeks] of ordinary training before an event; with fewer the plan has no time to build. @source default-ours */
const FEW_WEEKS = 3
/** [min] of strength in a week that leads to an event of running, to say what the event asks for. @source default-ours */
const STRENGTH_MIN = 70
/** [ratio] of the week that a goal asks for, from which on a plan holds it. @source default-ours */
const FULL_SHARE = 0.95

/**
 * What to say of a plan that stays below what the person does now, and why it does.
 * @param eventsFrom - day number of the first day whose event is still to come, or null where the plan holds none
 * @returns no warning for one that reaches it, nor for one whose event is over
 */
export function belowStart({ weeks, details }: MadeWeeks, person: Person, eventsFrom: number | null): PlanWarning[] {
  const { target } = lastOrdinary(details).frame
  if (target && eventsFrom !== null && target.dayNumber < eventsFrom) return []
  const trained = weeks.map(({ days }) => days.filter(({ discipline }) => discipline !== 'race'))
  const peakMin = Math.max(...trained.map((days) => days.reduce((sum, { durationMin }) => sum + durationMin, 0)))
  const longestKm = Math.max(0, ...trained.flat().map((day) => (day.discipline === 'run' ? (day.distanceKm ?? 0) : 0)))
  const { weeklyMin, longestRunKm } = person.start
  const week = peakMin < weeklyMin ? { peakMin, nowMin: weeklyMin } : null
  const run =
    longestKm > 0 && longestRunKm !== null && longestKm < longestRunKm ? { longestKm, nowKm: longestRunKm } : null
  if (!week && !run) return []
  return [
    warning({
      code: 'below-start',
      week,
      run,
      because: week ? whyLess(details, person, peakMin) : whyShorter(details, person, peakMin),
    }),
  ]
}

/** Weeks that training alone sizes. */
const ordinaryOf = (details: MadeWeeks['details']) => details.filter(({ frame }) => frame.share === null)

const lastOrdinary = (details: MadeWeeks['details']) => ordinaryOf(details).at(-1) ?? sure(details[0])

/** Why the longest run alone stays below: event or goal ask for none longer, or else as for the week. */
function whyShorter(details: MadeWeeks['details'], person: Person, peakMin: number): LessBecause[] {
  const ordinary = ordinaryOf(details)
  const frame = ordinary.at(-1)?.frame
  if (frame && ordinary.length > FEW_WEEKS) {
    const askedKm = Math.max(...ordinary.map((one) => longestRunKm(one.frame, person)))
    const isFull = peakMin >= FULL_SHARE * peakWeekMinutes(frame, person, STRENGTH_MIN)
    if (askedKm < sure(person.start.longestRunKm) || isFull)
      return [{ why: 'enough', event: frame.target?.name ?? null, days: person.days }]
  }
  return whyLess(details, person, peakMin)
}

function whyLess(details: MadeWeeks['details'], person: Person, peakMin: number): LessBecause[] {
  const { days, stress, start } = person
  const ordinary = ordinaryOf(details)
  const { frame } = lastOrdinary(details)
  const shortened = ordinary.filter(({ placed }) => placed.some(({ keeps, snack }) => snack || keeps !== undefined))
  const stressed: LessBecause[] = stress === 'low' ? [] : [{ why: 'stress', stress }]
  // Without the stress the plan would reach it.
  if (peakMin >= start.weeklyMin * STRESS_VOLUME[stress] && stressed.length > 0) return stressed
  const event = frame.target?.name ?? null
  if (event !== null && ordinary.length <= FEW_WEEKS) return [...stressed, { why: 'event-near', event }]
  if (shortened.length > ordinary.length / 2) return [...stressed, { why: 'little-time' }]
  if (peakWeekMinutes(frame, person, STRENGTH_MIN) < start.weeklyMin)
    return [...stressed, { why: 'enough', event, days }]
  return [...stressed, { why: 'safe-growth', days }]
}

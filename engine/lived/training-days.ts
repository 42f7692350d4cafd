import { BOUNDS } from '../limits/bounds.ts'
import { LIMITS } from '../limits/limits.ts'
import { leastLivedMin } from '../load/lived-least.ts'
import { TRAINING_DAYS } from '../model.ts'
import { sure } from '../sure.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import type { Person } from '../week/person/person.ts'
import type { LivedWeek } from './done-week.ts'
import type { RebuiltFact } from './rebuilt-facts.ts'

const { least: ALL } = BOUNDS['all-of-week']
const { least: SESSIONS_KEPT } = BOUNDS['sessions-kept']
const { least: WORTH_MIN } = BOUNDS['session-worth']
/** [weeks] that tell whether somebody keeps missing sessions, or has come back to all of them. @source default-ours */
const STEADY_WEEKS = 3
/** [weeks] of which what was done is what somebody is used to. @source frandsen-2025 */
export const USED_WEEKS = 4

/**
 * The last weeks that say what somebody is used to: no easier one, and none off.
 * @param weeks - that are over, from the first on, and `laid` as they were planned
 */
export function usedWeeks(laid: readonly LaidWeek[], weeks: readonly LivedWeek[]): LivedWeek[] {
  return weeks.filter(({ isOff }, index) => !isOff && !sure(laid[index]).frame.deload).slice(-USED_WEEKS)
}

/**
 * [min] of a week that somebody is used to: the mean of their last ones, before which lay such as before the plan.
 * @param recent - four weeks or fewer, no easier one and none off
 * @param startMin - [min] usual week before the plan
 */
export function usedToMin(recent: readonly LivedWeek[], startMin: number): number {
  const counts = recent.reduce((sum, { countsMin }) => sum + countsMin, startMin * (USED_WEEKS - recent.length))
  return Math.max(counts / USED_WEEKS, leastLivedMin(startMin))
}

/**
 * Training days that the minutes are enough for: a week of few has fewer sessions rather than shorter ones.
 * @param recent - as for `usedToMin`
 */
export function roomyDays(recent: readonly LivedWeek[], days: Person['days'], startMin: number): Person['days'] {
  if (recent.every(({ share }) => share >= ALL)) return days
  const most = usedToMin(recent, startMin) * LIMITS['week-rise'].hard.ratio
  return TRAINING_DAYS.findLast((one) => one <= days && most / one >= WORTH_MIN) ?? TRAINING_DAYS[0]
}

/** Training days of the coming weeks: fewer where sessions keep being missed, and back again where none are. */
export function steadyDays(weeks: readonly LivedWeek[], days: Person['days'], wished: Person['days']): Person['days'] {
  const last = weeks.slice(-STEADY_WEEKS)
  if (
    last.length < STEADY_WEEKS ||
    last.some(({ known, planned, silent }) => known < planned || silent.length === planned)
  )
    return days
  const planned = last.reduce((sum, week) => sum + week.planned, 0)
  const done = last.reduce((sum, week) => sum + week.done, 0)
  const fitting = (most: number) => TRAINING_DAYS.findLast((one) => one <= most) ?? TRAINING_DAYS[0]
  if (done / planned < SESSIONS_KEPT) return fitting(Math.min(days, Math.ceil(done / STEADY_WEEKS)))
  const isBack = days < wished && done >= planned * ALL && last.every((week) => week.planned >= days)
  return isBack ? fitting(days + 1) : days
}

/** Why a week has fewer days than before, or more. */
export function daysReason(weeks: readonly LivedWeek[], before: Person['days'], days: Person['days']): RebuiltFact {
  const last = weeks.slice(-STEADY_WEEKS)
  const count = (part: 'done' | 'planned') => last.reduce((sum, week) => sum + week[part], 0)
  const code = days < before ? 'rebuilt-fewer-days' : 'rebuilt-more-days'
  return { code, done: count('done'), planned: count('planned'), days }
}

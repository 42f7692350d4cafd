import type { Session } from '../plan-model.ts'
import { MUSCLES, type Muscle } from './catalogue/row.ts'
import { findExercise } from './catalogue.ts'
import type { SetSize } from './step-facts.ts'

/**
 * Fractional sets for each muscle over some sessions.
 * @param sessions - usually a week's
 * @returns [sets] 1 for a primary muscle, 0.5 for an indirect one; muscles without sets are 0
 * @source pelland-2025: indirect sets counted half
 */
export function weeklySets(sessions: readonly Pick<Session, 'workout'>[]): Record<Muscle, number> {
  const totals = Object.fromEntries(MUSCLES.map((muscle) => [muscle, 0])) as Record<Muscle, number>
  for (const { workout } of sessions) {
    for (const step of workout.exercises) {
      if (step.sets === 0 || step.exerciseId === undefined) continue
      for (const [muscle, share] of findExercise(step.exerciseId)?.shares ?? []) totals[muscle] += share * step.sets
    }
  }
  return totals
}

/**
 * Time a strength session's steps take by the clock.
 * @param session - any session
 * @returns [min] timed steps, plus sets x (work + rest)
 * @source iversen-2021: 4 seconds a repetition is ours
 */
export function sessionMinutes(session: Session): number {
  const { warmup, exercises, cooldown } = session.workout
  let seconds = 0
  for (const step of [...warmup, ...exercises, ...cooldown]) {
    const each = step.seconds ?? setSeconds(step.size) + (step.restSec ?? 0)
    seconds += Math.max(step.sets, 1) * each
  }
  return seconds / 60
}

/**
 * Time one set takes without rest.
 * @param size - of a set, or null where it is not counted
 * @returns [s] for the top of the range, both sides
 * @source default-ours: 4 seconds a repetition, 1 second a metre
 */
export function setSeconds(size: SetSize | null): number {
  return size === null ? 0 : size.high * (size.unit === 'reps' ? 4 : 1) * (size.eachSide ? 2 : 1)
}

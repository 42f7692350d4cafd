import type { Session } from '../plan-model.ts'
import { MUSCLES, type Muscle } from './catalogue/exercise.ts'
import { findExercise } from './catalogue.ts'
import { durationMinutes } from './steps.ts'

/**
 * Fractional sets for each muscle over some sessions.
 * @param sessions - usually a week's
 * @returns [sets] 1 for a primary muscle, 0.5 for an indirect one; muscles without sets are 0
 * @source pelland-2025: indirect sets counted half
 */
export function weeklySets(sessions: readonly Session[]): Record<Muscle, number> {
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
    const timed = durationMinutes(step.duration) * 60
    const each = step.duration === '' ? repetitionSeconds(step.reps) + (step.restSec ?? 0) : timed
    seconds += Math.max(step.sets, 1) * each
  }
  return seconds / 60
}

/**
 * Time one set takes without rest, read from its text.
 * @param reps - `8-10`, `6 each side`, `30 s` or `20 m each side`
 * @returns [s] for the top of the range
 * @source default-ours: 4 seconds a repetition, 1 second a metre
 */
export function repetitionSeconds(reps: string): number {
  const numbers = reps.match(/\d+/g)?.map(Number) ?? []
  const top = numbers.at(-1) ?? 0
  const perRep = / (s|m)\b/.test(reps) ? 1 : 4
  return top * perRep * (reps.includes('each side') ? 2 : 1)
}

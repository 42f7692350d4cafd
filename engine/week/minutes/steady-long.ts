import { BOUNDS } from '../../limits/bounds.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Intent } from '../intent.ts'
import { HEALTH_FLOOR_MIN } from './week-minutes.ts'

/** [ratio] of the long run of the loaded week before that the next one keeps. @source default-ours */
const KEPT = 0.95
/** [min] that walking around a long run may make it longer than the one before. @source default-ours */
const WALKED_STEP_MIN = 10
/** [min] that an easy run keeps which gives minutes to the long one. */
const { least: GIVES_DOWN_TO } = BOUNDS['gives-to-long']
const GRID_MIN = 5

/** Whether a week's long run is one that the next is measured by: not an easier week's, nor one before or after an event. */
export function isMeasure({ deload, exceptional, share, phase, firstDay }: WeekFrame): boolean {
  return !deload && !exceptional && share === null && firstDay === 0 && phase !== 'recovery'
}

/** [min] of a week's long run; 0 without one. */
export function longRunOf(sessions: readonly { readonly intent: Intent; readonly min: number }[]): number {
  return sessions.find(({ intent }) => intent.role === 'long' && intent.discipline === 'run')?.min ?? 0
}

/**
 * [min] that walking may lengthen a long run to: little more than the one before, once the week holds what health asks
 * for, and no more before an event.
 * @param lastMin - [min] the long run of the loaded week before, 0 where there was none
 */
export function walkedLongMost(lastMin: number, weekMin: number, { share }: Pick<WeekFrame, 'share'>): number {
  if (lastMin === 0 || weekMin < HEALTH_FLOOR_MIN) return Number.POSITIVE_INFINITY
  return share === null ? lastMin + WALKED_STEP_MIN : lastMin
}

/**
 * A week of two runs whose long one is about as long as in the loaded week before. There the hard run leaves minutes that
 * are walked around the long one; where an easy run stands in its place it would take them all.
 * @param mostMin - [min] the long run may last
 * @param pace - [min/km]
 */
export function withKeptLong(week: Intent[], lastMin: number, mostMin: number, pace: number): Intent[] {
  const long = week.find(({ role, discipline }) => role === 'long' && discipline === 'run')
  const giver = week.find(({ role, discipline, hard }) => role === 'easy' && discipline === 'run' && !hard)
  if (!long || !giver) return week
  const wished = Math.min(lastMin * KEPT, mostMin) - long.durationMin
  const steps = Math.min(Math.ceil(wished / GRID_MIN), Math.floor((giver.durationMin - GIVES_DOWN_TO) / GRID_MIN))
  if (steps <= 0) return week
  const given = steps * GRID_MIN
  return week.map((one) =>
    one === long
      ? { ...one, durationMin: one.durationMin + given }
      : one === giver
        ? shorter(one, one.durationMin - given, pace)
        : one,
  )
}

function shorter(run: Intent, durationMin: number, pace: number): Intent {
  const { distanceKm } = run
  return {
    ...run,
    durationMin,
    distanceKm: distanceKm && Math.min(distanceKm, Math.floor((durationMin / pace) * 10) / 10),
  }
}

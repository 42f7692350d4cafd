import type { WorkoutStep } from '../plan-model.ts'
import type { Exercise } from './catalogue/exercise.ts'
import type { Effort } from './sport-facts.ts'
import type { ExerciseName, StepName, StepNote } from './step-facts.ts'

/**
 * A step measured by the clock.
 * @param name - what to do
 * @param minutes - [min] whole or in parts
 * @param notes - how it should feel
 * @returns one line of a workout
 */
export function timedStep(name: StepName, minutes: number, notes: readonly StepNote[] = []): WorkoutStep {
  return repeatedStep(name, 0, minutes, notes)
}

/**
 * A step done several times, measured by the clock.
 * @param name - what to do
 * @param sets - how often
 * @param minutes - [min] each time
 * @param notes - how it should feel
 * @returns one line of a workout
 */
export function repeatedStep(
  name: StepName,
  sets: number,
  minutes: number,
  notes: readonly StepNote[] = [],
): WorkoutStep {
  return { name, sets, size: null, seconds: Math.round(minutes * 60), notes }
}

/** How an effort feels. */
export function feelsLike(effort: Effort): StepNote {
  return { code: 'feels-like', effort }
}

/** The name of an exercise. */
export function nameOf({ id }: Pick<Exercise, 'id'>): ExerciseName {
  return { code: 'exercise', id }
}

/** The line that says how an exercise is done. */
export function cueOf({ id }: Pick<Exercise, 'id'>): StepNote {
  return { code: 'cue', id }
}

/**
 * Time that steps measured by the clock take together.
 * @param steps - lines of a workout
 * @returns [min] sets x seconds, summed; steps without a time count 0
 */
export function clockMinutes(steps: readonly WorkoutStep[]): number {
  let seconds = 0
  for (const step of steps) seconds += Math.max(step.sets, 1) * (step.seconds ?? 0)
  return seconds / 60
}

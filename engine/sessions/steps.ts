import type { WorkoutStep } from '../plan-model.ts'

/**
 * A step measured by the clock.
 * @param name - what to do
 * @param minutes - [min] whole or in parts; parts are shown in seconds
 * @param notes - how it should feel
 * @returns one line of a workout
 */
export function timedStep(name: string, minutes: number, notes = ''): WorkoutStep {
  return { name, sets: 0, reps: '', duration: durationText(minutes), notes }
}

/**
 * A step done several times, measured by the clock.
 * @param name - what to do
 * @param sets - how often
 * @param minutes - [min] each time
 * @param notes - how it should feel
 * @returns one line of a workout
 */
export function repeatedStep(name: string, sets: number, minutes: number, notes = ''): WorkoutStep {
  return { name, sets, reps: '', duration: durationText(minutes), notes }
}

/**
 * Writes a length the way steps show it.
 * @param minutes - [min]
 * @returns `12 min`, or `40 s` when it is not whole minutes
 */
export function durationText(minutes: number): string {
  return Number.isInteger(minutes) ? `${minutes} min` : `${Math.round(minutes * 60)} s`
}

/**
 * Reads a length written by `durationText`.
 * @param text - `12 min` or `40 s`
 * @returns [min] 0 for an empty text
 */
export function durationMinutes(text: string): number {
  const amount = Number.parseFloat(text)
  if (Number.isNaN(amount)) return 0
  return text.endsWith(' s') ? amount / 60 : amount
}

/**
 * Time that steps measured by the clock take together.
 * @param steps - lines of a workout
 * @returns [min] sets x duration, summed; steps without a duration count 0
 */
export function clockMinutes(steps: readonly WorkoutStep[]): number {
  let total = 0
  for (const step of steps) total += Math.max(step.sets, 1) * durationMinutes(step.duration)
  return total
}

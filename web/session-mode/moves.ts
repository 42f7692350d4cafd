import type { ShownStep, ShownWorkout } from '../../contract/schedule.ts'

/** One thing to do in a guided session. */
export type Move = {
  readonly part: keyof ShownWorkout
  readonly step: ShownStep
  /** How often; at least once. */
  readonly sets: number
  /** [s] of each time, or null for work that is counted. */
  readonly seconds: number | null
  /** Whether repetitions and load are worth writing down. */
  readonly logged: boolean
  /** Half of its seconds belong to each side. */
  readonly halves: boolean
}

/** A workout as the moves of a guided session, as the plan lists them. */
export function movesOf(workout: ShownWorkout): Move[] {
  return (['warmup', 'exercises', 'cooldown'] as const).flatMap((part) =>
    workout[part].map((step) => ({
      part,
      step,
      sets: Math.max(1, step.sets),
      seconds: step.durationSec ?? null,
      logged: step.exerciseId !== undefined && step.durationSec === undefined && step.sets > 0,
      // What the seconds of an exercise are divided into is its sides; those of a swim are lengths.
      halves: step.durationSec !== undefined && step.exerciseId !== undefined && step.reps !== '',
    })),
  )
}

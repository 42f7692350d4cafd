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
}

/** A workout as the moves of a guided session, in order. */
export function movesOf(workout: ShownWorkout): Move[] {
  return (['warmup', 'exercises', 'cooldown'] as const).flatMap((part) =>
    workout[part].map((step) => {
      const seconds = secondsOf(step.duration)
      return {
        part,
        step,
        sets: Math.max(1, step.sets),
        seconds,
        logged: step.exerciseId !== undefined && seconds === null && step.sets > 0,
      }
    }),
  )
}

/** [s] of a length as steps show it, `10 min` or `40 s`; null where there is none. */
export function secondsOf(duration: string): number | null {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*(min|s)\b/.exec(duration) ?? []
  if (!amount) return null
  return Math.round(Number(amount) * (unit === 'min' ? 60 : 1))
}

/** The first number of a repetition range: what to reach at least. */
export function leastReps(reps: string): number {
  return Number(/\d+/.exec(reps)?.[0] ?? 10)
}

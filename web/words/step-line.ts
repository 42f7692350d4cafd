import type { ShownStep } from '../../contract/schedule.ts'
import { STEP } from './step-words.ts'

/** Sets, repetitions and length of an exercise in one line: `3 x 8-10`, `3 x 40 s`, `10 min`. Empty when none applies. */
export function stepLine({ sets, reps, duration }: Pick<ShownStep, 'sets' | 'reps' | 'duration'>): string {
  const [first, ...others] = [reps, duration].filter(Boolean)
  if (sets > 0) return [first === undefined ? STEP.sets(sets) : STEP.timesEach(sets, first), ...others].join(', ')
  return [first, ...others].filter(Boolean).join(', ')
}

import type { ShownStep } from '../../contract/schedule.ts'

/** Sets, repetitions and length of an exercise in one line: `3 x 8-10`, `3 x 40 s`, `10 min`. Empty when none applies. */
export function stepLine({ sets, reps, duration }: Pick<ShownStep, 'sets' | 'reps' | 'duration'>): string {
  const amounts = [reps, duration].filter(Boolean)
  if (sets > 0 && amounts.length > 0) return [`${sets} x ${amounts[0]}`, ...amounts.slice(1)].join(', ')
  if (sets > 0) return `${sets} ${sets === 1 ? 'set' : 'sets'}`
  return amounts.join(', ')
}

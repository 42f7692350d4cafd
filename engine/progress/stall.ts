import { daysBetween } from '../civil-date.ts'
import { estimatesKg, type Lift } from './lift.ts'

/** What is done about a lift that stands still: a step back to build up from, more repetitions, another exercise. */
export type StallAnswer = 'stall-reset' | 'stall-reps' | 'stall-swap'

/** [sessions] without progress, and [days] that they must span, before anything is done about it; then each answer has as many. @source default-ours */
const PATIENCE = 6
const PATIENCE_DAYS = 21
/** [ratio] below which a change of the estimate is no progress. @source default-ours */
const NOTICED = 1.005

/**
 * What to do about a lift whose estimate has not risen for long; each answer is given once, and then has time to work.
 * @param all - sessions of one exercise, newest first
 * @returns null while it moves
 */
export function answerToStall(all: readonly Lift[]): StallAnswer | null {
  const lifts = all.filter(({ asked }) => !asked?.easy)
  const [last] = lifts
  if (last === undefined || !isTried(last)) return null
  const stood = stoodStill(lifts)
  const from = lifts[stood]
  if (stood < PATIENCE || from === undefined || daysBetween(from.date, last.date) < PATIENCE_DAYS) return null
  if (stood === PATIENCE) return 'stall-reset'
  if (stood >= 2 * PATIENCE && stood < 3 * PATIENCE) return stood === 2 * PATIENCE ? 'stall-reps' : null
  return stood === 3 * PATIENCE ? 'stall-swap' : null
}

/** Whether a session left little: a weight that was too light says nothing. */
function isTried({ asked, left }: Lift): boolean {
  return left === null || left <= Math.max(asked?.rir ?? 0, 1)
}

/** [sessions] since the estimate, or a single session, was last above what it had been before. */
function stoodStill(lifts: readonly Lift[]): number {
  return Math.min(sinceBest(estimatesKg(lifts)), sinceBest(lifts.map(({ maxKg }) => maxKg)))
}

/** How many came after the last that was clearly above all before it. */
function sinceBest(newestFirst: readonly (number | null)[]): number {
  let best = 0
  let since = newestFirst.length
  for (const [ago, kg] of newestFirst.entries().toArray().reverse()) {
    if (kg === null || kg <= best * NOTICED) continue
    best = kg
    since = ago
  }
  return since
}

import { LIMITS } from '../../limits/limits.ts'
import { firstWeekLimit, mostAfter } from '../../load/weekly-rise.ts'
import type { StartingPoint } from '../../model.ts'

/** [weeks] of a block in which what was done before it decides what its weeks hold; later ones grow from each other. @source frandsen-2025: the last month */
const WEEKS = 4

/** How far the endurance of a block's first weeks may grow from what was done of it before. */
export type EnduranceRamp = {
  /** [min] that the next week may hold. */
  readonly most: () => number
  /** Tells what a week held, [min]. */
  readonly trained: (minutes: number) => void
}

/**
 * Endurance of who lifted before: the minutes of a week that were lifted make nobody ready to run as many. Nothing is held
 * where nobody knows what was lifted.
 * @source nielsen-2014: the rise of weeks; its use for endurance alone is ours
 */
export function enduranceRamp({ weeklyMin, liftMin }: StartingPoint): EnduranceRamp {
  const weeks: number[] = []
  return {
    most() {
      if (liftMin === undefined || weeks.length >= WEEKS) return Number.POSITIVE_INFINITY
      const fullest = Math.max(0, ...weeks)
      return Math.max(firstWeekLimit(Math.max(0, weeklyMin - liftMin)), mostAfter(fullest, LIMITS['week-rise'].hard))
    },
    trained(minutes) {
      weeks.push(minutes)
    },
  }
}

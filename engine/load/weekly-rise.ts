import { type Growth, LIMITS } from '../limits/limits.ts'

/** What may follow on something that grows: more by a ratio or by an amount, whichever is further. */
export function mostAfter(before: number, { ratio, more }: Growth): number {
  return Math.max(before * ratio, before + more)
}

/**
 * The most minutes a week may hold after the weeks before it.
 * @param previousMin - [min] up to four weeks before, any order, at least one
 * @param growth - the target, or the cap
 * @returns [min]
 * @throws RangeError without a week before
 * @source nielsen-2014, frandsen-2025: weak evidence either way; the numbers are ours
 */
export function weeklyRiseLimit(previousMin: readonly number[], growth: Growth = LIMITS['week-rise'].target): number {
  if (previousMin.length === 0) throw new RangeError('Cannot limit a rise without a week before')
  return mostAfter(Math.max(...previousMin), growth)
}

/**
 * The most minutes that the first whole week of a plan may hold: it grows from what was usual.
 * @param usualMin - [min] of a week before the plan
 * @returns [min]
 * @source nielsen-2014
 */
export function firstWeekLimit(usualMin: number): number {
  const { hard } = LIMITS['first-week']
  return Math.max(hard.least, mostAfter(usualMin, hard))
}

/**
 * The most kilometres that the runs of a week may have together.
 * @param bestKm - [km] of the best of the four weeks before
 * @param startKm - [km] longest run before the plan, while it still counts; 0 afterwards
 * @returns [km]
 * @source nielsen-2014
 */
export function weeklyKmLimit(bestKm: number, startKm: number): number {
  const { hard } = LIMITS['run-km-rise']
  return Math.max(mostAfter(bestKm, hard), hard.ofLongest * startKm)
}

import { LIMITS } from '../limits/limits.ts'
import { sure } from '../sure.ts'

/**
 * Ratio of the last 7 days to the weekly mean of the last 28, at the end of a week.
 * @param weeklyLoads - [AU] four weeks, oldest first, the last one being judged
 * @returns [ratio] 0 without load
 * @throws RangeError unless four weeks are given
 * @source frandsen-2025: a shape check, not a proof of safety
 */
export function acuteChronicRatio(weeklyLoads: readonly number[]): number {
  if (weeklyLoads.length !== 4) throw new RangeError(`Cannot compare ${weeklyLoads.length} weeks: expected 4`)
  const sum = weeklyLoads.reduce((total, load) => total + load, 0)
  return sum === 0 ? 0 : (sure(weeklyLoads[3]) * 4) / sum
}

/**
 * The most a week may hold for the ratio to stay within a limit.
 * @param previousThree - [AU] the three weeks before
 * @param limit - [ratio] between 1 and 4
 * @returns [AU]
 * @source frandsen-2025: a shape check, not a proof of safety
 */
export function acuteChronicCap(
  previousThree: readonly number[],
  limit: number = LIMITS['week-of-month'].target,
): number {
  return (limit * previousThree.reduce((total, load) => total + load, 0)) / (4 - limit)
}

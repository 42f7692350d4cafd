/** [ratio] how far a week should rise over the best of the four before. @source nielsen-2014 */
export const RISE_TARGET = 1.1
/** [ratio] how far a week may rise at most. @source nielsen-2014: >30 % in two weeks is worse; 1.20 is ours from published plans */
export const RISE_CAP = 1.2
/** [min] rise always allowed, so that small weeks can grow. @source default-ours */
export const RISE_FLOOR_MIN = 20

/**
 * The most minutes a week may hold after the weeks before it.
 * @param previousMin - [min] up to four weeks before, any order, at least one
 * @param ratio - [ratio] 1.10 for the target, 1.20 for the cap
 * @returns [min]
 * @throws RangeError without a week before
 * @source nielsen-2014, frandsen-2025: weak evidence either way; the numbers are ours
 */
export function weeklyRiseLimit(previousMin: readonly number[], ratio = RISE_TARGET): number {
  if (previousMin.length === 0) throw new RangeError('Cannot limit a rise without a week before')
  const best = Math.max(...previousMin)
  return Math.max(best * ratio, best + RISE_FLOOR_MIN)
}

/** [days] the longest taper the curve describes. @source bosquet-2007 */
export const TAPER_DAYS = 21

/**
 * Share of peak volume kept on a day of the taper, falling exponentially towards race day.
 * @param daysToRace - [days] whole days left, 0-21
 * @param taperDays - [days] length of this taper, 1-21
 * @returns [ratio] 0.41 on race day up to 1 at the start
 * @throws RangeError outside these ranges
 * @source bosquet-2007: 41-60 % cut, exponential; the curve's end point is ours
 */
export function taperVolume(daysToRace: number, taperDays = 14): number {
  if (!Number.isInteger(taperDays) || taperDays < 1 || taperDays > TAPER_DAYS)
    throw new RangeError(`Cannot taper over ${taperDays} days: expected 1-${TAPER_DAYS}`)
  if (!Number.isInteger(daysToRace) || daysToRace < 0 || daysToRace > TAPER_DAYS)
    throw new RangeError(`Cannot taper at ${daysToRace} days to race: expected 0-${TAPER_DAYS}`)
  return daysToRace >= taperDays ? 1 : 0.41 ** (1 - daysToRace / taperDays)
}

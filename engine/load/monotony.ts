/**
 * Monotony: mean daily load over its standard deviation, rest days counting as 0.
 * @param dailyLoads - [AU] one number per day of a week
 * @returns [ratio] 0 for an empty week, Infinity when every day has the same load
 * @throws RangeError without days
 * @source foster-1998: the measure; the population standard deviation is our choice
 */
export function monotony(dailyLoads: readonly number[]): number {
  if (dailyLoads.length === 0) throw new RangeError('Cannot measure monotony of no days')
  let sum = 0
  for (const load of dailyLoads) sum += load
  if (sum === 0) return 0
  const mean = sum / dailyLoads.length
  let squares = 0
  for (const load of dailyLoads) squares += (load - mean) ** 2
  return squares === 0 ? Number.POSITIVE_INFINITY : mean / Math.sqrt(squares / dailyLoads.length)
}

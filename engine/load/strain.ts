import { monotony } from './monotony.ts'

/**
 * Strain: a week's load times its monotony.
 * @param dailyLoads - [AU] one number per day of a week
 * @returns [AU]
 * @source foster-1998
 */
export function strain(dailyLoads: readonly number[]): number {
  const sum = dailyLoads.reduce((total, load) => total + load, 0)
  return sum === 0 ? 0 : sum * monotony(dailyLoads)
}

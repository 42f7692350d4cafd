import { inside, LIMITS } from '../limits/limits.ts'
import { mostAfter } from './weekly-rise.ts'

/** [ratio] where the kilometre that small runs may add in any case stops, safely inside the cap. @source default-ours */
export const ALLOWANCE_CAP = inside(LIMITS['run-rise'].hard, 0.02)

/**
 * The longest run allowed after the longest of the last 30 days.
 * @param longestKm - [km] longest run of the last 30 days, above 0
 * @returns [km] 10 % more, or 1 km more while that stays under 28 %
 * @throws RangeError when the longest run is not positive
 * @source frandsen-2025: the 10 % spike; the 1 km allowance is ours
 */
export function nextLongestRunKm(longestKm: number): number {
  if (!(longestKm > 0)) throw new RangeError(`Cannot progress from a longest run of ${longestKm} km: expected above 0`)
  return Math.min(longestKm * ALLOWANCE_CAP, mostAfter(longestKm, LIMITS['longer-run'].target))
}

/**
 * Weeks needed to bring the longest run to a distance, with every fourth week a deload.
 * @param options.fromKm - [km] longest run of the last 30 days
 * @param options.toKm - [km] longest run wanted
 * @param options.taperWeeks - [weeks] between that run and the race
 * @returns [weeks]
 * @source frandsen-2025: simulated from the 10 % or 1 km rule
 */
export function weeksToLongestRun(options: { fromKm: number; toKm: number; taperWeeks: number }): number {
  let longestKm = options.fromKm
  let week = 0
  while (longestKm < options.toKm && week < 104) {
    week++
    if (week % 4 !== 0) longestKm = nextLongestRunKm(longestKm)
  }
  return week + options.taperWeeks
}

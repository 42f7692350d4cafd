/** [ratio] one run over the longest of the last 30 days: the target. @source frandsen-2025 */
export const SPIKE_TARGET = 1.1
/** [ratio] where the small-distance allowance of 1 km stops, safely inside the cap. @source default-ours */
const ALLOWANCE_CAP = 1.28

/**
 * The longest run allowed after the longest of the last 30 days.
 * @param longestKm - [km] longest run of the last 30 days, above 0
 * @returns [km] 10 % more, or 1 km more while that stays under 28 %
 * @throws RangeError when the longest run is not positive
 * @source frandsen-2025: the 10 % spike; the 1 km allowance is ours
 */
export function nextLongestRunKm(longestKm: number): number {
  if (!(longestKm > 0)) throw new RangeError(`Cannot progress from a longest run of ${longestKm} km: expected above 0`)
  return Math.min(longestKm * ALLOWANCE_CAP, Math.max(longestKm * SPIKE_TARGET, longestKm + 1))
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

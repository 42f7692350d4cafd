/** Weeks of each phase of one cycle. */
export type PhaseLengths = {
  readonly base: number
  readonly build: number
  readonly peak: number
  readonly taper: number
}

/**
 * Lengths of the phases that fill the weeks up to an event or goal.
 * @param weeks - [weeks] in all, at least 1
 * @param taperWeeks - [weeks] wanted for the taper; a short plan gets fewer
 * @returns [weeks] base 30-40 %, build 35-45 %, peak 10-15 % where the weeks allow
 * @throws RangeError without a week
 * @source default-ours
 */
export function phaseLengths(weeks: number, taperWeeks: number): PhaseLengths {
  if (!(weeks >= 1)) throw new RangeError(`Cannot divide ${weeks} weeks into phases: expected at least 1`)
  const taper = Math.min(taperWeeks, Math.max(taperWeeks > 0 ? 1 : 0, Math.floor(weeks / 4)))
  const loading = weeks - taper
  if (loading <= 1) return { base: loading, build: 0, peak: 0, taper }
  if (loading === 2) return { base: 1, build: 1, peak: 0, taper }
  const peak = Math.max(1, Math.round(weeks * 0.125))
  const base = Math.max(1, Math.min(loading - peak - 1, Math.round(weeks * (taper > 0 ? 0.36 : 0.4))))
  return { base, build: loading - peak - base, peak, taper }
}

/**
 * Whole weeks of taper whose start is nearest to the wanted days before the event.
 * @param weekday - of the event, 0 Monday
 * @param range - [days] latest and earliest start before the event
 * @returns [weeks] 1 to 3, the event's own week included
 * @source bosquet-2007
 */
export function taperWeeksFor(weekday: number, range: readonly [number, number]): number {
  let best = 1
  let bestMiss = Number.POSITIVE_INFINITY
  for (let weeks = 1; weeks <= 3; weeks++) {
    const days = weekday + 7 * (weeks - 1)
    const miss = Math.max(range[0] - days, days - range[1], 0)
    if (miss < bestMiss || (miss === bestMiss && miss > 0)) {
      best = weeks
      bestMiss = miss
    }
  }
  return best
}

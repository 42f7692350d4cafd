/** Training zones as shares of VDOT, slow end and fast end. @source daniels-gilbert */
const ZONES = {
  easy: [0.62, 0.72],
  marathon: [0.75, 0.84],
  threshold: [0.83, 0.88],
  interval: [0.95, 1],
  repetition: [1.05, 1.12],
} as const
export type PaceZone = keyof typeof ZONES

/**
 * Running speed at a share of VDOT.
 * @param vdot - [ml/kg/min] above 0
 * @param share - [ratio] of VDOT
 * @returns [m/min]
 * @throws RangeError when VDOT is not positive
 * @source daniels-gilbert: the oxygen cost of running, solved for speed
 */
export function speedAt(vdot: number, share: number): number {
  if (!(vdot > 0)) throw new RangeError(`Cannot set a pace from a VDOT of ${vdot}: expected a number above 0`)
  const constant = -4.6 - vdot * share
  return (-0.182258 + Math.sqrt(0.182258 ** 2 - 4 * 0.000104 * constant)) / (2 * 0.000104)
}

/** [s/km] from the fast end to the slow one. */
export type PaceRange = { readonly low: number; readonly high: number }

/**
 * The pace of a training zone.
 * @param vdot - [ml/kg/min] above 0, or null when no race result is known
 * @param zone - easy, marathon, threshold, interval or repetition
 * @returns null without a VDOT, because a guessed pace does harm
 * @source daniels-gilbert
 */
export function zonePace(vdot: number | null, zone: PaceZone): PaceRange | null {
  if (vdot === null) return null
  const [slow, fast] = ZONES[zone]
  return { low: Math.round(60_000 / speedAt(vdot, fast)), high: Math.round(60_000 / speedAt(vdot, slow)) }
}

/**
 * The even pace a runner of this VDOT can race a distance at.
 * @param vdot - [ml/kg/min] above 0, or null
 * @param distanceKm - [km] of the race, or null
 * @returns [s/km], or null when either is unknown
 * @source daniels-gilbert: the time at which cost and sustainable share meet
 */
export function racePace(vdot: number | null, distanceKm: number | null): number | null {
  if (vdot === null || distanceKm === null || distanceKm <= 0) return null
  let [low, high] = [(distanceKm * 1000) / 450, (distanceKm * 1000) / 40]
  for (let step = 0; step < 40; step++) {
    const minutes = (low + high) / 2
    const share = 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes)
    if (speedAt(vdot, share) * minutes < distanceKm * 1000) low = minutes
    else high = minutes
  }
  return Math.round((low * 60) / distanceKm)
}

/** [ml/kg/min] whose easy pace this is the middle of; null where nobody runs so. @source daniels-gilbert */
export function vdotOfEasyPace(secPerKm: number): number | null {
  let [low, high] = [15, 85]
  for (let step = 0; step < 24; step++) {
    const vdot = (low + high) / 2
    const zone = zonePace(vdot, 'easy')
    if (zone && (zone.low + zone.high) / 2 > secPerKm) low = vdot
    else high = vdot
  }
  return low > 16 && high < 84 ? (low + high) / 2 : null
}

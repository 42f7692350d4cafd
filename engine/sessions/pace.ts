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

/**
 * The pace of a training zone as a runner reads it.
 * @param vdot - [ml/kg/min] above 0, or null when no race result is known
 * @param zone - easy, marathon, threshold, interval or repetition
 * @returns such as `5:05-5:25 /km`; empty without a VDOT, because a guessed pace does harm
 * @source daniels-gilbert
 */
export function paceText(vdot: number | null, zone: PaceZone): string {
  if (vdot === null) return ''
  const [slow, fast] = ZONES[zone]
  return `${clock(60_000 / speedAt(vdot, fast))}-${clock(60_000 / speedAt(vdot, slow))} /km`
}

/**
 * The even pace a runner of this VDOT can race a distance at.
 * @param vdot - [ml/kg/min] above 0, or null
 * @param distanceKm - [km] of the race, or null
 * @returns such as `about 5:12 /km`; empty when either is unknown
 * @source daniels-gilbert: the time at which cost and sustainable share meet
 */
export function racePaceText(vdot: number | null, distanceKm: number | null): string {
  if (vdot === null || distanceKm === null || distanceKm <= 0) return ''
  let [low, high] = [(distanceKm * 1000) / 450, (distanceKm * 1000) / 40]
  for (let step = 0; step < 40; step++) {
    const minutes = (low + high) / 2
    const share = 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes)
    if (speedAt(vdot, share) * minutes < distanceKm * 1000) low = minutes
    else high = minutes
  }
  return `about ${clock((low * 60) / distanceKm)} /km`
}

function clock(secondsPerKm: number): string {
  const whole = Math.round(secondsPerKm)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

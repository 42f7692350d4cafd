/**
 * Daniels' VDOT of a race result.
 * @param distanceKm - [km] above 0
 * @param seconds - [s] above 0
 * @returns [ml/kg/min]
 * @throws RangeError when distance or time is not positive
 * @source daniels-gilbert
 */
export function vdotOf(distanceKm: number, seconds: number): number {
  if (!(distanceKm > 0 && seconds > 0)) throw new RangeError('Cannot rate a race: distance and time must be above 0')
  const minutes = seconds / 60
  const metresPerMin = (distanceKm * 1000) / minutes
  const oxygen = -4.6 + 0.182258 * metresPerMin + 0.000104 * metresPerMin ** 2
  const share = 0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes)
  return oxygen / share
}

/** [days] up to this age a result speaks for itself. @source default-ours */
const FRESH_DAYS = 90
/** [days] an older result says nothing about today. @source default-ours */
const STALE_DAYS = 365
/** [ratio] taken off for every month beyond the fresh ones, up to a tenth. @source default-ours: direction from mujika-2000 */
const LOSS_A_MONTH = 0.01
const MOST_LOSS = 0.1
/** [km] shortest and longest result that the formula was made for. @source daniels-gilbert */
const DISTANCES_KM = [1.5, 50] as const
/** [ml/kg/min] outside of this a result was typed wrongly. @source default-ours */
const PLAUSIBLE = [15, 85] as const

/**
 * Daniels' VDOT of a result as it still counts on a later day.
 * @param result - distance [km], time [s]
 * @param ageDays - [days] since; results from later days count as new
 * @returns [ml/kg/min] or null when the result is too old, too short, too long or not plausible
 * @source daniels-gilbert; how it ages is ours
 */
export function agedVdot(result: { distanceKm: number; seconds: number }, ageDays: number): number | null {
  const { distanceKm, seconds } = result
  if (!(seconds > 0) || distanceKm < DISTANCES_KM[0] || distanceKm > DISTANCES_KM[1] || ageDays > STALE_DAYS)
    return null
  const vdot = vdotOf(distanceKm, seconds)
  if (!(vdot >= PLAUSIBLE[0] && vdot <= PLAUSIBLE[1])) return null
  const months = Math.max(0, ageDays - FRESH_DAYS) / 30
  return vdot * (1 - Math.min(MOST_LOSS, months * LOSS_A_MONTH))
}

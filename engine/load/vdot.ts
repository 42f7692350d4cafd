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

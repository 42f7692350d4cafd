/** Riegel's exponent. @source riegel-1981 */
export const RIEGEL_EXPONENT = 1.06

/**
 * Race time at another distance from a known one.
 * @param known - a result: distance [km] and time [s], both above 0
 * @param distanceKm - [km] above 0
 * @param exponent - 1.06, or up to 1.15 for a careful marathon
 * @returns [s]
 * @throws RangeError when a distance or time is not positive
 * @source riegel-1981, vickers-2016: too fast for half of marathoners by 10 min or more
 */
export function riegelSeconds(
  known: { distanceKm: number; seconds: number },
  distanceKm: number,
  exponent = RIEGEL_EXPONENT,
): number {
  if (!(known.distanceKm > 0 && known.seconds > 0 && distanceKm > 0))
    throw new RangeError('Cannot predict a time: distances and time must be above 0')
  return known.seconds * (distanceKm / known.distanceKm) ** exponent
}

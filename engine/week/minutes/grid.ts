/** Minutes rounded down to the five-minute grid. */
export function floor5(minutes: number): number {
  return Math.floor(minutes / 5 + 1e-9) * 5
}

/** A value held between two bounds. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Minutes rounded to the nearest point of the five-minute grid. */
export function round5(minutes: number): number {
  return Math.round(minutes / 5) * 5
}

import type { Stress } from '../model.ts'

/** [ratio] of volume kept under stress. @source default-ours: direction from stults-kolehmainen-2014 */
export const STRESS_VOLUME: Readonly<Record<Stress, number>> = { low: 1, medium: 0.9, high: 0.75 }

/** [days] between hard days under stress. @source default-ours: direction from stults-kolehmainen-2014; stanley-2013 for 48 h */
export const HARD_SPACING_DAYS: Readonly<Record<Stress, number>> = { low: 2, medium: 2, high: 3 }

/**
 * Minutes of a session under stress: shortened, never dropped.
 * @param durationMin - [min] without stress
 * @returns [min] on a five-minute grid, at least 10 or what it was
 * @source default-ours
 */
export function stressedMinutes(durationMin: number, stress: Stress): number {
  if (stress === 'low' || durationMin <= 10) return durationMin
  return Math.min(durationMin, Math.max(10, Math.round((durationMin * STRESS_VOLUME[stress]) / 5) * 5))
}

import type { PlacedSession } from './plan-week.ts'

/**
 * The session that weighs most by some measure; of equals the one on the earlier day.
 * @returns undefined for none at all
 */
export function weightiest(
  week: readonly PlacedSession[],
  measure: (one: PlacedSession) => number,
): PlacedSession | undefined {
  let best: PlacedSession | undefined
  let most = 0
  for (const one of week) {
    const weight = measure(one)
    if (best === undefined || weight > most || (weight === most && one.day < best.day)) {
      best = one
      most = weight
    }
  }
  return best
}

/** [AU] of a placed session. */
export function loadOf({ session }: PlacedSession): number {
  return session.loadAu
}

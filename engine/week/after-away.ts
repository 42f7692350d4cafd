import type { WeekFrame } from '../phases/macrocycle.ts'

/** What is known of a week that is over. */
type Over = { readonly trainedMin: number; readonly frame: WeekFrame }

/** [ratio] of what a body was used to that a week away leaves. @source mujika-2000: fitness falls slowly at first; the number is ours */
export const KEPT_AWAY = 0.7
/** [ratio] of the usual week by which a way back grows a week. @source default-ours: as after illness */
const STEP = 0.2
/** [weeks] for which a stretch away is remembered. */
const MEMORY = 4

/** [min] a week may hold on the way back from days away. */
export function mostAfterAway(past: readonly Over[]): number {
  const since = past.slice(-MEMORY).findIndex(({ frame }) => frame.exceptional)
  if (since < 0) return Number.POSITIVE_INFINITY
  const usual = past.findLast(({ frame }) => !frame.exceptional && !frame.deload)?.trainedMin ?? 0
  const before = Math.max(usual, ...past.slice(-2 * MEMORY).map(({ trainedMin }) => trainedMin))
  return past.at(-1)!.trainedMin + STEP * before
}

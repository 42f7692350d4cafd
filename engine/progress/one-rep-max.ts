/**
 * What share of the most that can be lifted once can be lifted for some repetitions to failure. Measured for up to ten;
 * beyond that it stays a guide, and beyond `COUNTED_REPS` it says no more than that the weight is light.
 * @source wathan-1994: the curve; reynolds-2006: the fewer the repetitions, the nearer it is
 * @param reps - [reps] to failure, 1 or more
 * @returns [ratio] 1 at one repetition, falling towards a half
 */
export function shareFor(reps: number): number {
  return Math.min(1, FLOOR + SPAN * Math.exp(-FADE * Math.min(COUNTED_REPS, Math.max(1, reps))))
}

/**
 * Repetitions to failure with a share of the most that can be lifted once: `shareFor` read backwards.
 * @param share - [ratio] above 0
 * @returns [reps] not rounded: 0 for more than can be lifted once, at most `COUNTED_REPS`
 */
export function repsFor(share: number): number {
  if (share > 1) return 0
  if (share <= shareFor(COUNTED_REPS)) return COUNTED_REPS
  return Math.max(1, Math.log(SPAN / (share - FLOOR)) / FADE)
}

/** [kg] the most that could have been lifted once by somebody who could have done so many repetitions with a weight. */
export function maxFrom(loadKg: number, reps: number): number {
  return loadKg / shareFor(reps)
}

const FLOOR = 0.488
const SPAN = 0.538
const FADE = 0.075
/** [reps] */
const COUNTED_REPS = 30

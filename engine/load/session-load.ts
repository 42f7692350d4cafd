/**
 * Session load: perceived effort times minutes.
 * @param rpe - [RPE 0-10] of the whole session
 * @param durationMin - [min]
 * @returns [AU]
 * @throws RangeError when effort is outside 0-10 or minutes are negative
 * @source foster-1998
 */
export function sessionLoad(rpe: number, durationMin: number): number {
  if (rpe < 0 || rpe > 10) throw new RangeError(`Cannot weigh a session at RPE ${rpe}: expected 0-10`)
  if (durationMin < 0) throw new RangeError(`Cannot weigh a session of ${durationMin} min: expected 0 or more`)
  return rpe * durationMin
}

/** [days] the time constants of fitness and fatigue. @source banister-1991 */
export const FITNESS_DAYS = 42
export const FATIGUE_DAYS = 7
/** [RPE] of the training before the first day, of which only minutes are known. @source default-ours */
export const USUAL_RPE = 4

/**
 * Exponentially weighted daily load, the curve behind fitness (42 days) and fatigue (7 days).
 * @param dailyLoads - [AU] oldest first
 * @param tauDays - [days] time constant, above 0
 * @param initial - [AU] value before the first day
 * @returns [AU] one value per day
 * @throws RangeError when the time constant is not positive
 * @source banister-1991: the model; alpha = 1 - exp(-1/tau) so that tau days bring 63.2 %
 */
export function trainingCurve(dailyLoads: readonly number[], tauDays: number, initial = 0): number[] {
  if (!(tauDays > 0)) throw new RangeError(`Cannot average with a time constant of ${tauDays} days: expected above 0`)
  const alpha = 1 - Math.exp(-1 / tauDays)
  let value = initial
  return dailyLoads.map((load) => {
    value += alpha * (load - value)
    return value
  })
}

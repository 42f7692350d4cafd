import type { Discipline } from '../model.ts'

/** As much of a day as says whether its week is built around it. */
type KeyDay = { readonly discipline: Discipline; readonly loadAu: number; readonly longSession: boolean }

/**
 * The session that a week is built around: where it is for strength or muscle the weightiest of strength, else the long one.
 * @param isOfStrength - strength or muscle is what the training is for
 */
export function keySessionOf<Day extends KeyDay>(days: readonly Day[], isOfStrength: boolean): Day | undefined {
  if (!isOfStrength) return days.find((day) => day.longSession)
  return days
    .filter(({ discipline }) => discipline === 'strength')
    .reduce<Day | undefined>((most, day) => (most && most.loadAu >= day.loadAu ? most : day), undefined)
}

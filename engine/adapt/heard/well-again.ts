import type { CivilDate, SafetyFact } from '../../model.ts'

/** The day on which the person said that what was told of a day is over, or null. */
export function wellOn(
  safety: readonly SafetyFact[],
  kind: SafetyFact['kind'],
  date: CivilDate,
  what = '',
): CivilDate | null {
  const own = safety.filter((one) => one.kind === kind && one.date === date && one.what === what)
  const answered = own.find(({ answer }) => answer === 'well')
  return answered?.answeredOn ?? null
}

import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { BOUNDS } from '../../engine/limits/bounds.ts'
import type { CivilDate, SafetyFact } from '../../engine/model.ts'
import type { RemindedPerson } from './store.ts'

/** Adjustments of a plan that are the work of an illness or a danger, the way back from either included. */
const FOR_THE_BODY = new Set(['illness', 'red-flag'])

/**
 * The days on which nobody is reminded of anything: all of them while a danger stands, those of an illness and of the way back
 * from one, and those on which the person said that they are away.
 */
export function silentDays(
  safety: readonly SafetyFact[],
  { adjustments }: Pick<Schedule, 'adjustments'>,
  { away }: Pick<RemindedPerson, 'away'>,
): (date: CivilDate) => boolean {
  const hasDanger = safety.some(({ kind, answer }) => kind === 'danger' && answer === null)
  const spared = new Set(
    adjustments.filter(({ kind }) => FOR_THE_BODY.has(kind)).flatMap(({ days }) => days.map(({ date }) => date)),
  )
  const ill = safety.filter(({ kind, answer }) => kind === 'illness' && answer !== 'mistaken')
  return (date) =>
    hasDanger ||
    spared.has(date) ||
    ill.some((told) => date >= told.date && date <= lastOf(told)) ||
    away.some(({ from, to }) => date >= from && date <= to)
}

/** The last day of an illness that was told once: the rest after it, or the day before one is well again. */
function lastOf({ date, answer, answeredOn }: SafetyFact): CivilDate {
  const rested = addDays(date, BOUNDS['rest-after-illness'].least)
  if (answer !== 'well' || answeredOn === null) return rested
  const before = addDays(answeredOn, -1)
  return before < rested ? before : rested
}

import { daysBetween } from '../civil-date.ts'
import { breaksIn, type DueDay, missedId, type TickedDay, trainedDates } from '../history/breaks.ts'
import type { CivilDate } from '../model.ts'

/** [days] without training from which on there is a way back of its own. @source cscca-nsca-2019: the direction; the number is ours */
const AWAY_DAYS = 7

/** Whether training was away on a date, or trained after all by somebody who took the way back for none. */
export type Away = (date: CivilDate) => 'away' | 'trained' | null

/**
 * Times without training that the way back after breaks answers.
 * @param days - the plan as it stood
 * @param past - in order, up to the first day that may change
 * @param withdrawn - ids of adjustments that the person took back
 */
export function timesAway(
  days: readonly DueDay[],
  past: readonly TickedDay[],
  open: CivilDate,
  withdrawn: ReadonlySet<string>,
): Away {
  const trained = trainedDates(days, past)
  const away = breaksIn(days, past, trained, open).filter(
    ({ first, last }) => daysBetween(first, last) + 1 >= AWAY_DAYS,
  )
  return (date) => {
    const one = away.find(({ first, last }) => date >= first && date <= last)
    return one ? (withdrawn.has(missedId(one)) ? 'trained' : 'away') : null
  }
}

import { addDays, daysBetween } from '../civil-date.ts'
import { breaksIn, type DueDay, missedId, type TickedDay, trainedDates } from '../history/breaks.ts'
import type { CivilDate, HistoryDay } from '../model.ts'

/** [days] without training from which on there is a way back of its own. @source cscca-nsca-2019: the direction; the number is ours */
const AWAY_DAYS = 7
/** [days] after a word of illness or strong pain in which nobody who is silent, or missed more, chose to. @source default-ours */
const LAID_UP_DAYS = 3

/** Whether training was away on a date, or trained after all by somebody who took the way back for none. */
export type Away = (date: CivilDate) => 'away' | 'trained' | null

/**
 * Times without training that a way back answers: breaks, and the days of an illness or of strong pain.
 * @param days - the plan as it stood
 * @param past - in order, up to the first day that may change
 * @param withdrawn - ids of adjustments that the person took back
 */
export function timesAway(
  days: readonly DueDay[],
  past: readonly (TickedDay & Pick<HistoryDay, 'worn'>)[],
  open: CivilDate,
  withdrawn: ReadonlySet<string>,
): Away {
  const trained = trainedDates(days, past)
  const away = breaksIn(days, past, trained, open).filter(
    ({ first, last }) => daysBetween(first, last) + 1 >= AWAY_DAYS,
  )
  const laidUp = laidUpDays(past, new Set(trained))
  return (date) => {
    const one = away.find(({ first, last }) => date >= first && date <= last)
    if (one) return withdrawn.has(missedId(one)) ? 'trained' : 'away'
    return laidUp.has(date) ? 'away' : null
  }
}

/** Days that illness or strong pain took, as they were told: shorter than a break, and answered by a way back all the same. */
function laidUpDays(
  past: readonly Pick<HistoryDay, 'date' | 'worn'>[],
  trained: ReadonlySet<CivilDate>,
): ReadonlySet<CivilDate> {
  const days = new Set<CivilDate>()
  for (const { date, worn } of past) {
    if (worn !== 'weeks') continue
    for (let after = 0; after <= LAID_UP_DAYS; after++) {
      const day = addDays(date, after)
      if (trained.has(day)) break
      days.add(day)
    }
  }
  return days
}

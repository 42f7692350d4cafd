import type { PersonFacts } from '../../contract/person-facts.ts'
import { type CivilDate, WEEKDAYS } from '../../engine/model.ts'
import { dateAfter, daysBetween } from '../display/civil-dates.ts'
import type { HoursRow } from './week-draft.ts'

type Hours = Pick<HoursRow, 'start' | 'end' | 'label'>
const MIDNIGHT = '00:00'

/**
 * The hours of the days of one week: those of a rota from its first day on, before it the usual ones. A night that comes
 * from the week before, or goes on in the next, ends at midnight: no ordinary week, this one does not come round.
 */
export function hoursOfWeek({ rota }: PersonFacts, monday: CivilDate, usual: readonly HoursRow[]): readonly HoursRow[] {
  if (!rota || dateAfter(monday, 6) < rota.from) return usual
  const hoursOn = (at: number): readonly Hours[] => {
    const since = daysBetween(rota.from, dateAfter(monday, at))
    if (since >= 0) return rota.days[since % rota.days.length] ?? []
    const day = WEEKDAYS[(at + 7) % 7]
    return usual.filter(({ days }) => day !== undefined && days.includes(day))
  }
  const rowsOn = (at: number) => hoursOn(at).flatMap((hours) => drawn(hours, at))
  return [-1, ...WEEKDAYS.keys()].flatMap(rowsOn).flatMap(({ at, ...hours }, id) => {
    const day = WEEKDAYS[at]
    return day === undefined ? [] : [{ ...hours, days: [day], id, isNew: false }]
  })
}

/** Hours as a week draws them: in two parts where they would come round, or would last from one hour to the same. */
function drawn({ start, end, label }: Hours, at: number): (Hours & { at: number })[] {
  if (start === MIDNIGHT && end === MIDNIGHT) return [{ start, end: '24:00', label, at }]
  const isWithin = end > start || end === MIDNIGHT
  const isBound = at === -1 || at === WEEKDAYS.length - 1
  if (isWithin || (start !== end && !isBound)) return [{ start, end, label, at }]
  return [
    { start, end: MIDNIGHT, label, at },
    { start: MIDNIGHT, end, label, at: at + 1 },
  ]
}

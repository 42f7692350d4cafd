import type { PersonFacts } from '../../contract/person-facts.ts'
import { type CivilDate, WEEKDAYS } from '../../engine/model.ts'
import { dateAfter, daysBetween } from '../display/civil-dates.ts'
import { holdsOn, isSameSeason } from './season.ts'
import type { HoursRow } from './week-draft.ts'

type Hours = Pick<HoursRow, 'start' | 'end' | 'label' | 'isUnsure'>
const MIDNIGHT = '00:00'

/**
 * The hours of the days of one week: those of a rota from its first day on, before it the usual ones that hold then. A night
 * that comes from the week before, or goes on in the next, ends at midnight: no ordinary week, this one does not come round.
 */
export function hoursOfWeek({ rota }: PersonFacts, monday: CivilDate, usual: readonly HoursRow[]): readonly HoursRow[] {
  const isRota = rota !== undefined && dateAfter(monday, 6) >= rota.from
  if (!isRota && usual.every((row) => isSameSeason(row, {}))) return usual
  const hoursOn = (at: number): readonly Hours[] => {
    const date = dateAfter(monday, at)
    const since = rota ? daysBetween(rota.from, date) : -1
    if (rota && since >= 0) return rota.days[since % rota.days.length] ?? []
    const day = WEEKDAYS[(at + 7) % 7]
    return usual.filter((row) => day !== undefined && row.days.includes(day) && holdsOn(row, date))
  }
  const rowsOn = (at: number) => hoursOn(at).flatMap((hours) => drawn(hours, at))
  return [-1, ...WEEKDAYS.keys()].flatMap(rowsOn).flatMap(({ at, ...hours }, id) => {
    const day = WEEKDAYS[at]
    return day === undefined ? [] : [{ ...hours, days: [day], id, isNew: false }]
  })
}

/** Training time as it holds in one week: on the days alone whose dates it is for. */
export function windowsOfWeek(windows: readonly HoursRow[], monday: CivilDate): readonly HoursRow[] {
  return windows.map((row) => ({
    ...row,
    days: row.days.filter((day) => holdsOn(row, dateAfter(monday, WEEKDAYS.indexOf(day)))),
  }))
}

/** Hours as a week draws them: in two parts where they would come round, or would last from one hour to the same. */
function drawn(hours: Hours, at: number): (Hours & { at: number })[] {
  const { start, end, ...rest } = hours
  if (start === MIDNIGHT && end === MIDNIGHT) return [{ start, end: '24:00', ...rest, at }]
  const isWithin = end > start || end === MIDNIGHT
  const isBound = at === -1 || at === WEEKDAYS.length - 1
  if (isWithin || (start !== end && !isBound)) return [{ ...hours, at }]
  return [
    { start, end: MIDNIGHT, ...rest, at },
    { start: MIDNIGHT, end, ...rest, at: at + 1 },
  ]
}

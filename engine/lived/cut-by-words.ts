import { civilDate } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { CivilDate, HistoryDay } from '../model.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import type { Lived, LivedWeek } from './done-week.ts'

const { least: WORN_DAYS, most: WORN_WITHIN } = BOUNDS['worn-days']
/** [days] in which the plan comes back step by step from a time away, an illness or strong pain, or is careful. @source default-ours */
const BACK_DAYS = 28
const CAREFUL_DAYS = 7
/** [days] that an easier week and its step back up take. */
const EASED_DAYS = 14

/** Whether what was told before a week or in it had the plan cut its days for weeks or for days, as a time away does; null where nothing did. */
export function cutByWords({ frame }: LaidWeek, { records, away }: Lived): LivedWeek['cut'] {
  const before = (days: number) => Array.from({ length: days + 7 }, (_, day) => civilDate(frame.monday + 6 - day))
  const worn = (days: number, by: HistoryDay['worn']) => before(days).some((date) => records.get(date)?.worn === by)
  if (worn(BACK_DAYS, 'weeks')) return 'weeks'
  if (wereWorn(before(EASED_DAYS), records)) return 'weeks'
  const isBack = before(BACK_DAYS).some((date) => away(date) === 'away')
  return isBack ? 'weeks' : worn(CAREFUL_DAYS, 'days') ? 'days' : null
}

/** Whether some days of a stretch were so bad, and lay so close, that the plan gave an easier week and a step back up. */
function wereWorn(dates: readonly CivilDate[], records: Lived['records']): boolean {
  const worn = dates.map((date) => records.get(date)?.worn !== undefined)
  return worn.some((_, at) => worn.slice(at, at + WORN_WITHIN).filter(Boolean).length >= WORN_DAYS)
}

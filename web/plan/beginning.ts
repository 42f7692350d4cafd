import type { Schedule } from '../../contract/schedule.ts'
import { dateInWords } from '../words/date-words.ts'
import { WEEKLY } from '../words/weekly-words.ts'

/** When the plan begins, or began, as seen from the day that it was made for. */
export function beginning({ anchor, date }: Pick<Schedule, 'anchor' | 'date'>): string {
  if (anchor === date) return WEEKLY.beginsToday
  const day = dateInWords(anchor, 'weekday')
  return anchor < date ? WEEKLY.began(day) : WEEKLY.begins(day)
}

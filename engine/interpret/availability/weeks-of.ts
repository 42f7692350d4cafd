import { addDays, mondayOf } from '../../civil-date.ts'
import type { CivilDate } from '../../model.ts'
import { namedDatesIn } from './dates.ts'
import { MONTHS } from './words.ts'

const WEEK_OF = new RegExp(
  `(?<!\\p{L})(?:(?:in |for )?(?:the )?week (?:of|commencing|beginning|starting|from)|w\\/c)\\s+(?:the\\s+|mon(?:day)?\\s+)*(?:\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?(?:${MONTHS.join('|')})|(?:${MONTHS.join('|')})\\s+\\d{1,2}(?:st|nd|rd|th)?)(?![\\p{L}\\d])`,
  'giu',
)
const NAMES = ['Jan', 'Feb', 'March', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** A date as people write it. */
export const dayAndMonth = (date: CivilDate): string =>
  `${Number(date.slice(8))} ${NAMES[Number(date.slice(5, 7)) - 1]?.slice(0, 3)}`

/** The same words, as many as they were, with "the week of 7 December" as its days: "7-13 Dec". */
export function withWeeksOf(words: string, since: CivilDate): string {
  return words.replace(WEEK_OF, (told) => {
    const day = namedDatesIn(told, since)
    if (!day) return told
    const [monday, sunday] = [mondayOf(day.from), addDays(mondayOf(day.from), 6)]
    const isOfOneMonth = monday.slice(0, 7) === sunday.slice(0, 7)
    const days = isOfOneMonth
      ? `${Number(monday.slice(8))}-${dayAndMonth(sunday)}`
      : `${dayAndMonth(monday)}-${dayAndMonth(sunday)}`
    return days.padEnd(told.length)
  })
}

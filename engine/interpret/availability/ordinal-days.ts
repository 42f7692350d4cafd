import type { CivilDate, Span } from '../../model.ts'
import { nextDay } from './away-until.ts'
import { dayAndMonth } from './weeks-of.ts'

/** "On the 9th at 10am": a day of a month by its number alone, with an hour behind it. */
const DAY_BEFORE_HOUR =
  /(?<![\p{L}\d])the (?<number>\d{1,2})(?:st|nd|rd|th)(?=,?\s+(?:(?:at|@|from) )?\d{1,2}(?!\d|st|nd|rd|th))/giu
/** What comes on that day of each month, and what is over then. */
const NO_APPOINTMENT = /(?<!\p{L})(?:every|each|monthly|months|back)(?!\p{L})/iu

/**
 * A sentence with such a day written as a date, the next that has its number, every other word where it was; and where
 * these stand.
 */
export function withOrdinalDays(sentence: string, since: CivilDate): { readonly told: string; readonly days: Span[] } {
  const days: Span[] = []
  if (NO_APPOINTMENT.test(sentence)) return { told: sentence, days }
  const told = sentence.replace(DAY_BEFORE_HOUR, (words: string, number: string, at: number) => {
    const date = nextDay(Number(number), since)
    if (date === undefined) return words
    const written = dayAndMonth(date)
    days.push({ start: at, end: at + written.length })
    return written.padEnd(words.length)
  })
  return { told, days }
}

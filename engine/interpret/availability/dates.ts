import { addDays, parseCivilDate } from '../../civil-date.ts'
import type { CivilDate, Span } from '../../model.ts'
import { sure } from '../../sure.ts'
import { MONTHS } from './words.ts'

/** "3-11 mar-sab": of days. */
const TO_A_DAY = '\\s?[-–]\\s?(?:mer|mi[eé]|gio|jue|jeu|ven|vie|s[aá]b|sam|dom|dim)(?!\\p{L})'
const MONTH = `(?<month>${MONTHS.map((words) => `(?:${words})`).join('|')})(?![\\p{L}]|${TO_A_DAY})\\.?`
const YEAR = '(?:\\s*,?\\s*(?:de\\s+|del\\s+)?(?<year>20\\d\\d))?'
const ORDINAL = '(?:st|nd|rd|th|\\.|er|º|°)?'
const FORMS = [
  '(?<year>20\\d\\d)-(?<number>\\d\\d)-(?<day>\\d\\d)',
  '(?<day>\\d{1,2})[./](?<number>\\d{1,2})(?:[./](?<year>20\\d\\d|\\d\\d))?\\.?',
  `(?<day>\\d{1,2})${ORDINAL}\\s*(?:of\\s+|de\\s+|di\\s+)?${MONTH}${YEAR}`,
  `${MONTH}\\s*(?<day>\\d{1,2})${ORDINAL}${YEAR}`,
].map((form) => new RegExp(`^${form}(?!\\d)`, 'iu'))

/** A date as it was written: the year is that of the next such day. */
type Written = { readonly day: number; readonly month: number; readonly year: number | null; readonly end: number }

/** What leads from the first of two dates to the second, with its weekday. */
export const TO =
  /^\s*(?:-|–|—|(?:right )?(?:up |through )?to(?: and including)?|till|until|through|thru|bis(?: zum)?|au|jusqu'au|al|hasta(?: el)?|até|a|fino al|tot(?: en met)?|t\/m)\s*(?:the\s+|den\s+|el\s+|le\s+)?(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\s+)?/iu
/** `20-27 December`, `Dec 20-27`: one month for both days. */
const DAYS_OF_MONTH = new RegExp(
  `^(?<from>\\d{1,2})${ORDINAL}${TO.source.slice(1)}(?<to>\\d{1,2})${ORDINAL}\\s*(?:of\\s+|de\\s+|di\\s+)?${MONTH}${YEAR}`,
  'iu',
)
const MONTH_OF_DAYS = new RegExp(
  `^${MONTH}\\s*(?<from>\\d{1,2})${ORDINAL}${TO.source.slice(1)}(?<to>\\d{1,2})${ORDINAL}(?!\\d|\\s?[ap]m(?!\\p{L}))${YEAR}`,
  'iu',
)

/** Two dates with `to` between them. */
export type DateRange = {
  readonly from: CivilDate
  readonly to: CivilDate
  readonly start: number
  readonly end: number
}

/**
 * The first range of dates in a text.
 * @param since - the day on which it was written: dates without a year are the next such days
 */
export function dateRangeIn(text: string, since: CivilDate): DateRange | null {
  return rangeIn(text.replace(BETWEEN, 'to '), since)
}

/** "Between 20 and 27 December". */
const BETWEEN = /(?<=\b(?:between|from) (?:the )?\d[^,.;]{0,20} )and(?= )/giu

/** A month by its name, or a year; `mar 9 a 11` is of Tuesdays as well. */
export const IS_DATE = /^(?!(?:mar|out|set|ago|mai)(?!\p{L})).*(?:\p{L}{3}|20\d\d)/iu

/** Where a text names dates: their numbers are no hours of a day. */
export function datesIn(text: string, since: CivilDate): readonly Span[] {
  const found = dateRangeIn(text, since)
  // "7.30-9.30" may be either, and is of hours here.
  const range = found && IS_DATE.test(text.slice(found.start, found.end)) ? found : null
  const days = [...text.matchAll(NAMED_DAY)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
  return [
    ...(range ? [range] : []),
    ...days.filter(({ end, start }) => !range || start >= range.end || end <= range.start),
  ]
}

const MONTH_NAME = MONTH.replace('?<month>', '?:')
/** "At 9 may train". */
const MAY_WITH_VERB = 'may\\s(?:be|go|have|need|i|not|also|still|train|run|work|change|vary)\\b'
/** "Out 7, back at 6", "3 sets", "mar 9 a 11" of a Tuesday. */
const OTHER_WORDS = '(?:out|sets?)(?!\\p{L})'
const DAY_AND_MONTH = `\\d{1,2}${ORDINAL}\\s(?:(?:of|de|di)\\s)?(?!${MAY_WITH_VERB}|${OTHER_WORDS})${MONTH_NAME}`
const MONTH_AND_DAY = `(?!${OTHER_WORDS}|(?:mar|ago|mai)(?!\\p{L}))${MONTH_NAME}\\s\\d{1,2}${ORDINAL}(?![\\p{L}\\d:]|\\s?[-–])`
/** A day of a month by name; the end of "9-5" is none. */
const NAMED_DAY = new RegExp(
  `(?<![\\p{L}\\d:.]|\\d\\s?(?:-|–|to|till?|until)\\s?)(?:${DAY_AND_MONTH}|${MONTH_AND_DAY})`,
  'giu',
)

/** One day that is named with its month, or several in a row: "25 Dec and 26 Dec". */
export function namedDatesIn(text: string, since: CivilDate): DateRange | null {
  const found: DateRange[] = []
  for (const { index } of text.matchAll(STARTS)) {
    const last = found.at(-1)
    const written = last && index < last.end ? null : writtenAt(text.slice(index))
    const date = written && IS_DATE.test(text.slice(index, index + written.end)) ? nextSuch(written, since) : null
    if (written && date) found.push({ from: date, to: date, start: index, end: index + written.end })
  }
  const [first, last] = [found[0], found.at(-1)]
  const isRow = found.every(({ from }, at) => at === 0 || from === addDays(sure(found[at - 1]).from, 1))
  return first && last && isRow ? { from: first.from, to: last.to, start: first.start, end: last.end } : null
}

/** Where a date may begin; the 5 of "9-5 until the 14th of February" is an hour. */
const STARTS = /(?<![\p{L}\d]|\d\s?(?:[-–]|to|till?|a|à|às|bis|alle|tot)\s?)[\p{L}\d]/gu

const COUNTY = /(?<!\p{L})(?:to|in|from|co|county) $/iu

function rangeIn(text: string, since: CivilDate): DateRange | null {
  for (const { index } of text.matchAll(STARTS)) {
    const rest = text.slice(index)
    // The county, and not the Spanish month.
    if (/^mayo/i.test(rest) && COUNTY.test(text.slice(0, index))) continue
    const found = rangeAt(rest, { since, isOfDay: OF_A_DAY.test(text.slice(0, index)) })
    if (found && found.from <= found.to) return { ...found, start: index, end: index + found.end }
  }
  return null
}

/** "12 Dec 7-10": the month is that of a day, and what follows are hours. */
const OF_A_DAY = /(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)?\s(?:of\s|de\s|di\s)?$/iu

type Around = { readonly since: CivilDate; readonly isOfDay: boolean }

function rangeAt(rest: string, { since, isOfDay }: Around): Omit<DateRange, 'start'> | null {
  const open = fromOrdinal(rest, since)
  if (open) return open
  const both = DAYS_OF_MONTH.exec(rest) ?? (isOfDay ? null : MONTH_OF_DAYS.exec(rest))
  if (both) {
    const { from, to, month, year } = sure(both.groups)
    // "9-5 March to October": hours.
    if (Number(from) > Number(to)) return null
    const parts = { month: monthOf(sure(month)), year: year ? Number(year) : null, end: both[0].length }
    return between({ ...parts, day: Number(from) }, { ...parts, day: Number(to) }, since)
  }
  const first = writtenAt(rest)
  const joint = first && TO.exec(rest.slice(first.end))
  if (!first || !joint) return null
  const at = first.end + joint[0].length
  const second = writtenAt(rest.slice(at))
  return second ? between(first, { ...second, end: at + second.end }, since) : null
}

const DAY_ALONE = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)${TO.source.slice(1)}(?=[\\p{L}\\d])`, 'iu')

/** "From the 20th to January 4th": the 20th before it. */
function fromOrdinal(rest: string, since: CivilDate): Omit<DateRange, 'start'> | null {
  const first = DAY_ALONE.exec(rest)
  const last = first && writtenAt(rest.slice(first[0].length))
  if (!first || !last || !IS_DATE.test(rest.slice(first[0].length, first[0].length + last.end))) return null
  const day = Number(first[1])
  // Of the same month it is said with one name, and read so.
  if (day <= last.day || day > 31) return null
  const month = last.month === 1 ? 12 : last.month - 1
  const year = last.year !== null && last.month === 1 ? last.year - 1 : last.year
  return between({ day, month, year, end: 0 }, { ...last, end: first[0].length + last.end }, since)
}

function between(first: Written, last: Written, since: CivilDate): Omit<DateRange, 'start'> | null {
  const to = nextSuch(last, since)
  if (to === null) return null
  // What has begun before today goes on: it is the last of the range that must be to come.
  const year = first.year ?? Number(to.slice(0, 4))
  const own = dated(year, first)
  const from = own !== null && own > to && first.year === null ? dated(year - 1, first) : own
  return from === null ? null : { from, to, end: last.end }
}

function writtenAt(rest: string): Written | null {
  for (const form of FORMS) {
    const found = form.exec(rest)
    if (!found) continue
    const { day, number, month, year } = found.groups as Record<string, string | undefined>
    const [first, second] = [Number(day), number === undefined ? monthOf(sure(month)) : Number(number)]
    // The day comes first, unless only the other way round is a date.
    const isTurned = second > 12 && first <= 12
    // With a full stop nobody writes them so: "choir 7.30-9.30 except school holidays".
    if (isTurned && /^\d+\./.test(found[0]) && month === undefined) return null
    const [of, monthNumber] = isTurned ? [second, first] : [first, second]
    if (monthNumber < 1 || monthNumber > 12 || of < 1 || of > 31) return null
    const full = year === undefined ? null : Number(year) < 100 ? 2000 + Number(year) : Number(year)
    return { day: of, month: monthNumber, year: full, end: found[0].length }
  }
  return null
}

const MONTH_FORMS = MONTHS.map((words) => new RegExp(`^(?:${words})$`, 'iu'))

function monthOf(word: string): number {
  return MONTH_FORMS.findIndex((form) => form.test(word)) + 1
}

function dated(year: number, { month, day }: Written): CivilDate | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return parseCivilDate(text) === null ? null : text
}

function nextSuch(written: Written, since: CivilDate): CivilDate | null {
  if (written.year !== null) return dated(written.year, written)
  const year = Number(since.slice(0, 4))
  return [year, year + 1].map((one) => dated(one, written)).find((date) => date !== null && date >= since) ?? null
}

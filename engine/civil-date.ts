import { remembered } from './memo.ts'
import { type CivilDate, WEEKDAYS, type Weekday } from './model.ts'
import { sure } from './sure.ts'

/** Days since 1970-01-01, a whole number. */
export type DayNumber = number

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * The day number of a civil date, or null when the text is not a real date.
 * @param text - strictly `YYYY-MM-DD`
 */
export function parseCivilDate(text: string): DayNumber | null {
  return readOnce(text)
}

// A plan asks for the same few hundred days thousands of times.
const DATES_KEPT = 4000
const readOnce = remembered(DATES_KEPT, (text: string) => text, readDate)

function readDate(text: string): DayNumber | null {
  const match = SHAPE.exec(text)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (month < 1 || month > 12 || day < 1) return null
  const number = dayNumberOf(year, month, day)
  return civilDate(number) === text ? number : null
}

/**
 * The day number of a civil date.
 * @throws RangeError when the text is not a real `YYYY-MM-DD` date
 */
export function dayNumber(date: CivilDate): DayNumber {
  const number = parseCivilDate(date)
  if (number === null) throw new RangeError(`Cannot read the date "${date}": expected a real day as YYYY-MM-DD`)
  return number
}

/** The civil date of a day number. */
export function civilDate(number: DayNumber): CivilDate {
  return writtenOnce(number)
}

const writtenOnce = remembered(DATES_KEPT, (number: DayNumber) => number, writtenDate)

function writtenDate(number: DayNumber): CivilDate {
  // Howard Hinnant's civil_from_days: years start in March, so leap days end a year.
  const shifted = number + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

function dayNumberOf(year: number, month: number, day: number): DayNumber {
  const shiftedYear = month <= 2 ? year - 1 : year
  const era = Math.floor(shiftedYear / 400)
  const yearOfEra = shiftedYear - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

/**
 * The date some days later, or earlier when negative.
 * @param days - [days] whole
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  return civilDate(dayNumber(date) + days)
}

/** [days] from one date to another, negative when the second is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Weekday of a day number, 0 Monday to 6 Sunday. */
export function weekdayIndex(number: DayNumber): number {
  return (((number + 3) % 7) + 7) % 7
}

/** The weekday of a date. */
export function weekdayOf(date: CivilDate): Weekday {
  return sure(WEEKDAYS[weekdayIndex(dayNumber(date))])
}

/** The Monday of a date's week. */
export function mondayOf(date: CivilDate): CivilDate {
  const number = dayNumber(date)
  return civilDate(number - weekdayIndex(number))
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

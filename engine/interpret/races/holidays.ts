import { addDays, civilDate, dayNumber, weekdayIndex } from '../../civil-date.ts'
import { type CivilDate, WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'
import { type DateFound, type DateScene, nextDate, skip, valid, yearAfter } from './date-words.ts'

const SATURDAY = 5

/** The nth such weekday of a month, the last when n is -1. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): CivilDate | null {
  if (nth === -1) {
    const end = dayNumber(sure(valid(month === 12 ? year + 1 : year, month === 12 ? 1 : month + 1, 1))) - 1
    return civilDate(end - ((weekdayIndex(end) - weekday + 7) % 7))
  }
  const first = dayNumber(sure(valid(year, month, 1)))
  const date = civilDate(first + ((weekday - weekdayIndex(first) + 7) % 7) + (nth - 1) * 7)
  return Number(date.slice(5, 7)) === month ? date : null
}

/** The next such weekday of a month, or that of the year told. @returns null where there is none */
export function nextNth(
  month: number,
  weekday: number,
  nth: number,
  year: number | null,
  today: CivilDate,
): CivilDate | null {
  if (year !== null) return nthWeekday(year, month, weekday, nth)
  const first = Number(today.slice(0, 4))
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const date = nthWeekday(first + ahead, month, weekday, nth)
    if (date && date >= today) return date
  }
  return null
}

/** Reads `first Sunday of May`, `last Saturday in October`. */
export function nthWeekdayAt(symbols: readonly Sym[], at: number, scene: DateScene): DateFound | null {
  const first = symbols[at]
  let nth = first?.tag === 'ordinal' ? Number(first.value) : null
  let next = at + 1
  if (
    first?.tag === 'number' &&
    first.value.length === 1 &&
    /^(st|nd|rd|th|er|o|a|º|\.)$/.test(symbols[next]?.text ?? '')
  ) {
    nth = Number(first.value)
    next += 1
  }
  if (nth === null || nth > 5) return null
  const day = symbols[next]
  const weekday =
    day?.tag === 'day'
      ? WEEKDAYS.indexOf(day.value as Weekday)
      : day?.tag === 'weekend' || day?.tag === 'weekof'
        ? SATURDAY
        : -1
  if (weekday < 0) return null
  const month = skip(symbols, next + 1)
  if (symbols[month]?.tag !== 'month') return null
  const { year, next: end } = yearAfter(symbols, month + 1)
  return { date: nextNth(Number(sure(symbols[month]).value), weekday, nth, year, scene.today), next: end }
}

/** Easter Sunday of a year by the Gregorian rule of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return dayNumber(sure(valid(year, Math.floor(sum / 31), (sum % 31) + 1)))
}

/** Reads a public holiday as its next date, or that of the year told; its weekend as the Saturday beside it. */
export function holidayAt(symbols: readonly Sym[], at: number, scene: DateScene): DateFound | null {
  const found = feastAt(symbols, at, scene)
  if (!found?.date || symbols[found.next]?.tag !== 'weekend') return found
  const weekday = weekdayIndex(dayNumber(found.date))
  const toSaturday = weekday <= 1 ? -weekday - 2 : SATURDAY - weekday
  return { ...found, date: addDays(found.date, toSaturday), next: found.next + 1 }
}

function feastAt(symbols: readonly Sym[], at: number, scene: DateScene): DateFound | null {
  const symbol = symbols[at]
  if (symbol?.tag !== 'holiday' && symbol?.tag !== 'nthday' && symbol?.tag !== 'easter') return null
  // "10 km de Noël" is the name of a race.
  if (symbol.value === '12-25' && /^(de|du)$/.test(symbols[at - 1]?.text ?? '')) return null
  const { year, next } = yearAfter(symbols, at + 1)
  if (symbol.tag === 'holiday') {
    const [month, day] = symbol.value.split('-').map(Number)
    return { date: nextDate(sure(month), sure(day), year, scene), next }
  }
  if (symbol.tag === 'nthday') {
    const match = sure(/^(\w+)-(-?\d)-(\d+)$/.exec(symbol.value))
    return {
      date: nextNth(Number(match[3]), WEEKDAYS.indexOf(match[1] as Weekday), Number(match[2]), year, scene.today),
      next,
    }
  }
  const first = year ?? Number(scene.today.slice(0, 4))
  const date = civilDate(easter(first) + Number(symbol.value))
  return {
    date: year === null && date < scene.today ? civilDate(easter(first + 1) + Number(symbol.value)) : date,
    next,
  }
}

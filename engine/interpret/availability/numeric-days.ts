import { dayNumber, parseCivilDate, weekdayIndex } from '../../civil-date.ts'
import { type CivilDate, type Span, WEEKDAYS } from '../../model.ts'
import { daysIn } from './days.ts'
import { DAY_NAME } from './words.ts'

/** Where a date stands in numbers, and the days that it may be: two where nobody says which number is the month. */
export type NumericDay = Span & { readonly on: readonly CivilDate[] }

const ISO = /(?<![\d/.-])(?<year>20\d\d)-(?<second>\d\d)-(?<first>\d\d)(?![\d-])/gu
/** "8/12", and no rota of "4/4", no "24/7", no half. */
const STROKE =
  /(?<![\p{L}\d/.:,-])(?<first>\d{1,2})\/(?<second>\d{1,2})(?:\/(?<year>20\d\d|\d\d))?(?![\p{L}\d/:]|[.,]\d|-| ?(?:days?|weeks?|hours?|hrs?|of|an? (?:day|week|month)|on|off|rota\p{L}*|shifts?|schedule|split|pattern|tage|jours|d[ií]as|giorni|dagen)(?!\p{L}))/giu
/** "8.12.", "am 8.12", "08.12.2026": "till 8.12" is an hour. */
const POINT =
  /(?<![\p{L}\d/.:,-]|(?<!\p{L})(?:at|from|till?|until|to|before|after|um|ab|von|bis|vor|nach|à|às|om|tot) )(?<first>\d{1,2})\.(?<second>\d{1,2})(?:\.(?<year>20\d\d|\d\d)?(?!\d)|(?<=(?<!\p{L})(?:am|den) \d{1,2}\.\d{1,2})(?![\d.]))/giu
/** Who writes so tells the day first. */
const DAY_FIRST =
  /(?<!\p{L})(?:um|uhr|den|le|à|el|las?|il|alle|às|dia|op|om|uur|mo|di|mi|zahnarzt|arzt|termin|rendez-vous|dentiste|dentista|tandarts|cita|consulta|visita)(?!\p{L})|ß|\dh(?!\p{L})/iu
const EITHER = /^(?:1\/[2-4]|2\/3|3\/4|24\/7|[57]\/7|50\/50|9\/80)$/u

/**
 * The dates that a sentence tells in numbers.
 * @param text - all that was written: a day that can only stand first, or last, says how the others are meant
 * @param since - the day on which it was written: a date without a year is the next such day
 */
export function numericDaysIn(sentence: string, text: string, since: CivilDate): NumericDay[] {
  const order = orderIn(sentence, text)
  return [ISO, STROKE, POINT].flatMap((form) =>
    [...sentence.matchAll(form)].flatMap(({ 0: words, index, groups = {} }): NumericDay[] => {
      if (EITHER.test(words)) return []
      const [first, second] = [Number(groups.first), Number(groups.second)]
      const year = groups.year === undefined ? null : (Number(groups.year) % 100) + 2000
      const isSure = form !== STROKE || order === 'day-first'
      const dayFirst = nextSuch(first, second, year, since)
      const monthFirst = isSure ? null : nextSuch(second, first, year, since)
      const told = [order === 'month-first' ? null : dayFirst, order === 'day-first' ? null : monthFirst]
      const both = [...new Set(told.filter((date) => date !== null))]
      const on = both.length > 1 ? ofItsDay(both, sentence.slice(0, index)) : both
      return on.length > 0 ? [{ start: index, end: index + words.length, on }] : []
    }),
  )
}

type Order = 'day-first' | 'month-first' | null

function orderIn(sentence: string, text: string): Order {
  const numbers = [...text.matchAll(STROKE)].map(({ groups = {} }) => [Number(groups.first), Number(groups.second)])
  if (DAY_FIRST.test(sentence) || numbers.some(([first = 0, second = 0]) => first > 12 && second <= 12))
    return 'day-first'
  return numbers.some(([first = 0, second = 0]) => first <= 12 && second > 12) ? 'month-first' : null
}

const BEFORE = new RegExp(`(?<day>${DAY_NAME})[\\s,]*(?:the )?$`, 'iu')

/** "Tuesday 8/12": of two days the one that is so called. */
function ofItsDay(dates: readonly CivilDate[], before: string): readonly CivilDate[] {
  const named = daysIn(BEFORE.exec(before)?.groups?.day ?? '')
  const fitting = dates.filter((date) => named.some((day) => day === WEEKDAYS[weekdayIndex(dayNumber(date))]))
  return fitting.length > 0 ? fitting : dates
}

function nextSuch(day: number, month: number, year: number | null, since: CivilDate): CivilDate | null {
  const own = Number(since.slice(0, 4))
  const dates = (year === null ? [own, own + 1] : [year]).map(
    (one) => `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  )
  return dates.find((date) => parseCivilDate(date) !== null && date >= since) ?? null
}

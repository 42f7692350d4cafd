import { clockTime } from '../../day/clock.ts'
import type { ClockTime } from '../../model.ts'
import { sure } from '../../sure.ts'

/** Clock times within which somebody trains. */
export type Hours = { readonly start: ClockTime; readonly end: ClockTime }

/** [min] Shorter is no session, longer no bound. */
const MINUTES_SPAN = { least: 5, most: 300 }
const HOURS_UNIT = '(?:hours?|hrs?|h|stunden?|std|heures?|horas?|or[ae]|uur)'
/** A length as people write it: "30 min", "1.5 hours", "an hour", "half an hour". */
export const MINUTES = `(?:${[
  `(?<minutes>\\d{1,3})\\s*(?:min(?:ute|uti|uut|uten|utes|utos)?s?\\.?|['’])`,
  `(?<whole>[1-4])\\s?h(?:(?:ou)?rs?)?\\s?(?:and )?(?<rest>[0-5]\\d)(?:\\s?min(?:ute)?s?)?`,
  `(?<hours>\\d(?:[.,]\\d)?)\\s*${HOURS_UNIT}`,
  `(?<half>(?:1\\/2|½) ?(?:an )?(?:hour|hr|h)|half an hour|half hour|eine halbe stunde|halbe stunde|une demi-heure|media hora|meia hora|mezz['’ ]?ora|(?:een )?half uur)`,
  `(?<more>(?:an |one )?h(?:ou)?r and (?:a half|half)|(?:1½|1 1\\/2) ?h(?:ou)?rs?)`,
  `(?<quarters>three[- ]quarters of an hour)`,
  `(?<quarter>(?:a )?quarter of an hour)`,
  `(?:(?:ten|fifteen|twenty|thirty|forty) (?:to|or) )?(?<tens>ten|fifteen|twenty|twenty[- ]five|thirty|thirty[- ]five|forty|forty[- ]five|fifty|sixty|ninety)[- ]?min(?:ute)?s?`,
  `(?<two>two hours|zwei stunden|deux heures|dos horas|duas horas|due ore|twee uur)`,
  `(?<hour>an hour|one hour|eine stunde|une heure|una hora|uma hora|un['’ ]?ora|een uur)`,
].join('|')})(?![\\p{L}])`

const TENS: Readonly<Record<string, number>> = {
  ...{
    ten: 10,
    fifteen: 15,
    twenty: 20,
    twentyfive: 25,
    thirty: 30,
    thirtyfive: 35,
    forty: 40,
    fortyfive: 45,
    fifty: 50,
  },
  ...{ sixty: 60, ninety: 90 },
}

/** [min] of the lengths that have a name. */
const NAMED: Readonly<Record<string, number>> = { quarter: 15, half: 30, quarters: 45, hour: 60, more: 90, two: 120 }
const lengthNamed = (words: Readonly<Record<string, string | undefined>>) =>
  NAMED[Object.keys(NAMED).find((name) => words[name] !== undefined) ?? ''] ?? 0

/** [min] of a length that was found; null where it is none for a session. */
export function minutesOf({
  minutes,
  hours,
  whole,
  rest,
  ...words
}: Record<string, string | undefined>): number | null {
  const inWords = words.tens ? sure(TENS[words.tens.replace(/[- ]/g, '').toLowerCase()]) : lengthNamed(words)
  const both = whole ? Number(whole) * 60 + Number(rest) : null
  const told = both ?? (minutes ? Number(minutes) : hours ? Number(hours.replace(',', '.')) * 60 : inWords)
  return told >= MINUTES_SPAN.least && told <= MINUTES_SPAN.most ? Math.round(told) : null
}

/** The hours between two clock times as written; null where they are none. */
export function hoursBetween(from: string | undefined, to: string | undefined): Hours | null {
  const end = minuteOf(to, null)
  const start = minuteOf(from, to)
  if (start === null || end === null || end <= start) return null
  return { start: clockTime(start), end: clockTime(end) }
}

/** "Twelve to one", "ten to two" and "three to six" end in the afternoon, "nine to eleven" in the morning, where no half of the day is named. */
export function noonHours(from: string | undefined, to: string | undefined): Hours | null {
  const [first, last] = [from?.trim() ?? '', to?.trim() ?? '']
  const isBare = /^(?:[7-9]|1[0-2])(?:[:.]\d{2})?$/.test(first) && /^[1-6](?:[:.]\d{2})?$/.test(last)
  if (/^[1-4](?:[:.]\d{2})?$/.test(first) && /^[2-8](?:[:.]\d{2})?$/.test(last))
    return hoursBetween(`${first}pm`, `${last}pm`)
  if (/^(?:9|1[01])(?:[:.]\d{2})?$/.test(first) && /^1[0-2]$/.test(last))
    return hoursBetween(`${first}am`, `${last}${last === '12' ? 'pm' : 'am'}`)
  return isBare ? hoursBetween(`${first}${first.startsWith('12') ? 'pm' : 'am'}`, `${last}pm`) : hoursBetween(from, to)
}

/** Minute of a clock time; one without half of the day takes that of the other, and a bare small hour is none. */
function minuteOf(time: string | undefined, other: string | undefined | null): number | null {
  const found = /^(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|h|uhr|uur|heures?)?$/iu.exec(time?.trim() ?? '')
  if (!found) return null
  const half = (found[3] ?? /(am|pm)\s*$/iu.exec(other ?? '')?.[1] ?? '').toLowerCase()
  const hour = Number(found[1]) + (half === 'pm' && Number(found[1]) < 12 ? 12 : 0)
  const isPlain = half !== '' || found[2] !== undefined || hour >= 13 || (other !== null && hour >= 5)
  return isPlain && hour < 24 ? hour * 60 + Number(found[2] ?? 0) : null
}

/** A bare hour before which somebody trains is of the morning, one after which, of the evening. */
export function withHalf(clock: string, half: 'am' | 'pm'): string {
  return /^(?:[1-9]|1[0-2])(?:[:.]\d{2})?$/.test(clock.trim()) ? `${clock.trim()}${half}` : clock.trim()
}

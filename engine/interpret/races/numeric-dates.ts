import { dayNumber, weekdayIndex } from '../../civil-date.ts'
import { type CivilDate, WEEKDAYS } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'
import { type DateFound, type DateScene, fullYear, nextDate, numberAt, valid } from './date-words.ts'

/** `2027-05-03`, and `20270503` as calendars write it. */
export function isoAt(symbols: readonly Sym[], at: number): DateFound | null {
  const year = numberAt(symbols, at)
  // As calendars write it: 20270503.
  const packed = /^(20\d\d)(\d\d)(\d\d)$/.exec(symbols[at]?.value ?? '')
  if (packed && symbols[at]?.tag === 'number')
    return { date: valid(Number(packed[1]), Number(packed[2]), Number(packed[3])), next: at + 1 }
  const mark = symbols[at + 1]?.text
  if (year === null || year < 1900 || year > 2200 || sure(symbols[at]).value.length !== 4) return null
  if ((mark !== '-' && mark !== '/' && mark !== '.') || !sure(symbols[at + 1]).tight || symbols[at + 3]?.text !== mark)
    return null
  const [month, day] = [numberAt(symbols, at + 2), numberAt(symbols, at + 4)]
  return month === null || day === null ? null : { date: valid(year, month, day), next: at + 5 }
}

/** `3/5`, `03.05.27`: whose first number is the day, the text, the language or the place tells. */
export function numericAt(symbols: readonly Sym[], at: number, scene: DateScene): DateFound | null {
  const [first, mark, second] = [numberAt(symbols, at), symbols[at + 1], numberAt(symbols, at + 2)]
  if (first === null || second === null || !mark?.tight || !sure(symbols[at + 2]).tight) return null
  if (mark.text !== '/' && mark.text !== '.' && mark.text !== '-') return null
  // "12/13 June": two days of one month.
  if (symbols[at + 3]?.tag === 'month') return null
  if (sure(symbols[at]).value.length > 2 || sure(symbols[at + 2]).value.length > 2) return null
  const hasYear = symbols[at + 3]?.text === mark.text && sure(symbols[at + 3]).tight && symbols[at + 4]?.tight
  const year = hasYear ? fullYear(symbols[at + 4]) : null
  let next = at + (year === null ? 3 : 5)
  const bare = year === null && mark.text === '.' && scene.language !== 'en' && second <= 12
  // "02.28 Banks Trail 5k", "27.9. Berlin": at the head of a line, or with a full stop of its own, as a date is written.
  const leading = year === null && mark.text === '.' && isWholeDate(symbols, at)
  // "am 12.4." ends with a full stop that may already have cut the sentence.
  const led = /^(on|am|vom|den|ab|der|le|el|no|em|dia|du|al)$/.test(symbols[at - 1]?.text ?? '')
  const behind = year === null && mark.text === '.' && isBehindRace(symbols, at)
  // "5k 24.10" may be a time as well.
  const mayBeTime = behind && !leading && !led && sure(symbols[at + 2]).value.length === 2
  if ((bare || leading) && symbols[next]?.text === '.' && symbols[next]?.tight) next += 1
  else if (leading || behind) next += 0
  else if (bare && !symbols[next] && scene.language === 'de' && !/^(sub|goal|rel)$/.test(symbols[at - 1]?.tag ?? ''))
    next += 0
  else if (bare && led && symbols[next]?.tag !== 'dist' && symbols[next]?.tag !== 'unit') next += 0
  else if (year === null && (mark.text !== '/' || symbols[next]?.tag === 'dist')) return null
  if (first < 1 || second < 1 || first > 31 || second > 31) return null
  const dayFirst = nextDate(second, first, year, scene)
  const monthFirst = nextDate(first, second, year, scene)
  if (first > 12 || !monthFirst) return dayFirst ? { date: dayFirst, next, unsure: mayBeTime } : null
  if (second > 12 || !dayFirst) return { date: monthFirst, next }
  const near = symbols.slice(Math.max(0, at - 3), at).concat(symbols.slice(next, next + 2))
  const named = near.find((symbol) => symbol.tag === 'day')
  if (named) {
    const fits = (date: CivilDate) => WEEKDAYS[weekdayIndex(dayNumber(date))] === named.value
    if (fits(dayFirst) !== fits(monthFirst)) return { date: fits(dayFirst) ? dayFirst : monthFirst, next }
  }
  if (scene.monthFirst !== null) return { date: scene.monthFirst ? monthFirst : dayFirst, next }
  const isOpen = scene.language === 'en' && (mark.text !== '.' || behind) && first !== second
  return { date: dayFirst, next, unsure: mayBeTime || isOpen }
}

/** "10k 12.12", "half on 5.4": two numbers behind a race whose length is known, in a clause that tells no other day. */
function isBehindRace(symbols: readonly Sym[], at: number): boolean {
  const isLed = symbols[at - 1]?.text === 'on'
  const before = symbols[isLed ? at - 2 : at - 1]
  const isRace = before?.tag === 'dist' || (before?.tag === 'ev' && /:\d/.test(before.value))
  const month = Number(sure(symbols[at + 2]).value)
  const rest = symbols.filter((_, other) => other < at || other > at + 2)
  const tellsOther = rest.some(({ tag, text }) => IS_OTHER.test(tag) || text === '/')
  return isRace && month >= 1 && month <= 12 && !tellsOther && !IS_MEASURE.test(symbols[at + 3]?.tag ?? '')
}

const IS_OTHER = /^(month|day|goal|pace|beat|past|today|tomorrow)$/
const IS_MEASURE = /^(dist|unit)$/

/** What leads to a time and to no day. */
const IS_OF_TIME = /^(sub|goal|rel|pace|beat)$/

/** Whether two numbers with a full stop between them are a date and no distance or time. */
function isWholeDate(symbols: readonly Sym[], at: number): boolean {
  const [end, after] = [symbols[at + 3], symbols[at + 4]]
  const named = end?.tag === 'dist' || end?.tag === 'unit' || after?.tag === 'dist' || after?.tag === 'unit'
  if (named || IS_OF_TIME.test(symbols[at - 1]?.tag ?? '') || /^(at|@|um|start)$/.test(symbols[at - 1]?.text ?? ''))
    return false
  const dotted = end?.text === '.' && end.tight && !after?.tight && Number(sure(symbols[at + 2]).value) <= 12
  const heads = at === 0 && sure(symbols[at]).value.length === 2 && sure(symbols[at + 2]).value.length === 2
  return dotted || (heads && !end?.tight)
}

/**
 * Whether the numeric dates of a text tell the month first: one of them that can only be so decides for all; else an
 * American place or word does, in English.
 */
export function tellsMonthFirst(symbols: readonly Sym[], isAmerican: boolean): boolean | null {
  for (const [at, mark] of symbols.entries()) {
    if (!/^[/.-]$/.test(mark.text) || !mark.tight || symbols[at + 1]?.tight !== true) continue
    // In "12/9/27" the second stroke stands between a month and a year, whichever comes first.
    if (symbols[at - 2]?.text === mark.text && symbols[at - 1]?.tight) continue
    const [first, second] = [numberAt(symbols, at - 1), numberAt(symbols, at + 1)]
    const whole = first !== null && second !== null && first >= 1 && first <= 31 && second >= 1 && second <= 31
    // "5.30" is a time or an amount more often than a date: only strokes, or two digits twice, speak for all.
    if (!whole || (mark.text !== '/' && sure(symbols[at - 1]).value.length + sure(symbols[at + 1]).value.length < 4))
      continue
    if (second > 12 && first <= 12) return true
    if (first > 12 && second <= 12) return false
  }
  return isAmerican ? true : null
}

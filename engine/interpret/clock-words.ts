import { sure } from '../sure.ts'
import type { Clock } from './items.ts'
import type { Language } from './language.ts'
import type { Sym } from './lexicon.ts'

type Found = { readonly clock: Clock; readonly next: number; readonly sure: boolean }

const ORDINAL = /^(?:st|nd|rd|th)$/

/** A clock time at a place, bare numbers included; `sure` tells whether it can be nothing else. */
export function clockAt(symbols: readonly Sym[], index: number, language: Language): Found | null {
  const first = symbols[index]
  if (!first) return null
  if (first.tag === 'clock') return suffixed(symbols, index + 1, Number(first.value), 0, true, true)
  if (first.tag === 'half' || first.tag === 'quarter' || first.tag === 'threequarter')
    return fractionAt(symbols, index, first)
  if (first.tag !== 'number' && first.tag !== 'num') return null
  const beforePast = minutesPast(symbols, index)
  if (beforePast) return beforePast
  const value = Number(first.value)
  const second = symbols[index + 1]
  const third = symbols[index + 2]
  if (first.tag === 'number' && first.value.length === 4 && Number(first.value.slice(2)) < 60 && value <= 2400) {
    const mark = second && (second.tag === 'unit' || second.text === 'h') ? 1 : 0
    const sure = first.value.startsWith('0') || (mark === 1 && second?.value !== 'no')
    return suffixed(symbols, index + 1 + mark, Math.floor(value / 100), value % 100, sure, true)
  }
  const isShort = first.tag === 'number' && first.value.length === 3 && value >= 100
  if (isShort && Number(first.value.slice(1)) < 60 && value % 5 === 0 && symbols[index + 1]?.tag !== 'unit')
    return suffixed(symbols, index + 1, Math.floor(value / 100), value % 100, false, false)
  if (value > 24 || first.value.length > 2) return null
  // "Tuesday 5th at 3": a day of the month.
  if (first.tag === 'number' && second?.tight && ORDINAL.test(second.text)) return null
  const isMinute = third?.tag === 'number' && third.value.length === 2 && Number(third.value) < 60 && third.tight
  if (second?.tight && isMinute && second.tag === 'sign' && (second.text === ':' || second.text === '.')) {
    const after = symbols[index + 3]
    // A date like 12.05.2026 or a score like 7.25 km is no time.
    if (
      after?.tight &&
      (after.text === '.' || after.text === '/') &&
      symbols[index + 4]?.tag === 'number' &&
      sure(symbols[index + 4]).tight
    )
      return null
    if (second.text === '.' && after && after.tag === 'unit' && after.value !== 'h') return null
    return suffixed(
      symbols,
      index + 3,
      value,
      Number(third.value),
      second.text === ':' || (Number(third.value) % 5 === 0 && value > 0) || (value > 12 && value < 24),
      first.value.startsWith('0') || value > 12,
    )
  }
  if (second?.tag === 'unit' && second.value === 'h') {
    if (third?.tag === 'number' && third.value.length === 2 && Number(third.value) < 60)
      return suffixed(symbols, index + 3, value, Number(third.value), true, value > 12)
    if (language === 'en') return { clock: clock(value, 0, null, value > 12), next: index + 2, sure: false }
    return suffixed(symbols, index + 2, value, 0, true, value > 12)
  }
  if (second?.tag === 'oclock') {
    const minute =
      third?.tag === 'number' && third.value.length === 2 && Number(third.value) < 60 ? Number(third.value) : null
    return suffixed(symbols, index + (minute === null ? 2 : 3), value, minute ?? 0, true, value > 12)
  }
  const spaced = second?.tag === 'number' && ['00', '15', '30', '45'].includes(second.value) && !second.tight
  if (first.tag === 'number' && spaced && third?.tag !== 'unit')
    return suffixed(symbols, index + 2, value, Number(second.value), false, value > 12)
  if (second?.tag === 'unit' && second.value !== 'h') return null
  if (second?.tight && second.text === '%') return null
  return suffixed(
    symbols,
    index + 1,
    value,
    0,
    false,
    value > 12 || (first.value.length === 2 && first.value[0] === '0'),
  )
}

/** `half seven`, `quarter to eight`, `halb sieben`, `viertel nach drei`. */
function fractionAt(symbols: readonly Sym[], index: number, first: Sym): Found | null {
  const next = symbols[index + 1]
  if (first.tag !== 'quarter') {
    const hour = hourOf(next)
    if (hour === null || symbols[index + 2]?.tag === 'unit') return null
    const minute = first.tag === 'half' ? 30 : 45
    const german = first.value === 'de' || first.tag === 'threequarter'
    // "Halb eins", "half een": of the day, as nobody tells such hours of the night.
    const before = hour === 1 ? 12 : (hour + 23) % 24
    return suffixed(symbols, index + 2, german ? before : hour, minute, true, german && hour > 12)
  }
  const hour = hourOf(symbols[index + 2])
  if (hour === null) return null
  if (next?.tag === 'past' || next?.tag === 'after') return suffixed(symbols, index + 3, hour, 15, true, false)
  if (next?.tag === 'to' || next?.tag === 'before')
    return suffixed(symbols, index + 3, hour === 0 ? 23 : hour - 1, 45, true, false)
  return null
}

/** `ten past six`, `20 to 7`. */
function minutesPast(symbols: readonly Sym[], index: number): Found | null {
  const minute = Number(sure(symbols[index]).value)
  const word = symbols[index + 1]
  const hour = hourOf(symbols[index + 2])
  if (hour === null || ![5, 10, 20, 25].includes(minute)) return null
  if (word?.tag === 'past' || word?.text === 'nach') return suffixed(symbols, index + 3, hour, minute, true, false)
  if (word?.text === 'to' && sure(symbols[index]).tag === 'num' && sure(symbols[index + 2]).tag === 'num')
    return suffixed(symbols, index + 3, hour - 1, 60 - minute, true, false)
  return null
}

function hourOf(symbol: Sym | undefined): number | null {
  if (symbol?.tag !== 'number' && symbol?.tag !== 'num') return null
  const hour = Number(symbol.value)
  return hour <= 24 && symbol.value.length <= 2 ? hour : null
}

/** Reads `30` more, am, pm, o'clock and part-of-day words that follow a time. */
function suffixed(
  symbols: readonly Sym[],
  at: number,
  hour: number,
  minute: number,
  sure: boolean,
  exact: boolean,
): Found | null {
  if (hour > 24 || (hour === 24 && minute > 0)) return null
  let next = at
  let half: 'am' | 'pm' | null = null
  let isSure = sure
  let total = hour * 60 + minute
  const more = symbols[next]
  if (more?.tag === 'plus' && minute === 0) {
    total += Number(more.value)
    isSure = true
    next += 1
  }
  if (symbols[next]?.tag === 'oclock') {
    isSure = true
    next += 1
  }
  const ish =
    symbols[next]?.text === 'ish' ? 1 : symbols[next]?.text === '-' && symbols[next + 1]?.text === 'ish' ? 2 : 0
  next += ish
  // "4ish" is a time, "4ish miles" is none.
  const measured = [symbols[next], ...(symbols[next]?.also ?? [])].some(
    (each) => each && /^(?:unit|dist)$/.test(each.tag),
  )
  if (ish > 0 && !measured) isSure = true
  const mark = symbols[next]
  if (mark?.tag === 'mer') {
    half = mark.value as 'am' | 'pm'
    next += 1
  } else if (mark && isLetterHalf(symbols, next)) {
    half = mark.text === 'a' ? 'am' : 'pm'
    next +=
      symbols[next + 1]?.text === '.' && symbols[next + 2]?.text === 'm'
        ? symbols[next + 3]?.text === '.' && symbols[next + 3]?.tight
          ? 4
          : 3
        : 1
  } else if (
    mark?.tag === 'win' &&
    hour <= 12 &&
    !mark.tight &&
    /^(in|at|de|da|du|di|del|della|s|por|pela|a|am|abends|morgens|nachmittags|vormittags|nachts|mittags) ?/.test(
      mark.text,
    )
  ) {
    half = mark.value === 'morning' || mark.value === 'early' ? 'am' : mark.value === 'night' && hour < 6 ? 'am' : 'pm'
    next += 1
  }
  if (half && hour > 12) half = null
  return { clock: clock(Math.floor(total / 60) % 25, total % 60, half, exact), next, sure: isSure || half !== null }
}

function isLetterHalf(symbols: readonly Sym[], at: number): boolean {
  const mark = sure(symbols[at])
  if (mark.text !== 'a' && mark.text !== 'p') return false
  const dotted = symbols[at + 1]?.text === '.' && sure(symbols[at + 1]).tight && symbols[at + 2]?.text === 'm'
  return dotted || (mark.tight && symbols[at + 1]?.tag !== 'word')
}

function clock(hour: number, minute: number, half: 'am' | 'pm' | null, exact: boolean): Clock {
  return { hour, minute, half, exact: (exact && half === null) || hour === 0 || hour > 12 }
}

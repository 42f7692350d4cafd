import type { Language } from './language.ts'
import type { Sym } from './lexicon.ts'

/** A time as said: `half` when am or pm is told, `exact` when it can only be a 24-hour time. */
export type Clock = {
  readonly hour: number
  readonly minute: number
  readonly half: 'am' | 'pm' | null
  readonly exact: boolean
}
/** A symbol that may carry what it means in minutes or clock times. */
export type Item = Sym & { readonly from?: Clock; readonly to?: Clock; readonly minutes?: number }

type Found = { readonly clock: Clock; readonly next: number; readonly sure: boolean }

const LEAD_IN = new Set([
  'at',
  'from',
  'to',
  'until',
  'after',
  'before',
  'start',
  'end',
  'leave',
  'back',
  'bed',
  'wake',
  'between',
  'leaveby',
])
const SOFT_LEAD_IN = new Set(['day', 'days', 'act', 'win'])
const MOST_SKIPPED = 2

/**
 * Joins symbols to clock times (`time`, value the role), time ranges (`range`) and lengths (`dur`).
 * @param symbols - of one text
 */
export function clockItems(symbols: readonly Sym[], language: Language): Item[] {
  const items: Item[] = []
  let index = 0
  while (index < symbols.length) {
    const length = lengthAt(symbols, index, language, items.at(-1))
    if (length) {
      items.push(item('dur', '', symbols, index, length.next, { minutes: length.minutes }))
      index = length.next
      continue
    }
    const range = rangeAt(symbols, index, language, items.at(-1))
    if (range) {
      items.push(range.item)
      index = range.next
      continue
    }
    const single = singleAt(symbols, index, language, items)
    if (single) {
      items.push(single.item)
      index = single.next
      continue
    }
    items.push(symbols[index]!)
    index += 1
  }
  return items
}

function item(tag: string, value: string, symbols: readonly Sym[], from: number, next: number, more: object): Item {
  const first = symbols[from]!
  const last = symbols[next - 1]!
  return { tag, value, start: first.start, end: last.end, text: first.text, tight: first.tight, also: [], ...more }
}

/** A clock time at a place, bare numbers included; `sure` tells whether it can be nothing else. */
function clockAt(symbols: readonly Sym[], index: number, language: Language): Found | null {
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
    const sure = first.value.startsWith('0') || (mark === 1 && second!.value !== 'no')
    return suffixed(symbols, index + 1 + mark, Math.floor(value / 100), value % 100, sure, true)
  }
  if (value > 24 || first.value.length > 2) return null
  const isMinute = third?.tag === 'number' && third.value.length === 2 && Number(third.value) < 60 && third.tight
  if (second?.tight && isMinute && second.tag === 'sign' && (second.text === ':' || second.text === '.')) {
    const after = symbols[index + 3]
    // A date like 12.05.2026 or a score like 7.25 km is no time.
    if (
      after?.tight &&
      (after.text === '.' || after.text === '/') &&
      symbols[index + 4]?.tag === 'number' &&
      symbols[index + 4]!.tight
    )
      return null
    if (second.text === '.' && after && after.tag === 'unit' && after.value !== 'h') return null
    return suffixed(
      symbols,
      index + 3,
      value,
      Number(third.value),
      second.text === ':',
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
    return suffixed(symbols, index + 2, german ? (hour + 23) % 24 : hour, minute, true, german && hour > 12)
  }
  const hour = hourOf(symbols[index + 2])
  if (hour === null) return null
  if (next?.tag === 'past' || next?.tag === 'after') return suffixed(symbols, index + 3, hour, 15, true, false)
  if (next?.tag === 'to' || next?.tag === 'tominde' || next?.tag === 'before')
    return suffixed(symbols, index + 3, hour === 0 ? 23 : hour - 1, 45, true, false)
  return null
}

/** `ten past six`, `20 to 7`. */
function minutesPast(symbols: readonly Sym[], index: number): Found | null {
  const minute = Number(symbols[index]!.value)
  const word = symbols[index + 1]
  const hour = hourOf(symbols[index + 2])
  if (hour === null || ![5, 10, 20, 25].includes(minute)) return null
  if (word?.tag === 'past' || word?.text === 'nach') return suffixed(symbols, index + 3, hour, minute, true, false)
  if (word?.text === 'to' && symbols[index]!.tag === 'num' && symbols[index + 2]!.tag === 'num')
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
  if (symbols[next]?.text === 'ish') next += 1
  if (symbols[next]?.text === '-' && symbols[next + 1]?.text === 'ish') next += 2
  const mark = symbols[next]
  if (mark?.tag === 'mer') {
    half = mark.value as 'am' | 'pm'
    next += 1
  } else if (mark && isLetterHalf(symbols, next)) {
    half = mark.text === 'a' ? 'am' : 'pm'
    next +=
      symbols[next + 1]?.text === '.' && symbols[next + 2]?.text === 'm'
        ? symbols[next + 3]?.text === '.' && symbols[next + 3]!.tight
          ? 4
          : 3
        : 1
  } else if (
    mark?.tag === 'win' &&
    hour <= 12 &&
    !mark.tight &&
    /^(in|at|de|da|du|por|pela|a|am|abends|morgens|nachmittags|vormittags|nachts|mittags) ?/.test(mark.text)
  ) {
    half = mark.value === 'morning' || mark.value === 'early' ? 'am' : mark.value === 'night' && hour < 6 ? 'am' : 'pm'
    next += 1
  }
  if (half && hour > 12) half = null
  return { clock: clock(Math.floor(total / 60) % 25, total % 60, half, exact), next, sure: isSure || half !== null }
}

function isLetterHalf(symbols: readonly Sym[], at: number): boolean {
  const mark = symbols[at]!
  if (mark.text !== 'a' && mark.text !== 'p') return false
  const dotted = symbols[at + 1]?.text === '.' && symbols[at + 1]!.tight && symbols[at + 2]?.text === 'm'
  return dotted || (mark.tight && symbols[at + 1]?.tag !== 'word')
}

function clock(hour: number, minute: number, half: 'am' | 'pm' | null, exact: boolean): Clock {
  return { hour, minute, half, exact: (exact && half === null) || hour === 0 || hour > 12 }
}

function rangeAt(
  symbols: readonly Sym[],
  index: number,
  language: Language,
  before: Item | undefined,
): { item: Item; next: number } | null {
  let at = index
  const opener = symbols[at]
  if (opener?.tag === 'between' || opener?.tag === 'from') {
    at += 1
    while (symbols[at]?.tag === 'at' || (symbols[at]?.tag === 'fill' && at < index + 3)) at += 1
  }
  const first = clockAt(symbols, at, language)
  if (!first) return null
  let middle = first.next
  if (symbols[middle]?.tag === 'sign' && symbols[middle]!.text === ',' && symbols[middle + 1]?.tag === 'until')
    middle += 1
  const joint = symbols[middle]
  if (!joint) return null
  const joins =
    joint.tag === 'to' ||
    joint.tag === 'until' ||
    (opener?.tag === 'between' && joint.tag === 'and') ||
    (joint.tag === 'sign' && (joint.text === '-' || joint.text === '>' || joint.text === '~'))
  if (!joins) return null
  middle += 1
  for (
    let skipped = 0;
    skipped < MOST_SKIPPED && (symbols[middle]?.tag === 'at' || symbols[middle]?.text === '>');
    skipped += 1
  )
    middle += 1
  const second = clockAt(symbols, middle, language)
  if (!second) return null
  if (symbols[second.next]?.tag === 'unit' && !second.sure) return null
  if (symbols[index - 1]?.tight && symbols[index - 1]?.text === '/') return null
  const words = symbols[at]!.tag === 'num' || symbols[middle]!.tag === 'num'
  if (words && !first.sure && !second.sure && joint.tag === 'sign' && before?.tag === 'word') return null
  return {
    item: item('range', '', symbols, index, second.next, { from: first.clock, to: second.clock }),
    next: second.next,
  }
}

/** One time with its role: at, from, until, after or before. */
function singleAt(
  symbols: readonly Sym[],
  index: number,
  language: Language,
  items: readonly Item[],
): { item: Item; next: number } | null {
  const lead = symbols[index]!
  const roles = ['at', 'from', 'to', 'until', 'after', 'before']
  let at = index
  let role = 'at'
  if (roles.includes(lead.tag)) {
    role = lead.tag === 'to' ? (lead.value === 'at' ? 'at' : 'until') : lead.tag
    at += 1
    for (let skipped = 0; skipped < MOST_SKIPPED; skipped += 1) {
      const more = symbols[at]
      if (more?.tag === 'at') at += 1
      else if (more && (more.tag === 'until' || more.tag === 'after' || more.tag === 'before') && role === 'at') {
        role = more.tag
        at += 1
      } else if (more?.tag === 'sign' && more.text === '~') at += 1
    }
  } else if (lead.tag === 'sign' && (lead.text === '@' || lead.text === '~')) at += 1
  if (at > index && lengthAt(symbols, at, language, items.at(-1))) return null
  const found = clockAt(symbols, at, language)
  if (!found) return null
  const previous = items.at(-1)
  const led = at > index || (previous !== undefined && LEAD_IN.has(previous.tag))
  const follower = symbols[found.next]
  if (!found.sure && !led) {
    const soft = previous !== undefined && SOFT_LEAD_IN.has(previous.tag) && symbols[at]!.tag === 'number'
    const ends = !follower || follower.tag === 'sign' || SOFT_LEAD_IN.has(follower.tag) || follower.tag === 'and'
    if (!soft || !ends || follower?.text === '/') return null
  }
  if (follower?.tag === 'unit' && !found.sure) return null
  if (!found.sure && follower?.tag === 'sign' && follower.tight && (follower.text === '/' || follower.text === '%'))
    return null
  if (
    !found.sure &&
    symbols[at]!.tag === 'num' &&
    follower?.tag === 'word' &&
    !['until', 'after', 'before', 'from'].includes(role)
  )
    return null
  return { item: item('time', role, symbols, index, found.next, { from: found.clock }), next: found.next }
}

/** `45 min`, `1 hr`, `an hour and a half`, `half an hour`, `1h30` where a length is meant. */
function lengthAt(
  symbols: readonly Sym[],
  index: number,
  language: Language,
  before: Item | undefined,
): { minutes: number; next: number } | null {
  const first = symbols[index]!
  const second = symbols[index + 1]
  if (first.tag === 'halfan' && second?.tag === 'unit' && second.value !== 'no') return { minutes: 30, next: index + 2 }
  const isOne = first.tag === 'fill' || first.tag === 'numa'
  if (
    first.tag === 'unit' &&
    first.value === 'hour' &&
    /^(and|y|e|et|und)$/.test(second?.text ?? '') &&
    symbols[index + 2]?.tag === 'halfan'
  )
    return { minutes: 90, next: index + 3 }
  if (isOne && /^(a|an)$/.test(first.text) && second?.tag === 'unit' && second.value === 'hour')
    return { minutes: 60, next: index + 2 }
  if (first.tag !== 'number' && first.tag !== 'num') return null
  let amount = Number(first.value)
  let at = index + 1
  if (
    (second?.text === '.' || second?.text === ',') &&
    second.tight &&
    symbols[at + 1]?.tag === 'number' &&
    symbols[at + 1]!.tight
  ) {
    amount = Number(`${first.value}.${symbols[at + 1]!.value}`)
    at += 2
  } else if (second?.text === '½') {
    amount += 0.5
    at += 1
  }
  if (symbols[at]?.text === '-' && symbols[at]!.tight) at += 1
  const unit = symbols[at]
  if (unit?.tag !== 'unit' || unit.value === 'no' || amount > 1000) return null
  if (unit.value === 'min') return { minutes: Math.round(amount), next: at + 1 }
  if (unit.value === 'h') {
    // In most languages "8h" is a time of day; short ones not led in by a preposition are lengths.
    const isLed = before !== undefined && (LEAD_IN.has(before.tag) || before.text === '-')
    const isTime = language !== 'en' && (isLed || amount > 3)
    const joins = symbols[at + 1]?.text === '-' || symbols[at + 1]?.tag === 'to' || symbols[at + 1]?.tag === 'until'
    if (isTime || joins || (isLed && before?.text !== '-')) return null
    const minutes = symbols[at + 1]
    if (minutes?.tag === 'number' && minutes.tight && language === 'en' && amount > 3) return null
    if (minutes?.tag === 'number' && minutes.tight)
      return { minutes: amount * 60 + Number(minutes.value), next: at + 2 }
    return amount > 30 ? null : { minutes: Math.round(amount * 60), next: at + 1 }
  }
  if (amount > 30) return null
  let minutes = amount * 60
  let next = at + 1
  const tail = symbols[next]
  if (
    /^(and|y|e|et|und)$/.test(tail?.text ?? '') &&
    symbols[next + 1]?.text === 'a' &&
    /half/.test(symbols[next + 2]?.text ?? '')
  ) {
    minutes += 30
    next += 3
  } else if (tail?.tag === 'plus' && tail.value === '30') {
    minutes += 30
    next += 1
  } else if (tail?.tag === 'number' && symbols[next + 1]?.tag === 'unit' && symbols[next + 1]!.value === 'min') {
    minutes += Number(tail.value)
    next += 2
  }
  return { minutes: Math.round(minutes), next }
}

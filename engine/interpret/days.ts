import { WEEKDAYS, type Weekday } from '../model.ts'
import { sure } from '../sure.ts'
import type { Item } from './items.ts'

const STARTS: ReadonlySet<string> = new Set([
  'range',
  'time',
  'act',
  'win',
  'end',
  'start',
  'off',
  'free',
  'halfday',
  'wfh',
])
const JOINTS = new Set([',', '/', '+', '&'])

/**
 * Joins names of days to sets: ranges (`Fri-Mon` wraps), lists and `weekdays`; tag `days`, value the days.
 * @param source - after clock times were joined
 */
export function dayItems(source: readonly Item[]): Item[] {
  const items = letteredDays(codedDays(wednesdays(withoutDates(source))))
  const joined: Item[] = []
  let index = 0
  while (index < items.length) {
    const first = sure(items[index])
    if (first.tag === 'day+win') {
      const [day, window] = first.value.split('+')
      joined.push({ ...first, tag: 'days', value: sure(day) }, { ...first, tag: 'win', value: sure(window) })
      index += 1
      continue
    }
    if (first.tag !== 'day' && first.tag !== 'days') {
      joined.push(first)
      index += 1
      continue
    }
    const days = new Set<Weekday>()
    let end = index
    for (;;) {
      const range = rangeEnd(items, end)
      for (const day of range.days) days.add(day)
      end = range.next
      const next = nextDay(items, end)
      if (next < 0) break
      const more = rangeEnd(items, next)
      // No list names a day twice: "Mon to Fri, Tuesday football" speaks of another thing.
      if (end < next && more.days.every((day) => days.has(day))) break
      // "9-6 mon to fri, sat 10-2": where hours came first, a day with hours or a thing of its own starts anew.
      if (end < next && isTold(items, index) && startsAnew(items, more.next, items[end]?.text === ',')) break
      // "Away Mon to Fri, Saturday at home": what the others are for stands before them.
      if (items[end]?.text === ',' && items[more.next]?.tag === 'wfh' && days.size > 1 && isNamed(items, index)) break
      end = next
    }
    // "Every day but Sunday"
    const but = days.size === WEEKDAYS.length ? leftOut(items, end) : null
    if (but) {
      for (const day of but.days) days.delete(day)
      end = but.next
    }
    const value = WEEKDAYS.filter((day) => days.has(day)).join(',')
    joined.push({ ...first, tag: 'days', value, end: sure(items[end - 1]).end })
    index = end
  }
  return joined
}

/** "Tuesday 5th": one day of a month; the letters behind its number are no Thursday. */
function withoutDates(items: readonly Item[]): Item[] {
  return items.flatMap((item, at) => {
    const [before, last] = [items[at - 1], items[at - 2]]
    if (item.tight && ORDINAL.test(item.text) && before?.tag === 'number') return []
    const isDate = item.tag === 'number' && items[at + 1]?.tight && ORDINAL.test(items[at + 1]?.text ?? '')
    const isOfDay = before?.tag === 'day' || (before?.text === 'the' && last?.tag === 'day')
    // "Book club 1st Tuesday": once a month.
    if (isDate && items[at + 2]?.tag === 'day') return [{ ...item, tag: 'rare', value: '' }]
    return [isDate && isOfDay ? { ...item, tag: 'oneoff', value: '' } : item]
  })
}

const ORDINAL = /^(?:st|nd|rd|th)$/

/** The days behind "but" and "except", right after the whole week. */
function leftOut(items: readonly Item[], at: number): { days: readonly Weekday[]; next: number } | null {
  if (!LEAVES_OUT.test(items[at]?.text ?? '')) return null
  let from = at + 1
  while (items[from]?.tag === 'fill') from += 1
  const first = items[from]
  if (first?.tag !== 'day' && first?.tag !== 'days') return null
  const days = new Set<Weekday>()
  let end = from
  for (let next = from; next >= 0; next = nextDay(items, end)) {
    const range = rangeEnd(items, next)
    for (const day of range.days) days.add(day)
    end = range.next
  }
  return days.size < WEEKDAYS.length ? { days: [...days], next: end } : null
}

const LEAVES_OUT =
  /^(but|except|except for|but not|apart from|excluding|bar|auss?er|menos|excepto|salvo|sauf|hormis|exceto|tranne|eccetto|escluso|behalve)(?: (?:le|la|il|el|a|o|op))?$/

/** Whether what the days are for stands before them: "8-6 in the office Mon/Tue, Thursdays 8-1". */
function isTold(items: readonly Item[], index: number): boolean {
  for (let at = index - 1; at >= 0 && !/^(sign|days|and|sep)$/.test(sure(items[at]).tag); at -= 1)
    if (/^(range|time|off)$/.test(sure(items[at]).tag)) return true
  return false
}

/** Whether a thing to do stands right before the days. */
function isNamed(items: readonly Item[], index: number): boolean {
  const before = items.slice(0, index).findLast(({ tag }) => tag !== 'fill')
  return before?.tag === 'act'
}

/** Whether hours or a thing to do come next: "Fridays I finish at 3". */
function startsAnew(items: readonly Item[], from: number, isBehindComma: boolean): boolean {
  let at = from
  // "Tue Thu finish at 8": one behind the other; "8-3 Mon/Wed/Fri, Tue/Thu 9-1": a list in a list is of one thing.
  while (/^(?:fill|me|day)$/.test(items[at]?.tag ?? '') || (isBehindComma && /^[/+]$/.test(items[at]?.text ?? '')))
    at += 1
  return STARTS.has(items[at]?.tag ?? '')
}

/** Letters that are a day wherever hours stand beside them; `s`, `u` and `r` are too many other things. */
const LETTERS = /^(?:[mtwf]|th|s[au])$/

const CODES: Readonly<Record<string, Weekday>> = {
  m: 'mon',
  tu: 'tue',
  t: 'tue',
  w: 'wed',
  th: 'thu',
  r: 'thu',
  f: 'fri',
  sa: 'sat',
  s: 'sat',
  su: 'sun',
  u: 'sun',
}
const CODE = /^(?:tu|th|sa|su|[mtwrfsu]){2,7}$/
const CODE_PART = /tu|th|sa|su|[mtwrfsu]/g

/** The days of a timetable's code: `mwf`, `tr`, `mtwr`; null where a word is none. */
function daysOfCode(text: string): readonly Weekday[] | null {
  if (!CODE.test(text)) return null
  const days = (text.match(CODE_PART) ?? []).map((part) => sure(CODES[part]))
  return days.length > 1 && areInOrder(days) ? days : null
}

const areInOrder = (days: readonly Weekday[]): boolean =>
  days.every((day, at) => at === 0 || WEEKDAYS.indexOf(day) > WEEKDAYS.indexOf(sure(days[at - 1])))

/** "Mo We Fr": English letters, beside which the German weekend is a Wednesday. */
function wednesdays(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.text !== 'we' || item.tag !== 'days') return item
    const around = [items[at - 1], items[at + 1]].some((one) => one?.tag === 'day' && LETTER_PAIRS.test(one.text))
    return around ? { ...item, tag: 'day', value: 'wed' } : item
  })
}

const LETTER_PAIRS = /^(?:mo|tu|th|fr)$/

/** `MTRF 4 to 10`, `M-Tu-W`: codes of timetables, where hours stand beside them or three of them are joined. */
function codedDays(items: readonly Item[]): readonly Item[] {
  const isTime = (item: Item | undefined) => item?.tag === 'range' || item?.tag === 'time'
  const coded: Item[] = []
  for (let at = 0; at < items.length; at += 1) {
    const item = sure(items[at])
    const row = joinedCodes(items, at)
    if (row) {
      coded.push({ ...item, tag: 'days', value: row.days.join(','), end: sure(items[row.next - 1]).end })
      at = row.next - 1
      continue
    }
    const days = item.tag === 'word' || item.tag === 'fill' ? daysOfCode(item.text) : null
    const isBeside = [-2, -1, 1, 2].some((step) => isTime(items[at + step]))
    coded.push(days && isBeside ? { ...item, tag: 'days', value: days.join(',') } : item)
  }
  return coded
}

/** `M-Tu-W` and `M/W/F`: three days or more, each by its letters, are a list and no stretch. */
function joinedCodes(items: readonly Item[], at: number): { days: Weekday[]; next: number } | null {
  const days: Weekday[] = []
  let next = at
  for (;;) {
    const item = items[next]
    const day = item && item.text.length <= 2 ? CODES[item.text] : undefined
    // "M/T/Th/F": two of them are one word elsewhere.
    const pair = item?.tag === 'days' && /^t ?\/ ?th$/.test(item.text) ? (item.value.split(',') as Weekday[]) : null
    if (!day && !pair) return null
    days.push(...(pair ?? [sure(day)]))
    next += 1
    const joint = items[next]
    if (!joint?.tight || !/^[-/]$/.test(joint.text) || !items[next + 1]?.tight) break
    next += 1
  }
  if (days.length > 2) return { days, next }
  const [first, last] = [days[0], days[1]]
  const row = items.slice(at, next)
  if (!first || !last) return null
  // "T/F", "Th/F": a list in the week's order, unlike "f/t". "W-Su": a stretch; of single letters alone it may be anything.
  if (row[1]?.text === '/')
    return areInOrder(days) && row.every(({ text }) => /[/mtwf]/.test(text)) ? { days, next } : null
  return row.some(({ text }) => text.length === 2) ? { days: dayRange(first, last), next } : null
}

const LETTERED = /^(m|t|tu)( [/-])? (th?|w f|f)( |$)|^m ?- ?th?$|^m w f$/

/** `M 9-5, T 9-5, W off`: single letters are days where several of them stand beside hours. */
function letteredDays(items: readonly Item[]): readonly Item[] {
  const beside = (item: Item | undefined) => item?.tag === 'range' || item?.tag === 'time' || item?.tag === 'off'
  const places = items.flatMap((item, at) => {
    const isLetter = (item.tag === 'word' || item.tag === 'day') && LETTERS.test(item.text)
    return isLetter && (beside(items[at + 1]) || beside(items[at - 1])) ? [at] : []
  })
  const others = items.some(({ tag, text }) => tag === 'days' && (LETTERED.test(text) || daysOfCode(text) !== null))
  if (places.length < 2 && !(others && places.length === 1)) return items
  return items.map((item, at) => (places.includes(at) ? { ...item, tag: 'day', value: sure(CODES[item.text]) } : item))
}

function rangeEnd(items: readonly Item[], at: number): { days: readonly Weekday[]; next: number } {
  const first = sure(items[at])
  if (first.tag === 'days') return { days: first.value.split(',') as Weekday[], next: at + 1 }
  let next = at + 1
  const joint = items[next]
  if (joint && (joint.tag === 'to' || joint.tag === 'until' || joint.text === '-')) {
    next += 1
    while (items[next]?.tag === 'fill') next += 1
    const last = items[next]
    if (last?.tag === 'day') return { days: dayRange(first.value as Weekday, last.value as Weekday), next: next + 1 }
  }
  return { days: [first.value as Weekday], next: at + 1 }
}

/** The place of the next day of a list, or -1. */
function nextDay(items: readonly Item[], at: number): number {
  let next = at
  const joint = items[next]
  if (!joint) return -1
  // "Tuesday or Thursday evenings", but not "Mondays or Wednesday evenings"
  const either = joint.text === 'or' && !items[at - 1]?.text.endsWith('s') && items[at + 2]?.tag === 'win'
  if (JOINTS.has(joint.text) || joint.tag === 'and' || either) next += 1
  if (items[next]?.tag === 'and' && next > at) next += 1
  while (items[next]?.tag === 'fill') next += 1
  // "Off alternate Fridays and every Monday": of every week, and not in turns.
  if (items[next - 1]?.text === 'every' && items[at - 2]?.tag === 'often') return -1
  const tag = items[next]?.tag
  return tag === 'day' || (tag === 'days' && next > at) ? next : -1
}

/**
 * The days from one to another, both included, across the weekend when the second is earlier.
 * @param from - first day
 * @param to - last day
 */
export function dayRange(from: Weekday, to: Weekday): Weekday[] {
  const first = WEEKDAYS.indexOf(from)
  const count = ((WEEKDAYS.indexOf(to) - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, step) => sure(WEEKDAYS[(first + step) % 7]))
}

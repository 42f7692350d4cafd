import { sure } from '../sure.ts'
import { clockAt } from './clock-words.ts'
import type { Clock, Item } from './items.ts'
import type { Language } from './language.ts'
import { LEAD_IN, lengthAt } from './lengths.ts'
import type { Sym, SymTag } from './lexicon.ts'
import { WINDOWS } from './windows.ts'

const SOFT_LEAD_IN = new Set(['day', 'days', 'act', 'win', 'event'])
/** "Home by", "done by": what has swallowed the word for the hour. */
const hasSwallowed = ({ tag, also }: Item): boolean =>
  [tag, ...also.map((other) => other.tag)].some((each) => each === 'homeby' || each === 'leaveby')
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
    items.push(sure(symbols[index]))
    index += 1
  }
  return items
}

function item(tag: SymTag, value: string, symbols: readonly Sym[], from: number, next: number, more: object): Item {
  const first = sure(symbols[from])
  const last = sure(symbols[next - 1])
  return { tag, value, start: first.start, end: last.end, text: first.text, tight: first.tight, also: [], ...more }
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
  const first = clockAt(symbols, at, language) ?? (opener?.tag === 'from' ? windowAt(symbols, at) : null)
  if (!first) return null
  let middle = first.next
  if (symbols[middle]?.tag === 'sign' && sure(symbols[middle]).text === ',' && symbols[middle + 1]?.tag === 'until')
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
    skipped < MOST_SKIPPED &&
    (symbols[middle]?.tag === 'at' || symbols[middle]?.text === '>' || isMoment(symbols, middle));
    skipped += 1
  )
    middle += 1
  const second = clockAt(symbols, middle, language)
  if (!second) return null
  if (symbols[second.next]?.tag === 'unit' && !second.sure) return null
  if (symbols[index - 1]?.tight && symbols[index - 1]?.text === '/') return null
  const words = sure(symbols[at]).tag === 'num' || sure(symbols[middle]).tag === 'num'
  if (words && !first.sure && !second.sure && joint.tag === 'sign' && before?.tag === 'word') return null
  return {
    item: item('range', '', symbols, index, second.next, { from: first.clock, to: second.clock }),
    next: second.next,
  }
}

/** `from lunch until 5`: a part of the day as the time it starts at. */
function windowAt(symbols: readonly Sym[], at: number): { clock: Clock; next: number; sure: boolean } | null {
  const window = symbols[at]?.tag === 'win' ? WINDOWS[sure(symbols[at]).value] : undefined
  if (!window) return null
  return { clock: { hour: window[0] / 60, minute: 0, half: null, exact: true }, next: at + 1, sure: true }
}

/** `until bedtime at 7.30`, `until close at midnight`: the name of the hour that is told right after it. */
function isMoment(symbols: readonly Sym[], at: number): boolean {
  const moment = symbols[at]
  const isNamed = moment?.tag === 'late' || /^(bed|dinner|pick):/.test(moment?.value ?? '')
  return isNamed && symbols[at + 1]?.tag === 'at'
}

/** One time with its role: at, from, until, after or before. */
function singleAt(
  symbols: readonly Sym[],
  index: number,
  language: Language,
  items: readonly Item[],
): { item: Item; next: number } | null {
  const lead = sure(symbols[index])
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
  const led = at > index || (previous !== undefined && (LEAD_IN.has(previous.tag) || hasSwallowed(previous)))
  const follower = symbols[found.next]
  if (!found.sure && !led) {
    const soft = previous !== undefined && SOFT_LEAD_IN.has(previous.tag) && sure(symbols[at]).tag === 'number'
    const ends =
      !follower ||
      follower.tag === 'sign' ||
      (SOFT_LEAD_IN.has(follower.tag) && previous?.tag !== 'act') ||
      follower.tag === 'and' ||
      // "5 till close"
      (follower.tag === 'until' && symbols[found.next + 1]?.tag === 'late')
    if (!soft || !ends || follower?.text === '/') return null
  }
  if (follower?.tag === 'unit' && !found.sure) return null
  if (!found.sure && follower?.tag === 'sign' && follower.tight && (follower.text === '/' || follower.text === '%'))
    return null
  if (
    !found.sure &&
    sure(symbols[at]).tag === 'num' &&
    follower?.tag === 'word' &&
    !['until', 'after', 'before', 'from'].includes(role)
  )
    return null
  return { item: item('time', role, symbols, index, found.next, { from: found.clock }), next: found.next }
}

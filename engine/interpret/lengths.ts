import { sure } from '../sure.ts'
import type { Item } from './items.ts'
import type { Language } from './language.ts'
import type { Sym } from './lexicon.ts'

/** Words after which a bare number is a time of day. */
export const LEAD_IN = new Set([
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

/** `45 min`, `1 hr`, `an hour and a half`, `half an hour`, `1h30` where a length is meant. */
export function lengthAt(
  symbols: readonly Sym[],
  index: number,
  language: Language,
  before: Item | undefined,
): { minutes: number; next: number } | null {
  const first = symbols[index]
  if (!first) return null
  const second = symbols[index + 1]
  if (first.tag === 'halfan' && second?.tag === 'unit' && second.value !== 'no') return { minutes: 30, next: index + 2 }
  const isOne = first.tag === 'fill' || first.tag === 'numa'
  if (
    first.tag === 'unit' &&
    first.value === 'hour' &&
    /^(and|y|e|et|und|en)$/.test(second?.text ?? '') &&
    symbols[index + 2]?.tag === 'halfan'
  )
    return { minutes: 90, next: index + 3 }
  if (isOne && /^(a|an)$/.test(first.text) && second?.tag === 'unit' && second.value === 'hour') {
    const [joint, one, half] = symbols.slice(index + 2, index + 5)
    return joint?.text === 'and' && one?.text === 'a' && half?.tag === 'half'
      ? { minutes: 90, next: index + 5 }
      : { minutes: 60, next: index + 2 }
  }
  if (first.tag !== 'number' && first.tag !== 'num') return null
  let amount = Number(first.value)
  let at = index + 1
  if (
    (second?.text === '.' || second?.text === ',') &&
    second.tight &&
    symbols[at + 1]?.tag === 'number' &&
    sure(symbols[at + 1]).tight
  ) {
    amount = Number(`${first.value}.${sure(symbols[at + 1]).value}`)
    at += 2
  } else if (second?.text === '½') {
    amount += 0.5
    at += 1
  }
  const halves = symbols.slice(at, at + 3)
  if (halves[0]?.text === 'and' && halves[1]?.text === 'a' && halves[2]?.tag === 'half') {
    amount += 0.5
    at += 3
  }
  if (symbols[at]?.text === '-' && sure(symbols[at]).tight) at += 1
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
  } else if (tail?.tag === 'number' && symbols[next + 1]?.tag === 'unit' && sure(symbols[next + 1]).value === 'min') {
    minutes += Number(tail.value)
    next += 2
  }
  return { minutes: Math.round(minutes), next }
}

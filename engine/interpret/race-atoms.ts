import type { EventDiscipline, Priority } from '../model.ts'
import { sure } from '../sure.ts'
import type { Sym } from './lexicon.ts'
import type { DateFound, DateScene } from './race-date-words.ts'
import { dateAt } from './race-dates.ts'
import { type Said, saidTime } from './race-targets.ts'

type Place = { readonly start: number; readonly end: number }
/** The smallest things a sentence about races is made of. */
export type Atom = Place &
  (
    | {
        readonly kind: 'event'
        readonly discipline: EventDiscipline
        readonly km: number | null
        readonly name: readonly [number, number]
        readonly weak: boolean
        readonly bare: boolean
      }
    | { readonly kind: 'date'; readonly found: DateFound }
    | { readonly kind: 'target'; readonly said: Said }
    | { readonly kind: 'best'; readonly said: Said }
    | { readonly kind: 'priority'; readonly priority: Priority }
    | { readonly kind: 'days'; readonly days: number }
    | { readonly kind: 'flag'; readonly flag: string }
  )

const MILE_KM = 1.609344
const FLAGS = new Set([
  'past',
  'future',
  'cancel',
  'cheer',
  'habit',
  'dream',
  'maybe',
  'entries',
  'relay',
  'beat',
  'finish',
  'aweek',
  'perday',
  'moved',
  'aside',
])

/** Whether what a segment tells of is over. */
export function isOver(atoms: readonly Atom[]): boolean {
  const flags = new Set(atoms.map((atom) => (atom.kind === 'flag' ? atom.flag : '')))
  return flags.has('past') && !flags.has('future') && !flags.has('beat')
}

/** Reads a segment into atoms, left to right. */
export function atomsOf(symbols: readonly Sym[], scene: DateScene): Atom[] {
  const atoms: Atom[] = []
  let at = 0
  let goal = false
  let ignoresTimes = false
  while (at < symbols.length) {
    const symbol = sure(symbols[at])
    const place = { start: symbol.start, end: symbol.end }
    const distance = distanceAt(symbols, at)
    if (distance) {
      const end = sure(symbols[distance.next - 1]).end
      if (distance.km !== null) {
        atoms.push({
          kind: 'event',
          discipline: 'run',
          km: distance.km,
          name: [symbol.start, end],
          weak: false,
          bare: true,
          start: symbol.start,
          end,
        })
      }
      const weekly =
        symbols[distance.next]?.text === 'a' &&
        symbols[distance.next + 1]?.text === 'week' &&
        !/^(on|today|from|later|before|after|tomorrow|ago)$/.test(symbols[distance.next + 2]?.text ?? '')
      if (weekly) atoms.push({ kind: 'flag', flag: 'aweek', ...place })
      at = distance.next
      continue
    }
    if (symbol.tag === 'sub' || (symbol.tag === 'sign' && symbol.text === '<')) {
      const said = saidTime(symbols, at + 1)
      if (said) {
        atoms.push({ kind: 'target', said, start: symbol.start, end: sure(symbols[said.next - 1]).end })
        at = said.next
        continue
      }
    }
    const date = dateAt(symbols, at, scene)
    if (date) {
      atoms.push({ kind: 'date', found: date, start: symbol.start, end: sure(symbols[date.next - 1]).end })
      at = date.next
      continue
    }
    // "My first triathlon (sprint)"
    if (symbol.text === 'sprint' && sure(symbols[0]).tag === 'aside')
      atoms.push({
        kind: 'event',
        discipline: 'triathlon',
        km: 25.75,
        name: [symbol.start, symbol.end],
        weak: false,
        bare: false,
        ...place,
      })
    if (symbol.tag === 'ev' || symbol.tag === 'evweak') {
      const [discipline, km] = symbol.value.split(':')
      const isHalf =
        symbol.text === 'half' &&
        (symbols[at + 1]?.tag === 'unit' ||
          (/^(an|a|past|way)$/.test(symbols[at + 1]?.text ?? '') &&
            symbols[at + 2]?.tag === 'unit' &&
            sure(symbols[at + 2]).value === 'hour'))
      // "Bike 3h, run 2h" are splits of one day.
      const isSplit =
        /^(bike|run|swim|ride|velo|rad|bici|pedal)$/.test(symbol.text) &&
        symbols[at + 1]?.tag === 'number' &&
        symbols[at + 2]?.tag === 'unit' &&
        ['hour', 'min'].includes(sure(symbols[at + 2]).value)
      if (isSplit) {
        at += 3
        continue
      }
      if (!isHalf) {
        const name = [nameStart(symbols, at), symbol.end] as const
        atoms.push({
          kind: 'event',
          discipline: discipline as EventDiscipline,
          km: km ? Number(km) : null,
          name,
          weak: symbol.tag === 'evweak',
          bare: false,
          ...place,
        })
      }
    } else if (symbol.tag === 'prio') atoms.push({ kind: 'priority', priority: symbol.value as Priority, ...place })
    else if (symbol.tag === 'goal' || symbol.tag === 'beat' || symbol.tag === 'pace') goal = true
    else if (symbol.tag === 'other') {
      const company = isCompany(symbols, at)
      const own = symbols.slice(at).some((each) => each.tag === 'me')
      if (!company && !own) atoms.push({ kind: 'flag', flag: 'other', ...place })
    }
    if (symbol.tag === 'ordinal' && symbol.also.some((other) => other.startsWith('past')) && !isOnlyLast(symbols, at)) {
      atoms.push({ kind: 'flag', flag: 'past', ...place })
      ignoresTimes = true
    }
    if (FLAGS.has(symbol.tag)) {
      if (symbol.tag === 'past' && isOnlyLast(symbols, at)) {
        at += 1
        continue
      }
      atoms.push({ kind: 'flag', flag: symbol.tag, ...place })
      if (symbol.tag === 'past' || symbol.tag === 'entries') ignoresTimes = true
      if (symbol.tag === 'beat') ignoresTimes = false
    }
    if ((symbol.tag === 'number' || symbol.tag === 'num') && isDays(symbols, at)) {
      atoms.push({ kind: 'days', days: Number(symbol.value), ...place })
      at += 2
      continue
    }
    if (symbol.tag === 'number') {
      const said = saidTime(symbols, at)
      const clear =
        said &&
        (said.seconds !== null || said.perKm !== null || (said.parts.length > 1 && sure(symbols[at + 1]).text === ':'))
      if (
        said &&
        (clear || goal) &&
        !(ignoresTimes && !goal) &&
        (said.perKm !== null || !isStartTime(symbols, at, said))
      ) {
        if (goal || said.parts.length > 0 || said.perKm !== null || symbols.length <= 4)
          atoms.push({ kind: 'target', said, start: symbol.start, end: sure(symbols[said.next - 1]).end })
        at = said.next
        continue
      }
      if (clear) {
        if (ignoresTimes) atoms.push({ kind: 'best', said, start: symbol.start, end: sure(symbols[said.next - 1]).end })
        at = said.next
        continue
      }
    }
    at += 1
  }
  return atoms
}

/** `with my wife`: company, not somebody else's race. */
function isCompany(symbols: readonly Sym[], at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3); index -= 1) {
    const { tag, text } = sure(symbols[index])
    if (tag === 'with' || tag === 'and' || text === 'w') return true
    if (!/^(my|a|the|\/|mi|un|una|meinem|meiner|mein|mon|ma|um|uma|meu|minha|some|best|old|gym|uni|work)$/.test(text))
      return false
  }
  return false
}

/** A start at 9:00 or 9am is no finish time. */
function isStartTime(symbols: readonly Sym[], at: number, said: Said): boolean {
  return (
    /^(at|start|starts|um|a las|as|am|pm|uhr|@|wave|ab)$/.test(symbols[at - 1]?.text ?? '') ||
    /^(am|pm|uhr|start|wave|o'clock)$/.test(symbols[said.next]?.text ?? '')
  )
}

/** `last Saturday in October` is to come, whatever `last` says elsewhere. */
function isOnlyLast(symbols: readonly Sym[], at: number): boolean {
  return (
    /^(last|ultimo|letzten|letzter|dernier)$/.test(sure(symbols[at]).text) &&
    (symbols[at + 1]?.tag === 'day' || symbols[at + 1]?.tag === 'weekend') &&
    symbols.slice(at + 2, at + 5).some((each) => each.tag === 'month')
  )
}

function isDays(symbols: readonly Sym[], at: number): boolean {
  return symbols[at + 1]?.tag === 'unit' && sure(symbols[at + 1]).value === 'day'
}

/** `10k`, `3.8 km`, `100 mile`, `2000m`, `mile swim`; null km where a climb is meant. */
function distanceAt(symbols: readonly Sym[], at: number): { km: number | null; next: number } | null {
  const first = symbols[at]
  const lone = first?.text === 'mile' && /^ev/.test(symbols[at + 1]?.tag ?? '')
  if (lone && symbols[at - 1]?.tag !== 'number' && symbols[at - 1]?.tag !== 'num') return { km: 1.61, next: at + 1 }
  if (first?.tag !== 'number' && first?.tag !== 'num') return null
  let value = Number(first.value)
  let next = at + 1
  const mark = symbols[next]
  if (
    (mark?.text === '.' || mark?.text === ',') &&
    mark.tight &&
    symbols[next + 1]?.tag === 'number' &&
    sure(symbols[next + 1]).tight
  ) {
    const decimals = sure(symbols[next + 1]).value
    value =
      mark.text === ',' && decimals.length === 3
        ? Number(`${first.value}${decimals}`)
        : Number(`${first.value}.${decimals}`)
    next += 2
  }
  if (symbols[next]?.text === '-' && sure(symbols[next]).tight) next += 1
  const unit = symbols[next]
  if (unit?.text === 'er' && unit.tight && value >= 3) return { km: value, next: next + 1 }
  if (unit?.tag !== 'dist' || (first.tag === 'num' && unit.value === 'm')) return null
  if (unit.value === 'm' && (value < 50 || !unit)) return null
  next += 1
  if (unit.value === 'm' && symbols[at - 1]?.tag === 'climb') return { km: null, next }
  const after = symbols.slice(next, next + 3)
  if (after[0]?.tag === 'climb' || (/^(of|de|\+)$/.test(after[0]?.text ?? '') && after[1]?.tag === 'climb'))
    return { km: null, next }
  const km = unit.value === 'mile' ? value * MILE_KM : unit.value === 'm' ? value / 1000 : value
  return { km: Math.round(km * 100) / 100, next }
}

const NO_NAME =
  /^(is|for|the|at|a|an|my|beim|in|on|first|local|am|to|of|der|die|das|el|la|le|il|os|um|uma|un|une|de|du|do|da|ein|einen|zum|zur|be|run|up|als|no|na|quer\w*|corro|fais|laufe|prepar\w*|this|year|some|big|or|it|hacer|faire|ao|au|another|signed|going|also|by)$/

/** Where a name begins that stands before the word for the event, `Berlin` marathon. */
function nameStart(symbols: readonly Sym[], at: number): number {
  let start = sure(symbols[at]).start
  for (let index = at - 1; index >= Math.max(0, at - 3); index -= 1) {
    const symbol = sure(symbols[index])
    if ((symbol.tag !== 'word' && symbol.tag !== 'us') || NO_NAME.test(symbol.text)) break
    start = symbol.start
  }
  return start
}

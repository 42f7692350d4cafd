import type { EventDiscipline, Priority } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'
import { isCompany, isOnlyLast, isStartTime, nameStart, withoutNamedDays } from './around.ts'
import { isCityRace } from './cities.ts'
import type { DateFound, DateScene } from './date-words.ts'
import { dateAt } from './dates.ts'
import { distanceAt } from './distances.ts'
import { partOf } from './part-words.ts'
import { type Said, saidTime } from './targets.ts'

type Place = { readonly start: number; readonly end: number }
/** The smallest things a sentence about races is made of. */
export type Atom = Place &
  (
    | {
        readonly kind: 'event'
        readonly discipline: EventDiscipline
        readonly km: number | null
        readonly name: readonly [number, number]
        /** A word that need not mean an event of its own: "run", a city. */
        readonly weak: boolean
        /** A distance without a word for the event. */
        readonly bare: boolean
        /** Told of as known: "the run", "den Lauf". */
        readonly known?: boolean
        /** Told of as several, of which each is still to be named: "two swims: ..." */
        readonly many?: boolean
      }
    | {
        readonly kind: 'date'
        readonly found: DateFound /** Whether its clause says nothing else. */
        readonly isAlone?: boolean
      }
    | { readonly kind: 'target'; readonly said: Said }
    | { readonly kind: 'best'; readonly said: Said }
    | { readonly kind: 'priority'; readonly priority: Priority }
    | { readonly kind: 'days'; readonly days: number }
    | { readonly kind: 'flag'; readonly flag: string }
  )

export type EventAtom = Extract<Atom, { kind: 'event' }>

const FLAGS: ReadonlySet<string> = new Set(
  'past future cancel cheer habit dream maybe entries relay beat finish aweek perday moved aside instead respective'.split(
    ' ',
  ),
)

/** The flags among atoms. */
export function flagsOf(atoms: readonly Atom[]): ReadonlySet<string> {
  return new Set(atoms.flatMap((atom) => (atom.kind === 'flag' ? [atom.flag] : [])))
}

/** Whether what a segment tells of is over. */
export function isOver(atoms: readonly Atom[]): boolean {
  const flags = flagsOf(atoms)
  return flags.has('past') && !flags.has('future') && !flags.has('beat')
}

/** A clause while it is read: what is found so far, and what the words before say of a time to come. */
type Reading = {
  readonly symbols: readonly Sym[]
  readonly scene: DateScene
  readonly atoms: Atom[]
  /** A time behind "hoping for" is one hoped for. */
  goal: boolean
  /** A time behind "ran" was a result. */
  ignoresTimes: boolean
}

/** Reads what stands at a place; how many symbols it took, 0 where it is nothing of this kind. */
type Reader = (reading: Reading, at: number) => number

const READERS: readonly Reader[] = [
  readDistance,
  readBound,
  readDate,
  readEventWord,
  readRank,
  readPerson,
  readFlag,
  readDays,
  readTime,
]

/** Reads a segment into atoms, left to right. */
export function atomsOf(symbols: readonly Sym[], scene: DateScene): Atom[] {
  const reading: Reading = { symbols, scene, atoms: [], goal: false, ignoresTimes: false }
  for (let at = 0; at < symbols.length; ) {
    let taken = 0
    for (const readAt of READERS) {
      taken = readAt(reading, at)
      if (taken > 0) break
    }
    at += Math.max(1, taken)
  }
  return withoutNamedDays(reading.atoms)
}

const placeOf = (symbols: readonly Sym[], at: number, next: number): Place => ({
  start: sure(symbols[at]).start,
  end: sure(symbols[next - 1]).end,
})

function readDistance({ symbols, atoms }: Reading, at: number): number {
  const distance = distanceAt(symbols, at)
  if (!distance) return 0
  const { km, next } = distance
  const place = placeOf(symbols, at, next)
  const name = [nameStart(symbols, at), place.end] as const
  const event = { kind: 'event', discipline: 'run', name, weak: false, bare: true } as const
  if (km !== null) atoms.push({ ...event, km, ...place })
  const isWeekly =
    symbols[next]?.text === 'a' &&
    symbols[next + 1]?.text === 'week' &&
    !/^(on|today|from|later|before|after|tomorrow|ago)$/.test(symbols[next + 2]?.text ?? '')
  if (isWeekly) atoms.push({ kind: 'flag', flag: 'aweek', ...place })
  return next - at
}

/** "Sub 4", "under 50 minutes". */
function readBound({ symbols, atoms }: Reading, at: number): number {
  const symbol = sure(symbols[at])
  if (symbol.tag !== 'sub' && !(symbol.tag === 'sign' && symbol.text === '<')) return 0
  const said = saidTime(symbols, at + 1)
  if (!said) return 0
  atoms.push({ kind: 'target', said, ...placeOf(symbols, at, said.next) })
  return said.next - at
}

function readDate({ symbols, scene, atoms }: Reading, at: number): number {
  const found = dateAt(symbols, at, scene)
  if (!found) return 0
  atoms.push({
    kind: 'date',
    found,
    isAlone:
      symbols.slice(0, at).every(({ text }) => /^(?:on|am|den|le|el|il|a|em|no|dia|op)$/.test(text)) &&
      found.next === symbols.length,
    ...placeOf(symbols, at, found.next),
  })
  return found.next - at
}

/** [km] by the size that a triathlon's name bears. */
const TRIATHLONS: Readonly<Record<string, number>> = {
  sprint: 25.75,
  olympic: 51.5,
  standard: 51.5,
  middle: 113,
  half: 113,
  full: 226,
}
const KNOWN = /^(the|this|that|den|das|dem|el|la|le|o|a)$/
const LEG = /^(bike|run|swim|ride|velo|rad|bici|pedal)$/
const PART_OF_DAY = /^(leg|section|split|course|portion)$/

function readEventWord({ symbols, atoms, goal }: Reading, at: number): number {
  const symbol = sure(symbols[at])
  const { text, tag } = symbol
  // "My first triathlon (sprint)"
  const isSprint = text === 'sprint' && sure(symbols[0]).tag === 'aside'
  const isOfCity = isCityRace(symbols, at, goal)
  if (!isSprint && tag !== 'ev' && tag !== 'evweak' && !isOfCity) return 0
  // "Bike 3h, run 2h" are splits of one day; "the bike leg is hilly" speaks of a part of it.
  if (LEG.test(text) && isSplit(symbols, at)) return 3
  if (LEG.test(text) && PART_OF_DAY.test(symbols[at + 1]?.text ?? '')) return 2
  if (text === 'half' && isHalfOfTime(symbols, at)) return 1
  const [discipline, km, how] = isSprint
    ? ['triathlon', TRIATHLONS.sprint]
    : (isOfCity ? CITY_RACE : symbol.value).split(':')
  const before = symbols[at - 1]
  const size = discipline === 'triathlon' && !km ? TRIATHLONS[before?.text ?? ''] : undefined
  const event: EventAtom = {
    kind: 'event',
    discipline: discipline as EventDiscipline,
    km: km ? Number(km) : (size ?? null),
    name: [isSprint ? symbol.start : nameStart(symbols, at), symbol.end],
    weak: tag === 'evweak' || isOfCity,
    bare: false,
    known: KNOWN.test(before?.text ?? ''),
    many: how === 'many',
    start: symbol.start,
    end: symbol.end,
  }
  if (!takePart(event, symbols, at, atoms)) takePortion(event, symbols, at, atoms)
  return 1
}

/** "Half marthon", "hlaf ironman": a word for a part that stands right before a whole makes it that part, however they are spelt. */
function takePart(event: EventAtom, symbols: readonly Sym[], at: number, atoms: Atom[]): boolean {
  const before = symbols[at - 1]?.text === '-' ? symbols[at - 2] : symbols[at - 1]
  // "The half" is a word for a race of its own.
  const part = before?.text.split(' ').at(-1) ?? ''
  const km = partOf(part, event.km)
  if (!before || km === undefined) return false
  const last = atoms.at(-1)
  if (last?.kind === 'event' && last.start === before.start) atoms.pop()
  const start = before.end - part.length
  atoms.push({ ...event, km, name: [start, event.name[1]], start })
  return true
}

/** "The half marathon portion of the Baltimore Marathon" is one race, as long as its portion. */
function takePortion(event: EventAtom, symbols: readonly Sym[], at: number, atoms: Atom[]): void {
  const last = atoms.at(-1)
  const isPortion = symbols.slice(Math.max(0, at - 4), at).some(({ tag }) => tag === 'portion')
  if (isPortion && last?.kind === 'event' && last.km !== null)
    atoms.splice(-1, 1, { ...last, bare: false, name: [last.name[0], event.name[1]], end: event.end })
  else atoms.push(event)
}

const CITY_RACE = 'run:42.195'
function isSplit(symbols: readonly Sym[], at: number): boolean {
  const unit = symbols[at + 2]
  return symbols[at + 1]?.tag === 'number' && unit?.tag === 'unit' && ['hour', 'min'].includes(unit.value)
}

/** "Half an hour", "half past". */
function isHalfOfTime(symbols: readonly Sym[], at: number): boolean {
  const [next, after] = [symbols[at + 1], symbols[at + 2]]
  const isHour = after?.tag === 'unit' && after.value === 'hour'
  return next?.tag === 'unit' || (/^(an|a|past|way)$/.test(next?.text ?? '') && isHour)
}

function readRank(reading: Reading, at: number): number {
  const symbol = sure(reading.symbols[at])
  if (symbol.tag === 'prio') {
    const place = placeOf(reading.symbols, at, at + 1)
    reading.atoms.push({ kind: 'priority', priority: symbol.value as Priority, ...place })
    return 1
  }
  if (!['goal', 'beat', 'pace'].includes(symbol.tag)) return 0
  // "In june" hopes for nothing.
  if (symbol.tag === 'goal' && reading.symbols[at + 1]?.tag === 'month') return 1
  reading.goal = true
  // "Beat" is a flag as well.
  return symbol.tag === 'beat' ? 0 : 1
}

function readPerson({ symbols, atoms }: Reading, at: number): number {
  if (sure(symbols[at]).tag !== 'other') return 0
  const isOwn = isCompany(symbols, at) || symbols.slice(at).some(({ tag }) => tag === 'me')
  if (!isOwn) atoms.push({ kind: 'flag', flag: 'other', ...placeOf(symbols, at, at + 1) })
  return 1
}

function readFlag(reading: Reading, at: number): number {
  const { symbols, atoms } = reading
  const symbol = sure(symbols[at])
  const place = placeOf(symbols, at, at + 1)
  const isPastToo = symbol.tag === 'ordinal' && symbol.also.some(({ tag }) => tag === 'past')
  const flag = isPastToo ? 'past' : symbol.tag
  if (!FLAGS.has(flag)) return 0
  if (flag === 'past' && isOnlyLast(symbols, at)) return 1
  // "Did my first half": the first one is behind them.
  if (symbol.text === 'my first' && flag === 'future' && isBehind(symbols, at)) return 1
  atoms.push({ kind: 'flag', flag, ...place })
  if (flag === 'past' || flag === 'entries') reading.ignoresTimes = true
  // "Goal 1h45" hopes and looks ahead at once.
  if (flag === 'future' && symbol.also.some(({ tag }) => tag === 'goal')) reading.goal = true
  if (flag === 'beat') reading.ignoresTimes = false
  return 1
}

/** Whether what comes next was done: "ran my first", "my first half was". */
function isBehind(symbols: readonly Sym[], at: number): boolean {
  return symbols[at - 1]?.tag === 'past' || symbols.slice(at + 1, at + 4).some(({ text }) => text === 'was')
}

function readDays({ symbols, atoms }: Reading, at: number): number {
  const [symbol, unit] = [sure(symbols[at]), symbols[at + 1]]
  const isCount = symbol.tag === 'number' || symbol.tag === 'num'
  if (!isCount || unit?.tag !== 'unit' || unit.value !== 'day') return 0
  atoms.push({ kind: 'days', days: Number(symbol.value), ...placeOf(symbols, at, at + 1) })
  return 2
}

/** A clause this short is a time and little else. */
const FEW_SYMBOLS = 4

function readTime({ symbols, atoms, goal, ignoresTimes }: Reading, at: number): number {
  // "With 2 friends"
  if (sure(symbols[at]).tag !== 'number' || symbols[at - 1]?.tag === 'with') return 0
  const said = saidTime(symbols, at)
  if (!said) return 0
  const place = placeOf(symbols, at, said.next)
  const isClear =
    said.seconds !== null || said.perKm !== null || (said.parts.length > 1 && sure(symbols[at + 1]).text === ':')
  const isHoped = (isClear || goal) && (goal || !ignoresTimes)
  if (isHoped && (said.perKm !== null || !isStartTime(symbols, at, said))) {
    if (goal || said.parts.length > 0 || said.perKm !== null || symbols.length <= FEW_SYMBOLS)
      atoms.push({ kind: 'target', said, ...place })
    return said.next - at
  }
  if (!isClear) return 0
  if (ignoresTimes) atoms.push({ kind: 'best', said, ...place })
  return said.next - at
}

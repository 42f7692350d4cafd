import type { CivilDate, RacesReading, ReadEvent } from '../model.ts'
import { sure } from '../sure.ts'
import { ENGLISH_MONTHS, ENGLISH_TIME } from './lexicon/english.ts'
import { FRENCH_MONTHS, FRENCH_TIME } from './lexicon/french.ts'
import { GERMAN_MONTHS, GERMAN_TIME } from './lexicon/german.ts'
import { PORTUGUESE_MONTHS, PORTUGUESE_TIME } from './lexicon/portuguese.ts'
import { RACES } from './lexicon/races.ts'
import { SPANISH_MONTHS, SPANISH_TIME } from './lexicon/spanish.ts'
import { entriesOf, type Sym } from './lexicon.ts'
import { type Atom, atomsOf, isOver } from './race-atoms.ts'
import type { DateScene } from './race-date-words.ts'
import { addDetail, type Draft, draftOf, isLeg, mergeInto, merges, relay, settleDays } from './race-drafts.ts'
import { targetSeconds } from './race-targets.ts'
import { symbolReader } from './reading.ts'

const read = symbolReader({
  en: numbersAndDays(ENGLISH_TIME) + ENGLISH_MONTHS + RACES,
  es: numbersAndDays(SPANISH_TIME) + ENGLISH_MONTHS + SPANISH_MONTHS + RACES,
  de: numbersAndDays(GERMAN_TIME) + ENGLISH_MONTHS + GERMAN_MONTHS + RACES,
  fr: numbersAndDays(FRENCH_TIME) + ENGLISH_MONTHS + FRENCH_MONTHS + RACES,
  pt: numbersAndDays(PORTUGUESE_TIME) + ENGLISH_MONTHS + PORTUGUESE_MONTHS + RACES,
})

/** Of a language's time words only numbers and names of days are wanted among races. */
function numbersAndDays(table: string): string {
  return entriesOf(table)
    .filter((line) => /^(num|day):/.test(line))
    .join('\n')
}

/** [ratio] how far two ways to tell a distance may be apart. */
const SAME_DISTANCE = 0.02

/**
 * Reads races and events from free text in five languages.
 * @param text - as typed
 * @param today - the day the text was typed
 */
export function readRaces(text: string, today: CivilDate): RacesReading {
  const { language, symbols } = read(text)
  const scene: DateScene = { today, language, american: symbols.some((symbol) => symbol.tag === 'us') }
  const drafts: Draft[] = []
  let over: Atom | undefined
  let wasOver = false
  let best: Atom | undefined
  const lost: Lost = { draft: null }
  for (const segment of segmentsOf(symbols)) {
    const atoms = atomsOf(segment, scene)
    const told = withBest(over ? withElided(atoms, over) : atoms, best)
    // "Seville half in January (1:52)": a time right after a race that is over was its result.
    const times = atoms.filter((atom) => atom.kind !== 'flag')
    const result: boolean =
      wasOver &&
      hasFlag(atoms, 'aside') &&
      times.length > 0 &&
      times.every(({ kind }) => kind === 'target' || kind === 'best')
    if (!result) readSegment(told, drafts, lost)
    over = isOver(atoms) ? atoms.find((atom) => atom.kind === 'event') : undefined
    wasOver = isOver(atoms) || (result && wasOver)
    best = atoms.find((atom) => atom.kind === 'best') ?? best
  }
  settleDays(drafts)
  const events = drafts
    .filter((draft) => !draft.weak || draft.date !== null || draft.km !== null)
    .map((draft) => eventOf(draft, text))
  return { events }
}

function hasFlag(atoms: readonly Atom[], flag: string): boolean {
  return atoms.some((atom) => atom.kind === 'flag' && atom.flag === flag)
}

/** "My best is 23:40, hoping to beat it": the time to beat was told before. */
function withBest(atoms: readonly Atom[], best: Atom | undefined): readonly Atom[] {
  if (best?.kind !== 'best' || !hasFlag(atoms, 'beat') || atoms.some(({ kind }) => kind === 'target')) return atoms
  return [...atoms, { ...best, kind: 'target' }]
}

/** "I ran Paris last year, this year Valencia on 6 December": what comes after a race that is over is one of its kind. */
function withElided(atoms: readonly Atom[], over: Atom): readonly Atom[] {
  const dated = atoms.find((atom) => atom.kind === 'date')
  if (!dated || atoms.some((atom) => atom.kind === 'event') || over.kind !== 'event') return atoms
  return [{ ...over, name: [dated.start, dated.start], start: dated.start, end: dated.end }, ...atoms]
}

function eventOf(draft: Draft, text: string): ReadEvent {
  const total = draft.km === null ? null : draft.km * (draft.perDay ? draft.days : 1)
  const km = total === null ? null : Math.round(total * 10000) / 10000
  const target = draft.target ? targetSeconds(draft.target.said, draft.discipline, km) : null
  return {
    name: draft.names.map(([start, end]) => text.slice(start, end).trim()).join(' '),
    discipline: draft.discipline,
    distanceKm: km,
    date: draft.date,
    targetSeconds: target,
    priority: draft.priority,
    span: { start: draft.start, end: Math.min(draft.end, text.length) },
    confidence: draft.unsure ? 0.5 : draft.date ? 0.9 : 0.7,
  }
}

/** Cuts at commas, full stops and turns of thought, but not inside dates like `17. Mai`. */
function segmentsOf(symbols: readonly Sym[]): Sym[][] {
  const segments: Sym[][] = []
  let current: Sym[] = []
  for (let at = 0; at < symbols.length; at += 1) {
    const symbol = sure(symbols[at])
    const [before, next] = [symbols[at - 1], symbols[at + 1]]
    const inDate =
      symbol.text === '.' && before?.tag === 'number' && (next?.tag === 'month' || next?.tight || next?.tag === 'day')
    const inNumber = (symbol.text === ',' || symbol.text === '.') && symbol.tight && next?.tight
    const afterMonth =
      (symbol.text === ',' && next?.tag === 'number' && next.value.length === 4 && !next.tight) ||
      (symbol.text === ',' && before?.tag === 'day')
    const cuts = symbol.tag === 'sign' && /^[,;.!?\n()+|•*]$/.test(symbol.text) && !inDate && !inNumber && !afterMonth
    const turns =
      symbol.tag === 'sep' &&
      !(before?.tag === 'unit' && /^(before|antes|avant|danach|depois|despues|luego)/.test(symbol.text))
    const joins =
      !joinsLegs(symbols, at, current) &&
      (symbol.tag === 'and' ||
        (symbol.text === '/' && !symbol.tight && next?.tag !== 'dist' && next?.tag !== 'pace')) &&
      startsEvent(symbols, at + 1)
    // "A race - Copenhagen": the stroke joins the rank to its race.
    const ranks = current.length > 0 && current.every((each) => each.tag === 'prio')
    const dash = symbol.text === '-' && !symbol.tight && !next?.tight && !ranks
    if (cuts || turns || joins || dash) {
      if (symbol.text === '(' && next?.text === 'a' && symbols[at + 2]?.text === ')')
        current.push({ ...next, tag: 'prio', value: 'A' })
      else if (symbol.text === '(' && /^[bc]$/.test(next?.text ?? '') && symbols[at + 2]?.text === ')')
        current.push({ ...sure(next), tag: 'prio', value: sure(next).text.toUpperCase() })
      if (current.length > 0) segments.push(current)
      current = symbol.text === '(' ? [{ ...symbol, tag: 'aside' }] : []
    } else current.push(symbol)
  }
  if (current.length > 0) segments.push(current)
  return segments
}

/** `aquathlon 750m / 5k`: a stroke between two legs. */
function joinsLegs(symbols: readonly Sym[], at: number, current: readonly Sym[]): boolean {
  const third = symbols[at + 3]?.text === '/' || symbols[at - 3]?.text === '/'
  const multi = third || current.some(({ tag, value }) => tag === 'ev' && /^(other|triathlon)/.test(value))
  return multi && symbols[at - 1]?.tag === 'dist' && symbols[at + 2]?.tag === 'dist'
}

function startsEvent(symbols: readonly Sym[], from: number): boolean {
  for (let at = from; at < Math.min(symbols.length, from + 7); at += 1) {
    const { tag, text } = sure(symbols[at])
    if (tag === 'ev' || tag === 'dist' || tag === 'evweak' || tag === 'prio') return true
    if (tag === 'sign' && /^[,;.!?\n(]$/.test(text)) return false
  }
  return false
}

/** An event called off, which may come back on another day. */
type Lost = { draft: Draft | null }

/** Adds a segment's events to the list, or its details to the event before. */
function readSegment(atoms: readonly Atom[], drafts: Draft[], lost: Lost): void {
  const flags = new Set(atoms.filter((atom) => atom.kind === 'flag').map((atom) => atom.flag))
  const called = atoms.find((atom) => atom.kind === 'event')
  if (flags.has('cancel') && !flags.has('moved')) {
    const own = called && !(called.bare && drafts.at(-1)?.date === null)
    lost.draft = own ? draftOf(called) : (drafts.pop() ?? null)
    return
  }
  if (flags.has('moved') && !called && lost.draft) drafts.push({ ...lost.draft, date: null })
  if (
    isOver(atoms) ||
    flags.has('other') ||
    flags.has('cheer') ||
    flags.has('habit') ||
    flags.has('dream') ||
    flags.has('aweek')
  )
    return
  const named = atoms.some(
    (atom) =>
      atom.kind === 'event' &&
      (!atom.weak || atoms.some((each) => each.kind === 'date' && each.found.date !== null) || atom.km !== null),
  )
  const told = atoms.filter((atom) => atom.kind === 'event')
  const alone = flags.has('relay') && drafts.length === 0 ? atoms.find((atom) => atom.kind === 'date') : undefined
  if (!called && alone) {
    const { start, end } = alone
    const event = {
      kind: 'event',
      discipline: 'run',
      km: null,
      name: [start, start],
      weak: false,
      bare: false,
    } as const
    readSegment([{ ...event, start, end }, ...atoms], drafts, lost)
    return
  }
  const last = drafts.at(-1)
  // "My first triathlon - super sprint - in 6 weeks": the narrower name is the same event.
  const names =
    told.length === 1 && !sure(told[0]).bare && sure(told[0]).km !== null && last?.km === null && last.date === null
  const restates = hasFlag(atoms, 'aside') && told.length === 1 && !sure(told[0]).bare && sure(told[0]).km === null
  if (restates && last && last.date === null && last.discipline === sure(told[0]).discipline) {
    mergeInto(last, sure(told[0]))
    for (const atom of atoms) if (atom.kind !== 'event') addDetail(last, atom, drafts)
    return
  }
  if (names && last.discipline === sure(told[0]).discipline && !last.relay) {
    mergeInto(last, sure(told[0]))
    for (const atom of atoms) if (atom.kind !== 'event') addDetail(last, atom, drafts)
    return
  }
  // "Duathlon in October, 10k/40k/5k"
  const sums =
    told.length >= 2 &&
    told.every((each) => each.bare) &&
    last?.km === null &&
    /^(other|triathlon)$/.test(last.discipline)
  if (sums) {
    for (const each of told) mergeInto(last, each)
    for (const atom of atoms) if (atom.kind !== 'event') addDetail(last, atom, drafts)
    return
  }
  const legs = told.length === 2 && sure(told[0]).bare && ['swim', 'cycle', 'run'].includes(sure(told[1]).discipline)
  if (
    legs &&
    last &&
    (last.discipline === 'triathlon' || last.discipline === 'other') &&
    (last.date === null || !atoms.some((atom) => atom.kind === 'date'))
  ) {
    if (last.km === null || last.legs > 0) mergeInto(last, sure(told[0]))
    for (const atom of atoms) if (atom.kind !== 'event') addDetail(last, atom, drafts)
    return
  }
  // "Lakeside run 31/12, 15 km": a distance on its own completes the event before it.
  const completes =
    told.length === 1 &&
    sure(told[0]).bare &&
    last &&
    (last.km === null || Math.abs(last.km - sure(sure(told[0]).km)) <= last.km * SAME_DISTANCE)
  if (completes && (last.date === null || !atoms.some((atom) => atom.kind === 'date'))) {
    mergeInto(last, sure(told[0]))
    for (const atom of atoms) if (atom.kind !== 'event') addDetail(last, atom, drafts)
    return
  }
  let current: Draft | null = named ? null : (last ?? null)
  const waiting: Atom[] = []
  let sawDetail = false
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === 'event') {
      // "5k on Saturday, want to run it under 25": running it is no second event, unless it has its own day.
      const again = atom.weak && current && sawDetail && !atoms.slice(index).some(({ kind }) => kind === 'date')
      if (again) continue
      if (!named) {
        if (current && atom.weak) continue
        if (!current) continue
      }
      if (current && !drafts.includes(current)) drafts.push(current)
      const later = atoms.slice(index).some(({ kind }) => kind === 'date')
      // "Gran fondo 14 June 223km": a distance behind the day is still that event's.
      if (current && sawDetail && atom.bare && current.km === null && !later) {
        mergeInto(current, atom)
        continue
      }
      if (current && sawDetail && isLeg(current, atom) && !later) {
        if (current.km === null || current.legs > 0) mergeInto(current, atom)
        continue
      }
      if (current && named && !sawDetail && merges(current, atom)) mergeInto(current, atom)
      else if (named || !current) {
        current = draftOf(atom)
        drafts.push(current)
        sawDetail = false
        for (const detail of waiting.splice(0)) addDetail(current, detail, drafts)
      }
    } else if (atom.kind === 'flag') {
      if (atom.flag === 'relay' && current) relay(current)
      if (atom.flag === 'perday' && current) current.perDay = true
      if (atom.flag === 'moved' && current) current.moved = true
      if (atom.flag === 'maybe' && current) current.unsure = true
      if ((atom.flag === 'maybe' || atom.flag === 'relay') && !current) waiting.push(atom)
    } else if (flags.has('entries') && atom.kind === 'date') continue
    else if (current) {
      addDetail(current, atom, drafts)
      if (atom.kind === 'date') sawDetail = true
    } else waiting.push(atom)
  }
  // Details told before any event belong to the one that follows, or to the last when none does.
  const owner = current ?? drafts.at(-1)
  if (owner && !named) for (const detail of waiting) addDetail(owner, detail, drafts)
}

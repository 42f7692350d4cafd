import type { CivilDate, RacesReading, ReadEvent } from '../../model.ts'
import { withDaysSpelled } from '../day-spelling.ts'
import { DUTCH_MONTHS, DUTCH_RACES, DUTCH_TIME } from '../lexicon/dutch.ts'
import { ENGLISH_MONTHS, ENGLISH_TIME } from '../lexicon/english.ts'
import { FAMOUS_RACES } from '../lexicon/famous-races.ts'
import { FRENCH_MONTHS, FRENCH_TIME } from '../lexicon/french.ts'
import { GERMAN_MONTHS, GERMAN_TIME } from '../lexicon/german.ts'
import { ITALIAN_MONTHS, ITALIAN_RACES, ITALIAN_TIME } from '../lexicon/italian.ts'
import type { Phrases } from '../lexicon/phrases.ts'
import { PORTUGUESE_MONTHS, PORTUGUESE_TIME } from '../lexicon/portuguese.ts'
import { RACES } from '../lexicon/races.ts'
import { SPANISH_MONTHS, SPANISH_TIME } from '../lexicon/spanish.ts'
import { TESTS_AND_CONTESTS } from '../lexicon/tests-and-contests.ts'
import type { Sym } from '../lexicon.ts'
import { symbolReader } from '../reading.ts'
import { type Atom, atomsOf, type EventAtom, flagsOf, isOver } from './atoms.ts'
import { climbsOf, withoutClimbs } from './climbs.ts'
import { doubtTheCounted } from './counted.ts'
import type { DateScene } from './date-words.ts'
import { type Draft, settleDays } from './drafts.ts'
import { readEntry, type Topic } from './entries.ts'
import { doubtBesideLeftDates } from './left-dates.ts'
import { layoutOf } from './lines.ts'
import { headYear, loneYear } from './lone-year.ts'
import { withMonthsSpelled } from './month-spelling.ts'
import { namedDay } from './named-days.ts'
import { tellsMonthFirst } from './numeric-dates.ts'
import { readClause, readRespective, type Telling } from './prose.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { targetSeconds } from './targets.ts'
import { withTests, withTestsApart } from './test-parts.ts'
import { unknownEvents } from './unknown.ts'

const read = symbolReader({
  en: [RACES, TESTS_AND_CONTESTS, FAMOUS_RACES, ENGLISH_MONTHS, numbersAndDays(ENGLISH_TIME)],
  es: [RACES, TESTS_AND_CONTESTS, FAMOUS_RACES, SPANISH_MONTHS, ENGLISH_MONTHS, numbersAndDays(SPANISH_TIME)],
  de: [RACES, TESTS_AND_CONTESTS, FAMOUS_RACES, GERMAN_MONTHS, ENGLISH_MONTHS, numbersAndDays(GERMAN_TIME)],
  fr: [RACES, TESTS_AND_CONTESTS, FAMOUS_RACES, FRENCH_MONTHS, ENGLISH_MONTHS, numbersAndDays(FRENCH_TIME)],
  pt: [RACES, TESTS_AND_CONTESTS, FAMOUS_RACES, PORTUGUESE_MONTHS, ENGLISH_MONTHS, numbersAndDays(PORTUGUESE_TIME)],
  it: [
    RACES,
    TESTS_AND_CONTESTS,
    FAMOUS_RACES,
    ITALIAN_RACES,
    ITALIAN_MONTHS,
    ENGLISH_MONTHS,
    numbersAndDays(ITALIAN_TIME),
  ],
  nl: [RACES, TESTS_AND_CONTESTS, FAMOUS_RACES, DUTCH_RACES, DUTCH_MONTHS, ENGLISH_MONTHS, numbersAndDays(DUTCH_TIME)],
})

/** Of a language's time words only numbers and names of days are wanted among races. */
function numbersAndDays(table: Phrases): Phrases {
  return Object.fromEntries(Object.entries(table).filter(([meaning]) => /^(num|day):/.test(meaning)))
}

/**
 * Reads races and events from free text in seven languages: a list line by line, all else clause by clause.
 * @param text - as typed
 * @param today - the day the text was typed
 */
export function readRaces(text: string, today: CivilDate): RacesReading {
  const { language, symbols } = read(withMonthsSpelled(withDaysSpelled(withTestsApart(withoutClimbs(text)))))
  const isAmerican = language === 'en' && symbols.some(({ tag }) => tag === 'us')
  const scene: DateScene = {
    today,
    language,
    monthFirst: tellsMonthFirst(symbols, isAmerican),
    year: headYear(symbols, today),
    month: null,
  }
  const drafts = listed(symbols, scene) ?? narrated(symbols, scene)
  settleDays(drafts)
  const events = drafts
    .filter((draft) => !draft.weak || draft.date !== null || draft.km !== null)
    .map((draft) => eventOf(draft, text))
    .map((event) => (event.date === null ? { ...event, date: namedDay(event.name, scene) } : event))
  const climbs = climbsOf(
    text,
    events.map(({ span }) => span.start),
  )
  const known = events.map((event, at) => {
    const climbM = climbs[at]
    return climbM === undefined ? event : { ...event, climbM }
  })
  return {
    events: withTests(
      text,
      doubtBesideLeftDates(text, doubtTheCounted(text, [...known, ...unknownEvents(text, symbols, scene, known)])),
    ),
  }
}

/** The races of a list; what stands between its lines is told as elsewhere. Null where the text is no list. */
function listed(symbols: readonly Sym[], scene: DateScene): Draft[] | null {
  const { lines, isList } = layoutOf(symbols, scene)
  if (!isList) return null
  const drafts: Draft[] = []
  let topic: Topic | null = null
  for (const line of lines) {
    if (line.isEntry) {
      const draft = readEntry(line, topic, line.scene)
      if (draft) drafts.push(draft)
      continue
    }
    const events = atomsOf(line.symbols, scene).filter((atom): atom is EventAtom => atom.kind === 'event')
    if (line.isTopic) topic = events.find(({ weak }) => !weak) ?? topic
    else drafts.push(...narrated(line.symbols, scene))
  }
  return drafts
}

function narrated(symbols: readonly Sym[], scene: DateScene): Draft[] {
  const telling: Telling = { drafts: [], lost: null, ahead: [], sport: null }
  if (readRespective(atomsOf(symbols, scene), telling.drafts)) return telling.drafts
  let over: Atom | undefined
  let wasOver = false
  let best: Atom | undefined
  let month: Sym | null = null
  let year: number | null = null
  for (const segment of withDatesAhead(segmentsOf(symbols), scene)) {
    // "London marathon 2027, 25 April": it holds until another race is named.
    const isNamed = segment.symbols.some(({ tag }) => tag === 'ev' || tag === 'dist')
    year = loneYear(segment.symbols, scene.today) ?? (isNamed ? null : year)
    const dated = { ...scene, year: year ?? scene.year }
    const atoms = atomsOf(segment.symbols, { ...dated, month: segment.after === '(' ? month : null })
    month = bareMonth(segment.symbols, atoms)
    const isResult: boolean = wasOver && isResultOf(atoms)
    if (!isResult) readClause(withBest(over ? withElided(atoms, over) : atoms, best), telling)
    if (isOver(atoms)) over = atoms.find((atom) => atom.kind === 'event')
    else over = undefined
    wasOver = isOver(atoms) || isResult
    best = atoms.find((atom) => atom.kind === 'best') ?? best
  }
  return telling.drafts
}

/**
 * "4 April - half marathon, 23 May - 10k": where the first thing told is a day, and each day stands before a race, days are of
 * the race behind them, and a clause with it.
 */
function withDatesAhead(segments: readonly Segment[], scene: DateScene): readonly Segment[] {
  const told = segments.map(({ symbols }) => atomsOf(symbols, scene))
  const isDay = (at: number) =>
    told[at]?.length === 1 && told[at]?.[0]?.kind === 'date' && told[at]?.[0]?.isAlone === true
  const isRace = (at: number) =>
    told[at]?.some(({ kind }) => kind === 'event') && !told[at]?.some(({ kind }) => kind === 'date')
  const days = [...segments.keys()].filter(isDay)
  if (days.length < 2 || days[0] !== 0 || !days.every((at) => isRace(at + 1))) return segments
  return segments.flatMap((segment, at) => {
    if (isDay(at)) return []
    const before = segments[at - 1]
    return before && isDay(at - 1) ? [{ ...before, symbols: [...before.symbols, ...segment.symbols] }] : [segment]
  })
}

/** "A half in February (the 21st)": the month that a clause leaves without a day, for the aside behind it. */
function bareMonth(symbols: readonly Sym[], atoms: readonly Atom[]): Sym | null {
  const last = atoms.findLast((atom) => atom.kind === 'date')
  const isOpen = last?.kind === 'date' && last.found.date === null && !last.found.after
  return isOpen ? (symbols.findLast(({ tag }) => tag === 'month') ?? null) : null
}

/** "Seville half in January (1:52)": a time right after a race that is over was its result. */
function isResultOf(atoms: readonly Atom[]): boolean {
  const times = atoms.filter((atom) => atom.kind !== 'flag')
  return (
    flagsOf(atoms).has('aside') && times.length > 0 && times.every(({ kind }) => kind === 'target' || kind === 'best')
  )
}

/** "My best is 23:40, hoping to beat it": the time to beat was told before. */
function withBest(atoms: readonly Atom[], best: Atom | undefined): readonly Atom[] {
  if (best?.kind !== 'best' || !flagsOf(atoms).has('beat') || atoms.some(({ kind }) => kind === 'target')) return atoms
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
    confidence: surenessOf(draft),
  }
}

/** [ratio] How sure the reader is: a race that nobody gives a time of the year may be a word and no race. */
const SURE = 0.9
const SURE_OF_MONTH = 0.7
const UNSURE = 0.5

function surenessOf({ unsure, date, vague }: Draft): number {
  if (unsure) return UNSURE
  return date ? SURE : vague ? SURE_OF_MONTH : UNSURE
}

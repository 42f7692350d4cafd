import type { KnownDay } from '../history/known-day.ts'
import { entriesOf, tapsOf } from '../history/merged-history.ts'
import { entryFacts } from '../history/notes.ts'
import { readToldConditions } from '../interpret/danger/read-health.ts'
import type { CheckInFacts } from '../interpret/notes/check-ins.ts'
import type { CivilDate, HistoryDay, HistoryEntry, SafetyFact, SafetyKind, SafetyOrigin } from '../model.ts'

/** What one entry tells that nothing said later takes away. */
export type FoundSafety = {
  readonly kind: SafetyKind
  readonly what: string
  readonly origin: SafetyOrigin
  readonly quote: string
}

/** The dangers, the illness, the strong pain and the conditions that an entry tells by tap or in words. */
export function safetyIn(entry: HistoryEntry): FoundSafety[] {
  const { added, ...words } = entry
  const tapped = (entry.taps?.alarm ?? []).map((what) => found('danger', what, 'tap'))
  const stated = added ? readIn(entryFacts({ added })).map((one) => ({ ...one, origin: 'tap' as const })) : []
  const read = readIn(entryFacts(words), entry.notes).filter(
    (one) => !stated.some(({ kind, what }) => kind === one.kind && what === one.what),
  )
  return [...tapped, ...stated, ...read, ...conditionsIn(entry)]
}

/** What a history tells of safety beyond what is recorded: for callers who keep no record of what is said. */
export function toldSafety(history: readonly HistoryDay[], recorded: readonly SafetyFact[]): SafetyFact[] {
  const told = history.flatMap((day) =>
    entriesOf(day)
      .flatMap(safetyIn)
      .filter((one) => !recorded.some((other) => other.date === day.date && isSame(one, other)))
      .map((one) => unanswered(one, day.date, recorded)),
  )
  return [...new Map(told.map((one) => [one.id, one])).values()]
}

/** Each condition once, with the words it was first read from. */
function conditionsIn({ notes = '', tomorrowNotes = '' }: HistoryEntry): FoundSafety[] {
  const read = [notes, tomorrowNotes].flatMap(readToldConditions)
  return read
    .filter(({ kind }, index) => read.findIndex((one) => one.kind === kind) === index)
    .map(({ kind, quote }) => found('condition', kind, 'words', quote))
}

/** @param notes - what `sources` of the facts point into */
function readIn(facts: CheckInFacts, notes = ''): FoundSafety[] {
  const words = (fact: string) => {
    const source = facts.sources.find((one) => one.fact === fact)
    return source ? notes.slice(source.start, source.end) : ''
  }
  const unnamed = facts.redFlag && facts.dangers.length === 0 ? [found('danger', 'other', 'words')] : []
  return [
    ...facts.dangers.map(({ kind, quote }) => found('danger', kind, 'words', quote)),
    ...unnamed,
    ...(facts.illness ? [found('illness', '', 'words', words('illness'))] : []),
    // A chest that hurts is asked about once, as the danger it may be.
    ...facts.pain
      .filter(({ part, severity }) => severity === 'strong' && !(part === 'chest' && facts.redFlag))
      .map(({ part }) => found('strong-pain', part, 'words')),
  ]
}

const found = (kind: SafetyKind, what: string, origin: SafetyOrigin, quote = ''): FoundSafety => ({
  kind,
  what,
  origin,
  quote,
})

/** The name of a fact of safety that was never recorded: what it is, and of which day. */
export function derivedSafetyId({ kind, what }: Pick<SafetyFact, 'kind' | 'what'>, date: CivilDate): string {
  return `${kind}:${date}${what === '' ? '' : `:${what}`}`
}

/**
 * Every fact of safety of a history: those recorded, with their answers, and what the days say beyond them, unanswered.
 * @param days - in order
 * @param kept - null where nobody records: then conditions are read from the days too
 */
export function safetyFacts(days: readonly KnownDay[], kept: readonly SafetyFact[] | null): SafetyFact[] {
  const recorded = kept ?? []
  const told = days.flatMap((day) => {
    const alarms = (tapsOf(day).alarm ?? []).map((what) => found('danger', what, 'tap'))
    const own = recorded.filter(({ date }) => date === day.date)
    const conditions = kept === null ? entriesOf(day).flatMap(conditionsIn) : []
    return [...alarms, ...readIn(day.facts), ...conditions]
      .filter((one) => !own.some((other) => isSame(one, other)))
      .map((one) => unanswered(one, day.date, recorded))
  })
  const byId = new Map([...recorded, ...told].map((one) => [one.id, one]))
  return [...byId.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** What a day tells, under a name that no recorded fact bears. */
function unanswered(told: FoundSafety, date: CivilDate, recorded: readonly SafetyFact[]): SafetyFact {
  const id = derivedSafetyId(told, date)
  const isTaken = recorded.some((other) => other.id === id)
  return { ...told, confirmed: false, answer: null, answeredOn: null, date, id: isTaken ? `${id}:again` : id }
}

/** The same thing said once more, or the same words read as something else, by this reader or another. */
function isSame(one: FoundSafety, other: SafetyFact): boolean {
  if (one.kind === other.kind && (isToldAgain(one, other) || (one.quote !== '' && one.quote === other.quote)))
    return true
  if (other.kind !== 'danger' || other.origin === 'tap' || one.origin === 'tap') return false
  // A reader that names no kind, or cuts the words otherwise, and the pain that a danger brings with it.
  if (one.kind === 'danger') return one.what === 'other' || isWithin(one.quote, other.quote)
  return one.kind === 'strong-pain' && (other.what === 'injury' || other.what === one.what)
}

/** What is told of the same day in other words after an answer is news. */
function isToldAgain(one: FoundSafety, other: SafetyFact): boolean {
  if (one.what !== other.what) return false
  return other.answer === null || one.quote === '' || other.quote === '' || isWithin(one.quote, other.quote)
}

function isWithin(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one))
}

/** A day as it counts after the person's answers: what was a mistake was never there. */
export function settledDay(day: KnownDay, safety: readonly SafetyFact[]): KnownDay {
  const own = safety.filter(({ date }) => date === day.date)
  if (own.length === 0) return day
  const standing = own.filter(({ answer }) => answer !== 'mistaken')
  const has = (kind: SafetyKind) => standing.some((one) => one.kind === kind)
  const strong = standing.filter(({ kind }) => kind === 'strong-pain').map(({ what }) => what)
  const others = day.facts.pain.filter(({ part, severity }) => severity === 'mild' && !strong.includes(part))
  return {
    ...day,
    facts: {
      ...day.facts,
      redFlag: has('danger'),
      illness: has('illness'),
      pain: [...others, ...strong.map((part) => ({ part, severity: 'strong' as const }))],
    },
  }
}

import { sure } from '../../sure.ts'
import type { Sym } from '../lexicon.ts'
import { type Atom, atomsOf, type EventAtom, flagsOf } from './atoms.ts'
import { isCity } from './cities.ts'
import type { DateScene } from './date-words.ts'
import { addDetail, type Draft, draftOf, isLeg, mergeInto, merges } from './drafts.ts'
import type { Line } from './lines.ts'
import { segmentsOf } from './segments.ts'

/** What the lines of a list are about, where a heading says so: "a series of half marathons". */
export type Topic = Pick<EventAtom, 'discipline' | 'km'>

const MARATHON_KM = 42.195

/** A race of a list is not the person's where its line says one of these. */
const NOT_RUN = ['other', 'cheer', 'habit', 'dream', 'cancel'] as const

/**
 * Reads a line of a list as one race: what is told first names it, what follows completes it, and the line's date is
 * the race's, wherever in the line it stands.
 * @param topic - what an entry without a word for its kind is
 * @returns null where the line tells of no race to come
 */
export function readEntry(line: Line, topic: Topic | null, scene: DateScene): Draft | null {
  const clauses = segmentsOf(withoutDates(line)).map(({ symbols }) => ({ symbols, atoms: atomsOf(symbols, scene) }))
  const head = clauses.findIndex(({ atoms }) => atoms.some(isEvent))
  const told = clauses.slice(0, Math.max(head, 0) + 1)
  const flags = flagsOf(told.flatMap(({ atoms }) => atoms))
  const all = flagsOf(clauses.flatMap(({ atoms }) => atoms))
  if (NOT_RUN.some((flag) => flags.has(flag)) || all.has('cancel')) return null
  // "Wedding 5 June" between two races.
  if (head < 0 && all.has('entries')) return null
  if (flags.has('past') && !flags.has('future') && !flags.has('beat')) return null
  const draft = head < 0 ? unnamed(clauses, topic) : named(sure(clauses[head]).atoms, sure(clauses[head]).symbols)
  if (!draft) return null
  for (const [at, { atoms }] of clauses.entries()) if (at !== head) complete(draft, atoms)
  const { found } = sure(line.dates[0])
  draft.date = found.date
  draft.start = Math.min(draft.start, sure(line.symbols[0]).start)
  draft.end = Math.max(draft.end, sure(line.symbols[found.next - 1]).end)
  if (found.unsure) draft.unsure = true
  return draft
}

const isEvent = (atom: Atom): atom is EventAtom => atom.kind === 'event'

/** The line's symbols but for its dates; a sign stands where one was. */
function withoutDates({ symbols, dates }: Line): Sym[] {
  const within = (at: number) => dates.some(({ from, found }) => at >= from && at < found.next)
  const kept: Sym[] = []
  for (const [at, symbol] of symbols.entries()) {
    if (!within(at)) kept.push(symbol)
    else if (!within(at - 1) && kept.length > 0)
      kept.push({ ...symbol, tag: 'sign', text: ',', value: ',', tight: false })
  }
  const first = kept.findIndex(({ tag }) => tag !== 'sign' && tag !== 'day')
  return first < 0 ? [] : kept.slice(first)
}

function named(atoms: readonly Atom[], symbols: readonly Sym[]): Draft {
  let draft: Draft | null = null
  const waiting: Atom[] = []
  for (const atom of atoms) {
    if (!isEvent(atom)) {
      if (draft) detail(draft, atom)
      else waiting.push(atom)
    } else if (!draft) draft = draftOf(atom)
    else if (merges(draft, atom) || isLeg(draft, atom)) mergeInto(draft, atom)
  }
  const found = sure(draft)
  for (const atom of waiting) detail(found, atom)
  // In a list the whole clause up to the event is its name: "Miles for Matthew 10k".
  const begin = symbols.find(({ tag, text }) => tag !== 'sign' && !/^(the|a|an|my)$/.test(text))
  const start = Math.min(found.start, begin?.start ?? found.start)
  found.names = [[start, Math.max(...found.names.map(([, end]) => end))]]
  found.start = start
  return found
}

/** What is won in other ways than by running. */
const CONTEST = /^(?:challenge|contest|games|cup|toss|throw|carry|tryouts?|trials?|wettbewerb|concours|concurso)$/

/** "Rock 'n Roll Chicago on July 21" below "a series of half marathons". */
function unnamed(clauses: readonly { readonly symbols: readonly Sym[] }[], topic: Topic | null): Draft | null {
  const words = clauses
    .map(({ symbols }) => symbols.filter(({ tag }) => tag !== 'sign'))
    .find((each) => each.length > 0)
  const [first, last] = [words?.[0], words?.at(-1)]
  if (!first || !last) return null
  const name = [first.start, last.end] as const
  const isMarathon = words?.some(isCity) === true
  const isContest = words?.some(({ text }) => CONTEST.test(text)) === true
  const kind = topic ?? { discipline: isContest ? 'other' : 'run', km: isMarathon ? MARATHON_KM : null }
  const draft = draftOf({ kind: 'event', ...kind, name, weak: false, bare: false, start: first.start, end: last.end })
  draft.unsure = true
  return draft
}

/** What the rest of a line says of its race: a distance or narrower kind that it lacks, a time, a rank. */
function complete(draft: Draft, atoms: readonly Atom[]): void {
  const isPast = flagsOf(atoms).has('past')
  for (const atom of atoms)
    if (!isEvent(atom)) {
      if (!(isPast && (atom.kind === 'days' || atom.kind === 'flag'))) detail(draft, atom)
    } else if (narrows(draft, atom)) mergeInto(draft, atom)
}

/** "White Lake Triathlon - sprint distance"; a leg of several; not "my first race ever". */
function narrows(draft: Draft, atom: EventAtom): boolean {
  if (atom.weak) return false
  if (isLeg(draft, atom)) return true
  return draft.km === null && atom.km !== null && (atom.bare || atom.discipline === draft.discipline)
}

function detail(draft: Draft, atom: Atom): void {
  if (atom.kind === 'flag' && atom.flag === 'perday') draft.perDay = true
  if (atom.kind !== 'date') addDetail(draft, atom, [])
}

import { addDays } from '../../civil-date.ts'
import type { CivilDate, EventDiscipline, Priority } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Atom, EventAtom } from './atoms.ts'
import type { DateFound } from './date-words.ts'
import { addMonths, comingDay } from './dates.ts'

/** An event in the making. */
export type Draft = {
  discipline: EventDiscipline
  km: number | null
  date: CivilDate | null
  target: Extract<Atom, { kind: 'target' }> | null
  priority: Priority | null
  relay: boolean
  names: (readonly [number, number])[]
  start: number
  end: number
  unsure: boolean
  weak: boolean
  legs: number
  /** Several days at so much a day. */
  days: number
  perDay: boolean
  /** Whether a word that names a kind of event has said its discipline. */
  named: boolean
  /** Told from another event's day, which may still be to come. */
  from: NonNullable<DateFound['after']> | null
  /** Whether a month or a season was told, which fix no day. */
  vague: boolean
  /** Moved to another day: the last day told counts. */
  moved: boolean
}

/** Whether an event is made of several sports, each with its own distance. */
export const isSeveral = (discipline: EventDiscipline): boolean => discipline === 'other' || discipline === 'triathlon'

/** A draft of an event that a segment names. */
export function draftOf(atom: EventAtom): Draft {
  return {
    discipline: atom.discipline,
    km: atom.km,
    date: null,
    target: null,
    priority: null,
    relay: false,
    names: [atom.name],
    start: atom.name[0],
    end: atom.end,
    unsure: false,
    weak: atom.weak,
    legs: atom.km !== null && atom.bare ? 1 : 0,
    days: 1,
    perDay: false,
    named: !atom.weak && !atom.bare,
    from: null,
    vague: false,
    moved: false,
  }
}

/** Whether two names told side by side are one event: a name and its distance, a verb and its race. */
export function merges(draft: Draft, atom: EventAtom): boolean {
  if (draft.weak || atom.weak || atom.bare) return true
  return draft.km === null || atom.km === null || draft.legs > 0 || isSame(draft, atom)
}

/** "Full distance Ironman": two names of one event. */
function isSame(draft: Draft, atom: EventAtom): boolean {
  return draft.discipline === atom.discipline && draft.km === atom.km
}

/** Whether something told inside an event of several sports is one of its legs: "swimrun, 12k run and 3k swim". */
export function isLeg(draft: Draft, atom: EventAtom): boolean {
  if (!isSeveral(draft.discipline)) return false
  return atom.bare || (draft.legs > 0 && atom.km === null && ['swim', 'cycle', 'run'].includes(atom.discipline))
}

/** Takes a second name, a distance or a leg into an event. */
export function mergeInto(draft: Draft, atom: EventAtom): void {
  draft.names.push(atom.name)
  draft.end = Math.max(draft.end, atom.end)
  const isMulti = isSeveral(draft.discipline)
  if (atom.bare) {
    if (draft.relay || draft.km === null || draft.weak) draft.km = atom.km
    else if (isMulti && draft.legs > 0) draft.km += sure(atom.km)
    else draft.km = atom.km
    draft.legs += 1
  } else if (!(isMulti && draft.legs > 0 && atom.discipline !== draft.discipline)) {
    const open = draft.weak || (draft.legs > 0 && !draft.named) || (draft.discipline === 'run' && draft.km === null)
    if (open && !(atom.weak && draft.named)) draft.discipline = atom.discipline
    if (atom.km !== null && draft.legs === 0) draft.km = atom.km
  }
  if (!atom.weak) draft.weak = false
  if (atom.weak && draft.legs > 0 && atom.discipline !== 'run' && draft.discipline === 'run')
    draft.discipline = atom.discipline
  if (!atom.weak && !atom.bare) draft.named = true
}

/** Makes an event a relay, of which only the user's own leg counts. */
export function relay(draft: Draft): void {
  draft.relay = true
  if (draft.legs === 0) draft.km = null
}

/** Adds a day, a target, a priority or a flag to an event. */
export function addDetail(draft: Draft, atom: Atom, drafts: readonly Draft[]): void {
  draft.end = Math.max(draft.end, atom.end)
  if (atom.kind === 'target' && !draft.target) draft.target = atom
  if (atom.kind === 'priority' && draft.priority === null) draft.priority = atom.priority
  if (atom.kind === 'flag' && atom.flag === 'maybe') draft.unsure = true
  if (atom.kind === 'flag' && atom.flag === 'relay') relay(draft)
  if (atom.kind === 'days') draft.days = atom.days
  if (atom.kind === 'flag' && atom.flag === 'perday') draft.perDay = true
  if (atom.kind !== 'date' || (draft.date !== null && !draft.moved)) return
  const { found } = atom
  if (found.unsure) draft.unsure = true
  // "A 10 miler end of January, and the big one is London 25 April": the day may be another's.
  if (draft.vague && found.date !== null && !draft.moved) draft.unsure = true
  if (!found.after) {
    draft.date = found.date
    draft.vague = found.date === null
    return
  }
  draft.from = found.after
  const before =
    drafts[drafts.indexOf(draft) - 1]?.date ?? (drafts.includes(draft) ? null : (drafts.at(-1)?.date ?? null))
  if (before) draft.date = dayFrom(before, found.after)
}

/** "Entries close on 12 September" tells no day of a race; "10k on 12 September and a wedding on 5 June" tells one before that. */
export function isOfEntries(atom: Atom, atoms: readonly Atom[], current: Draft | null): boolean {
  const entries = atoms.find((each) => each.kind === 'flag' && each.flag === 'entries')
  return atom.kind === 'date' && entries !== undefined && (current === null || atom.start > entries.start)
}

/** "10k two weeks before the marathon on 26 April": a day told from one that comes later in the text. */
export function settleDays(drafts: readonly Draft[]): void {
  for (const [index, draft] of drafts.entries()) {
    const base = drafts[index + 1]?.date
    if (draft.date === null && draft.from && base) draft.date = dayFrom(base, draft.from)
  }
}

function dayFrom(base: CivilDate, from: NonNullable<DateFound['after']>): CivilDate {
  if (from.weekday) return comingDay(from.weekday, base)
  return from.months !== 0 ? addMonths(base, from.months) : addDays(base, from.days)
}

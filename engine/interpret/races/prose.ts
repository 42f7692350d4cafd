import { addDays } from '../../civil-date.ts'
import type { EventDiscipline } from '../../model.ts'
import { sure } from '../../sure.ts'
import { type Atom, type EventAtom, flagsOf, isOver } from './atoms.ts'
import { addDetail, type Draft, draftOf, isLeg, isOfEntries, isSeveral, mergeInto, merges, relay } from './drafts.ts'

/** What has been read so far of a text told in sentences. */
export type Telling = {
  readonly drafts: Draft[]
  /** An event called off, which may come back on another day. */
  lost: Draft | null
  /** What a clause said before its event was named: "26 April: ..." */
  ahead: readonly Atom[]
  /** The sport of several that are named one by one: "two swims: a mile in May, 3.8 km in June". */
  sport: EventDiscipline | null
}

/** [ratio] how far two ways to tell a distance may be apart. */
const SAME_DISTANCE = 0.02
/** A clause with one of these tells of no race of the person's own that is still to come. */
const NO_RACE = ['other', 'cheer', 'habit', 'dream', 'aweek'] as const

/** Adds the events of a clause to the list, or its details to the event before. */
export function readClause(atoms: readonly Atom[], telling: Telling): void {
  const flags = flagsOf(atoms)
  const { drafts } = telling
  const events = atoms.filter(isEvent)
  if (flags.has('cancel') && !flags.has('moved')) {
    const [called] = events
    const own = called && !(called.bare && drafts.at(-1)?.date === null)
    telling.lost = own ? draftOf(called) : (drafts.pop() ?? null)
    return
  }
  if (flags.has('moved') && events.length === 0 && telling.lost) drafts.push({ ...telling.lost, date: null })
  if (isOver(atoms) || NO_RACE.some((flag) => flags.has(flag))) return
  const isOwnRelay = flags.has('relay') && drafts.length === 0 && events.length === 0
  const told = ofSport(isOwnRelay ? withRelay(atoms) : atoms, telling)
  const last = drafts.at(-1)
  if (last && isAgain(last, told)) {
    for (const atom of told) onceMore(last, atom, drafts)
    return
  }
  if (last && (corrects(last, told) || continues(last, told))) {
    for (const atom of told) if (!isEvent(atom)) addDetail(last, atom, drafts)
    return
  }
  readEvents(told, telling)
}

const isEvent = (atom: Atom): atom is EventAtom => atom.kind === 'event'
const isDate = (atom: Atom): boolean => atom.kind === 'date'

/** A bare distance is one of the sport that several were told of. */
function ofSport(atoms: readonly Atom[], telling: Telling): readonly Atom[] {
  const many = atoms.find((atom) => isEvent(atom) && atom.many)
  if (many && isEvent(many)) telling.sport = many.discipline
  else if (atoms.some((atom) => isEvent(atom) && !atom.bare)) telling.sport = null
  const { sport } = telling
  if (sport === null) return atoms
  return atoms.map((atom) => (isEvent(atom) && atom.bare ? { ...atom, discipline: sport } : atom))
}

/** "Winter league: 7 March, 21 March": another day and nothing else is the same event once more. */
function isAgain(last: Draft, atoms: readonly Atom[]): boolean {
  const { date } = last
  if (date === null || last.moved || atoms.length === 0) return false
  const isOther = atoms.length > 1
  return atoms.every(
    (atom) =>
      atom.kind === 'date' && atom.found.date !== null && atom.found.date > date && (isOther || atom.isAlone === true),
  )
}

/** The same event on another day. */
function onceMore(last: Draft, atom: Atom, drafts: Draft[]): Draft {
  const again = { ...last, date: null, names: [...last.names], unsure: true }
  drafts.push(again)
  addDetail(again, atom, drafts)
  return again
}

/** "Relay on 3 May with the club": the relay is the event. */
function withRelay(atoms: readonly Atom[]): readonly Atom[] {
  const date = atoms.find(isDate)
  if (!date) return atoms
  const { start, end } = date
  return [
    { kind: 'event', discipline: 'run', km: null, name: [start, start], weak: false, bare: false, start, end },
    ...atoms,
  ]
}

/** "The Empire State Marathon - well, I'm running the half": the shorter race is the one that is run. */
function corrects(last: Draft, atoms: readonly Atom[]): boolean {
  const [only, ...more] = atoms.filter(isEvent)
  const isShorter =
    only && only.km !== null && last.km !== null && only.km < last.km && only.discipline === last.discipline
  if (!isShorter || more.length > 0 || !flagsOf(atoms).has('instead') || atoms.some(isDate)) return false
  last.km = only.km
  last.end = Math.max(last.end, only.end)
  return true
}

/** Whether a clause goes on with the event before it, and takes its events into it. */
function continues(last: Draft, atoms: readonly Atom[]): boolean {
  const events = atoms.filter(isEvent)
  const [first] = events
  if (!first) return false
  // "Hyrox in February + a 10k two weeks later": told from the event before, it is another.
  const isLater = atoms.some((atom) => atom.kind === 'date' && atom.found.after)
  const isUndated = (last.date === null && !isLater) || !atoms.some(isDate)
  const taken =
    restated(last, atoms, events) ??
    narrowed(last, events) ??
    sized(last, atoms, events) ??
    lastLeg(last, atoms, events) ??
    aimedAt(last, atoms, events) ??
    summed(last, events) ??
    (isUndated
      ? (legsOf(last, events) ?? completed(last, events) ?? meant(last, atoms, events) ?? renamed(last, atoms, events))
      : null)
  for (const each of taken ?? []) mergeInto(last, each)
  return taken !== null
}

type Taken = readonly EventAtom[] | null

/** "The big race (a marathon) ...": the same event by another name. */
function restated(last: Draft, atoms: readonly Atom[], events: readonly EventAtom[]): Taken {
  const [only] = events
  const fits = flagsOf(atoms).has('aside') && events.length === 1 && only && !only.bare && only.km === null
  return fits && last.date === null && last.discipline === only.discipline ? events : null
}

/** "My first triathlon - super sprint - in 6 weeks": the narrower name is the same event. */
function narrowed(last: Draft, events: readonly EventAtom[]): Taken {
  const [only] = events
  const fits = events.length === 1 && only && !only.bare && only.km !== null && last.km === null && last.date === null
  return fits && last.discipline === only.discipline && !last.relay ? events : null
}

/** "MoonWalk (full) 15 May": an aside that is a length and nothing else is how long the event before it is. */
function sized(last: Draft, atoms: readonly Atom[], events: readonly EventAtom[]): Taken {
  const [only] = events
  const isAside = atoms.every((atom) => isEvent(atom) || (atom.kind === 'flag' && atom.flag === 'aside'))
  const fits = isAside && flagsOf(atoms).has('aside') && events.length === 1 && only && only.km !== null
  return fits && last.date === null && (last.km === null || isNear(last.km, only.km ?? 0)) ? events : null
}

/** "Duathlon in October, 10k/40k/5k" */
function summed(last: Draft, events: readonly EventAtom[]): Taken {
  const fits = events.length >= 2 && events.every(({ bare }) => bare) && last.km === null && isSeveral(last.discipline)
  return fits ? events : null
}

/** "Swimrun on 5 June, 12k run, 3k swim": each clause is a leg. */
function legsOf(last: Draft, events: readonly EventAtom[]): Taken {
  const [distance, sport] = events
  const fits = events.length === 2 && distance?.bare && sport && ['swim', 'cycle', 'run'].includes(sport.discipline)
  if (!fits || !isSeveral(last.discipline)) return null
  return last.km === null || last.legs > 0 ? [distance] : []
}

/** "Lakeside run 31/12, 15 km": a distance on its own completes the event before it. */
function completed(last: Draft, events: readonly EventAtom[]): Taken {
  const [only] = events
  if (events.length !== 1 || !only?.bare || only.km === null) return null
  return last.km === null || isNear(last.km, only.km) ? events : null
}

const isNear = (km: number, other: number): boolean => Math.abs(km - other) <= km * SAME_DISTANCE

/** "Swim, bike, then a marathon": after an iron distance, or a half of one, it is the last leg. */
function lastLeg(last: Draft, atoms: readonly Atom[], events: readonly EventAtom[]): Taken {
  const [only] = events
  const isLeg = only?.discipline === 'run' && only.km !== null && LAST_LEGS.some((km) => isNear(km, only.km ?? 0))
  const fits = events.length === 1 && isLeg && last.discipline === 'triathlon' && !atoms.some(isDate)
  return fits && (last.km === null || last.km > 2 * (only.km ?? 0)) ? [] : null
}

const LAST_LEGS = [42.195, 21.0975]

/** "3:59 for the marathon": a race told of as known, of a length that was told, is that one. */
function aimedAt(last: Draft, atoms: readonly Atom[], events: readonly EventAtom[]): Taken {
  const [only] = events
  const isTold = only?.known === true && only.km !== null && last.km !== null && isNear(last.km, only.km)
  return events.length === 1 && isTold && last.discipline === only.discipline && !atoms.some(isDate) ? [] : null
}

/** "They say to do the run in 2:10": a run without a name, told of as known, is the one before. */
function meant(last: Draft, atoms: readonly Atom[], events: readonly EventAtom[]): Taken {
  const fits = events.length === 1 && events[0]?.weak && events[0].known && !last.weak
  return fits && !atoms.some((atom) => atom.kind === 'flag' && atom.flag === 'entries') ? [] : null
}

/** "Powerlifting comp, 20 June, a novice meet": the same event by another name. */
function renamed(last: Draft, atoms: readonly Atom[], events: readonly EventAtom[]): Taken {
  const [only] = events
  const isSame = only && events.length === 1 && !only.weak && only.km === null && only.discipline === last.discipline
  return isSame && last.km === null && last.date !== null && !atoms.some(isDate) ? [] : null
}

/** Whether a clause names an event, and not just a word that may mean one. */
function isNaming(atoms: readonly Atom[]): boolean {
  const isDated = atoms.some((atom) => atom.kind === 'date' && atom.found.date !== null)
  return atoms.some((atom) => isEvent(atom) && (!atom.weak || isDated || atom.km !== null))
}

/** Reads a clause from left to right: each event takes what is told beside it. */
function readEvents(atoms: readonly Atom[], telling: Telling): void {
  const { drafts } = telling
  const isNamed = isNaming(atoms)
  const state: Reading = {
    current: isNamed ? null : (drafts.at(-1) ?? null),
    // "In Boston with work 5 May, marathon 20 April": a race has the day of its own clause.
    waiting: telling.ahead.filter((atom) => !isDate(atom) || !atoms.some(isDate)),
    sawDetail: false,
  }
  telling.ahead = []
  for (const [index, atom] of atoms.entries()) {
    if (isEvent(atom)) takeEvent(atom, atoms.slice(index), isNamed, state, drafts)
    else if (atom.kind === 'flag') takeFlag(atom, state)
    else if (isOfEntries(atom, atoms, state.current)) continue
    else if (state.current && isOnceMore(state.current, atom, atoms[index - 1])) {
      state.current = onceMore(state.current, atom, drafts)
    } else if (state.current) {
      addDetail(state.current, atom, drafts)
      if (atom.kind === 'date') state.sawDetail = true
    } else state.waiting.push(atom)
  }
  const owner = state.current ?? drafts.at(-1)
  if (isNamed) return
  // Told before any event, a day belongs to the one that follows; behind one without a day, to that.
  const isFree = owner === undefined || (owner.date !== null && state.current === null)
  if (isFree) telling.ahead = state.waiting
  else for (const detail of state.waiting) addDetail(owner, detail, drafts)
}

/** [days] An event that ends so soon after it began is one. */
const MOST_DAYS = 4

/** "Two sprint triathlons: 6 June and 4 July": of several the next day is the next one's; a screen asks. */
function isOnceMore(current: Draft, atom: Atom, before: Atom | undefined): boolean {
  if (atom.kind !== 'date' || before?.kind !== 'date' || current.moved) return false
  return atom.found.date !== null && current.date !== null && atom.found.date > addDays(current.date, MOST_DAYS)
}

type Reading = { current: Draft | null; waiting: Atom[]; sawDetail: boolean }

function takeEvent(atom: EventAtom, rest: readonly Atom[], isNamed: boolean, state: Reading, drafts: Draft[]): void {
  const { current, sawDetail } = state
  const hasDay = rest.some(isDate)
  // "5k on Saturday, want to run it under 25": running it is no second event, unless it has its own day.
  if (atom.weak && current && sawDetail && !hasDay) return
  if (!isNamed && (atom.weak || !current)) return
  if (current && !drafts.includes(current)) drafts.push(current)
  if (current && sawDetail && !hasDay) {
    // "Gran fondo 14 June 223km": a distance behind the day is still that event's, also where its name has told it.
    const isLate = atom.bare && (current.km === null || isNear(current.km, atom.km ?? 0))
    if (isLate || isLeg(current, atom)) {
      if (current.km === null || current.legs > 0) mergeInto(current, atom)
      else current.end = Math.max(current.end, atom.end)
      return
    }
  }
  if (current && isNamed && !sawDetail && merges(current, atom)) {
    mergeInto(current, atom)
    return
  }
  if (!isNamed && current) return
  state.current = draftOf(atom)
  state.sawDetail = false
  drafts.push(state.current)
  for (const detail of state.waiting.splice(0)) addDetail(state.current, detail, drafts)
}

function takeFlag({ flag, ...atom }: Extract<Atom, { kind: 'flag' }>, { current, waiting }: Reading): void {
  if (!current) {
    if (flag === 'maybe' || flag === 'relay') waiting.push({ flag, ...atom })
    return
  }
  if (flag === 'relay') relay(current)
  if (flag === 'perday') current.perDay = true
  if (flag === 'moved') current.moved = true
  if (flag === 'maybe') current.unsure = true
}

/** "The 10k and the half on 3 and 17 May respectively": as many days as events, in their order. */
export function readRespective(atoms: readonly Atom[], drafts: Draft[]): boolean {
  const events = atoms.filter(isEvent)
  const dates = atoms.filter(isDate)
  if (!flagsOf(atoms).has('respective') || events.length < 2 || events.length !== dates.length) return false
  for (const [at, event] of events.entries()) {
    const draft = draftOf(event)
    addDetail(draft, sure(dates[at]), drafts)
    drafts.push(draft)
  }
  return true
}

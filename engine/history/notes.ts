import { addDays } from '../civil-date.ts'
import { type CheckInFacts, readCompleted } from '../interpret/notes/check-ins.ts'
import { remembered } from '../memo.ts'
import type { CivilDate, HistoryDay, HistoryEntry, PlanInput, Taps } from '../model.ts'
import { doubtsOfBoth, settledFacts } from './doubts.ts'
import { boxRead, isReadBefore, NOTHING_SAID } from './kept-notes.ts'
import type { CheckIns } from './known-day.ts'
import { entriesOf, mergedHistory, tapsOf } from './merged-history.ts'
import { correctedFacts } from './stated-facts.ts'

/** [days] in which notes are read: pain and illness are older news after that. */
const NOTE_DAYS = 21
/** [days] in which words still say how somebody slept and how tired they were: a way back from a bad week takes that long. */
const STATE_DAYS = 49

/**
 * What the notes of a person's history say, as the built-in reader understands them.
 * @param known - readings that stand in place of its own
 */
export function readNotes({ history = [], today, safety }: PlanInput, known: CheckIns = {}): CheckIns {
  // A danger stops training however long ago it was told. Where dangers are recorded, older notes add nothing.
  const since = safety === undefined ? '' : addDays(today, -NOTE_DAYS)
  const read: Record<CivilDate, CheckInFacts> = Object.fromEntries(
    Object.entries(known).map(([date, facts]) => [date, settledFacts(facts)]),
  )
  for (const day of mergedHistory(history)) {
    if (day.date > today || known[day.date] !== undefined) continue
    if (day.date >= since) read[day.date] = settledFacts(noteFacts(day))
    else if (isTapped(day)) read[day.date] = tappedState(day)
    else if (day.date >= addDays(today, -STATE_DAYS)) read[day.date] = readState(day)
    // What was done stays done, however long ago it was told.
    else if (day.completed === undefined) read[day.date] = { ...NOTHING_SAID, completed: toldDone(day) }
  }
  return read
}

function isTapped(day: HistoryDay): boolean {
  const { sleep, energy } = tapsOf(day)
  return sleep !== undefined || energy !== undefined
}

/** What a day's taps say of its night and its strength: they are as plain as ever, and cost nothing to read. */
function tappedState(day: HistoryDay): CheckInFacts {
  return { ...withTaps(NOTHING_SAID, tapsOf(day)), completed: day.completed ?? toldDone(day) }
}

/** The same of words. */
function readState(day: HistoryDay): CheckInFacts {
  const isKept = entriesOf(day).every(isReadBefore)
  const { sleep, fatigue, completed } = settledFacts(isKept ? noteFacts(day) : onceRead(day))
  return { ...NOTHING_SAID, sleep, fatigue, completed }
}

/** Notes whose reading is kept: reading is the dearest part of a plan, and these were read on many days before. */
const KEPT = 512
const onceRead = remembered(KEPT, (day: HistoryDay) => JSON.stringify(entriesOf(day)), noteFacts)

/** Whether all that was said on a day says that its session was done; null where it says nothing of that. */
export function toldDone(day: HistoryDay): boolean | null {
  const each = entriesOf(day).map((entry) => {
    const { removed = [], added = [] } = entry
    const said = { ...NOTHING_SAID, completed: completedIn(entry) }
    return correctedFacts(said, removed, added).completed
  })
  return each.findLast((one) => one !== null) ?? null
}

/** Whether the first box surely says so: read for that alone, where nothing is kept of it. */
function completedIn(entry: HistoryEntry): boolean | null {
  if (!isReadBefore(entry)) return readCompleted(entry.notes ?? '')
  const { completed, doubts = [] } = boxRead(entry, 'notes')
  return doubts.some((id) => id.startsWith('completed:')) ? null : completed
}

/** What all that was said on a day says together, as the built-in reader understands it and the person corrected it. */
export function noteFacts(day: HistoryDay): CheckInFacts {
  const entries = entriesOf(day)
  const heard = entries.flatMap(({ added = [] }) => added.filter(({ kind }) => kind === 'heard'))
  // The yes to what one entry left in doubt is an entry of its own.
  return correctedFacts(entries.map(entryFacts).reduce(addedUp, NOTHING_SAID), [], heard)
}

/** What one entry says: its taps and its two boxes, without what the person took out and with what they added. */
export function entryFacts(entry: HistoryEntry): CheckInFacts {
  const { taps, removed = [], added = [] } = entry
  const said = boxRead(entry, 'notes')
  const both = entry.tomorrowNotes ? withAhead(said, boxRead(entry, 'tomorrow')) : said
  return correctedFacts(taps ? withTaps(both, taps) : both, removed, added)
}

/** [1-5] Taps from here on down, and up, say that something is low, and high. @source default-ours */
const LOW_TAP = 2
const HIGH_TAP = 4

/** What is tapped outweighs what is read, and is in no doubt; a tap in the middle says nothing. */
function withTaps(facts: CheckInFacts, { sleep = 3, energy = 3, mood = 3 }: Taps): CheckInFacts {
  const pick = <L, H>(tap: number, low: L, high: H) => (tap <= LOW_TAP ? low : tap >= HIGH_TAP ? high : null)
  const tapped = {
    sleep: pick(sleep, 'poor' as const, 'good' as const),
    fatigue: pick(energy, 'high' as const, 'low' as const),
    mood: pick(mood, 'low' as const, 'good' as const),
  }
  const isOpen = (id: string) =>
    !Object.entries(tapped).some(([kind, tap]) => tap !== null && id.startsWith(`${kind}:`))
  return {
    ...facts,
    sleep: tapped.sleep ?? facts.sleep,
    fatigue: tapped.fatigue ?? facts.fatigue,
    mood: tapped.mood ?? facts.mood,
    ...(facts.doubts && { doubts: facts.doubts.filter(isOpen) }),
  }
}

/** What the first box says of the day outweighs the second; of the hours to come it is the other way round. */
function withAhead(said: CheckInFacts, ahead: CheckInFacts): CheckInFacts {
  const { completed, effort } = said
  return { ...addedUp(ahead, said), completed, effort, tomorrowPrefer: ahead.tomorrowPrefer ?? said.tomorrowPrefer }
}

/** Two readings as one: what is felt and what is coming add up; of a state that both tell the later counts. */
function addedUp(earlier: CheckInFacts, later: CheckInFacts): CheckInFacts {
  const pain = [...earlier.pain, ...later.pain]
  const strongest = pain.filter(
    ({ part, severity }, index) =>
      pain.findIndex((other) => other.part === part && (other.severity === 'strong' || severity === 'mild')) === index,
  )
  const soreness = [...new Set([...earlier.soreness, ...later.soreness])]
  const hurts = new Set([...soreness, ...strongest.map(({ part }) => part)])
  const eased = [...new Set([...(earlier.eased ?? []), ...(later.eased ?? [])])].filter((part) => !hurts.has(part))
  return {
    ...later,
    ...(eased.length > 0 && { eased }),
    redFlag: earlier.redFlag || later.redFlag,
    dangers: [...earlier.dangers, ...later.dangers],
    illness: earlier.illness || later.illness,
    pain: strongest,
    soreness,
    fatigue: later.fatigue ?? earlier.fatigue,
    sleep: later.sleep ?? earlier.sleep,
    mood: later.mood ?? earlier.mood,
    stress: later.stress ?? earlier.stress,
    effort: later.effort ?? earlier.effort,
    completed: later.completed ?? earlier.completed,
    tomorrowBusy: [
      ...later.tomorrowBusy,
      ...earlier.tomorrowBusy.filter(
        (one) => !later.tomorrowBusy.some((other) => other.start === one.start && other.end === one.end),
      ),
    ],
    tomorrowUnavailable: earlier.tomorrowUnavailable || later.tomorrowUnavailable,
    tomorrowPrefer: later.tomorrowPrefer ?? earlier.tomorrowPrefer,
    ...fewestMinutes(earlier, later),
    ...ofToday(earlier, later),
    equipmentLimits: [...new Set([...earlier.equipmentLimits, ...later.equipmentLimits])],
    travel: earlier.travel || later.travel,
    ...doubtsOfBoth(earlier, later),
  }
}

function ofToday(one: CheckInFacts, other: CheckInFacts): Pick<CheckInFacts, 'todayBusy' | 'todayMinutes'> {
  const busy = [...(one.todayBusy ?? []), ...(other.todayBusy ?? [])]
  const told = [one, other].flatMap(({ todayMinutes }) => todayMinutes ?? [])
  return { ...(busy.length > 0 && { todayBusy: busy }), ...(told.length > 0 && { todayMinutes: Math.min(...told) }) }
}

function fewestMinutes(one: CheckInFacts, other: CheckInFacts): Pick<CheckInFacts, 'tomorrowMinutes'> {
  const told = [one, other].flatMap(({ tomorrowMinutes }) => tomorrowMinutes ?? [])
  return told.length === 0 ? {} : { tomorrowMinutes: Math.min(...told) }
}

import { civilDate, weekdayIndex } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import { LIMITS } from '../limits/limits.ts'
import { mostAfter } from '../load/weekly-rise.ts'
import type { CivilDate, HistoryDay, Stress, Weekday } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { sure } from '../sure.ts'
import { type Layout, type LayoutInput, laidOut } from '../week/block/lay-out.ts'
import { minutesOf } from '../week/guard/guard-input.ts'
import type { LaidWeek, WeekOver, WeeksOver } from '../week/laid/week-over.ts'
import { startRunKm } from '../week/minutes/design.ts'
import type { Person } from '../week/person/person.ts'
import { HARD_SPACING_DAYS } from '../week/person/stress.ts'
import { asShown } from './as-shown.ts'
import { cutByWords } from './cut-by-words.ts'
import { doneSessions } from './done-sessions.ts'
import { type Lived, type LivedWeek, livedWeek } from './done-week.ts'
import { leaps } from './leaps.ts'
import { isTooLong, longestDone } from './longest-done.ts'
import { missedWeekdays, withMissed } from './missed-weekdays.ts'
import { movedRecords } from './moved-records.ts'
import type { RebuiltFact } from './rebuilt-facts.ts'
import { timesAway } from './times-away.ts'
import { isEasedFor, timesTooHard } from './too-hard.ts'
import { daysReason, roomyDays, steadyDays, USED_WEEKS, usedToMin, usedWeeks } from './training-days.ts'

/** The weeks from one on, made anew from what was done of those before. */
export type Rebuilt = {
  /** Of the first week that was made anew, 0 first. */
  readonly week: number
  readonly why: RebuiltFact
  /** Training days of a week from then on. */
  readonly days: Person['days']
  /** The weeks as they were before. */
  readonly was: readonly LaidWeek[]
}

/** A plan's weeks as they stand after what was done, and how they came to. */
export type LivedLayout = {
  readonly weeks: readonly LaidWeek[]
  readonly rebuilt: readonly Rebuilt[]
  /** The weeks that are over, as they count. */
  readonly lived: readonly LivedWeek[]
}

/** What the weeks of a plan are followed by. */
export type Following = {
  readonly frames: readonly WeekFrame[]
  readonly input: LayoutInput
  /** Oldest first. */
  readonly history: readonly HistoryDay[]
  /** Ids of adjustments that the person took back. */
  readonly withdrawn: ReadonlySet<string>
  /** The first day whose silence says something; null where none does. */
  readonly since: CivilDate | null
  /** Weeks of the plan that are over. */
  readonly over: number
  readonly asked: Lived['asked']
  /** They chose what becomes of days that keep being missed. */
  readonly keepsDays: boolean
}

const { least: KEPT_LEAST, most: KEPT_MOST } = BOUNDS['week-kept']
const { least: LONG_KEPT } = BOUNDS['long-kept']
const { least: ALL } = BOUNDS['all-of-week']
const { most: OFF_SHARE } = BOUNDS['week-off']
const { least: SHORT_LONG_MIN } = BOUNDS['long-at-start']
const { most: FRESH_KM } = BOUNDS['fresh-run']
/** [weeks] whose long sessions say that the next one had better be like the others. @source default-ours */
const LONG_MEMORY = 2

/**
 * The weeks of a plan as they follow from what was done: each Monday the rest of the block is made anew towards the same
 * goal where the week before was not what was planned, or where the next one would ask too much after what was done.
 * Phases, events and the weeks that are over stay.
 * @param first - the weeks as first made
 * @source frandsen-2025: against what was run; nielsen-2014: weeks; the bounds of what counts as kept are ours
 */
export function rebuiltWeeks(first: Layout, following: Following): LivedLayout {
  const { frames, input, history, over } = following
  const { person } = input
  const known: Known = {
    history: history.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    records: new Map(history.map((day) => [day.date, day])),
    since: following.since,
    withdrawn: following.withdrawn,
    startMin: person.start.weeklyMin,
    asked: following.asked,
    practiceMin: (day) => {
      const weekday = weekdayIndex(day)
      return input.daysFrom(day - weekday)[weekday]?.practice?.minutes ?? 0
    },
  }
  const shown = (layout: Layout) =>
    asShown(layout, person.stress, { over, asked: known.asked, first: first[person.stress] })
  let plain = first
  let layout = shown(plain)
  // As often as somebody keeps to, and as many days as there are minutes for.
  let wanted = person.days
  let { days } = person
  let missed: readonly Weekday[] = []
  const rebuilt: Rebuilt[] = []
  for (let next = 1; next <= over && next < frames.length; next++) {
    const was = layout[person.stress]
    const weeks = livedWeeks(was, next, known)
    const steady = steadyDays(weeks, wanted, person.days)
    const fitting = roomyDays(usedWeeks(was, weeks), steady, person.start.weeklyMin)
    const elsewhere = following.keepsDays ? [] : missedWeekdays(was, weeks, missed)
    const more = elsewhere.filter((day) => !missed.includes(day))
    const why: RebuiltFact | null =
      more.length > 0
        ? { code: 'rebuilt-other-days', weekdays: more }
        : (reasonOf(was, weeks, { next, person, wanted, steady, days, fitting }) ??
          (leaps({ was, made: plain[person.stress], weeks, next, spacing: HARD_SPACING_DAYS[person.stress] })
            ? { code: 'rebuilt-grows' }
            : null))
    if (why === null) continue
    missed = [...missed, ...more]
    wanted = steady
    days = fitting
    const from: LayoutInput = {
      ...withMissed(input, missed),
      person: personAt(next, person, days, was, weeks),
      over: overOf(layout, weeks),
    }
    // Fewer days than were wished are what this life leaves, as if the person had said so.
    const bound = days < person.days
    const anew = bound ? frames.map((frame, index) => ({ ...frame, bound: frame.bound || index >= next })) : frames
    plain = laidOut(anew, from, new Map())
    layout = shown(plain)
    rebuilt.push({ week: next, days, why, was })
  }
  return { weeks: layout[person.stress], rebuilt, lived: livedWeeks(layout[person.stress], over, known) }
}

/** What is known of the days of a plan, whatever day it is looked at. */
type Known = Omit<Lived, 'away'> & Pick<Following, 'history' | 'withdrawn'>

/** The weeks before one, as they count on its Monday: of the very last, nobody has been asked yet. */
function livedWeeks(laid: readonly LaidWeek[], next: number, known: Known): LivedWeek[] {
  if (next === 0) return []
  const before = laid.slice(0, next)
  const monday = civilDate(sure(before.at(-1)).frame.monday + 7)
  const due = before.flatMap(({ frame, placed }) =>
    placed.map(({ day, session }) => ({ date: civilDate(frame.monday + day), durationMin: session.durationMin })),
  )
  const past = known.history.filter(({ date }) => date < monday)
  const records = movedRecords(before, known.records, known.practiceMin)
  const lived: Lived = { ...known, records, away: timesAway(due, past, monday, known.withdrawn) }
  const tooHard = timesTooHard(before, known.records)
  let usedTo = known.startMin
  const weeks: LivedWeek[] = []
  for (const [index, week] of before.entries()) {
    const cut = isEasedFor(week, tooHard) ? 'weeks' : cutByWords(week, lived)
    const mayBeOff = !weeks.slice(1 - USED_WEEKS).some(({ isOff }) => isOff)
    const how = livedWeek(week, lived, { asked: index < next - 1, usedTo, cut })
    const one = { ...how, isOff: mayBeOff && isOffWeek(week, how) }
    // An easier week says nothing of what somebody is used to, nor does one off.
    if (!week.frame.deload && !one.isOff) usedTo = one.countsMin
    weeks.push(one)
  }
  return weeks
}

/** Whether hardly anything of a week was done that should have been a whole one; who trains often, and briefly, has no week off. */
function isOffWeek({ frame: { deload, phase } }: LaidWeek, week: Omit<LivedWeek, 'isOff'>): boolean {
  const isOrdinary = !deload && phase !== 'recovery' && phase !== 'taper'
  return isOrdinary && week.cut === null && week.share < OFF_SHARE && week.done * 2 < week.planned
}

function overOf(layout: Layout, weeks: readonly LivedWeek[]): WeeksOver {
  return weeks.map((week, index) => {
    const over = (stress: Stress): WeekOver => {
      const laid = sure(layout[stress][index])
      return { laid, done: doneSessions(laid, week), share: week.share, isOff: week.isOff }
    }
    return { low: over('low'), medium: over('medium'), high: over('high') }
  })
}

/** Why the weeks from one on have to be made anew, or null where they may stand. */
function reasonFor(
  laid: readonly LaidWeek[],
  weeks: readonly LivedWeek[],
  next: number,
  person: Person,
): RebuiltFact | null {
  const last = sure(weeks.at(-1))
  const { frame } = sure(laid[next - 1])
  const counts = frame.phase !== 'recovery' && frame.phase !== 'taper' && last.plannedMin > 0
  const sizes = { doneMin: Math.round(last.doneMin), plannedMin: last.plannedMin }
  if (counts && last.share < KEPT_LEAST) return { code: 'rebuilt-less', ...sizes }
  if (counts && last.cut === null && missedLong(sure(laid[next - 1]), last)) {
    const { km, min } = longestDone(laid, weeks, person, civilDate(frame.monday + 7))
    return { code: 'rebuilt-long', km: km > 0 ? Math.round(km * 10) / 10 : null, min }
  }
  const before = weeks.at(-2)
  if (before && counts && last.share > KEPT_MOST && before.share > KEPT_MOST) return { code: 'rebuilt-more', ...sizes }
  const felt = feltOther(last, before, person)
  if (felt !== null) return felt
  if (before && before.silent.length > 0 && before.share < KEPT_LEAST) {
    const sessions = weeks.slice(-1 - USED_WEEKS, -1).reduce((sum, { silent }) => sum + silent.length, 0)
    return { code: 'rebuilt-silent', sessions }
  }
  return asksTooMuch(laid, weeks, next, person) ? { code: 'rebuilt-grows' } : null
}

/** What was done was felt to be much easier, or much harder, than it should. */
function feltOther(last: LivedWeek, before: LivedWeek | undefined, { level }: Person): RebuiltFact | null {
  if (before?.tooEasy && last.tooEasy) return { code: 'rebuilt-easy' }
  return level === 'beginner' && last.runsTooHard && last.plannedMin > 0 ? { code: 'rebuilt-repeats' } : null
}

/** Whether the long session of a week was not done, or only a part of it. */
function missedLong({ placed }: LaidWeek, week: LivedWeek): boolean {
  const long = placed.find(({ intent, session }) => intent.role === 'long' && session.durationMin >= SHORT_LONG_MIN)
  return long !== undefined && (week.days.get(long.day)?.kept ?? 1) < LONG_KEPT
}

/** Whether a coming week goes too far beyond what was done: as a whole, or with one session. */
function asksTooMuch(laid: readonly LaidWeek[], weeks: readonly LivedWeek[], next: number, person: Person): boolean {
  const { frame, placed } = sure(laid[next])
  const recent = usedWeeks(laid, weeks)
  const planned = recent.reduce((sum, { plannedMin }) => sum + plannedMin, 0)
  const done = recent.reduce((sum, { doneMin }) => sum + doneMin, 0)
  // Whoever comes back step by step is held by the steps.
  if (done >= planned || weeks.at(-1)?.cut === 'weeks') return false
  const most = mostAfter(usedToMin(recent, person.start.weeklyMin), LIMITS['week-rise'].hard)
  const longest = longestDone(laid, weeks, person, civilDate(frame.monday + 6))
  if (done < planned * ALL && minutesOf(placed) > most) return true
  return placed.some((one) => isTooLong(one, longest))
}

type Days = Person['days']
type Deciding = {
  readonly next: number
  readonly person: Person
  /** Days that somebody keeps to, before and now, and days that there are minutes for, before and now. */
  readonly wanted: Days
  readonly steady: Days
  readonly days: Days
  readonly fitting: Days
}

function reasonOf(
  was: readonly LaidWeek[],
  weeks: readonly LivedWeek[],
  { next, person, wanted, steady, days, fitting }: Deciding,
): RebuiltFact | null {
  if (steady !== wanted) return daysReason(weeks, wanted, steady)
  return reasonFor(was, weeks, next, person) ?? (fitting === days ? null : { code: 'rebuilt-grows' })
}

/** Whether what a week asked of somebody new to running was too much, or was not done. */
function comesAgain({ share, runsTooHard, plannedMin }: LivedWeek): boolean {
  return plannedMin > 0 && (runsTooHard || share < KEPT_LEAST)
}

/** A person as the coming weeks are made for them: in the middle of a block, what lay before it no longer counts. */
function personAt(
  next: number,
  wished: Person,
  days: Person['days'],
  laid: readonly LaidWeek[],
  weeks: readonly LivedWeek[],
): Person {
  const last = weeks.slice(-LONG_MEMORY)
  const missed =
    last.length === LONG_MEMORY &&
    last.every((week, index) => week.cut === null && missedLong(sure(laid[next - LONG_MEMORY + index]), week))
  const kept =
    last.length === LONG_MEMORY &&
    last.every((week, index) => week.share < KEPT_LEAST && !missedLong(sure(laid[next - LONG_MEMORY + index]), week))
  // Whoever keeps the long session and misses others keeps it.
  const repeated = (wished.repeatedWeeks ?? 0) + (wished.level === 'beginner' ? weeks.filter(comesAgain).length : 0)
  const person: Person = {
    ...{ ...wished, days },
    ...(missed && { longMissed: true }),
    ...(kept && { longFirst: true }),
    ...(repeated > 0 && { repeatedWeeks: repeated }),
  }
  if (next < USED_WEEKS) return person
  const sunday = sure(laid[next - 1]).frame.monday + 13
  const { km } = longestDone(laid, weeks, person, civilDate(sunday))
  // Who ran a little is not held to less than somebody who did not run at all.
  const longestRunKm = Math.max(km, Math.min(FRESH_KM, startRunKm(person) / 2))
  return { ...person, start: { ...person.start, longestRunKm: Math.min(startRunKm(person), longestRunKm) } }
}

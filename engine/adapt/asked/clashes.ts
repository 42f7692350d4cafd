import { addDays, dayNumber, daysBetween, mondayOf } from '../../civil-date.ts'
import { calendarNow } from '../../confirmed/calendar-days.ts'
import { clockTime, DAY_MIN, minuteOf, type Stretch } from '../../day/clock.ts'
import { startTime } from '../../day/start-time.ts'
import type { AskedChange, CalendarBusy, CivilDate, ClockTime } from '../../model.ts'
import type { PlanDay, UnderWay } from '../../plan-model.ts'
import type { ReadFacts } from '../../read-facts.ts'
import { sure } from '../../sure.ts'
import { verdictOn } from './asked.ts'
import { findSpot, hoursOn, type PlanState } from './state.ts'
import { stateNow } from './state-now.ts'

/** What is to be done where calendars take hours of sessions. */
export type ClashAnswer = {
  /** Changes that make room, in order; each keeps every rule of training. */
  readonly changes: readonly AskedChange[]
  /** Ids of moves for a calendar's sake that hold no more: others take their place. */
  readonly stale: readonly string[]
  /** Days whose session has no other place. */
  readonly left: readonly CivilDate[]
}

/** Calendar moves that the person took back, by day of the session: that day is theirs to arrange. */
export type Settled = { readonly date: CivilDate; readonly on: CivilDate }

/** [days] After this week and the next a plan is laid out around what calendars say. */
const NEAR_DAYS = 13

/**
 * Finds a place for each coming session whose hour a calendar has taken since its week was laid out: another hour of its day, else
 * another day of its week. Whether it is rather shortened or left out is for the person to say.
 * @param now - by the person's clock: nothing is put into hours that are over
 * @param settled - what they took back; only what came into the calendar after that counts for such a day
 */
export function clashesIn(
  input: UnderWay,
  facts: ReadFacts,
  { now, settled }: { readonly now: ClockTime; readonly settled: readonly Settled[] },
): ClashAnswer {
  const calendar = calendarNow(input.calendar ?? [])
  if (calendar.size === 0) return { changes: [], stale: [], left: [] }
  const { state: standing, asked } = stateNow(input, facts)
  let state = standing
  const changes: AskedChange[] = []
  const left: CivilDate[] = []
  const last = addDays(mondayOf(input.today), NEAR_DAYS)
  const dates = datesBetween(input.today, last)
  for (const date of dates) {
    const clash = sessionOn(state, date, minuteOf(now))
    if (!clash || !isTakenFrom(clash, calendar, settled)) continue
    const found = placeFor(state, clash, minuteOf(now))
    if (!found) left.push(date)
    else {
      state = found.state
      changes.push(found.change)
    }
  }
  const stale = asked.flatMap(({ stored, held }) =>
    held && stored.change.type === 'move' && stored.change.because === 'calendar' ? [stored.id] : [],
  )
  return { changes, stale, left }
}

function datesBetween(first: CivilDate, last: CivilDate): CivilDate[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day))
}

/** A day's session that is still to come, at an hour that can be kept or changed. */
function sessionOn(state: PlanState, date: CivilDate, now: number): PlanDay | null {
  if (date === state.today && state.doneToday) return null
  const day = findSpot(state, date)?.day
  if (!day || day.durationMin === 0 || day.start === null || day.snacks || day.discipline === 'race') return null
  return date === state.today && minuteOf(day.start) <= now ? null : day
}

function isTakenFrom(
  { date, start, durationMin }: PlanDay,
  calendar: ReadonlyMap<CivilDate, readonly CalendarBusy[]>,
  settled: readonly Settled[],
): boolean {
  const begins = minuteOf(sure(start))
  const since = settled.filter((one) => one.date === date).map(({ on }) => on)
  return [...hoursFrom(calendar, date, 0), ...hoursFrom(calendar, addDays(date, -1), -DAY_MIN)]
    .filter(({ known }) => since.every((on) => known > on))
    .some((taken) => taken.start < begins + durationMin && taken.end > begins)
}

function hoursFrom(calendar: ReadonlyMap<CivilDate, readonly CalendarBusy[]>, date: CivilDate, shift: number) {
  return (calendar.get(date) ?? []).map(({ start, end, since }): Stretch & { readonly known: CivilDate } => {
    const [from, to] = [minuteOf(start), minuteOf(end)]
    return { start: from + shift, end: (to <= from ? to + DAY_MIN : to) + shift, known: since }
  })
}

type Found = { readonly state: PlanState; readonly change: AskedChange }

function placeFor(state: PlanState, day: PlanDay, now: number): Found | null {
  for (const to of placesFor(state, day)) {
    const found = movedTo(state, day, to, now)
    if (found) return found
  }
  return null
}

/** Where a session may go, the nearest first: its own day, then free days, then those whose session takes its place. */
function placesFor(state: PlanState, { date }: PlanDay): CivilDate[] {
  const week = sure(findSpot(state, date)).week.days
  const cost = (day: PlanDay) => Math.abs(dayNumber(day.date) - dayNumber(date)) + (day.durationMin > 0 ? 3 : 0)
  const others = week.filter((day) => day.date >= state.today && day.date !== date).sort((a, b) => cost(a) - cost(b))
  // What takes the place of today's session would begin at an hour that may be over.
  const free = date === state.today ? others.filter(({ durationMin }) => durationMin === 0) : others
  return [date, ...free.map((day) => day.date)]
}

function movedTo(state: PlanState, { date, durationMin, hard }: PlanDay, to: CivilDate, now: number): Found | null {
  const hours = hoursOn(state, to)
  const left = to === state.today ? { now } : {}
  const start = startTime(hours, { durationMin, hard, usual: state.base.usual, ...left })
  if (start === null) return null
  const change: AskedChange = { type: 'move', date, to, start: clockTime(start), because: 'calendar' }
  const verdict = verdictOn(state, change)
  return 'weeks' in verdict ? { state: { ...state, weeks: verdict.weeks }, change } : null
}

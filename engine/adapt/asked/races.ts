import { startAfterBreak } from '../../block-start.ts'
import { addDays, civilDate, dayNumber, daysBetween } from '../../civil-date.ts'
import { type Break, breaksIn, missedId, trainedDates } from '../../history/breaks.ts'
import type { KnownDay } from '../../history/known-day.ts'
import type { CivilDate } from '../../model.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { finished, type SessionDraft } from '../../sessions/session.ts'
import { sure } from '../../sure.ts'
import type { Intent } from '../../week/intent.ts'
import { buildIntent } from '../../week/laid/build-sessions.ts'
import { READY_WEEKS, startRunKm } from '../../week/minutes/design.ts'
import { isSafeVersion, safeRace } from '../../week/minutes/safe-race.ts'
import { easyPaceMinPerKm } from '../../week/person/person.ts'
import type { Adjustment } from '../adjustment.ts'
import { dayWith } from '../day/session-day.ts'
import { withDays } from '../day/with-days.ts'
import { missedAdjustments } from '../heard/missed.ts'
import { applyAdjustments } from './applied.ts'

/** [days] of a break from which on the preparation of an event is weighed again. @source mujika-2000 */
const WEIGHED_FROM_DAYS = 14

const STILL: ReadonlySet<PlanDay['discipline']> = new Set(['rest', 'strength', 'mobility', 'mind', 'race'])

/** An event that a break left no time to prepare for, and what stands in its place. */
export type ShortenedRace = {
  readonly date: CivilDate
  readonly intent: Intent
  readonly session: SessionDraft
  /** [weeks] from today. */
  readonly weeks: number
  /** [km] longest run by then, and where running stands after the break. */
  readonly longestKm: number
  readonly fromKm: number
  /** The break: whoever takes it back has the whole event again, when the way back is long over too. */
  readonly because: Adjustment
}

/** What a plan is weighed by: its weeks as history changed them, and that history. */
export type Weighed = {
  readonly base: PlanBase
  readonly weeks: readonly PlanWeek[]
  /** In order. */
  readonly past: readonly KnownDay[]
  /** The first day that may change. */
  readonly open: CivilDate
  readonly withdrawn: ReadonlySet<string>
}

/**
 * The events to come that a long break leaves too little training for, by the rule that sign-up has: what is left of
 * the plan, and what was done of it.
 * @source frandsen-2025, fokkema-2020
 */
export function shortenedRaces(weighed: Weighed): ShortenedRace[] {
  const { base, past, open, withdrawn } = weighed
  const { details } = base.made
  const ahead = details.flatMap(({ placed, frame }, index) =>
    placed
      .map((race) => ({ ...race, frame, index, date: civilDate(frame.monday + race.day) }))
      .filter(({ intent, date }) => intent.role === 'race' && date >= open),
  )
  if (ahead.length === 0) return []
  const days = base.made.weeks.flatMap((week) => week.days)
  const trained = trainedDates(days, past)
  const breaks = breaksIn(days, past, trained, open).filter(
    (one) => daysBetween(one.first, one.last) + 1 >= WEIGHED_FROM_DAYS && !withdrawn.has(missedId(one)),
  )
  const last = breaks.at(-1)
  if (!last) return []
  const lived = livedWeeks(weighed, trained.find((date) => date > last.last) ?? open)
  const fresh = startAfterBreak(base.person.level, base.person.start)
  const fromKm = fresh.longestRunKm ?? fresh.longestMin / easyPaceMinPerKm(base.person.level, 0)
  return ahead.flatMap(({ intent, session, frame, index, date }) => {
    const until = civilDate(frame.monday)
    const reach = longestOf(base, lived, breaks, until)
    const ready = { runKm: reach.runKm || fromKm, min: reach.min || fresh.longestMin }
    const whole = isSafeVersion(intent) ? { ...intent, durationMin: 0, distanceKm: null } : intent
    const safe = safeRace(whole, base.person, ready)
    if (!isSafeVersion(safe) || (isSafeVersion(intent) && safe.durationMin >= session.durationMin)) return []
    return {
      date,
      intent: safe,
      session: buildIntent(safe, frame, base.person, index),
      weeks: Math.max(1, Math.ceil(daysBetween(open, date) / 7)),
      longestKm: ready.runKm,
      fromKm,
      because: breakBefore(date, last),
    }
  })
}

function breakBefore(race: CivilDate, last: Break): Adjustment {
  return {
    id: missedId(last),
    kind: 'missed',
    date: last.last,
    reason: { code: 'break', days: daysBetween(last.first, last.last) + 1, share: 1, told: last.told },
    source: 'mujika-2000',
    effect: { type: 'easy', from: race, until: race, share: 1 },
  }
}

/** What shortens events, of the breaks that change nothing else any more. */
export function causesOf(races: readonly ShortenedRace[], adjustments: readonly Adjustment[]): Adjustment[] {
  return races.map(({ because }) => because).filter(({ id }) => adjustments.every((one) => one.id !== id))
}

/** Weeks with shortened events in the place of the whole ones. */
export function withRaces(weeks: readonly PlanWeek[], races: readonly ShortenedRace[]): readonly PlanWeek[] {
  if (races.length === 0) return weeks
  return weeks.map((week) =>
    withDays(week, (day) => {
      const race = races.find(({ date }) => date === day.date)
      return race && day.discipline === 'race' ? dayWith(day, finished(race.session)) : day
    }),
  )
}

/** The weeks as they are to come and, since the return, as they were when they were trained. */
function livedWeeks({ base, weeks, past, open }: Weighed, back: CivilDate): readonly PlanDay[] {
  const ahead = weeks.flatMap((week) => week.days)
  if (back >= open) return ahead
  const days = base.made.weeks.flatMap((week) => week.days)
  const before = past.filter(({ date }) => date < back)
  const since = applyAdjustments(base, missedAdjustments(days, before, back, base.person))
  return since.weeks.flatMap((week) => week.days).map((day, index) => (day.date < open ? day : sure(ahead[index])))
}

/** The longest run and session of the weeks that carry an event, without the days of breaks. */
function longestOf(
  { person, made }: PlanBase,
  days: readonly PlanDay[],
  breaks: readonly Break[],
  until: CivilDate,
): { runKm: number; min: number } {
  const since = addDays(until, -7 * READY_WEEKS)
  const counted = days.filter(
    ({ date, discipline }) =>
      date >= since &&
      date < until &&
      !STILL.has(discipline) &&
      !breaks.some(({ first, last }) => date >= first && date <= last),
  )
  // What was done before the plan counts for as long as it does at sign-up.
  const begun = dayNumber(sure(made.weeks[0]).startDate) > dayNumber(since)
  return {
    runKm: Math.max(
      begun ? startRunKm(person) : 0,
      ...counted.map((day) => (day.discipline === 'run' ? (day.distanceKm ?? 0) : 0)),
    ),
    min: Math.max(begun ? person.start.longestMin : 0, ...counted.map((day) => day.durationMin)),
  }
}

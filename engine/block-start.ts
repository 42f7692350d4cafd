import { addDays, civilDate, daysBetween } from './civil-date.ts'
import { beyondPractice } from './history/beside.ts'
import { BOUNDS } from './limits/bounds.ts'
import { LIMITS } from './limits/limits.ts'
import type { WeekBefore } from './lived/weeks-before.ts'
import type { CivilDate, HistoryDay, Level, StartingPoint } from './model.ts'
import type { PlanDay, PlanWeek } from './plan-model.ts'
import { LOOK_BACK_DAYS } from './said-start.ts'
import { sure } from './sure.ts'
import { practiceMin } from './week/mix/rest-day.ts'
import { assumedStart, easyPaceMinPerKm } from './week/person/person.ts'

/** [ratio] of a plan that counts as done by somebody who never said what was. @source default-ours */
const UNTOLD_SHARE = 0.8
/** [min] least and most weekly training that a block begins from, and the most of one session. */
const { least: LEAST_WEEK_MIN, most: MOST_WEEK_MIN } = BOUNDS['week-at-start']
const { least: LEAST_LONG_MIN } = BOUNDS['long-at-start']
const MOST_LONG_MIN = LIMITS['longest-min'].hard
/** [km] longest run that a block begins from. */
const { most: MOST_RUN_KM } = BOUNDS['run-at-start']
const LEAST_RUN_KM = LIMITS['run-rise'].given.startKm

const BELOW: Readonly<Record<Level, Level>> = {
  beginner: 'beginner',
  intermediate: 'beginner',
  advanced: 'intermediate',
}

/** What the start of a block follows from. */
export type StartFacts = {
  readonly level: Level
  /** Where the person said, or was assumed, to stand before the first block. */
  readonly own: StartingPoint
  /** Day number of the block's first day, and of the first day of all. */
  readonly anchor: number
  readonly begun: number
  readonly history: readonly HistoryDay[]
  /** The weeks of the block directly before; none when nobody followed one. */
  readonly before: readonly WeekBefore[]
}

/**
 * Where training stands when a block begins: what was really done in the four weeks before;
 * less than before after a long break; and of somebody who never tells, a part of what was planned.
 * @source frandsen-2025: the last month; mujika-2000: after a break; the shares are ours
 */
export function blockStart(given: StartFacts): StartingPoint {
  const facts = {
    ...given,
    history: withoutRaces(withoutPractices(given), given),
    before: given.before.map(ofTraining),
  }
  const { history, level, own } = facts
  const until = civilDate(facts.anchor)
  const since = addDays(until, -LOOK_BACK_DAYS)
  const isDone = ({ completed, date }: HistoryDay) => completed === true && date < until
  const [done, told] = [history.filter(isDone), given.history.filter(isDone)]
  const recent = done.filter(({ date }) => date >= since)
  const loading = facts.before.filter(isLoading)
  if (recent.length > 0) {
    const start = doneStart(recent, facts)
    const weeklyMin = Math.max(start.weeklyMin, beforeTaperMin(done, recent, loading.slice(-4), { ...facts, told }))
    // Little is no less than nothing: a plan of which half is done each week would halve from block to block.
    const nothing = startAfterBreak(level, own)
    return within(
      {
        ...start,
        weeklyMin: Math.max(weeklyMin, nothing.weeklyMin),
        longestMin: Math.max(start.longestMin, nothing.longestMin),
      },
      level,
    )
  }
  if (done.length === 0 && loading.length > 0) return within(plannedStart(loading.slice(-4), own), level)
  return startAfterBreak(level, own)
}

/** What was told of a practice is no more than goes on beside every block. */
function withoutPractices({ history, before }: StartFacts): readonly HistoryDay[] {
  const led = new Map(before.flatMap((week) => week.days.map((day) => [day.date, practiceMin(day)])))
  return history.map((day) => beyondPractice(day, led.get(day.date) ?? 0))
}

/**
 * Hours on one day are no hours of a week: a race that weeks were made small for counts for nothing, and one among ordinary
 * weeks for no more than the longest session that it stood for.
 */
function withoutRaces(history: readonly HistoryDay[], { before }: StartFacts): readonly HistoryDay[] {
  const most = Math.max(0, ...before.flatMap(({ days }) => days.map((day) => (isRace(day) ? 0 : day.durationMin))))
  const races = new Map(
    before.flatMap((week) =>
      week.days.filter(isRace).map((day) => [day.date, [day, isSmall(week) ? 0 : most]] as const),
    ),
  )
  return history.map((one) => {
    const [day, counts] = races.get(one.date) ?? []
    return day ? { ...one, minutes: Math.min(one.minutes ?? day.durationMin, counts ?? 0) } : one
  })
}

/** A week of which a race takes no planned minutes. */
function ofTraining(week: WeekBefore): WeekBefore {
  const raced = week.days.reduce((sum, day) => sum + (isRace(day) ? day.durationMin : 0), 0)
  return raced === 0 ? week : { ...week, plannedMin: week.plannedMin - raced }
}

function isRace({ discipline }: PlanDay): boolean {
  return discipline === 'race'
}

/** Made small for an event, before it or after it. */
function isSmall({ phase }: PlanWeek): boolean {
  return phase === 'taper' || phase === 'recovery'
}

/** [ratio] of the usual week before a taper that the first one after the recovery begins from. @source default-ours */
const AFTER_EVENT_SHARE = 0.8

/**
 * Minutes of a week to go on from after an event: the weeks before it were made small, and so were those after it, so
 * they say little of what somebody is used to. Its longest run is another matter: legs forget sooner than that.
 * @param loading - the last ordinary weeks before the taper
 * @returns [min] 0 where the weeks before were ordinary ones; less where the taper and the recovery were not kept
 * @source bosquet-2007: a taper loses nothing; the share is ours
 */
function beforeTaperMin(
  done: readonly HistoryDay[],
  recent: readonly HistoryDay[],
  loading: readonly WeekBefore[],
  { anchor, before, told }: StartFacts & { readonly told: readonly HistoryDay[] },
): number {
  const since = addDays(civilDate(anchor), -LOOK_BACK_DAYS)
  const small = before.filter((week) => isSmall(week) && sure(week.days[6]).date >= since)
  if (small.length === 0 || loading.length === 0) return 0
  const inSight = small.flatMap((week) => week.days).filter(({ date }) => date >= since)
  const planned = inSight.reduce((sum, { durationMin }) => sum + durationMin, 0)
  // Whoever rests after their race has kept the race all the same.
  const raced = doneIn({ days: inSight.filter(isRace) }, told)
  const easy = small.reduce((sum, week) => sum + doneIn(week, recent), raced)
  const kept = Math.min(1, easy / Math.max(1, planned))
  return AFTER_EVENT_SHARE * kept * meanOf(loading.map((week) => doneIn(week, done) / week.part))
}

/** [min] done in a week, a tick alone as long as was planned. */
function doneIn({ days }: Pick<PlanWeek, 'days'>, done: readonly HistoryDay[]): number {
  const planned = new Map(days.map(({ date, durationMin }) => [date, durationMin]))
  return done.reduce((sum, { date, minutes }) => {
    const due = planned.get(date)
    return due === undefined ? sum : sum + (minutes ?? due)
  }, 0)
}

function meanOf(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length
}

/**
 * [min] that the weeks of the last month count for beyond what was done: an easier one that was kept is no less than those
 * around it, and where others lead practices, the next block will leave its sessions the same part of a week.
 */
function beyondDone(recent: readonly HistoryDay[], { anchor, before }: StartFacts): number {
  const since = addDays(civilDate(anchor), -LOOK_BACK_DAYS)
  const lately = before.filter(({ startDate }) => startDate >= since)
  const sum = (weeks: readonly WeekBefore[], of: (week: WeekBefore) => number) =>
    weeks.reduce((total, week) => total + of(week), 0)
  const done = (week: WeekBefore) => doneIn(week, recent)
  const whole = (week: WeekBefore) => done(week) / week.part
  const easier = lately.filter(({ deload }) => deload)
  const kept = Math.min(
    1,
    sum(easier, done) /
      Math.max(
        1,
        sum(easier, ({ plannedMin }) => plannedMin),
      ),
  )
  const usual = kept * meanOf(lately.filter(isLoading).map(whole)) * easier.length
  return sum(lately, (week) => whole(week) - done(week)) + Math.max(0, usual - sum(easier, whole))
}

function isLoading(week: PlanWeek): boolean {
  return !week.deload && !isSmall(week)
}

/** Whether a date lies in the days that a block's start is measured over. */
export function countsForStart(date: CivilDate, anchor: number): boolean {
  const days = daysBetween(date, civilDate(anchor))
  return days > 0 && days <= LOOK_BACK_DAYS
}

function doneStart(recent: readonly HistoryDay[], facts: StartFacts): StartingPoint {
  const { level, own, anchor, begun, before } = facts
  const planned = new Map(before.flatMap((week) => week.days.map((day) => [day.date, day])))
  let sum = 0
  let longestMin = 0
  let longestRunKm = 0
  for (const { date, minutes } of recent) {
    const day = planned.get(date)
    const took = minutes ?? day?.durationMin ?? own.longestMin
    sum += took
    // A race says nothing of what training may hold, and of an unknown session nobody knows the kind.
    if (!day || isRace(day)) continue
    if (isEndurance(day)) longestMin = Math.max(longestMin, took)
    if (day.discipline === 'run') longestRunKm = Math.max(longestRunKm, runKm(day, took, level))
  }
  const weeks = Math.min(4, Math.max(1, (anchor - begun) / 7))
  return {
    weeklyMin: (sum + beyondDone(recent, facts)) / weeks,
    longestMin: longestMin || Math.min(own.longestMin, sum / weeks),
    longestRunKm: longestRunKm || ownRunKm(level, own) / 2,
  }
}

/** [km] of a run that was done: never more than was planned for so many minutes. */
export function runKm(day: PlanDay, took: number, level: Level): number {
  const share = day.durationMin > 0 ? took / day.durationMin : 0
  return day.distanceKm === null ? took / easyPaceMinPerKm(level, 0) : day.distanceKm * Math.min(1, share)
}

function plannedStart(weeks: readonly WeekBefore[], own: StartingPoint): StartingPoint {
  const days = weeks.flatMap((week) => week.days)
  const longest = Math.max(0, ...days.filter(isEndurance).map(({ durationMin }) => durationMin))
  const run = Math.max(0, ...days.map((day) => (day.discipline === 'run' ? (day.distanceKm ?? 0) : 0)))
  const mean = meanOf(weeks.map(({ plannedMin, part }) => plannedMin / part))
  return {
    weeklyMin: mean * UNTOLD_SHARE,
    longestMin: (longest || own.longestMin) * UNTOLD_SHARE,
    longestRunKm: run > 0 ? run * UNTOLD_SHARE : own.longestRunKm,
  }
}

/**
 * Where training stands after a long break: everybody begins a level lower, and runs half as far.
 * @source mujika-2000, default-ours
 */
export function startAfterBreak(level: Level, own: StartingPoint): StartingPoint {
  const lower = assumedStart({ level: BELOW[level] })
  const start = {
    weeklyMin: Math.min(lower.weeklyMin, own.weeklyMin),
    longestMin: Math.min(lower.longestMin, own.longestMin),
    longestRunKm: ownRunKm(level, own) / 2,
  }
  return within(start, level)
}

/** [km] of their longest run, as they said it or as so many minutes have it. */
export function ownRunKm(level: Level, own: StartingPoint): number {
  return own.longestRunKm ?? own.longestMin / easyPaceMinPerKm(level, 0)
}

const STILL: ReadonlySet<PlanDay['discipline']> = new Set(['rest', 'strength', 'mobility', 'mind', 'race'])

/** Whether a session trains endurance. */
export function isEndurance({ discipline }: Pick<PlanDay, 'discipline'>): boolean {
  return !STILL.has(discipline)
}

/** A start in whole steps, within what a plan can begin from. */
export function within(start: StartingPoint, level: Level): StartingPoint {
  const weeklyMin = clamped(Math.round(start.weeklyMin / 5) * 5, LEAST_WEEK_MIN, MOST_WEEK_MIN[level])
  return {
    weeklyMin,
    longestMin: clamped(Math.round(start.longestMin), LEAST_LONG_MIN, Math.min(MOST_LONG_MIN, weeklyMin)),
    longestRunKm:
      start.longestRunKm === null ? null : clamped(Math.round(start.longestRunKm * 10) / 10, LEAST_RUN_KM, MOST_RUN_KM),
  }
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

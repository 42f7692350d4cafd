import { addDays } from '../../engine/civil-date.ts'
import { type Dice, diceOf } from '../../engine/testing/random-life.ts'
import { aged, type Body, bodyWith, faster, feltEffort, freshness, type Habits, habitsOf } from './bodies.ts'
import type { OpenPlanner, PlanLine } from './planner.ts'
import { PUBLISHED, type PublishedPlan } from './published.ts'
import { lineOf, PACE, TODAY } from './rivals.ts'

const WEEKS = 52
/** [days] of history that a line bears. */
const KNOWN_DAYS = 84
/** [RPE] of training before the year. */
const USUAL_RPE = 4
/** Limits after weeks that were not done whole: of the longest run of 30 days, and of the last four weeks. */
const LONGEST_RISE = 1.3
const WEEK_RISE = 1.2
const NOT_WHOLE = 0.8
/** [km], [min] Below these nothing is a leap. */
const SMALL_KM = 5
const SMALL_MIN = 60
/** [min] that a week may always hold more than the last ones, and days lost to illness or away that make a week no ordinary one. */
const MORE_MIN = 20
const LOST_DAYS = 2
/** [ratio] of the week before, below which a week is an easier one. */
const EASIER = 0.85

type Day = {
  readonly date: string
  readonly discipline: string
  readonly durationMin: number
  readonly distanceKm: number | null
  readonly rpe: number
}
/** What is read of a plan; its first lines are sent back on the next Monday. */
export type YearPlan = {
  readonly anchor: string
  readonly block: number
  readonly begun: string
  readonly start: unknown
  readonly weeklyPlan: readonly { readonly days: readonly Day[] }[]
}

/** What happened on a day. */
type Lived = {
  readonly day: Day
  readonly done: boolean
  readonly minutes: number
  readonly km: number
  readonly felt: number
  readonly isLost: boolean
}

/** A year in figures. */
export type Year = {
  readonly plan: PublishedPlan
  /** [ratio] of sessions that were kept. */
  readonly kept: number
  /** [km] a week, run in the twelve weeks before the race, and planned in them. */
  readonly ranKm: number
  readonly plannedKm: number
  /** [km] */
  readonly longestKm: number
  /** [ratio] */
  readonly faster: number
  readonly freshness: number
  /** Weeks, those that ask for a leap beyond what was run in 30 days, and beyond the last four weeks where these were not whole. */
  readonly weeks: number
  readonly runLeaps: number
  readonly weekLeaps: number
  /** Sessions whose effort was told, and those within a step of what was planned. */
  readonly told: number
  readonly foreseen: number
}

/** Who lives a year: the person of a published plan, with habits of their own. */
export type Liver = { readonly seed: number; readonly plan: PublishedPlan; readonly habits: Habits }

export function liverOf(seed: number): Liver {
  const dice = diceOf(seed)
  const plan = PUBLISHED[seed % PUBLISHED.length]
  if (!plan) throw new Error('no published plans')
  return { seed, plan, habits: habitsOf(dice) }
}

/** Asks for a week at a time: what is asked hangs on what was done. */
type Asker = (week: number, lived: readonly Lived[]) => Promise<readonly Day[]>

/** A year with a planner, asked anew each Monday and sent what was done. */
export async function yearWith(planner: OpenPlanner<YearPlan>, liver: Liver): Promise<Year> {
  // Published plans leave strength to the reader: it has a day of its own here.
  const line = lineOf(liver.plan, liver.plan.runs + 1)
  let next: PlanLine = {}
  return live(liver, async (week, lived) => {
    const today = addDays(TODAY, 7 * week)
    const history = lived.slice(-KNOWN_DAYS).flatMap((one) => historyOf(one, liver))
    const answer = await planner.ask({ ...line, ...next, today, history, recordedSince: TODAY })
    next = { anchor: answer.anchor, block: answer.block, begun: answer.begun, start: answer.start }
    const days = new Map(answer.weeklyPlan.flatMap((each) => each.days.map((day) => [day.date, day])))
    return Array.from({ length: 7 }, (_, at) => days.get(addDays(today, at)) ?? restOn(addDays(today, at)))
  })
}

function historyOf({ day, done, minutes, km, felt }: Lived, { seed, habits }: Liver): object[] {
  const dayOf = Math.round((Date.parse(day.date) - Date.parse(TODAY)) / 86_400_000)
  if (habits.ill.has(dayOf)) return [{ date: day.date, completed: false, notes: 'I am ill, in bed with a cold.' }]
  if (day.durationMin === 0) return []
  if (!done) return [{ date: day.date, completed: false }]
  const isTold = diceOf(seed * 1000 + dayOf)() < habits.tells
  const isRun = day.discipline === 'run' && km > 0
  return [{ date: day.date, completed: true, minutes, ...(isRun && { distanceKm: km }), ...(isTold && { rpe: felt }) }]
}

/** The same year by a published plan: its kilometres week by week, whatever was done of them. */
export function yearByBook(liver: Liver): Promise<Year> {
  return live(liver, async (week) => bookWeek(liver.plan, week))
}

/** Days of so many runs a week, the long one last. */
const RUN_DAYS: Readonly<Record<PublishedPlan['runs'], readonly number[]>> = {
  3: [1, 3, 6],
  4: [1, 2, 4, 6],
  5: [0, 1, 3, 4, 6],
  6: [0, 1, 2, 3, 4, 6],
}

/**
 * From its first week to its largest one evenly, each fourth an easier one, and two of taper: all that the figures of a
 * plan give. Nothing after its race. @source default-ours
 */
function bookWeek(
  { level, weeks, runs, startKm, startLongKm, peakKm, longestKm, raceKm }: PublishedPlan,
  week: number,
): Day[] {
  const dates = Array.from({ length: 7 }, (_, at) => addDays(TODAY, 7 * week + at))
  if (week >= weeks) return dates.map(restOn)
  const way = Math.min(1, week / Math.max(1, weeks - 3))
  const left = weeks - 1 - week
  const share = left === 0 ? 0.35 : left === 1 ? 0.6 : week % 4 === 3 ? 0.8 : 1
  const km = (startKm + way * (peakKm - startKm)) * share
  const long = left === 0 ? 0 : (startLongKm + way * (longestKm - startLongKm)) * share
  const days = RUN_DAYS[runs]
  return dates.map((date, at) => {
    if (left === 0 && at === 6) return { ...runOn(date, raceKm, level, 8), discipline: 'race' }
    const index = days.indexOf(at)
    if (index < 0 || (left === 0 && at === 6)) return restOn(date)
    if (at === 6) return runOn(date, long, level, 3.5)
    return runOn(date, (km - long) / (runs - 1), level, index === 1 ? 6 : 3)
  })
}

function runOn(date: string, km: number, level: PublishedPlan['level'], rpe: number): Day {
  return { date, discipline: 'run', durationMin: Math.round(km * PACE[level]), distanceKm: km, rpe }
}

function restOn(date: string): Day {
  return { date, discipline: 'rest', durationMin: 0, distanceKm: null, rpe: 0 }
}

const ENDURANCE: ReadonlySet<string> = new Set([
  'run',
  'walk',
  'cycle',
  'swim',
  'row',
  'cardio',
  'race',
  'brick',
  'mixed',
])

async function live(liver: Liver, ask: Asker): Promise<Year> {
  const { plan, habits, seed } = liver
  const dice = diceOf(seed + 1_000_000)
  let body = bodyWith((plan.startKm * PACE[plan.level] * USUAL_RPE) / 7)
  const lived: Lived[] = []
  const leaps = { weeks: 0, runLeaps: 0, weekLeaps: 0 }
  let raced: { readonly body: Body; readonly at: number } | null = null
  for (let week = 0; week < WEEKS; week++) {
    const days = await ask(week, lived)
    const leap = leapsOf(days, lived)
    for (const part of ['weeks', 'runLeaps', 'weekLeaps'] as const) leaps[part] += leap[part] ? 1 : 0
    for (const [at, day] of days.entries()) {
      const number = 7 * week + at
      if (number === plan.weeks * 7 - 1) raced = { body, at: lived.length }
      const one = livedDay(day, { body, habits, number, dice })
      lived.push(one)
      body = aged(body, loadOf(one))
    }
  }
  return figures(plan, lived, raced ?? { body, at: lived.length }, leaps)
}

/** [AU] of a day that trains endurance. */
function loadOf({ day, done, minutes, felt }: Lived): number {
  return done && ENDURANCE.has(day.discipline) ? minutes * felt : 0
}

/** Whether a week asks for anything, and for how much too much. */
function leapsOf(days: readonly Day[], lived: readonly Lived[]) {
  const weeks = days.some(({ durationMin }) => durationMin > 0)
  return { weeks, runLeaps: weeks && isRunLeap(days, lived), weekLeaps: weeks && isWeekLeap(days, lived) }
}

type Now = { readonly body: Body; readonly habits: Habits; readonly number: number; readonly dice: Dice }

/** A day as it went; each takes the same throws, so that two plans meet the same fate. */
function livedDay(day: Day, { body, habits, number, dice }: Now): Lived {
  const keeps = habits.keeps[number % 7] ?? 1
  const isLost = habits.ill.has(number) || habits.away.has(number)
  const own = diceOf(number * 7919 + Math.floor(dice() * 1e9))
  const done = day.durationMin > 0 && !isLost && (day.discipline === 'race' || own() < keeps)
  const share = 0.92 + 0.16 * own()
  const felt = feltEffort(day.rpe, body, habits, own)
  return {
    day,
    done,
    minutes: done ? Math.round(day.durationMin * share) : 0,
    km: done ? Math.round((day.distanceKm ?? 0) * share * 10) / 10 : 0,
    felt,
    isLost,
  }
}

const isRun = ({ discipline }: Day) => discipline === 'run'

function isRunLeap(days: readonly Day[], lived: readonly Lived[]): boolean {
  const asked = Math.max(0, ...days.filter(isRun).map(({ distanceKm }) => distanceKm ?? 0))
  if (lived.length < 30) return false
  const done = Math.max(0, ...lived.slice(-30).flatMap(({ day, km }) => (isRun(day) ? [km] : [])))
  return asked > SMALL_KM && asked > done * LONGEST_RISE + 0.5
}

/** [ratio] of what was asked, below which a week was one off, where none of the three before it was. */
const OFF = 0.4

/**
 * Weeks that say what somebody is used to: nothing kept them from training (what a time away leaves has rules of its own),
 * they were no easier ones, and none of them a single week off.
 */
function ordinaryWeeks(lived: readonly Lived[]): (readonly Lived[])[] {
  const weeks = Array.from({ length: Math.floor(lived.length / 7) }, (_, at) => lived.slice(7 * at, 7 * at + 7))
  const asked = weeks.map((week) => minutesOf(week.map(({ day }) => day)))
  const isShort = weeks.map((week, at) => doneMin(week) < (asked[at] ?? 0) * OFF)
  const isOff = (at: number) => isShort[at] && !isShort.slice(Math.max(0, at - 3), at).some(Boolean)
  return weeks.filter(
    (week, at) =>
      week.filter(({ isLost }) => isLost).length < LOST_DAYS &&
      (asked[at] ?? 0) >= (asked[at - 1] ?? 0) * EASIER &&
      !isOff(at),
  )
}

function isWeekLeap(days: readonly Day[], lived: readonly Lived[]): boolean {
  const last = ordinaryWeeks(lived).slice(-4).flat()
  if (last.length < 28) return false
  const asked = minutesOf(days)
  const planned = minutesOf(last.map(({ day }) => day))
  const done = doneMin(last)
  return done < NOT_WHOLE * planned && asked > SMALL_MIN && asked > (done / 4) * WEEK_RISE + MORE_MIN
}

function doneMin(lived: readonly Lived[]): number {
  return lived.reduce((sum, { day, minutes }) => sum + (day.discipline === 'race' ? 0 : minutes), 0)
}

function minutesOf(days: readonly Day[]): number {
  return days.reduce((sum, { discipline, durationMin }) => sum + (discipline === 'race' ? 0 : durationMin), 0)
}

function figures(
  plan: PublishedPlan,
  lived: readonly Lived[],
  raced: { readonly body: Body; readonly at: number },
  leaps: Pick<Year, 'weeks' | 'runLeaps' | 'weekLeaps'>,
): Year {
  const before = lived.slice(0, raced.at)
  const twelve = before.slice(-84).filter(({ day }) => isRun(day))
  const due = before.filter(({ day }) => day.durationMin > 0)
  const weeks = Math.min(12, raced.at / 7)
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  const rated = lived.filter(({ done, day }) => done && day.discipline !== 'race')
  return {
    plan,
    kept: due.filter(({ done }) => done).length / Math.max(1, due.length),
    ranKm: sum(twelve.map(({ km }) => km)) / weeks,
    plannedKm: sum(twelve.map(({ day }) => day.distanceKm ?? 0)) / weeks,
    longestKm: Math.max(0, ...before.flatMap(({ day, km }) => (isRun(day) ? [km] : []))),
    faster: faster(raced.body),
    freshness: freshness(raced.body),
    ...leaps,
    told: rated.length,
    foreseen: rated.filter(({ day, felt }) => Math.abs(felt - day.rpe) <= 1).length,
  }
}

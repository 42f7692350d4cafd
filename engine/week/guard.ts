import { acuteChronicCap } from '../load/acute-chronic.ts'
import { nextLongestRunKm } from '../load/long-run-progression.ts'
import { monotony } from '../load/monotony.ts'
import { RISE_CAP, RISE_FLOOR_MIN, weeklyRiseLimit } from '../load/weekly-rise.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { ENDURANCE_ROLES } from './intent.ts'
import { longShareOf } from './long-session.ts'
import type { PlacedSession } from './plan-week.ts'
import { LEAST_MIN, type Rebuild, shortened } from './shortened.ts'

/** What a finished week leaves for the limits of the next ones. */
export type PastWeek = {
  readonly trainedMin: number
  /** [AU] races included. */
  readonly loadAu: number
  readonly runKm: number
  readonly runs: readonly { readonly day: number; readonly km: number; readonly race: boolean }[]
  readonly frame: WeekFrame
  /** It had all its training days, although it may have begun a day or two late. */
  readonly whole: boolean
}

export type GuardInput = {
  readonly frame: WeekFrame
  readonly past: readonly PastWeek[]
  /** [km] longest run before the plan. */
  readonly startRunKm: number
  /** [min] usual week before the plan. */
  readonly startMin: number
  readonly rebuild: Rebuild
  /** The week was made from one that has been held already, so it only gets what rounding needs. */
  readonly stressed: boolean
}

const DELOAD_MOST = 0.82
const DELOAD_MOST_STRESSED = 0.85
const DELOAD_LEAST = 0.64
const DELOAD_LEAST_STRESSED = 0.6
/** [ratio] hard to easy endurance minutes of a week: 24 % of the whole. @source seiler-2010 */
const HARD_TO_EASY = 0.32
/** [RPE] of an ordinary week, to weigh the time before the plan. */
const USUAL_RPE = 3.5
/** [ratio] weeks stay this far below the monotony of 2. */
const MONOTONY_MOST = 1.9

/**
 * Holds a built week inside the limits that its real predecessors set; it only ever shortens.
 * The design already aims inside them: this catches what rounding, crowded days and stress change.
 * @source frandsen-2025, nielsen-2014, bosquet-2007
 */
export function guardWeek(placed: readonly PlacedSession[], input: GuardInput): PlacedSession[] {
  let week = placed.map((one) => clampedRun(one, input))
  week = clampedShare(clampedKm(week, input), input)
  for (let round = 0; round < 3; round++) {
    const ratio = overshoot(week, input)
    if (ratio >= 1) break
    week = ratio > NEARLY ? trimmed(week, input) : week.map((one) => shortened(one, ratio, input.rebuild))
  }
  const least = leastDeload(input)
  // Each of these may undo a little of the others; three rounds settle it.
  for (let round = 0; round < 3; round++)
    week = varied(clampedShare(clampedHard(week, input.rebuild), input), input.rebuild, least)
  const ratio = overshoot(week, input)
  if (ratio < 1)
    week = varied(
      week.map((one) => shortened(one, ratio * 0.99, input.rebuild)),
      input.rebuild,
      least,
    )
  return lengthenedDeload(week, input)
}

/** [ratio] from here on a week that is too full gives up minutes of single sessions. @source default-ours */
const NEARLY = 0.8

/** Five minutes at a time come off the heaviest session, so that the grid costs a small week little. */
function trimmed(placed: readonly PlacedSession[], input: GuardInput): PlacedSession[] {
  let week = [...placed]
  for (let step = 0; step < 20 && overshoot(week, input) < 1; step++) {
    const heaviest = week
      .filter(({ intent, session }) => intent.role !== 'race' && session.durationMin >= 15)
      .sort((a, b) => b.session.loadAu - a.session.loadAu || a.day - b.day)[0]
    if (!heaviest) break
    const { durationMin } = heaviest.session
    week = week.map((one) => (one === heaviest ? shortened(one, (durationMin - 5) / durationMin, input.rebuild) : one))
  }
  return week
}

/** [min] a deload keeps at least; 0 for other weeks. */
function leastDeload({ frame, past, stressed }: GuardInput): number {
  const last = past.findLast((one) => !one.frame.deload)
  if (!frame.deload || !last?.whole) return 0
  return last.trainedMin * (stressed ? DELOAD_LEAST_STRESSED : DELOAD_LEAST)
}

function minutesOf(week: readonly PlacedSession[]): number {
  return week.reduce((sum, { intent, session }) => sum + (intent.role === 'race' ? 0 : session.durationMin), 0)
}

/** A deload that rounding made into a week off gets some of its minutes back. */
function lengthenedDeload(week: readonly PlacedSession[], input: GuardInput): PlacedSession[] {
  const least = leastDeload(input)
  const minutes = minutesOf(week)
  if (minutes === 0 || minutes >= least) return [...week]
  const ratio = least / minutes
  return week.map((one) => {
    if (one.intent.role === 'race' || one.session.discipline === 'run') return one
    return input.rebuild(one, Math.ceil(one.session.durationMin * ratio), one.session.distanceKm)
  })
}

/** Days that are too alike get lighter light days. @source foster-1998 */
function varied(placed: readonly PlacedSession[], rebuild: Rebuild, least: number): PlacedSession[] {
  let week = [...placed]
  for (let round = 0; round < 30; round++) {
    const loads = Array.from({ length: 7 }, (_, day) => week.find((one) => one.day === day)?.session.loadAu ?? 0)
    if (monotony(loads) <= MONOTONY_MOST) break
    // The heaviest three stay: a week gets its shape from the distance between them and the rest.
    const heaviest = new Set(week.toSorted((a, b) => b.session.loadAu - a.session.loadAu || a.day - b.day).slice(0, 3))
    const lightest = week
      .filter((one) => !heaviest.has(one) && one.intent.role !== 'race' && one.session.durationMin > LEAST_MIN)
      .sort((a, b) => lightness(a) - lightness(b) || a.day - b.day)[0]
    week =
      lightest && minutesOf(week) > least
        ? week.map((one) => (one === lightest ? shortened(one, 0.7, rebuild) : one))
        : withLongerHeaviest(week, rebuild)
  }
  return week
}

/** Where nothing can be shortened any more, the heaviest session off the road grows by two minutes. */
function withLongerHeaviest(week: readonly PlacedSession[], rebuild: Rebuild): PlacedSession[] {
  const grown = week
    .filter(({ intent, session }) => intent.role !== 'race' && session.discipline !== 'run')
    .sort((a, b) => b.session.loadAu - a.session.loadAu || a.day - b.day)[0]
  return week.map((one) => (one === grown ? rebuild(one, one.session.durationMin + 2, null) : one))
}

/** Hard endurance minutes stay a small part of the week, whatever else was shortened. @source seiler-2010 */
function clampedHard(week: readonly PlacedSession[], rebuild: Rebuild): PlacedSession[] {
  const endurance = week.filter(({ intent }) => ENDURANCE_ROLES.has(intent.role) && intent.role !== 'hybrid')
  const hard = endurance.filter(({ session }) => session.hard)
  if (hard.length === 0) return [...week]
  const hardMin = hard.reduce((sum, { session }) => sum + session.durationMin, 0)
  const easyMin = endurance.reduce((sum, { session }) => sum + session.durationMin, 0) - hardMin
  const most = easyMin * HARD_TO_EASY
  if (hardMin <= most) return [...week]
  return week.map((one) => (hard.includes(one) ? shortened(one, most / hardMin, rebuild) : one))
}

/** Strength and hard sessions give way last: cut short they lose what they are for. */
function lightness({ intent, session }: PlacedSession): number {
  return (
    session.loadAu +
    (intent.role === 'strength' ? 10_000 : 0) +
    (session.durationMin <= 10 ? 5_000 : 0) +
    (session.hard || intent.role === 'hybrid' ? 20_000 : 0)
  )
}

/** The past of a week once it is finished. */
export function pastOf(placed: readonly PlacedSession[], frame: WeekFrame, trainingDays: number): PastWeek {
  const trained = placed.filter(({ intent }) => intent.role !== 'race')
  const runs = placed
    .filter(({ intent, session }) => session.discipline === 'run' || intent.event?.discipline === 'run')
    .map(({ day, intent, session }) => ({
      day: frame.monday + day,
      km: session.distanceKm ?? 0,
      race: intent.role === 'race',
    }))
  return {
    trainedMin: trained.reduce((sum, { session }) => sum + session.durationMin, 0),
    loadAu: placed.reduce((sum, { session }) => sum + session.loadAu, 0),
    runKm: runKmOf(trained),
    whole: frame.firstDay === 0 || (frame.firstDay < 3 && placed.length >= trainingDays),
    runs,
    frame,
  }
}

function runKmOf(placed: readonly PlacedSession[]): number {
  return placed.reduce((sum, { session }) => sum + (session.discipline === 'run' ? (session.distanceKm ?? 0) : 0), 0)
}

function clampedRun(one: PlacedSession, { frame, past, startRunKm, rebuild }: GuardInput): PlacedSession {
  const km = one.session.distanceKm
  if (one.session.discipline !== 'run' || km === null) return one
  const day = frame.monday + one.day
  let longest = 0
  let longestEver = 0
  for (const run of past.flatMap((week) => week.runs)) {
    if (!run.race) longestEver = Math.max(longestEver, run.km)
    if (day - run.day <= 30) longest = Math.max(longest, run.km)
  }
  const early = frame.index < 4
  const base = longest === 0 || (early && startRunKm > longest) ? startRunKm : longest
  const most = Math.min(
    nextLongestRunKm(base),
    isFreshening(frame, one.day) ? longestEver * 0.9 : Number.POSITIVE_INFINITY,
  )
  if (km <= most + 1e-9) return one
  const allowed = Math.floor(most * 10 + 1e-9) / 10
  return rebuild(one, Math.max(LEAST_MIN, Math.floor((one.session.durationMin * allowed) / km)), allowed)
}

/** The last days before an event hold no run near the longest one. @source fokkema-2020 */
function isFreshening(frame: WeekFrame, day: number): boolean {
  if (frame.daysToTarget === null || frame.index < 2) return false
  const days = frame.daysToTarget - day
  return days >= 0 && days < (frame.profile?.noHardDays === 14 ? 14 : 7)
}

/** The long run stays within its share once the others have their final length. */
function clampedShare(week: readonly PlacedSession[], { rebuild }: GuardInput): PlacedSession[] {
  const runs = week.filter(({ session }) => session.discipline === 'run')
  const long = runs.toSorted((a, b) => b.session.durationMin - a.session.durationMin || a.day - b.day)[0]
  if (!long || runs.length < 3) return [...week]
  const share = longShareOf(runs.length)
  const others = runs.reduce((sum, { session }) => sum + session.durationMin, 0) - long.session.durationMin
  const most = Math.floor((others * share) / (1 - share))
  if (long.session.durationMin <= most) return [...week]
  const km = long.session.distanceKm
  const fitted = km === null ? null : Math.floor(((km * most) / long.session.durationMin) * 10) / 10
  return week.map((one) => (one === long ? rebuild(long, Math.max(LEAST_MIN, most), fitted) : one))
}

/** How far the week must shrink to respect every limit: 1 when it already does. */
function overshoot(week: readonly PlacedSession[], { frame, past, startMin, stressed }: GuardInput): number {
  const trained = week.filter(({ intent }) => intent.role !== 'race')
  const minutes = trained.reduce((sum, { session }) => sum + session.durationMin, 0)
  if (minutes === 0) return 1
  const whole = past.filter((one) => one.whole)
  const known = frame.index < 4 ? [startMin] : []
  const recent = whole.slice(-4)
  let ratio = 1
  if (recent.length === 0) ratio = Math.max(90, weeklyRiseLimit([startMin], RISE_CAP)) / minutes
  else {
    const best = weeklyRiseLimit([...known, ...recent.map((one) => one.trainedMin)], RISE_CAP)
    ratio = Math.min(ratio, best / minutes)
    const load = trained.reduce((sum, { session }) => sum + session.loadAu, 0)
    const bestLoad = Math.max(...known.map((min) => min * USUAL_RPE), ...recent.map((one) => one.loadAu))
    ratio = Math.min(ratio, Math.max(bestLoad * RISE_CAP, bestLoad + 4 * RISE_FLOOR_MIN) / load)
    if (past.length >= 3 && week.length === trained.length)
      ratio = Math.min(ratio, acuteChronicCap(past.slice(-3).map((one) => one.loadAu)) / load)
  }
  const last = past.findLast((one) => !one.frame.deload)
  if (frame.deload && last?.whole)
    ratio = Math.min(ratio, (last.trainedMin * (stressed ? DELOAD_MOST_STRESSED : DELOAD_MOST)) / minutes)
  if (frame.phase === 'taper') ratio = Math.min(ratio, taperLimit(frame, past) / minutes)
  return ratio
}

/** Runs together rise no faster than the week; after a month without running they start small again. */
function clampedKm(week: readonly PlacedSession[], { frame, past, startRunKm, rebuild }: GuardInput): PlacedSession[] {
  const recent = past.filter((one) => one.whole).slice(-4)
  const km = runKmOf(week.filter(({ intent }) => intent.role !== 'race'))
  if (recent.length === 0 || km === 0) return [...week]
  const best = Math.max(...recent.map((one) => one.runKm))
  const fresh = best === 0 || frame.index < 4 ? startRunKm * 2 : 0
  const most = Math.max(best * RISE_CAP, best + 3, fresh)
  if (km <= most) return [...week]
  const runs = week.filter(({ session }) => session.discipline === 'run' && session.distanceKm !== null)
  const long = runs.find(({ intent }) => intent.role === 'long')
  const longKm = long?.session.distanceKm ?? 0
  // The long run is what the weeks build up to: it gives way last, as far as its share of the week allows.
  const kept = runs.length < 3 ? 0 : Math.min(longKm, most * 0.96 * longShareOf(runs.length))
  return week.map((one) => {
    if (one.session.discipline !== 'run') return one
    if (kept === 0) return shortened(one, (most / km) * 0.97, rebuild)
    if (one === long) return kept < longKm ? shortened(one, kept / longKm, rebuild) : one
    return shortened(one, (most * 0.97 - kept) / (km - longKm), rebuild)
  })
}

/** A taper week holds its share of the cycle's best week, and never more than the week before it. */
function taperLimit(frame: WeekFrame, past: readonly PastWeek[]): number {
  const start = past.findLastIndex((one) => one.frame.phase === 'recovery') + 1
  const cycle = past.slice(start).filter((one) => one.whole)
  if (cycle.length < 2 || frame.share === null) return Number.POSITIVE_INFINITY
  const best = Math.max(...cycle.map((one) => one.trainedMin))
  const before = cycle.at(-1)!
  const share = Math.max(0.25, frame.share) * best * 1.08
  return before.frame.phase === 'taper' ? Math.min(share, before.trainedMin) : share
}

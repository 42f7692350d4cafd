import { BOUNDS } from '../../limits/bounds.ts'
import { inside, LIMITS } from '../../limits/limits.ts'
import { acuteChronicCap } from '../../load/acute-chronic.ts'
import { leastLivedMin } from '../../load/lived-least.ts'
import { firstWeekLimit, mostAfter, weeklyRiseLimit } from '../../load/weekly-rise.ts'
import { once } from '../../memo.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import { mostAfterAway, weeksUsedTo } from '../person/after-away.ts'
import { askedAuOf, askedMinOf, type LimitFacts, type PastWeek, type WeekLimits } from './guard-input.ts'
import { mostRunKmOn, mostRunsKm } from './run-limits.ts'

/** [ratio] of the last loaded week that a deload keeps at most; a week under stress is held already. @source default-ours */
const DELOAD_MOST = inside(1, LIMITS['deload-cut'].target + 0.03)
const DELOAD_MOST_STRESSED = inside(1, LIMITS['deload-cut'].target)
/** [ratio] of the last loaded week that a deload keeps at least; a week under stress is held already. @source default-ours */
const DELOAD_LEAST = inside(1, LIMITS['deload-not-off'].target - 0.04)
const DELOAD_LEAST_STRESSED = inside(1, LIMITS['deload-not-off'].target)
/** [ratio] of the newest week to the mean of four, of what was done. */
const RATIO_MOST = inside(LIMITS['week-of-month'].hard, 0.02)
/** [RPE] of an ordinary week, to weigh the time before the plan. */
export const USUAL_RPE = 3.5

/**
 * The limits that a week's real predecessors set.
 * @source frandsen-2025, nielsen-2014, bosquet-2007
 */
export function weekLimits(facts: LimitFacts): WeekLimits {
  const { frame, past, startMin, stressed } = facts
  const recent = weeksUsedTo(past, (week) => week.whole && !week.frame.exceptional)
  const known = frame.index < 4 ? [startMin] : []
  let minutes = firstWeekLimit(startMin)
  let loadAu = Number.POSITIVE_INFINITY
  let plainLoadAu = Number.POSITIVE_INFINITY
  if (recent.length > 0) {
    const used = [...known, ...recent.map((one) => one.trainedMin)]
    // After a week off training goes on where it stood, and grows from there; no further from what was asked lately.
    minutes = past.slice(-2).some(({ isOff }) => isOff)
      ? Math.min(Math.max(...used), weeklyRiseLimit(past.slice(-4).map(askedMinOf)))
      : weeklyRiseLimit(used)
    const best = Math.max(...known.map((min) => min * USUAL_RPE), ...recent.map((one) => one.loadAu))
    loadAu = mostAfter(best, LIMITS['load-rise'].target)
    // After weeks away the ratio would ask for less than is safe: the way back has its own steps.
    const three = past.slice(-3)
    if (three.length === 3 && sure(three[0]).whole && !three.some((one) => one.frame.exceptional))
      plainLoadAu = mostInMonth(three)
  }
  minutes = Math.min(minutes, mostAfterAway(past, startMin), mostAfterFalling(past, startMin))
  const last = past.findLast((one) => !one.frame.deload && !one.frame.exceptional)
  if (frame.deload && last?.whole)
    minutes = Math.min(minutes, askedMinOf(last) * (stressed ? DELOAD_MOST_STRESSED : DELOAD_MOST))
  if (frame.phase === 'taper') minutes = Math.min(minutes, taperLimit(frame, past))
  const runKm = once(() => mostRunKmOn(facts))
  return {
    minutes,
    loadAu,
    plainLoadAu: Math.min(loadAu, plainLoadAu),
    leastMin: leastDeloadMin(facts),
    runsKm: mostRunsKm(facts),
    runKmOn: (weekday) => sure(runKm()[weekday]),
  }
}

/**
 * [AU] a week may hold after three others: the ratio of the plan's own weeks is aimed at, whatever was missed of them; how
 * much more than what was done that is has a bound of its own, or who misses little would be asked for less and less.
 * @source frandsen-2025: a shape, no proof of safety
 */
function mostInMonth(three: readonly PastWeek[]): number {
  const done = three.map(({ loadAu }) => loadAu)
  const asked = acuteChronicCap(three.map(askedAuOf))
  return Math.min(asked, acuteChronicCap(done, RATIO_MOST))
}

/** [min] a deload keeps at least; 0 for other weeks. */
function leastDeloadMin({ frame, past, stressed }: LimitFacts): number {
  const last = past.findLast((one) => !one.frame.deload && !one.frame.exceptional)
  const isBack = past.slice(-3).some((one) => one.frame.exceptional && !one.isOff)
  if (!frame.deload || frame.exceptional || isBack || !last?.whole || frame.races.length > 0) return 0
  return askedMinOf(last) * (stressed ? DELOAD_LEAST_STRESSED : DELOAD_LEAST)
}

/** [weeks], easier ones and those off apart, whose mean a week after ones that were not done is measured by. */
const FALLEN_WEEKS = 4

/**
 * [min] a week may hold where the last four were not done as planned: little more than their mean.
 * @source nielsen-2014: the rise; its use for a mean is ours
 */
function mostAfterFalling(past: readonly PastWeek[], startMin: number): number {
  // Of weeks to come nobody knows that they were not done.
  if (past.every(({ share }) => share === undefined)) return Number.POSITIVE_INFINITY
  const loaded = past.filter(({ whole, frame }) => whole && !frame.deload)
  const last = loaded.filter(({ frame }) => !frame.exceptional).slice(-FALLEN_WEEKS)
  const asked = last.reduce((sum, week) => sum + askedMinOf(week), 0)
  const done = last.reduce((sum, week) => sum + askedMinOf(week) * (week.share ?? 1), 0)
  if (done >= asked * BOUNDS['all-of-week'].least) return Number.POSITIVE_INFINITY
  const before = Math.max(0, FALLEN_WEEKS - loaded.length)
  const mean =
    last.reduce((sum, { trainedMin }) => sum + trainedMin, before * startMin) / Math.max(1, last.length + before)
  return mostAfter(Math.max(mean, leastLivedMin(startMin)), LIMITS['week-rise'].hard)
}

/** How far the week must shrink to respect every limit: 1 or more when it already does. */
export function overshoot(week: readonly PlacedSession[], limits: WeekLimits): number {
  let minutes = 0
  let loadAu = 0
  let races = 0
  for (const { intent, session } of week) {
    if (intent.role === 'race') races++
    else {
      minutes += session.durationMin
      loadAu += session.loadAu
    }
  }
  if (minutes === 0) return 1
  return Math.min(limits.minutes / minutes, (races > 0 ? limits.loadAu : limits.plainLoadAu) / loadAu)
}

/** A taper week holds its share of the cycle's best week, and never more than the last of it in which somebody could train. */
function taperLimit(frame: WeekFrame, past: readonly PastWeek[]): number {
  const start = past.findLastIndex((one) => one.frame.phase === 'recovery') + 1
  const cycle = past.slice(start).filter((one) => one.whole)
  if (cycle.length < 2 || frame.share === null) return Number.POSITIVE_INFINITY
  const best = Math.max(...cycle.map((one) => one.trainedMin))
  const before = sure(cycle.findLast(({ trainedMin }) => trainedMin > 0) ?? cycle.at(-1))
  const share = Math.max(0.25, frame.share) * best * 1.08
  return before.frame.phase === 'taper'
    ? Math.min(share, mostAfter(before.trainedMin, LIMITS['taper-rise'].hard))
    : share
}

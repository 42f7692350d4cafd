import { BOUNDS } from '../../limits/bounds.ts'
import { LIMITS } from '../../limits/limits.ts'
import { ALLOWANCE_CAP, nextLongestRunKm } from '../../load/long-run-progression.ts'
import { weeklyKmLimit } from '../../load/weekly-rise.ts'
import { DELOAD_SHARE } from '../../phases/deload-weeks.ts'
import { isLongEvent } from '../../phases/event-profile.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import { runAfterAwayKm } from '../person/after-away.ts'
import type { LimitFacts, PastWeek } from './guard-input.ts'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** [km] a run on each weekday of a week may have after the runs of the last 30 days. @source frandsen-2025 */
export function mostRunKmOn({ frame, past, startRunKm }: LimitFacts): number[] {
  const longestRuns = past.map(({ longestRun }) => longestRun)
  const longestEver = past.at(-1)?.longestEverKm ?? 0
  const early = frame.index < 4
  return WEEKDAYS.map((weekday) => {
    const longest = longestOfMonth(past, frame.monday + weekday)
    const base = longest === 0 || (early && startRunKm > longest) ? startRunKm : longest
    const most = Math.max(
      leastRunKm(past, startRunKm, frame.monday + weekday),
      nextLongestRunKm(base),
      runAfterAwayKm(longestRuns, base),
    )
    return Math.min(most, isFreshening(frame, weekday) ? longestEver * 0.9 : Number.POSITIVE_INFINITY)
  })
}

/**
 * [km] that anybody may begin again with, however little was run of the weeks that are over: as who ran nothing does, as
 * far as it is no leap over what these weeks asked for.
 */
function leastRunKm(past: readonly PastWeek[], startRunKm: number, day: number): number {
  if (!past.some(({ askedMin }) => askedMin !== undefined)) return 0
  const since = day - LIMITS['run-rise'].given.days
  const asked = past.flatMap(({ askedRunKm, frame }) => (askedRunKm && frame.monday >= since ? [askedRunKm] : []))
  const fresh = Math.min(BOUNDS['fresh-run'].most, startRunKm, ALLOWANCE_CAP * Math.max(0, ...asked))
  return Math.max(LIMITS['run-rise'].given.startKm, fresh)
}

/** [km] the longest run, events among them, of the days before one. */
function longestOfMonth(past: readonly PastWeek[], day: number): number {
  const since = day - LIMITS['run-rise'].given.days
  let longest = 0
  for (let index = past.length - 1; index >= 0; index--) {
    const { frame, runs } = sure(past[index])
    if (frame.monday + 6 < since) break
    for (const run of runs) if (run.day >= since && run.km > longest) longest = run.km
  }
  return longest
}

/** The last days before an event hold no run near the longest one. @source fokkema-2020 */
function isFreshening(frame: WeekFrame, day: number): boolean {
  if (frame.daysToTarget === null || frame.index < 2) return false
  const days = frame.daysToTarget - day
  const { long, other } = LIMITS['longest-to-event'].hard
  return days >= 0 && days < (frame.profile && isLongEvent(frame.profile) ? long : other)
}

/** [ratio] of the fullest weeks' running that a week of the taper keeps at most. @source bosquet-2007 */
function taperedTo(share: number): number {
  return Math.min(1, share + 0.2)
}

/** [km] the runs of this week may have together after the weeks before it. @source nielsen-2014 */
export function mostRunsKm({ frame, past, startRunKm }: LimitFacts): number {
  const whole = past.filter((one) => one.whole)
  // A stretch away is no measure of what somebody is used to: the weeks before it count as well.
  const known = whole.slice(-8).filter((one) => !one.frame.exceptional)
  const recent = [...whole.slice(-4), ...known.slice(-4)]
  if (recent.length === 0) return Number.POSITIVE_INFINITY
  const best = Math.max(...recent.map((one) => one.runKm))
  const risen = weeklyKmLimit(best, best === 0 || frame.index < 4 ? startRunKm : 0)
  // The easier week that ends a block is no place for more running than the one before it had, unless that had little.
  const last = past.at(-1)
  if (frame.deload && frame.phase === 'peak' && last?.whole)
    return Math.min(risen, Math.max(last.runKm, best * DELOAD_SHARE))
  // Where walking makes up the minutes, a taper that takes walks away alone would be none.
  return frame.phase === 'taper' && frame.share !== null ? Math.min(risen, best * taperedTo(frame.share)) : risen
}

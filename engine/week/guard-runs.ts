import { LIMITS } from '../limits/limits.ts'
import { nextLongestRunKm } from '../load/long-run-progression.ts'
import { weeklyKmLimit } from '../load/weekly-rise.ts'
import { isLongEvent } from '../phases/event-profile.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { runAfterAwayKm } from './after-away.ts'
import { type GuardInput, type PastWeek, runKmOf } from './guard-input.ts'
import { longShareOf } from './long-session.ts'
import type { PlacedSession } from './plan-week.ts'
import { CRAMPED_MIN, shortened } from './shortened.ts'
import { weightiest } from './weightiest.ts'

/** A run no longer than the last 30 days allow. @source frandsen-2025 */
export function clampedRun(one: PlacedSession, input: GuardInput): PlacedSession {
  const km = one.session.distanceKm
  if (one.session.discipline !== 'run' || km === null) return one
  const most = runMostKm(one.day, input)
  if (km <= most + 1e-9) return one
  const allowed = Math.floor(most * 10 + 1e-9) / 10
  if (walksInstead(one, input)) return input.rebuild(one, one.session.durationMin, allowed)
  return input.rebuild(one, Math.max(CRAMPED_MIN, Math.floor((one.session.durationMin * allowed) / km)), allowed)
}

/** [km] a run on a weekday of this week may have after the runs of the last 30 days. @source frandsen-2025 */
export function runMostKm(weekday: number, { frame, past, startRunKm }: GuardInput): number {
  const day = frame.monday + weekday
  let longest = 0
  let longestEver = 0
  for (const { runs } of past)
    for (const run of runs) {
      if (!run.race && run.km > longestEver) longestEver = run.km
      if (day - run.day <= LIMITS['run-rise'].given.days && run.km > longest) longest = run.km
    }
  const early = frame.index < 4
  const base = longest === 0 || (early && startRunKm > longest) ? startRunKm : longest
  const most = Math.max(nextLongestRunKm(base), runAfterAwayKm(past.map(longestOf), base))
  return Math.min(most, isFreshening(frame, weekday) ? longestEver * 0.9 : Number.POSITIVE_INFINITY)
}

function longestOf({ runs, frame }: PastWeek) {
  const runKm = Math.max(0, ...runs.map(({ km, race }) => (race ? 0 : km)))
  return { runKm, exceptional: frame.exceptional }
}

/** The last days before an event hold no run near the longest one. @source fokkema-2020 */
function isFreshening(frame: WeekFrame, day: number): boolean {
  if (frame.daysToTarget === null || frame.index < 2) return false
  const days = frame.daysToTarget - day
  const { long, other } = LIMITS['longest-to-event'].hard
  return days >= 0 && days < (frame.profile && isLongEvent(frame.profile) ? long : other)
}

/** The long run stays within its share once the others have their final length. */
export function clampedShare(
  week: readonly PlacedSession[],
  { rebuild, person }: Pick<GuardInput, 'rebuild' | 'person'>,
): readonly PlacedSession[] {
  const runs = week.filter(({ session }) => session.discipline === 'run')
  const long = weightiest(runs, ({ session }) => session.durationMin)
  if (!long || runs.length < 3) return week
  const share = longShareOf(runs.length, person)
  const others = runs.reduce((sum, { session }) => sum + session.durationMin, 0) - long.session.durationMin
  const most = Math.floor((others * share) / (1 - share))
  if (long.session.durationMin <= most) return week
  const km = long.session.distanceKm
  const fitted = km === null ? null : Math.floor(((km * most) / long.session.durationMin) * 10) / 10
  return week.map((one) => (one === long ? rebuild(long, Math.max(CRAMPED_MIN, most), fitted) : one))
}

/** Whether the long run takes all of the week's running that it should. */
export function takesItsShare(week: readonly PlacedSession[], { person }: Pick<GuardInput, 'person'>): boolean {
  const minutes = week.flatMap(({ session }) => (session.discipline === 'run' ? [session.durationMin] : []))
  const all = minutes.reduce((sum, one) => sum + one, 0)
  return minutes.length >= 3 && Math.max(...minutes) >= all * longShareOf(minutes.length, person)
}

/** Runs together rise no faster than the week; after a month without running they start small again. */
export function clampedKm(week: readonly PlacedSession[], input: GuardInput): readonly PlacedSession[] {
  const km = runKmOf(week.filter(({ intent }) => intent.role !== 'race'))
  const most = weekMostKm(input)
  if (km <= most) return week
  const runs = week.filter(({ session }) => session.discipline === 'run' && session.distanceKm !== null)
  const long = runs.find(({ intent }) => intent.role === 'long')
  const longKm = long?.session.distanceKm ?? 0
  // The long run is what the weeks build up to: it gives way last, as far as its share of the week allows.
  const kept = runs.length < 3 ? 0 : Math.min(longKm, most * 0.96 * longShareOf(runs.length, input.person))
  return week.map((one) => {
    if (one.session.discipline !== 'run') return one
    if (kept === 0) return lessRunning(one, (most / km) * 0.97, input)
    if (one === long) return kept < longKm ? lessRunning(one, kept / longKm, input) : one
    return lessRunning(one, (most * 0.97 - kept) / (km - longKm), input)
  })
}

/** [km] the runs of this week may have together after the weeks before it. @source nielsen-2014 */
export function weekMostKm({ frame, past, startRunKm }: GuardInput): number {
  const whole = past.filter((one) => one.whole)
  // A stretch away is no measure of what somebody is used to: the weeks before it count as well.
  const known = whole.slice(-8).filter((one) => !one.frame.exceptional)
  const recent = [...whole.slice(-4), ...known.slice(-4)]
  if (recent.length === 0) return Number.POSITIVE_INFINITY
  const best = Math.max(...recent.map((one) => one.runKm))
  return weeklyKmLimit(best, best === 0 || frame.index < 4 ? startRunKm : 0)
}

/** Fewer kilometres: somebody new to running walks the rest of the time, others come home sooner. */
function lessRunning(one: PlacedSession, ratio: number, input: GuardInput): PlacedSession {
  const km = one.session.distanceKm
  if (km === null || !walksInstead(one, input)) return shortened(one, ratio, input.rebuild, CRAMPED_MIN)
  return input.rebuild(one, one.session.durationMin, Math.floor(km * ratio * 10) / 10)
}

/** Whether a run may hold walking in place of running. */
function walksInstead({ intent, session }: PlacedSession, { person, frame }: GuardInput): boolean {
  const easy = intent.role === 'easy' || intent.role === 'long'
  return person.level === 'beginner' && easy && !session.hard && frame.share === null
}

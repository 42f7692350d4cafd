import type { PlacedSession } from '../laid/plan-week.ts'
import { CRAMPED_MIN, shortened } from '../laid/shortened.ts'
import { weightiest } from '../laid/weightiest.ts'
import { longShareOf } from '../minutes/long-session.ts'
import { walkShareOf } from '../person/person.ts'
import { type GuardInput, runKmOf } from './guard-input.ts'

/** A run no longer than the last 30 days allow. @source frandsen-2025 */
export function clampedRun(one: PlacedSession, input: GuardInput): PlacedSession {
  const km = one.session.distanceKm
  if (one.session.discipline !== 'run' || km === null) return one
  const most = input.limits.runKmOn(one.day)
  if (km <= most + 1e-9) return one
  const allowed = Math.floor(most * 10 + 1e-9) / 10
  return input.rebuild(one, withWalking(one, allowed / km, input), allowed)
}

/** The long run stays within its share once the others have their final length. */
export function clampedShare(
  week: readonly PlacedSession[],
  { rebuild, person }: Pick<GuardInput, 'rebuild' | 'person'>,
): readonly PlacedSession[] {
  let runs = 0
  let runMin = 0
  for (const { session } of week) {
    if (session.discipline !== 'run') continue
    runs++
    runMin += session.durationMin
  }
  if (runs < 3) return week
  const long = weightiest(week, ({ session }) => (session.discipline === 'run' ? session.durationMin : -1))
  if (!long) return week
  const share = longShareOf(runs, person)
  const others = runMin - long.session.durationMin
  const most = Math.floor((others * share) / (1 - share))
  if (long.session.durationMin <= most) return week
  const km = long.session.distanceKm
  const fitted = km === null ? null : Math.floor(((km * most) / long.session.durationMin) * 10) / 10
  return week.map((one) => (one === long ? rebuild(long, Math.max(CRAMPED_MIN, most), fitted) : one))
}

/** Whether the long run takes all of the week's running that it should. */
export function takesItsShare(week: readonly PlacedSession[], { person }: Pick<GuardInput, 'person'>): boolean {
  let runs = 0
  let all = 0
  let longest = 0
  for (const { session } of week) {
    if (session.discipline !== 'run') continue
    runs++
    all += session.durationMin
    longest = Math.max(longest, session.durationMin)
  }
  return runs >= 3 && longest >= all * longShareOf(runs, person)
}

/** Runs together rise no faster than the week; after a month without running they start small again. */
export function clampedKm(week: readonly PlacedSession[], input: GuardInput): readonly PlacedSession[] {
  const km = runKmOf(week.filter(({ intent }) => intent.role !== 'race'))
  const most = input.limits.runsKm
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

/** Fewer kilometres: somebody new to running walks the rest of the time, others come home sooner. */
function lessRunning(one: PlacedSession, ratio: number, input: GuardInput): PlacedSession {
  const km = one.session.distanceKm
  if (km === null || walkedPart(one, input) === 0) return shortened(one, ratio, input.rebuild, CRAMPED_MIN)
  return input.rebuild(one, withWalking(one, ratio, input), Math.floor(km * ratio * 10) / 10)
}

/** [min] of a run of which so much is run, with the walking that stands for some of the rest. */
function withWalking(one: PlacedSession, ratio: number, input: GuardInput): number {
  const { durationMin } = one.session
  const walked = walkedPart(one, input) * (1 - ratio)
  return Math.max(CRAMPED_MIN, Math.floor(durationMin * (ratio + walked) + 1e-9))
}

/** [ratio] of what a run loses that may be walked in its place: less, the farther a beginner runs. */
function walkedPart({ intent, session }: PlacedSession, { person, frame }: GuardInput): number {
  const easy = intent.role === 'easy' || intent.role === 'long'
  return person.level === 'beginner' && easy && !session.hard && frame.share === null ? walkShareOf(person) : 0
}

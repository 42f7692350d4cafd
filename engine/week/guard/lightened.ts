import type { PlacedSession } from '../laid/plan-week.ts'
import { CRAMPED_MIN, LEAST_MIN } from '../laid/shortened.ts'
import { weightiest } from '../laid/weightiest.ts'
import type { GuardInput } from './guard-input.ts'

/**
 * A week with no more load than a limit: minutes come off its lightest sessions, so that days stay unlike each other.
 * @param mostAu - [AU] the same week under less stress
 * @source default-ours: more stress never means more load
 */
export function lightened(
  placed: readonly PlacedSession[],
  mostAu: number,
  { rebuild }: GuardInput,
): readonly PlacedSession[] {
  let week = placed
  for (let round = 0; round < 60; round++) {
    const excess = week.reduce((sum, { session }) => sum + session.loadAu, 0) - mostAu
    if (excess <= 0) break
    const lightest = weightiest(
      week.filter(({ intent, session }) => intent.role !== 'race' && session.durationMin > LEAST_MIN),
      ({ session }) => -session.loadAu,
    )
    if (!lightest) break
    const { durationMin, rpe, distanceKm } = lightest.session
    const shorter = Math.max(LEAST_MIN, durationMin - Math.min(5, Math.ceil(excess / rpe)))
    const km = distanceKm === null ? null : Math.floor(((distanceKm * shorter) / durationMin) * 10) / 10
    week = week.map((one) => (one === lightest ? rebuild(one, shorter, km) : one))
  }
  return week
}

/** [km] of a week's long run; none where it has no long run. */
export function longKmOf(week: readonly PlacedSession[]): number {
  return Math.max(0, ...week.map(({ session }) => (isLongRun(session) ? (session.distanceKm ?? 0) : 0)))
}

/**
 * A week whose long run is no longer than a limit: days that differ may have lengthened it.
 * @param mostKm - [km] the same week under less stress
 * @source default-ours: more stress never means a longer run
 */
export function withLongWithin(
  week: readonly PlacedSession[],
  mostKm: number,
  { rebuild }: Pick<GuardInput, 'rebuild'>,
): readonly PlacedSession[] {
  if (longKmOf(week) <= mostKm) return week
  return week.map((one) => {
    const { durationMin, distanceKm } = one.session
    if (!isLongRun(one.session) || distanceKm === null || distanceKm <= mostKm) return one
    return rebuild(one, Math.max(CRAMPED_MIN, Math.floor((durationMin * mostKm) / distanceKm)), mostKm)
  })
}

/** Whether a session is a long run. */
export function isLongRun({ discipline, longSession }: PlacedSession['session']): boolean {
  return discipline === 'run' && longSession
}

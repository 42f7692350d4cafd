import type { GuardInput } from './guard-input.ts'
import type { PlacedSession } from './plan-week.ts'
import { LEAST_MIN } from './shortened.ts'
import { weightiest } from './weightiest.ts'

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

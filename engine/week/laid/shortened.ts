import { BOUNDS } from '../../limits/bounds.ts'
import { floor5 } from '../minutes/grid.ts'
import type { PlacedSession } from './plan-week.ts'

export type Rebuild = (one: PlacedSession, durationMin: number, distanceKm: number | null) => PlacedSession

/** [min] no session is made shorter than this. */
export const LEAST_MIN = BOUNDS.session.least
/** [min] the same where a limit would break otherwise. */
export const CRAMPED_MIN = BOUNDS['cramped-session'].least

/** A session at a share of its length, in whole fives where that is natural; a race stays as it is. */
export function shortened(
  one: PlacedSession,
  ratio: number,
  rebuild: Rebuild,
  least: number = LEAST_MIN,
): PlacedSession {
  const { intent, session } = one
  if (intent.role === 'race' || session.durationMin <= least) return one
  const wished = session.durationMin * ratio
  const durationMin = Math.max(least, wished >= 20 && session.distanceKm === null ? floor5(wished) : Math.floor(wished))
  if (durationMin >= session.durationMin) return one
  const km =
    session.distanceKm === null
      ? null
      : Math.floor(((session.distanceKm * durationMin) / session.durationMin) * 10) / 10
  return rebuild(one, durationMin, km)
}

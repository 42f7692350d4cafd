import { BOUNDS } from '../../limits/bounds.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { buildSession } from '../../sessions/build.ts'
import { personOf } from '../person-of.ts'
import { easierDay } from './changed-day.ts'
import { plannedSession } from './planned-session.ts'
import { dayWith, LEAST_MIN } from './session-day.ts'

const { least: LEAST_HARD_MIN } = BOUNDS['hard-session']

/**
 * The same kind of session with fewer minutes, never with more load; an easy one where the kind does not fit any more.
 * @param share - [ratio] of the minutes, up to 1
 */
export function trimmedDay(base: PlanBase, day: PlanDay, share: number, week: PlanWeek): PlanDay {
  const durationMin = Math.max(LEAST_MIN, Math.floor(day.durationMin * share))
  if (day.discipline === 'race' || day.durationMin === 0 || durationMin >= day.durationMin) return day
  const km = day.distanceKm === null ? null : Math.floor(day.distanceKm * share * 10) / 10
  if (durationMin >= (day.hard ? LEAST_HARD_MIN : LEAST_MIN)) {
    const { request } = plannedSession(base, day, week)
    const session = buildSession({ ...request, durationMin, distanceKm: km })
    const lighter = session.loadAu <= day.loadAu * share + session.rpe && session.loadAu <= day.loadAu
    const alike = session.discipline === day.discipline && (day.hard || !session.hard)
    if (lighter && alike && session.durationMin <= durationMin) return dayWith(day, session)
  }
  return easierDay(day, share, personOf(base, day.date), week)
}

import { dayNumber } from '../../civil-date.ts'
import { minuteOf } from '../../day/clock.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { buildSession } from '../../sessions/build.ts'
import { isFree } from './hours.ts'
import { plannedSession } from './planned-session.ts'
import { dayWith } from './session-day.ts'

/**
 * An easy session made a little longer, where its slot has the room; anything else stays as it is.
 * @param share - [ratio] of the minutes, above 1; also the most that the load may grow by
 */
export function longerDay(base: PlanBase, day: PlanDay, share: number, week: PlanWeek): PlanDay {
  const durationMin = Math.floor(day.durationMin * share)
  if (day.hard || day.longSession || day.start === null || durationMin === day.durationMin) return day
  const { request } = plannedSession(base, day, week)
  const distanceKm = day.distanceKm === null ? null : Math.floor(day.distanceKm * share * 10) / 10
  const session = buildSession({ ...request, durationMin, distanceKm })
  const room = isFree(base.lifeNow.on(dayNumber(day.date)), minuteOf(day.start), durationMin, false)
  const grows = session.loadAu > day.loadAu && session.loadAu <= day.loadAu * share + 1e-6
  return room && grows && !session.hard ? dayWith(day, session) : day
}

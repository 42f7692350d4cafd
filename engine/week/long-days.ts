import { LIMITS } from '../limits/limits.ts'
import { eventProfile, isLongEvent } from '../phases/event-profile.ts'
import type { DatedEvent } from '../phases/events.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'

/** [days] from one long session to the next of its kind, over the edge of a week too. @source default-ours */
export const LONG_SPACING_DAYS = LIMITS['long-spacing'].hard

/** [min] of a long session after which the next day is easy or free. @source default-ours */
export const VERY_LONG_MIN = 90
/** The first weekday that every long session of the weekend before leaves open to another: Friday. */
const FIRST_SPACED_DAY = LONG_SPACING_DAYS - 1

/** [days] from the last long session to an event at least. @source default-ours */
export function longToEvent(event: Pick<DatedEvent, 'discipline' | 'distanceKm'>): number {
  return LIMITS['long-to-event'].hard[isLongEvent(eventProfile(event)) ? 'long' : 'other']
}

/** The last weekday on which the events of the next week leave room for a long session; 6 where all do. */
export function latestLongDay({ monday, comingRaces }: Pick<WeekFrame, 'monday' | 'comingRaces'>): number {
  return Math.min(6, ...comingRaces.map((race) => race.dayNumber - longToEvent(race) - monday))
}

/**
 * Whether a week holds an event, or the last days before one of the next week: an event on a Monday or Tuesday leaves
 * no day for a long session after that of the weekend before.
 */
export function isRaceNear(frame: Pick<WeekFrame, 'monday' | 'firstDay' | 'races' | 'comingRaces'>): boolean {
  return frame.races.length > 0 || latestLongDay(frame) < Math.max(FIRST_SPACED_DAY, frame.firstDay)
}

import { dayNumber } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import { inside, LIMITS } from '../limits/limits.ts'
import type { CivilDate } from '../model.ts'
import { sure } from '../sure.ts'
import { ENDURANCE_ROLES } from '../week/intent.ts'
import type { PlacedSession } from '../week/laid/plan-week.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import { startRunKm } from '../week/minutes/design.ts'
import type { Person } from '../week/person/person.ts'
import { doneSessions } from './done-sessions.ts'
import type { LivedWeek } from './done-week.ts'

const { most: OPEN_MIN } = BOUNDS['open-to-all']
const { most: FRESH_KM } = BOUNDS['fresh-run']
const RISE_DAYS = LIMITS['run-rise'].given.days
const RISE_MOST = inside(LIMITS['run-rise'].hard, 0.02)

/** [km] and [min] */
type Longest = { readonly km: number; readonly min: number }

/** Whether a session is much longer than the longest that was done of its kind. */
export function isTooLong({ intent, session }: PlacedSession, longest: Longest): boolean {
  if (!ENDURANCE_ROLES.has(intent.role)) return false
  if (session.discipline === 'run' && session.distanceKm !== null)
    return session.distanceKm > Math.max(FRESH_KM, longest.km * RISE_MOST)
  return session.durationMin > Math.max(OPEN_MIN, longest.min * RISE_MOST)
}

/** The longest run and endurance session of the days before a date that count, by what was done. */
export function longestDone(
  laid: readonly LaidWeek[],
  weeks: readonly LivedWeek[],
  person: Person,
  date: CivilDate,
): Longest {
  const since = dayNumber(date) - RISE_DAYS
  const begun = sure(laid[0]).frame.monday
  const longest = since < begun ? { km: startRunKm(person), min: person.start.longestMin } : { km: 0, min: 0 }
  for (const [index, week] of weeks.entries()) {
    const { frame } = sure(laid[index])
    for (const { day, intent, session } of doneSessions(sure(laid[index]), week)) {
      if (frame.monday + day < since || !ENDURANCE_ROLES.has(intent.role)) continue
      if (session.discipline === 'run') longest.km = Math.max(longest.km, session.distanceKm ?? 0)
      longest.min = Math.max(longest.min, session.durationMin)
    }
  }
  return longest
}

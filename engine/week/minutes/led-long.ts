import { eventMinutes } from '../../phases/event-time.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Intent } from '../intent.ts'
import type { Person } from '../person/person.ts'
import { longestForEvent } from './long-session.ts'

/** [ratio] of the longest session before an event from which on a practice stands for it: two long days in a row are worse. @source default-ours */
const ENOUGH_FOR_EVENT = 0.6
/** [ratio] of a practice that the long session without an event is longer than, to stand beside it. @source default-ours */
const CLEARLY_LONGER = 1.15

/** [min] the practice that stands for the long sessions before an event in a sport, in all weeks or in none; 0 where none does. */
export function ledLongMin(
  { beside, profile, target, phase, exceptional }: WeekFrame,
  { level, longDays }: Person,
  sport: Intent['discipline'],
): number {
  const led = beside?.long
  // The long day of three sports is none of one of them.
  if (!led || led.sport !== sport || profile?.kind !== 'day-out' || !target || phase === 'recovery') return 0
  // Whoever names a day for it has both.
  if (exceptional || longDays?.some((one) => one.sport === sport)) return 0
  return led.minutes >= longestForEvent(eventMinutes(target, level)) * ENOUGH_FOR_EVENT ? led.minutes : 0
}

/**
 * The sessions of a week whose long one is a practice that others lead: beside a club ride of three hours the ride that
 * would be long is an easy one.
 * @param sized - the sessions with their minutes
 * @returns null where the week keeps its own
 * @source default-ours
 */
export function besideLedLong(sized: readonly Intent[], frame: WeekFrame, person: Person): Intent[] | null {
  const own = sized.find(({ role }) => role === 'long')
  if (!own || !isLed(own, frame, person)) return null
  return sized.map((one) => (one === own ? { ...one, role: 'easy', kind: 'easy' } : one))
}

function isLed(own: Intent, frame: WeekFrame, person: Person): boolean {
  const led = frame.beside?.long
  if (frame.profile || led?.sport !== own.discipline) return ledLongMin(frame, person, own.discipline) > 0
  const isNamed = person.longDays?.some(({ sport }) => sport === led.sport) ?? false
  return !isNamed && own.durationMin <= led.minutes * CLEARLY_LONGER
}

import type { SessionRequest } from '../../model.ts'
import { eventProfile } from '../../phases/event-profile.ts'
import { eventMinutes } from '../../phases/event-time.ts'
import type { EnduranceKind, PackPart, SessionName, SessionNote, SessionPurpose } from '../session-facts.ts'
import { walkRunFor } from './plan.ts'
import type { Sport } from './sport.ts'

/**
 * What an endurance session is called.
 * @param request - beginners' walk breaks show in the name
 */
export function enduranceName(kind: EnduranceKind, sport: Sport, request: SessionRequest): SessionName {
  const walkRun = (kind === 'easy' || kind === 'long') && walkRunFor(request) !== null
  if (walkRun) return { code: kind === 'long' ? 'long-run-walk' : 'run-walk' }
  return { code: 'endurance-session', kind, sport: sport.id }
}

/** What an endurance session is for. */
export function endurancePurpose(kind: EnduranceKind, sport: Sport, request: SessionRequest): SessionPurpose {
  const { discipline, event, secondLong } = request
  if (secondLong && kind === 'easy') return { code: 'second-long-day' }
  if (kind === 'long' && discipline !== 'run' && discipline !== 'walk')
    return { code: 'longer-at-talking-pace', sport: sport.id }
  if (kind === 'race-pace' && event !== null) return { code: 'practise-event-rhythm', event: event.name }
  if (kind === 'strides' && discipline !== 'run') return { code: 'bursts-wake-legs' }
  if (kind === 'hills' && (discipline === 'row' || discipline === 'cardio')) return { code: 'strength-without-weights' }
  return { code: 'endurance-purpose', kind }
}

/** [min] of effort beyond which somebody eats on the way. @source default-ours */
const FOOD_FROM_MIN = 75

/** [min] from here on a bite now and then is not enough. @source thomas-2016: 30 to 60 g an hour, more beyond two and a half hours; in words, since nobody weighs a banana */
const FOOD_OFTEN_FROM_MIN = 150

/** [m] of climb that a long session of the event's sport holds, as its part of the event does; 0 where it hardly climbs. @source default-ours */
function climbOf(minutes: number, { event, discipline, level }: SessionRequest): number {
  if (!event?.climbM || eventProfile(event).discipline !== discipline) return 0
  const metres = (event.climbM * minutes) / eventMinutes(event, level)
  return metres < LEAST_CLIMB_M ? 0 : Math.round(metres / 50) * 50
}

/** [m] */
const LEAST_CLIMB_M = 100

/**
 * How much of what is carried on the day a long walk towards it carries; null where it carries none.
 * @source default-ours
 */
function packOf(kind: EnduranceKind, { event, discipline, phase, deload, limits }: SessionRequest): PackPart | null {
  if (kind !== 'long' || discipline !== 'walk' || event?.discipline !== 'hike' || phase === 'recovery') return null
  // A pack weighs on backs, hips and knees: whoever spares one walks without.
  if (limits.length > 0) return null
  if (deload || phase === 'base' || phase === 'taper') return 'little'
  return phase === 'build' ? 'half' : 'all'
}

/** Food on the way, tried out where there is a day to come. */
function foodOn(minutes: number, { event, phase }: SessionRequest): SessionNote {
  const code = minutes >= FOOD_OFTEN_FROM_MIN ? 'eat-every-half-hour' : 'water-and-food'
  return { code, practised: event !== null && phase !== 'recovery' }
}

/**
 * What to bear in mind around an endurance session.
 * @param minutes - [min] in all
 */
export function enduranceNotes(kind: EnduranceKind, minutes: number, request: SessionRequest): SessionNote[] {
  const pack = packOf(kind, request)
  const carried: SessionNote[] = pack === null ? [] : [{ code: 'pack-in-session', much: pack }]
  if (minutes > FOOD_FROM_MIN) {
    const climb = kind === 'long' ? climbOf(minutes, request) : 0
    return [
      foodOn(minutes, request),
      ...carried,
      ...(climb > 0 ? [{ code: 'climb-in-session', metres: climb } as const] : []),
    ]
  }
  if (pack !== null) return carried
  if (kind === 'intervals' || kind === 'hills' || kind === 'time-trial') return [{ code: 'heavy-warm-up' }]
  if (kind === 'tempo' || kind === 'threshold' || kind === 'race-pace') return [{ code: 'too-hard-to-speak' }]
  if (walkRunFor(request) !== null) return [{ code: 'walk-breaks-planned' }]
  return minutes >= 60 ? [{ code: 'water-when-warm' }] : []
}

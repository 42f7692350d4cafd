import type { SessionRequest } from '../../model.ts'
import type { EnduranceKind, SessionName, SessionNote, SessionPurpose } from '../session-facts.ts'
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
  const { discipline, event } = request
  if (kind === 'long' && discipline !== 'run' && discipline !== 'walk')
    return { code: 'longer-at-talking-pace', sport: sport.id }
  if (kind === 'race-pace' && event !== null) return { code: 'practise-event-rhythm', event: event.name }
  if (kind === 'strides' && discipline !== 'run') return { code: 'bursts-wake-legs' }
  if (kind === 'hills' && (discipline === 'row' || discipline === 'cardio')) return { code: 'strength-without-weights' }
  return { code: 'endurance-purpose', kind }
}

/** [min] of effort beyond which somebody eats on the way. @source default-ours */
const FOOD_FROM_MIN = 75

/**
 * What to bear in mind around an endurance session.
 * @param minutes - [min] in all
 */
export function enduranceNotes(kind: EnduranceKind, minutes: number, request: SessionRequest): SessionNote[] {
  if (minutes > FOOD_FROM_MIN) return [{ code: 'water-and-food' }]
  if (kind === 'intervals' || kind === 'hills' || kind === 'time-trial') return [{ code: 'heavy-warm-up' }]
  if (kind === 'tempo' || kind === 'threshold' || kind === 'race-pace') return [{ code: 'too-hard-to-speak' }]
  if (walkRunFor(request) !== null) return [{ code: 'walk-breaks-planned' }]
  return minutes >= 60 ? [{ code: 'water-when-warm' }] : []
}

import type { SessionRequest } from '../../model.ts'
import { type PaceZone, zonePace } from '../pace.ts'
import type { Effort, RepeatKind } from '../sport-facts.ts'
import type { StepNote } from '../step-facts.ts'
import { rideZone } from './zones.ts'

const ZONE: Readonly<Record<RepeatKind, PaceZone>> = {
  tempo: 'marathon',
  threshold: 'threshold',
  intervals: 'interval',
  hills: 'repetition',
  'race-pace': 'threshold',
}

/** How hard the work of each kind is. */
export const EFFORT: Readonly<Record<RepeatKind, Effort>> = {
  tempo: 'tempo',
  threshold: 'threshold',
  intervals: 'interval',
  hills: 'hill',
  'race-pace': 'race',
}

/** The easy pace of who has one, or the zone of a ride. */
export function easyPace(request: SessionRequest, effort: Effort = 'easy'): StepNote[] {
  if (request.discipline !== 'run') return rideZone(effort, request)
  const pace = zonePace(request.paceVdot ?? null, 'easy')
  return pace === null ? [] : [{ code: 'easy-pace', ...pace }]
}

/** The pace that hard work of a run aims at, or the zone of a ride, where one is known. */
export function qualityPace(kind: RepeatKind, request: SessionRequest, effort: Effort = EFFORT[kind]): StepNote[] {
  if (request.discipline !== 'run') return rideZone(effort, request)
  if (kind === 'hills') return []
  const { raceSeconds, paceVdot = null, event } = request
  if (kind === 'race-pace' && raceSeconds !== undefined && event?.distanceKm)
    return [{ code: 'aim-race-pace', secPerKm: Math.round(raceSeconds / event.distanceKm) }]
  const pace = zonePace(paceVdot, ZONE[kind])
  return pace === null ? [] : [{ code: 'aim-pace', ...pace }]
}

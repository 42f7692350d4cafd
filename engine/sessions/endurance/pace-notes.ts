import type { SessionRequest } from '../../model.ts'
import { type PaceZone, zonePace } from '../pace.ts'
import type { RepeatKind } from '../sport-facts.ts'
import type { StepNote } from '../step-facts.ts'

const ZONE: Readonly<Record<RepeatKind, PaceZone>> = {
  tempo: 'marathon',
  threshold: 'threshold',
  intervals: 'interval',
  hills: 'repetition',
  'race-pace': 'threshold',
}

/** The easy pace of who has one. */
export function easyPace(request: SessionRequest): StepNote[] {
  const pace = zonePace(request.paceVdot ?? null, 'easy')
  return pace === null ? [] : [{ code: 'easy-pace', ...pace }]
}

/** The pace that hard work of a run aims at, where one is known. */
export function qualityPace(kind: RepeatKind, request: SessionRequest): StepNote[] {
  if (request.discipline !== 'run' || kind === 'hills') return []
  const { raceSeconds, paceVdot = null, event } = request
  if (kind === 'race-pace' && raceSeconds !== undefined && event?.distanceKm)
    return [{ code: 'aim-race-pace', secPerKm: Math.round(raceSeconds / event.distanceKm) }]
  const pace = zonePace(paceVdot, ZONE[kind])
  return pace === null ? [] : [{ code: 'aim-pace', ...pace }]
}

import type { SessionRequest } from '../model.ts'
import type { Session } from '../plan-model.ts'
import { breathingSession, mobilitySession, yogaSession } from './calm/calm.ts'
import { enduranceSession } from './endurance/endurance.ts'
import { swimSession } from './endurance/swim.ts'
import { circuitSession } from './mixed/circuit.ts'
import { brickSession, hybridSession, raceSession } from './mixed/mixed.ts'
import { finished, type SessionDraft } from './session.ts'
import { strengthSession } from './strength/strength.ts'

/**
 * Builds one session: what to do, how it should feel, and what it costs.
 * @param request - what the week planner asks for
 * @returns a session of `request.durationMin` whole minutes; the same request gives the same session
 * @throws RangeError below 5 minutes
 */
export function buildSession(request: SessionRequest): Session {
  return finished(draftSession(request))
}

/**
 * Builds one session as far as its measures; its facts and steps are made when they are read.
 * @param request - what the week planner asks for
 * @throws RangeError below 5 minutes
 */
export function draftSession(request: SessionRequest): SessionDraft {
  switch (request.kind) {
    case 'strength-full':
    case 'strength-upper':
    case 'strength-lower':
    case 'strength-push':
    case 'strength-pull':
    case 'strength-maintenance':
      return strengthSession(request.kind, request)
    case 'circuit':
      return circuitSession(request)
    case 'mobility':
      return mobilitySession(request)
    case 'yoga':
      return yogaSession(request)
    case 'breathing':
      return breathingSession(request)
    case 'brick':
      return brickSession(request)
    case 'hybrid':
      return hybridSession(request)
    case 'race':
      return raceSession(request)
    default:
      return request.discipline === 'swim' ? swimSession(request) : enduranceSession(request.kind, request)
  }
}

import type { Discipline, Session, SessionKind, SessionRequest } from '../model.ts'
import { finishedSession, wantedMinutes } from './session.ts'
import { timedStep } from './steps.ts'

const RPE: Record<SessionKind, number> = {
  easy: 3,
  long: 3,
  recovery: 2,
  tempo: 6,
  threshold: 6.5,
  intervals: 7.5,
  hills: 7,
  'race-pace': 6.5,
  strides: 3,
  'time-trial': 8,
  'strength-full': 5.5,
  'strength-upper': 5.5,
  'strength-lower': 5.5,
  'strength-push': 5.5,
  'strength-pull': 5.5,
  'strength-maintenance': 5,
  circuit: 5,
  mobility: 2,
  yoga: 2,
  breathing: 1,
  brick: 5,
  hybrid: 6,
  race: 8,
}

/**
 * Builds one session: what to do, how it should feel, and what it costs.
 * @param request - what the week planner asks for
 * @returns a session of at most `request.durationMin` minutes
 * @throws RangeError below 5 minutes
 */
export function buildSession(request: SessionRequest): Session {
  const minutes = wantedMinutes(request)
  const discipline: Discipline = request.kind.startsWith('strength') ? 'strength' : request.discipline
  return finishedSession({
    kind: request.kind,
    discipline,
    name: request.kind,
    description: '',
    emoji: '🏃',
    durationMin: minutes,
    rpe: RPE[request.kind],
    distanceKm: discipline === 'run' ? request.distanceKm : null,
    longSession: request.kind === 'long',
    workout: {
      warmup: [timedStep('Warm up', 1)],
      exercises: [timedStep('Main part', minutes - 2)],
      cooldown: [timedStep('Cool down', 1)],
    },
  })
}

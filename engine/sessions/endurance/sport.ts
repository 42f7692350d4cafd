import type { Discipline, SessionRequest } from '../../model.ts'
import type { Muscle } from '../catalogue/row.ts'
import type { SportId } from '../sport-facts.ts'

/** What one way of moving is known by. */
export type Sport = {
  readonly id: SportId
  readonly emoji: string
  readonly muscles: readonly Muscle[]
}

const RUN: Sport = {
  id: 'run',
  emoji: '🏃',
  muscles: ['hip-flexors', 'hamstrings', 'glutes', 'calves', 'quads'],
}

const SPORTS: Readonly<Partial<Record<Discipline, Sport>>> = {
  run: RUN,
  walk: {
    id: 'walk',
    emoji: '🚶',
    muscles: ['hip-flexors', 'calves', 'hamstrings', 'glutes'],
  },
  cycle: {
    id: 'cycle',
    emoji: '🚴',
    muscles: ['hip-flexors', 'quads', 'glutes', 'hamstrings'],
  },
  row: {
    id: 'row',
    emoji: '🚣',
    muscles: ['hamstrings', 'glutes', 'back', 'hip-flexors'],
  },
  cardio: {
    id: 'cardio',
    emoji: '💓',
    muscles: ['hip-flexors', 'glutes', 'hamstrings', 'quads'],
  },
}

/** What cardio is of whoever trains for an event on skis: there is no discipline of its own for it. */
const SKI: Sport = {
  id: 'ski',
  emoji: '⛷️',
  muscles: ['hip-flexors', 'glutes', 'hamstrings', 'back'],
}

/**
 * The sport of a session.
 * @param request - swims have a builder of their own; any discipline that is unknown is taken as cardio
 */
export function sportOf({ discipline, event }: Pick<SessionRequest, 'discipline' | 'event'>): Sport {
  if (discipline === 'cardio' && event?.discipline === 'ski') return SKI
  return SPORTS[discipline] ?? SPORTS.cardio ?? RUN
}

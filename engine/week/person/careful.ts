import type { SessionKind } from '../../model.ts'
import type { BodyPart } from '../../sessions/catalogue/row.ts'
import { sparedParts } from '../../sessions/pool.ts'
import type { Person } from './person.ts'

/** What hills, sprints and fast repetitions load most. @source default-ours */
const LOADED_BY_SPEED: ReadonlySet<BodyPart> = new Set([
  ...(['hip', 'knee', 'calf', 'shin', 'achilles', 'ankle', 'foot', 'hamstring', 'quad', 'glute'] as const),
])

/** What stands for it, on the flat and even. */
const EVEN: Readonly<Partial<Record<SessionKind, SessionKind>>> = {
  hills: 'tempo',
  intervals: 'threshold',
  strides: 'easy',
  'time-trial': 'tempo',
}

/**
 * A kind of run for who runs with care: nothing uphill, nothing near a sprint.
 * @source default-ours
 */
export function carefulKind(kind: SessionKind, { limits }: Pick<Person, 'limits'>): SessionKind {
  if (limits.length === 0 || ![...sparedParts(limits)].some((part) => LOADED_BY_SPEED.has(part))) return kind
  return EVEN[kind] ?? kind
}

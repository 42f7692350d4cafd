import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Placement } from '../../placement/search.ts'
import { FORBIDDEN } from '../../placement/weights.ts'
import { sure } from '../../sure.ts'
import type { Intent } from '../intent.ts'
import type { Person } from '../person/person.ts'
import { type BuiltIntent, buildEased, buildIntent } from './build-sessions.ts'

type Placing = {
  readonly place: (sessions: readonly BuiltIntent[]) => Placement
  readonly frame: WeekFrame
  readonly person: Person
  readonly seed: number
}

/**
 * The sessions of a week as the days that the person leaves can hold them: where hard and long ones would lie too
 * close, the last hard one becomes easy, then the long one ordinary.
 * @source default-ours: what a person confirmed is not bargained with, the week is
 */
export function withinFacts(
  built: readonly BuiltIntent[],
  { place, frame, person, seed }: Placing,
): [readonly BuiltIntent[], Placement] {
  let sessions = built
  let placement = place(sessions)
  while (placement.cost >= FORBIDDEN && frame.shut.length > 0) {
    const at = hardestAt(sessions)
    if (at < 0) break
    sessions = sessions.with(at, gentler(sure(sessions[at]), frame, person, seed))
    placement = place(sessions)
  }
  return [sessions, placement]
}

/** Where the session lies that gives way first, or -1 where all are easy. */
function hardestAt(sessions: readonly BuiltIntent[]): number {
  const hard = sessions.findLastIndex(({ intent }) => intent.hard && intent.role !== 'race')
  return hard >= 0 ? hard : sessions.findLastIndex(({ intent }) => intent.role === 'long')
}

/** The sessions with an ordinary one in the place of the long one, where no day keeps its distance from the long one before. */
export function withoutLong<T extends BuiltIntent>(sessions: readonly T[]): T[] {
  return sessions.map((one) => (one.intent.role === 'long' ? { ...one, intent: ordinary(one.intent) } : one))
}

function ordinary(intent: Intent): Intent {
  const discipline = intent.discipline === 'brick' ? 'cycle' : intent.discipline
  return { ...intent, role: 'easy', kind: 'easy', discipline }
}

function gentler(one: BuiltIntent, frame: WeekFrame, person: Person, seed: number): BuiltIntent {
  if (!one.intent.hard) {
    const intent = ordinary(one.intent)
    return { ...one, intent, session: buildIntent(intent, frame, person, seed) }
  }
  const intent: Intent = { ...one.intent, hard: false }
  return { ...one, intent, session: buildEased(intent, frame, person, seed), eased: true }
}

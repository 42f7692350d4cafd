import { vdotOf } from '../load/vdot.ts'
import type { Level } from '../model.ts'
import type { DatedEvent } from '../phases/events.ts'
import { racePace } from '../sessions/pace.ts'
import type { Person } from './person.ts'

/** [ml/kg/min] A time hoped for that asks for more is no ground for paces of who never told of a result. @source default-ours */
const MOST_HOPED: Readonly<Record<Level, number>> = { beginner: 40, intermediate: 52, advanced: 70 }
/** [ratio] of it that training paces come from: what is hoped for is not yet there. @source default-ours */
const NOT_YET = 0.96
/** [ratio] a target this much faster than a result says is not raced at. @source default-ours */
const AMBITIOUS = 0.97

type Raced = Pick<DatedEvent, 'discipline' | 'distanceKm'> & { readonly targetSeconds?: number }

/**
 * What a hoped-for time of a run asks for; null where there is none, or one that nobody of that level should train by.
 * @returns [ml/kg/min]
 * @source daniels-gilbert
 */
function hopedVdot({ discipline, distanceKm, targetSeconds }: Raced, level: Level): number | null {
  if (discipline !== 'run' || distanceKm === null || targetSeconds === undefined) return null
  const vdot = vdotOf(distanceKm, targetSeconds)
  return vdot <= MOST_HOPED[level] ? vdot : null
}

/**
 * What paces of training come from: the newest result, or else the time hoped for.
 * @param events - of the plan; the main one's time counts
 * @returns [ml/kg/min], null where neither is known
 * @source daniels-gilbert
 */
export function trainingVdot(
  { result, level }: Pick<Person, 'result' | 'level'>,
  events: readonly DatedEvent[],
): number | null {
  if (result) return result.vdot
  const main = events.findLast(({ priority }) => priority === 'A')
  const hoped = main ? hopedVdot(main, level) : null
  return hoped === null ? null : hoped * NOT_YET
}

/**
 * How long a person will run for: the time hoped for, unless a result says that it is out of reach, or what it points to.
 * @returns [s], null where nothing is known or the event is no run of a known distance
 * @source daniels-gilbert
 */
export function raceSeconds(event: Raced, { result, level }: Pick<Person, 'result' | 'level'>): number | null {
  const { discipline, distanceKm, targetSeconds } = event
  if (discipline !== 'run' || distanceKm === null) return null
  if (!result) return hopedVdot(event, level) === null ? null : (targetSeconds ?? null)
  const pace = racePace(result.vdot, distanceKm)
  const pointsTo = pace === null ? null : Math.round(pace * distanceKm)
  if (targetSeconds === undefined || pointsTo === null) return pointsTo
  return targetSeconds >= pointsTo * AMBITIOUS ? targetSeconds : pointsTo
}

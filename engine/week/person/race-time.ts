import { vdotOf } from '../../load/vdot.ts'
import type { Level } from '../../model.ts'
import { isTrail } from '../../phases/event-time.ts'
import type { DatedEvent } from '../../phases/events.ts'
import { racePace, zonePace } from '../../sessions/pace.ts'
import { easyPaceMinPerKm, type Person } from './person.ts'

/** [ml/kg/min] A time hoped for that asks for more is no ground for paces of who never told of a result. @source default-ours */
const MOST_HOPED: Readonly<Record<Level, number>> = { beginner: 40, intermediate: 52, advanced: 70 }
/** [ratio] of it that training paces come from: what is hoped for is not yet there. @source default-ours */
const NOT_YET = 0.96
/** [ratio] a target this much faster than a result says is not raced at. @source default-ours */
const AMBITIOUS = 0.97

/** [ratio] How far the easy pace that a hoped-for time asks for may lie from the one that somebody runs. @source default-ours */
const QUICKER = 1.1
const SLOWER = 0.95
/** [min/km] what is believed of a longest run that was told with its minutes. @source default-ours */
const BELIEVED = [3.5, 10] as const

type Raced = Pick<DatedEvent, 'discipline' | 'distanceKm' | 'climbM'> & {
  readonly name?: string
  readonly targetSeconds?: number
}
type Runner = Pick<Person, 'result' | 'level' | 'start'>

/**
 * What a hoped-for time is worth before a result is known: `trained` by, only `raced` at where somebody trains faster than
 * it asks, or `aside` where nothing that is known speaks for it; null without one, or where a result is known.
 * @source daniels-gilbert: what an easy pace goes with which time; how far it may lie off is ours
 */
export function hopeOf(event: Raced, { result, level, start }: Runner): 'trained' | 'raced' | 'aside' | null {
  const { discipline, distanceKm, targetSeconds } = event
  if (result || discipline !== 'run' || distanceKm === null || targetSeconds === undefined) return null
  const vdot = vdotOf(distanceKm, targetSeconds)
  const easy = zonePace(vdot * NOT_YET, 'easy')
  if (easy === null || vdot > MOST_HOPED[level]) return 'aside'
  const own = ownPaceMinPerKm(level, start) * 60
  if (own > easy.high * QUICKER) return 'aside'
  return own < easy.low * SLOWER ? 'raced' : 'trained'
}

/** [min/km] at which somebody runs easily now: as their longest run was told, or as their level does. */
function ownPaceMinPerKm(level: Level, { longestMin, longestRunKm }: Person['start']): number {
  const told = longestRunKm ? longestMin / longestRunKm : 0
  return told >= BELIEVED[0] && told <= BELIEVED[1] ? told : easyPaceMinPerKm(level, 0)
}

/**
 * What paces of training come from: the newest result, or else the time hoped for.
 * @param events - of the plan; the main one's time counts
 * @returns [ml/kg/min], null where neither is known
 * @source daniels-gilbert
 */
export function trainingVdot(runner: Runner, events: readonly DatedEvent[]): number | null {
  if (runner.result) return runner.result.vdot
  const main = events.findLast(({ priority }) => priority === 'A')
  if (!main?.distanceKm || main.targetSeconds === undefined || hopeOf(main, runner) !== 'trained') return null
  return vdotOf(main.distanceKm, main.targetSeconds) * NOT_YET
}

/**
 * How long a person will run for: the time hoped for, unless what is known speaks against it, or what a result points to.
 * @returns [s], null where nothing is known or the event is no run of a known distance
 * @source daniels-gilbert
 */
export function raceSeconds(event: Raced, runner: Runner): number | null {
  const { discipline, distanceKm, targetSeconds } = event
  if (discipline !== 'run' || distanceKm === null) return null
  // A result on the road says little of hills: distance and climb do, or the time hoped for.
  if (isTrail(event)) return targetSeconds ?? null
  const { result } = runner
  if (!result) {
    const hope = hopeOf(event, runner)
    return hope === null || hope === 'aside' ? null : (targetSeconds ?? null)
  }
  const pace = racePace(result.vdot, distanceKm)
  const pointsTo = pace === null ? null : Math.round(pace * distanceKm)
  if (targetSeconds === undefined || pointsTo === null) return pointsTo
  return targetSeconds >= pointsTo * AMBITIOUS ? targetSeconds : pointsTo
}

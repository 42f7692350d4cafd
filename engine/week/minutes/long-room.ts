import { inside, LIMITS } from '../../limits/limits.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import { ENDURANCE_ROLES, type Intent, type Role } from '../intent.ts'
import type { Person } from '../person/person.ts'
import { besides } from '../person/sports.ts'
import { clamp, floor5 } from './grid.ts'
import { type AllocationLimits, longMin, longRunMin, longShareOf, offRoadShare } from './long-session.ts'

/** [ratio] of a week of three days that its long run may take: none on more days is shorter. @source own-analysis-25-plans */
const OF_THREE_DAYS = inside(LIMITS['long-run-share'].target[3], 0.01)
/** [ratio] the same where one of the three is a day of strength. @source default-ours */
const OF_TWO_RUNS = 0.45
/** [ratio] of a week's mean session that one beside the runs keeps at least, where the long run needs the others. @source default-ours */
const LEAST_BESIDE = 0.6

/** [min] a session beside the runs keeps at least. @source iversen-2021: strength; default-ours */
export function leastBesideMin(meanMin: number, role?: Role): number {
  return clamp(floor5(meanMin * LEAST_BESIDE), 10, role === 'strength' ? 25 : 20)
}

/** Runs that a week keeps, and from which on the long one has a share of its own. */
export const LEAST_RUNS = 3

/** The sessions of a week with room for its long run, and how far those beside the running give way. */
export type LongRoom = {
  readonly intents: readonly Intent[]
  /** [min] of each session that is no endurance work. */
  readonly beside: ReadonlyMap<Intent, number>
  /** [min] the long run takes at most; null for a long session off the road, or none. */
  readonly longMin: number | null
}

/**
 * A week's sessions such that its long run is as long as on fewer days: its share of the running allows it so many other
 * runs, so where the week is too small for all of them strength gets shorter, and then easy runs become easy sessions
 * off the road.
 * @param beside - [min] of each session that is no endurance work, as wished
 * @source own-analysis-25-plans: the more runs, the smaller the share of the long one
 */
export function withRoomForLong(
  intents: readonly Intent[],
  beside: ReadonlyMap<Intent, number>,
  totalMin: number,
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
): LongRoom {
  const long = intents.find(({ role, discipline }) => role === 'long' && discipline === 'run')
  const wished: LongRoom = { intents, beside, longMin: null }
  if (!long) return { ...wished, beside: besideDayOut(wished, totalMin, frame, person, limits) }
  const most = totalMin * (leadsFar(frame) ? OF_THREE_DAYS : OF_TWO_RUNS)
  const wantedMin = Math.min(longRunMin(frame, person, limits), most)
  const meanMin = totalMin / intents.length
  let best: LongRoom = { ...wished, longMin: longMinOf(wished, totalMin, meanMin, person) }
  for (const option of options(wished, meanMin, person, frame)) {
    if (sure(best.longMin) >= wantedMin - 1) break
    const minutes = longMinOf(option, totalMin, meanMin, person)
    if (minutes > sure(best.longMin)) best = { ...option, longMin: minutes }
  }
  return best
}

/** Strength gives way as well where the long ride, swim or walk of an event would be shorter than it may be. */
function besideDayOut(
  { intents, beside }: LongRoom,
  totalMin: number,
  frame: WeekFrame,
  person: Person,
  limits: AllocationLimits,
): LongRoom['beside'] {
  // One day of strength keeps its length in base; two share it, so that the long session is no shorter than beside one.
  const isFree = frame.phase === 'build' || frame.phase === 'peak' || beside.size > 1
  // Whose goal is muscle or calm keeps what stands beside the event for it.
  const isForGoal = person.goal === 'muscle-gain' || person.goal === 'stress'
  if (frame.profile?.kind !== 'day-out' || !isFree || isForGoal) return beside
  const used = [...beside.values()].reduce((sum, minutes) => sum + minutes, 0)
  const isShort = (totalMin - used) * offRoadShare(frame, person) < longMin(frame, person, limits)
  return isShort ? smaller(beside, totalMin / intents.length) : beside
}

/** Whether the weeks lead to a race for which three days hold nothing but runs. */
function leadsFar({ profile }: WeekFrame): boolean {
  return profile?.kind === 'half' || profile?.kind === 'marathon' || profile?.kind === 'ultra'
}

/** The ways to make room, in the order tried. */
function* options(wished: LongRoom, meanMin: number, person: Person, frame: WeekFrame): Generator<LongRoom> {
  const isStrengthsOwn = person.goal === 'muscle-gain' || frame.profile === null
  const small = isStrengthsOwn ? wished.beside : smaller(wished.beside, meanMin)
  yield { ...wished, beside: small }
  let intents = wished.intents
  for (;;) {
    const runs = intents.filter(isRun)
    const off = runs.findLast(({ role, hard }) => (role === 'easy' || role === 'recovery') && !hard)
    const discipline = besides(person, 'run')
    if (runs.length <= LEAST_RUNS || !off || discipline === 'mobility') return
    intents = intents.map((one) =>
      one === off ? { ...one, discipline, kind: one.role === 'easy' ? 'easy' : one.kind } : one,
    )
    yield { ...wished, intents }
    yield { ...wished, intents, beside: small }
  }
}

function smaller(beside: ReadonlyMap<Intent, number>, meanMin: number): Map<Intent, number> {
  return new Map(
    [...beside].map(([intent, minutes]) => [intent, Math.min(minutes, leastBesideMin(meanMin, intent.role))]),
  )
}

/** [min] what is left for the long run once the sessions off the road have the least that they need. */
function longMinOf({ intents, beside }: LongRoom, totalMin: number, meanMin: number, person: Person): number {
  const endurance = intents.filter(({ role }) => ENDURANCE_ROLES.has(role))
  const runs = endurance.filter(isRun).length
  const off = endurance.length - runs
  const used = [...beside.values()].reduce((sum, minutes) => sum + minutes, 0)
  const minutes = Math.max(totalMin - used, endurance.length * 10)
  // Two runs have no share of their own: there all endurance work counts.
  if (runs < LEAST_RUNS) return minutes * longShareOf(off === 0 ? runs : runs + 1, person)
  return (minutes - off * leastBesideMin(meanMin)) * longShareOf(runs, person)
}

function isRun({ discipline }: Intent): boolean {
  return discipline === 'run'
}

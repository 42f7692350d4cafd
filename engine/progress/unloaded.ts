import type { WorkoutStep } from '../plan-model.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import type { HarderNext, LastLift, LiftFact } from '../sessions/step-facts.ts'
import { sure } from '../sure.ts'
import { type Climb, mostOf, riseAtOf } from './climb.ts'
import { addedTo } from './harder.ts'
import { type Asked, fellShort, type Lift } from './lift.ts'

/** What is known around an exercise without a weight. */
export type UnloadedSetting = {
  readonly exercise: Exercise
  readonly climb: Climb | null
  /** False in easier weeks and tapers, and on days made easier. */
  readonly mayRise: boolean
  /** Weeks without any strength training lie behind. */
  readonly rested: boolean
}

/** [reps] more at once of whoever has more left than was asked for. @source default-ours */
const MOST_MORE = 2
/** [s] that a hold grows by. @source default-ours */
const HELD_STEP_S = 5

/** One exercise without a weight, and what is asked of it today. */
type Now = UnloadedSetting & {
  /** The last session in which anything was to rise, and the one before. */
  readonly last: Lift
  readonly before: Lift | undefined
  readonly asked: Asked
  /** [reps or s] in every set before something harder; null where nothing is. */
  readonly riseAt: number | null
  /** [reps or s] the most that is asked for today. */
  readonly cap: number
}

/**
 * A line without a weight, with the repetitions or seconds to aim at: one more in every set than last time, up to where
 * something harder takes its place, and as far as long sets are worth it where nothing does.
 * @param lifts - earlier sessions, newest first, at least one
 * @source acsm-2009: progression after what was asked was done; by how much is ours
 */
export function unloadedStep(
  step: WorkoutStep,
  lifts: readonly Lift[],
  asked: Asked,
  setting: UnloadedSetting,
): WorkoutStep {
  const now = nowOf(lifts, asked, setting)
  const aimReps = aimOf(now)
  const [low, top] = asked.range
  const fact = factOf(now, aimReps, lastOf(sure(lifts[0]), setting.exercise))
  // What is held is one number; of repetitions the range holds what is aimed at.
  const high = setting.exercise.measure === 'seconds' ? aimReps : Math.max(top, aimReps)
  const size = step.size && { ...step.size, low: Math.min(low, aimReps), high }
  return { ...step, size, notes: [...step.notes, fact], aimReps }
}

function nowOf(lifts: readonly Lift[], asked: Asked, setting: UnloadedSetting): Now {
  const [last = sure(lifts[0]), before] = lifts.filter((lift) => !lift.asked?.easy)
  const { climb, exercise } = setting
  const [, top] = asked.range
  // What has been outgrown and is still here has nothing harder to give way to today.
  const riseAt = climb === null || climb.since !== null ? null : riseAtOf(exercise, climb, top)
  const cap = riseAt ?? (climb === null ? top : Math.max(top, mostOf(exercise)))
  return { ...setting, last, before, asked, riseAt, cap }
}

const leastOf = ({ reps }: Lift) => Math.min(...reps)

function aimOf(now: Now): number {
  const { last, asked, mayRise, rested, cap, exercise } = now
  const [low, top] = asked.range
  const least = leastOf(last)
  if (rested) return low
  if (least < low) return belowRange(now, least)
  if (!mayRise) return Math.min(least, top)
  const more = moreOf(last, asked)
  const aim = exercise.measure === 'seconds' ? roundedHold(least) + HELD_STEP_S * Math.min(1, more) : least + more
  return Math.min(cap, Math.max(low, aim))
}

/** [reps or s] the aim of whoever did fewer than today's session asks for. */
function belowRange({ last, before, asked, mayRise, exercise }: Now, least: number): number {
  const [low] = asked.range
  if (last.asked === null) return low
  // Twice short of the range: what can be done is the range to grow from.
  if (fellShort(last)) return before && leastOf(before) < low ? Math.max(1, least) : low
  // It was begun with less, all of which was done: it grows into the range that another session has for it.
  const more = exercise.measure === 'seconds' ? HELD_STEP_S : MOST_MORE
  return mayRise ? Math.min(low, least + more) : least
}

/** [reps] more than last time: none where less was left than is asked for, two where much more was. */
function moreOf({ left }: Lift, { rir }: Asked): number {
  if (left === null) return 1
  return left < rir ? 0 : Math.min(MOST_MORE, Math.max(1, left - rir))
}

const roundedHold = (seconds: number) => Math.floor(seconds / HELD_STEP_S) * HELD_STEP_S

function lastOf({ reps, loadKg }: Lift, { measure }: Exercise): LastLift {
  return { reps, lastKg: loadKg, ...(measure === 'seconds' ? { held: true } : {}) }
}

function factOf(now: Now, aimReps: number, last: LastLift): LiftFact {
  const { climb, mayRise, rested, exercise, riseAt, asked, cap } = now
  if (!mayRise || rested || climb === null) return { code: 'lift-last', ...last }
  const next: HarderNext | null = climb.harder && riseAt !== null ? { harder: climb.harder.exercise.id, riseAt } : null
  if (climb.tooSoon && next) return { code: 'lift-too-soon', ...next, ...last }
  if (next && climb.reached > 0) return { code: 'lift-harder-next', ...next, ...last }
  const [low, top] = asked.range
  const what = addedTo(exercise)
  if (what && leastOf(now.last) >= top) return { code: 'lift-add', what, aimReps, begin: low, ...last }
  if (aimReps <= leastOf(now.last) && aimReps >= cap && !next) return { code: 'lift-last', ...last }
  return { code: 'lift-more', aimReps, harder: next, ...last }
}

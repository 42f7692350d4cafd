import { BOUNDS } from '../limits/bounds.ts'
import type { LoggedSet } from '../model.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import { nearestBelow, nextUp, type WeightUnit } from './load-steps.ts'

/** [reps] low and top of a range. */
export type RepRange = readonly [low: number, top: number]

/** One exercise as it was done on one day, at the weight that counts. */
export type Lift = {
  readonly date: string
  /** [kg] or null where nothing was loaded. */
  readonly loadKg: number | null
  /** Repetitions of each set at that weight. */
  readonly reps: readonly number[]
  /** What the plan asked for that day, where it is known: fewer than its low is a failure, and nothing else is. */
  readonly asked: RepRange | null
}

/** What the next session asks for. */
export type NextLoad = {
  readonly loadKg: number | null
  /** [reps] to aim at in every set: one more than last time, up to where the weight rises. */
  readonly aimReps: number
  /** [reps] at which, twice running, the weight rises. */
  readonly riseAt: number
  readonly move: 'up' | 'same' | 'down'
}

/** What is known around a lift. */
export type LiftSetting = {
  readonly exercise: Exercise | undefined
  readonly unit: WeightUnit
  /** False in easier weeks and tapers. */
  readonly mayRise: boolean
  /** Weeks without any strength training lie behind. */
  readonly rested: boolean
}

/** [ratio] most that a weight rises at once. @source acsm-2009: 2-10 % */
const { most: RISE_MAX } = BOUNDS['weight-rise']
/** [ratio] of a weight that one repetition more is worth. @source default-ours */
const SHARE_PER_REP = 0.025
const { most: EXTRA_REPS_MAX } = BOUNDS['extra-reps']
/** [ratio] taken off after two failed sessions or a long break. @source default-ours */
const BACK_OFF = 0.1

/**
 * The sets of one exercise on one day at the heaviest weight of that day.
 * @param sets - of that exercise and day, at least one
 */
export function liftOf(date: string, sets: readonly LoggedSet[], asked: RepRange | null): Lift {
  const loads = sets.map(({ loadKg }) => loadKg ?? 0)
  const heaviest = Math.max(...loads)
  return {
    date,
    loadKg: heaviest > 0 ? heaviest : null,
    reps: sets.filter(({ loadKg }) => (loadKg ?? 0) === heaviest).map(({ reps }) => reps),
    asked,
  }
}

/**
 * The next session by double progression: repetitions to the top of the range twice, then the next weight that exists.
 * Where that weight is more than a tenth away, repetitions beyond the range come first. Only failed sessions and a long
 * break lower a weight.
 * @param lifts - earlier sessions, newest first, at least one
 * @param range - [reps] low and top of today's range
 * @source acsm-2009: 2-10 % after repetitions beyond the target; top twice, extra repetitions and ten percent back are ours
 */
export function nextLoad(lifts: readonly Lift[], range: RepRange, setting: LiftSetting): NextLoad {
  const [last, before] = lifts as readonly [Lift, Lift | undefined]
  const [low, top] = range
  const least = Math.min(...last.reps)
  const { loadKg } = last
  if (loadKg === null) return { loadKg, move: 'same', riseAt: top, aimReps: within(least + 1, low, top) }

  const heavier = nextUp(setting.exercise, setting.unit, loadKg)
  const riseAt = top + extraReps(heavier / loadKg - 1)
  const same: NextLoad = { loadKg, move: 'same', riseAt, aimReps: within(least + 1, low, riseAt) }
  const alike = before !== undefined && before.loadKg === loadKg
  if (setting.rested || (alike && failed(last) && failed(before)))
    return { ...same, loadKg: lowered(loadKg, setting), move: 'down', aimReps: low }
  const reached = (lift: Lift) => lift.reps.every((reps) => reps >= riseAt)
  if (setting.mayRise && alike && reached(last) && reached(before))
    return { ...same, loadKg: heavier, move: 'up', aimReps: low }
  return setting.mayRise ? same : { ...same, aimReps: low }
}

/** [reps] beyond the range that make up for a step of more than a tenth. */
function extraReps(rise: number): number {
  return Math.min(EXTRA_REPS_MAX, Math.max(0, Math.ceil((rise - RISE_MAX) / SHARE_PER_REP - 1e-9)))
}

function failed({ reps, asked }: Lift): boolean {
  return asked !== null && reps.some((count) => count < asked[0])
}

function lowered(loadKg: number, { exercise, unit }: LiftSetting): number {
  return Math.min(loadKg, nearestBelow(exercise, unit, loadKg * (1 - BACK_OFF)))
}

function within(reps: number, low: number, top: number): number {
  return Math.min(top, Math.max(low, reps))
}

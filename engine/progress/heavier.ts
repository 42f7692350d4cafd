import { BOUNDS } from '../limits/bounds.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import { type Asked, estimatedMaxKg, fellShort, type Lift, repsLeaving } from './lift.ts'
import { nextUp, type Weights } from './load-steps.ts'
import { maxFrom } from './one-rep-max.ts'

/** What is known around a lift. */
export type LiftSetting = {
  readonly exercise: Exercise | undefined
  readonly weights: Weights
  /** False in easier weeks and tapers, and on days made easier. */
  readonly mayRise: boolean
  /** Weeks without any strength training lie behind. */
  readonly rested: boolean
}

/** One lift with what is known and asked of it. */
export type LiftNow = {
  readonly lifts: readonly Lift[]
  readonly last: Lift
  readonly asked: Asked
  readonly setting: LiftSetting
  readonly loadKg: number
  /** [kg] what could be lifted once today. */
  readonly maxKg: number
  /** [kg] the same, and no less than what was shown where all was done that was asked. */
  readonly shownKg: number
  /** In the last session that was not an easy one. */
  readonly didAll: boolean
}

/** [ratio] most that a weight rises at once in one range. @source acsm-2009: 2-10 % */
export const { most: RISE_MAX } = BOUNDS['weight-rise']
/** [reps] up to which a weight is lifted that can't get heavier, or only by a step that is too large. */
export const { most: HEAVIEST_REPS } = BOUNDS['light-reps']

/**
 * Whether the last sets with a weight earned a heavier one: all at the top with as many left as was asked for, or twice
 * running where nobody said what was left.
 */
export function hasEarned(
  lifts: readonly Lift[],
  { asked, loadKg }: Pick<LiftNow, 'asked' | 'loadKg'>,
  riseAt: number,
): boolean {
  const [last, before] = lifts.filter((lift) => !lift.asked?.easy && lift.loadKg === loadKg)
  const reached = (lift: Lift) => lift.reps.every((reps) => reps >= riseAt)
  if (last === undefined || !reached(last)) return false
  if (last.left !== null) return last.left >= (isFixed(asked) ? FIXED_LEFT : asked.rir)
  return before !== undefined && reached(before)
}

/** Fixed repetitions are for somebody new, who adds weight each time that they are done with some left. */
export function isFixed({ range: [low, top] }: Asked): boolean {
  return low === top
}

/** [reps] @source default-ours */
const FIXED_LEFT = 2

/** [reps] the top of the range, and beyond it where the next weight is too far away for the low end. */
export function riseAtOf({ asked, setting }: LiftNow, loadKg: number): number {
  const [low, top] = asked.range
  const heavier = nextUp(setting.exercise, setting.weights, loadKg)
  if (heavier === null) return Math.max(top, HEAVIEST_REPS)
  const isNear = heavier / loadKg - 1 <= RISE_MAX + 1e-9
  // What is left counts with them: nobody tells more than so many from each other.
  const most = Math.max(top, HEAVIEST_REPS - asked.rir)
  for (let reps = top; reps < most; reps++)
    if (isNear || repsLeaving(asked.rir, heavier, maxFrom(loadKg, reps + asked.rir)) >= low) return reps
  return most
}

/** [sessions] of the last few at one weight although a heavier one was asked for, from which on none seems to be at hand. @source default-ours */
const STAYED = 2
const STAYED_OF = 5

/** No heavier weight exists, or the person stayed at this one when a heavier was asked for. */
export function isHeaviest(at: LiftNow): boolean {
  const { lifts, asked, loadKg, setting } = at
  if (nextUp(setting.exercise, setting.weights, loadKg) === null) return true
  if (takesMore(setting.exercise)) return false
  let stayed = 0
  const tried = lifts.filter((lift) => !lift.asked?.easy)
  for (const [ago, lift] of tried.slice(0, STAYED_OF).entries()) {
    if (lift.loadKg !== loadKg || fellShort(lift)) break
    const before = tried.slice(ago + 1)
    const wasAsked = lift.asked ?? asked
    if (before[0]?.loadKg !== loadKg) continue
    const expected = repsLeaving(wasAsked.rir, loadKg, estimatedMaxKg(before) ?? 0)
    const riseAt = riseAtOf({ ...at, asked: wasAsked }, loadKg)
    const wasHeavier = (wasAsked.loadKg ?? 0) > loadKg
    if (wasHeavier || expected >= riseAt + 1 || hasEarned(before, { asked: wasAsked, loadKg }, riseAt)) stayed++
  }
  return stayed >= STAYED
}

/** A bar or a machine can always take a little more: who stays there has had a bad day. */
function takesMore(exercise: Exercise | undefined): boolean {
  const kit = exercise?.equipment.flat() ?? []
  return kit.includes('barbell') || kit.includes('machines')
}

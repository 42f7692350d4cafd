import { BOUNDS } from '../limits/bounds.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import { sure } from '../sure.ts'
import { type Asked, estimatedMaxKg, fellShort, type Lift, type RepRange, repsLeaving } from './lift.ts'
import { nearestBelow, nextUp, type Weights } from './load-steps.ts'
import { maxFrom, shareFor } from './one-rep-max.ts'
import { answerToStall, type StallAnswer } from './stall.ts'

/** What the next session asks for. */
export type NextLoad = {
  readonly loadKg: number | null
  /** [reps] to aim at in every set: one more than last time, up to where the weight rises. */
  readonly aimReps: number
  /** [reps] at which the weight rises. */
  readonly riseAt: number
  /** The range, where it is another than the plan's. */
  readonly range?: RepRange
  readonly move: LoadMove
}

/**
 * Why the weight is what it is: earned, as before, after a break, after sets that fell short, for another range or
 * reserve than last time, for an easier week, because no heavier one exists, or as an answer to a stall.
 */
export type LoadMove = 'up' | 'same' | 'after-break' | 'lowered' | 'fitted' | 'eased' | 'heaviest' | StallAnswer

/** What is known around a lift. */
export type LiftSetting = {
  readonly exercise: Exercise | undefined
  readonly weights: Weights
  /** False in easier weeks and tapers. */
  readonly mayRise: boolean
  /** Weeks without any strength training lie behind. */
  readonly rested: boolean
}

/** [ratio] most that a weight rises at once, in one range and for another. @source acsm-2009: 2-10 % */
const { most: RISE_MAX } = BOUNDS['weight-rise']
const { most: REFIT_MAX } = BOUNDS['weight-refit']
const { most: EXTRA_REPS_MAX } = BOUNDS['extra-reps']
/** [ratio] taken off after two failed sessions or a long break. @source default-ours */
const BACK_OFF = 0.1
/** [sessions] whose heaviest weight no easier week exceeds. */
const EASY_MEMORY = 4
/** [reps] up to which a weight that can't get heavier is lifted. @source default-ours */
const HEAVIEST_REPS = 30

/**
 * The next session by double progression on what somebody can lift: repetitions to the top of the range, then the next
 * weight that exists; and where range or reserve are others than last time, the weight that fits them.
 * @param lifts - earlier sessions, newest first, at least one
 * @param asked - of today
 * @source acsm-2009: 2-10 % after repetitions beyond the target; halperin-2022: what is told as left; the rest is ours
 */
export function nextLoad(lifts: readonly Lift[], asked: Asked, setting: LiftSetting): NextLoad {
  const last = sure(lifts[0])
  const [low, top] = asked.range
  const estimate = estimatedMaxKg(lifts)
  if (last.loadKg === null || estimate === null)
    return { loadKg: null, move: 'same', riseAt: top, aimReps: within(leastOf(last) + 1, low, top) }
  const maxKg = estimate * (setting.rested ? 1 - BACK_OFF : 1)
  const at: At = { lifts, last, asked, setting, loadKg: last.loadKg, maxKg: soberMax(last, maxKg) }
  if (setting.rested) return restedLoad(at)
  if (!setting.mayRise) return easedLoad(at)
  const stall = isHeaviest(at) ? null : answerToStall(lifts)
  if (stall !== null) return stalledLoad(at, stall)
  const alike = lifts.slice(0, ALIKE_MEMORY).filter((lift) => isSameWork(lift.asked, asked))
  const [lastAlike] = alike
  if (lastAlike === undefined || lastAlike.loadKg === null) return fittedLoad(at)
  return sameWorkLoad({ ...at, last: lastAlike, loadKg: lastAlike.loadKg }, alike)
}

/** [sessions] in which one with the same range and reserve is gone on from. @source default-ours */
const ALIKE_MEMORY = 6

const leastOf = ({ reps }: Lift) => Math.min(...reps)

/**
 * The weight to begin with of somebody who knows what they can lift, a tenth under what the curve says.
 * @param known - what they said, as a session to failure
 * @returns [kg] or null where it bears no weight
 */
export function firstLoadKg(
  { maxKg }: Lift,
  asked: Asked,
  { exercise, weights }: Pick<LiftSetting, 'exercise' | 'weights'>,
): number | null {
  if (maxKg === null) return null
  return nearestBelow(exercise, weights, fittingKg(asked.range[0], asked, maxKg) * (1 - BACK_OFF))
}

/** One lift with what is known and asked of it. */
type At = {
  readonly lifts: readonly Lift[]
  readonly last: Lift
  readonly asked: Asked
  readonly setting: LiftSetting
  readonly loadKg: number
  /** [kg] what could be lifted once today. */
  readonly maxKg: number
}

/** After a session that fell short nothing is asked that its best set speaks against. */
function soberMax(last: Lift, maxKg: number): number {
  return fellShort(last) && last.maxKg !== null ? Math.min(maxKg, last.maxKg) : maxKg
}

function restedLoad({ loadKg, asked, maxKg, setting }: At): NextLoad {
  const [low, top] = asked.range
  const wanted = Math.min(loadKg * (1 - BACK_OFF), fittingKg(low, asked, maxKg))
  return { loadKg: below(wanted, loadKg, setting), move: 'after-break', riseAt: top, aimReps: low }
}

function easedLoad({ lifts, loadKg, asked, maxKg, setting }: At): NextLoad {
  const [low, top] = asked.range
  const recent = Math.max(...lifts.slice(0, EASY_MEMORY).map((lift) => lift.loadKg ?? 0))
  const load = Math.min(recent, Math.max(fittingKg(low, asked, maxKg), loadKg * (1 - 2 * BACK_OFF)))
  const eased = nearestBelow(setting.exercise, setting.weights, load)
  return { loadKg: eased, move: eased < loadKg ? 'eased' : 'same', riseAt: top, aimReps: low }
}

function stalledLoad(at: At, answer: StallAnswer): NextLoad {
  const { loadKg, asked, setting } = at
  const [low, top] = asked.range
  if (answer === 'stall-swap') return { ...fittedLoad(at), move: answer }
  const range: RepRange = answer === 'stall-reps' ? [low + STALL_REPS, top + STALL_REPS] : asked.range
  const lighter = below(loadKg * (1 - BACK_OFF), loadKg, setting)
  const changed = answer === 'stall-reps' ? { range } : {}
  return { loadKg: lighter, move: answer, riseAt: range[1], aimReps: range[0], ...changed }
}

/** [reps] more in a set, where the weight has stood still for long. @source default-ours */
const STALL_REPS = 3

/** The weight for another range or reserve than of late: as it is where it fits, or else one that leaves room to grow. */
function fittedLoad(at: At): NextLoad {
  const { loadKg, asked, maxKg, setting } = at
  const [low, top] = asked.range
  const expected = repsLeaving(asked.rir, loadKg, maxKg)
  const riseAt = riseAtOf(at, loadKg)
  if (isHeaviest(at)) return heaviestLoad(at)
  if (hasEarned(at.lifts, at, riseAt)) return risenLoad(at)
  if (expected >= low && expected < riseAt + 1)
    return { loadKg, move: 'same', riseAt, aimReps: within(nextReps(expected), low, riseAt) }
  const wanted = Math.min(fittingKg(Math.min(low + 1, top), asked, maxKg), loadKg * (1 + REFIT_MAX))
  const fitted = nearestBelow(setting.exercise, setting.weights, wanted)
  const fittedRise = riseAtOf(at, fitted)
  const aimReps = within(nextReps(repsLeaving(asked.rir, fitted, maxKg)), low, fittedRise)
  return { loadKg: fitted, move: fitted === loadKg ? 'same' : 'fitted', riseAt: fittedRise, aimReps }
}

/** [reps] to aim at, the next beyond what is expected: who does all that is asked is stronger for it. */
function nextReps(expected: number): number {
  return Math.floor(expected) + 1
}

/** @param alike - sessions of the same range and reserve, newest first */
function sameWorkLoad(at: At, alike: readonly Lift[]): NextLoad {
  const { last, asked, loadKg, maxKg } = at
  const [low] = asked.range
  const riseAt = riseAtOf(at, loadKg)
  const expected = repsLeaving(asked.rir, loadKg, maxKg)
  if (fellShort(sure(at.lifts[0])) && expected < low) return loweredLoad(at, alike, riseAt)
  if (isHeaviest(at)) return heaviestLoad(at)
  if (hasEarned(at.lifts, at, riseAt) || expected >= riseAt + 1) return risenLoad(at)
  const aimReps = Math.max(leastOf(last) + 1, Math.min(Math.floor(expected), leastOf(last) + 2))
  return { loadKg, move: 'same', riseAt, aimReps: within(aimReps, low, riseAt) }
}

function risenLoad(at: At): NextLoad {
  const { last, asked, maxKg } = at
  const risen = risenKg(at, Math.max(maxKg, last.maxKg ?? 0))
  const riseAt = riseAtOf(at, risen)
  const least = Math.min(asked.range[0], leastOf(last))
  const aimReps = within(nextReps(repsLeaving(asked.rir, risen, maxKg)), Math.max(1, least), riseAt)
  return { loadKg: risen, move: 'up', riseAt, aimReps }
}

function heaviestLoad({ last, asked, loadKg, maxKg }: At): NextLoad {
  const expected = Math.floor(repsLeaving(asked.rir, loadKg, maxKg))
  const aimReps = within(Math.max(leastOf(last) + 1, expected), asked.range[0], HEAVIEST_REPS)
  return { loadKg, move: 'heaviest', riseAt: HEAVIEST_REPS, aimReps }
}

/** One session short: one step back; two running: a tenth. */
function loweredLoad(at: At, [, before]: readonly Lift[], riseAt: number): NextLoad {
  const { asked, loadKg, maxKg, setting } = at
  const [low] = asked.range
  const twice = before !== undefined && before.loadKg === loadKg && fellShort(before)
  const fitting = fittingKg(low, asked, maxKg)
  const wanted = twice ? Math.min(fitting, loadKg * (1 - BACK_OFF)) : Math.max(fitting, loadKg * (1 - BACK_OFF))
  return { loadKg: below(wanted, loadKg, setting), move: 'lowered', riseAt, aimReps: low }
}

/**
 * Whether the last sets with a weight earned a heavier one: all at the top with as many left as was asked for, or twice
 * running where nobody said what was left.
 */
function hasEarned(lifts: readonly Lift[], { asked, loadKg }: Pick<At, 'asked' | 'loadKg'>, riseAt: number): boolean {
  const [last, before] = lifts.filter((lift) => !lift.asked?.easy && lift.loadKg === loadKg)
  const reached = (lift: Lift) => lift.reps.every((reps) => reps >= riseAt)
  if (last === undefined || !reached(last)) return false
  if (last.left !== null) return last.left >= (isFixed(asked) ? FIXED_LEFT : asked.rir)
  return before !== undefined && reached(before)
}

/** Fixed repetitions are for somebody new, who adds weight each time that they are done with some left. */
function isFixed({ range: [low, top] }: Asked): boolean {
  return low === top
}

/** [reps] @source default-ours */
const FIXED_LEFT = 2

/** [kg] as far up as the low end of the range still can be done, one step at least and a tenth at most. */
function risenKg({ loadKg, asked, setting }: At, maxKg: number): number {
  let risen = nextUp(setting.exercise, setting.weights, loadKg) ?? loadKg
  for (;;) {
    const more = nextUp(setting.exercise, setting.weights, risen)
    if (more === null || more > loadKg * (1 + RISE_MAX)) return risen
    if (repsLeaving(asked.rir, more, maxKg) < asked.range[0]) return risen
    risen = more
  }
}

/** [reps] the top of the range, and beyond it where the next weight is too far away for the low end. */
function riseAtOf({ asked, setting }: At, loadKg: number): number {
  const [low, top] = asked.range
  const heavier = nextUp(setting.exercise, setting.weights, loadKg)
  if (heavier === null) return Math.max(top, HEAVIEST_REPS)
  for (let reps = top; reps < top + EXTRA_REPS_MAX; reps++) {
    const isNear = heavier / loadKg - 1 <= RISE_MAX + 1e-9
    if (isNear || repsLeaving(asked.rir, heavier, maxFrom(loadKg, reps + asked.rir)) >= low) return reps
  }
  return top + EXTRA_REPS_MAX
}

/** [sessions] of the last few at one weight although a heavier one was asked for, from which on none seems to be at hand. @source default-ours */
const STAYED = 2
const STAYED_OF = 5

/** No heavier weight exists, or the person stayed at this one when a heavier was asked for. */
function isHeaviest(at: At): boolean {
  const { lifts, asked, loadKg, setting } = at
  if (nextUp(setting.exercise, setting.weights, loadKg) === null) return true
  if (takesMore(setting.exercise)) return false
  let stayed = 0
  for (const [ago, lift] of lifts.slice(0, STAYED_OF).entries()) {
    if (lift.loadKg !== loadKg || fellShort(lift)) break
    const before = lifts.slice(ago + 1)
    const wasAsked = lift.asked ?? asked
    if (lift.asked?.easy || before[0]?.loadKg !== loadKg) continue
    const expected = repsLeaving(wasAsked.rir, loadKg, estimatedMaxKg(before) ?? 0)
    const riseAt = riseAtOf({ ...at, asked: wasAsked }, loadKg)
    if (expected >= riseAt + 1 || hasEarned(before, { asked: wasAsked, loadKg }, riseAt)) stayed++
  }
  return stayed >= STAYED
}

/** A bar or a machine can always take a little more: who stays there has had a bad day. */
function takesMore(exercise: Exercise | undefined): boolean {
  const kit = exercise?.equipment.flat() ?? []
  return kit.includes('barbell') || kit.includes('machines')
}

function isSameWork(one: Asked | null, other: Asked): boolean {
  return one?.rir === other.rir && one.range[0] === other.range[0] && one.range[1] === other.range[1]
}

/** [kg] that holds so many repetitions with the reserve that is asked for. */
function fittingKg(reps: number, { rir }: Asked, maxKg: number): number {
  return maxKg * shareFor(reps + rir)
}

/** [kg] the heaviest weight up to this one and lighter than another, where there is one. */
function below(wanted: number, than: number, { exercise, weights }: LiftSetting): number {
  return Math.min(than, nearestBelow(exercise, weights, Math.min(wanted, than - 1e-6)))
}

function within(reps: number, low: number, top: number): number {
  return Math.min(top, Math.max(low, reps))
}

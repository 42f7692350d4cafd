import { BOUNDS } from '../limits/bounds.ts'
import { sure } from '../sure.ts'
import {
  HEAVIEST_REPS,
  hasEarned,
  isFixed,
  isHeaviest,
  type LiftNow,
  type LiftSetting,
  RISE_MAX,
  riseAtOf,
} from './heavier.ts'
import { type Asked, estimatedMaxKg, fellShort, isAtLeast, type Lift, type RepRange, repsLeaving } from './lift.ts'
import { nearestBelow, nextUp } from './load-steps.ts'
import { shareFor } from './one-rep-max.ts'
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

/** [ratio] most that a weight rises at once where range or reserve change. @source default-ours */
const { most: REFIT_MAX } = BOUNDS['weight-refit']
/** [ratio] taken off after two failed sessions or a long break. @source default-ours */
const BACK_OFF = 0.1
/** [sessions] whose heaviest weight no easier week exceeds. */
const EASY_MEMORY = 4
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
  const tried = lifts.filter((lift) => !lift.asked?.easy)
  const alike = tried.slice(0, ALIKE_MEMORY).filter((lift) => isSameWork(lift.asked, asked))
  const maxKg = soberMax(last, estimate * (setting.rested ? 1 - BACK_OFF : 1))
  const at: LiftNow = {
    ...{ lifts, last, asked, setting, loadKg: last.loadKg, maxKg },
    ...shownIn(tried, alike, maxKg),
  }
  if (setting.rested) return restedLoad(at)
  if (!setting.mayRise) return easedLoad(at)
  const stall = isHeaviest(at) ? null : answerToStall(lifts)
  if (stall !== null) return stalledLoad(at, stall)
  const [lastAlike] = alike
  if (!lastAlike?.loadKg || isLighter(lastAlike, tried[0], asked)) return fittedLoad(at)
  return sameWorkLoad({ ...at, last: lastAlike, loadKg: lastAlike.loadKg }, alike)
}

/** [sessions] in which one with the same range and reserve is gone on from. @source default-ours */
const ALIKE_MEMORY = 6

/** Whether the last session of the same work bore less than a later one that asked for no less with it. */
function isLighter(alike: Lift, last: Lift | undefined, { range: [low], rir }: Asked): boolean {
  if (!last?.asked || !isAtLeast(last) || (last.loadKg ?? 0) <= (alike.loadKg ?? 0)) return false
  return last.asked.range[0] >= low && last.asked.rir >= rir
}

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

/** After a session that fell short nothing is asked that its best set speaks against. */
function soberMax(last: Lift, maxKg: number): number {
  return fellShort(last) && last.maxKg !== null ? Math.min(maxKg, last.maxKg) : maxKg
}

/** What sessions showed in which anything was to rise: the last of all, and the last of the same work. */
function shownIn(
  [last]: readonly Lift[],
  [alike]: readonly Lift[],
  maxKg: number,
): Pick<LiftNow, 'shownKg' | 'didAll'> {
  if (last === undefined || !isAtLeast(last)) return { shownKg: maxKg, didAll: false }
  const alikeKg = alike && isAtLeast(alike) ? (alike.maxKg ?? 0) : 0
  return { shownKg: Math.max(maxKg, last.maxKg ?? 0, alikeKg), didAll: true }
}

function restedLoad({ loadKg, asked, maxKg, setting }: LiftNow): NextLoad {
  const [low, top] = asked.range
  const wanted = Math.min(loadKg * (1 - BACK_OFF), fittingKg(low, asked, maxKg))
  return { loadKg: below(wanted, loadKg, setting), move: 'after-break', riseAt: top, aimReps: low }
}

function easedLoad({ lifts, loadKg, asked, maxKg, setting }: LiftNow): NextLoad {
  const [low, top] = asked.range
  const recent = Math.max(...lifts.slice(0, EASY_MEMORY).map((lift) => lift.loadKg ?? 0))
  const load = Math.min(recent, Math.max(fittingKg(low, asked, maxKg), loadKg * (1 - 2 * BACK_OFF)))
  const eased = nearestBelow(setting.exercise, setting.weights, load)
  return { loadKg: eased, move: eased < loadKg ? 'eased' : 'same', riseAt: top, aimReps: low }
}

function stalledLoad(at: LiftNow, answer: StallAnswer): NextLoad {
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
function fittedLoad(at: LiftNow): NextLoad {
  const { loadKg, asked, maxKg, setting } = at
  const [low, top] = asked.range
  const riseAt = riseAtOf(at, loadKg)
  if (isHeaviest(at)) return heaviestLoad(at)
  const reps = nextReps(at, loadKg)
  const fits = reps >= low || isStillDone(at)
  if (fits && reps <= riseAt) return { loadKg, move: 'same', riseAt, aimReps: Math.max(low, reps) }
  const wanted = Math.min(fittingKg(Math.min(low + 1, top), asked, maxKg), loadKg * (1 + REFIT_MAX))
  const fitted = roomyKg(at, nearestBelow(setting.exercise, setting.weights, wanted))
  const fittedRise = riseAtOf(at, fitted)
  const aimReps = within(nextReps(at, fitted), low, fittedRise)
  return { loadKg: fitted, move: fitted === loadKg ? 'same' : 'fitted', riseAt: fittedRise, aimReps }
}

/** Fixed repetitions that were done are done again with the same weight, where no more are to be left. */
function isStillDone({ last, asked }: LiftNow): boolean {
  return isFixed(asked) && !fellShort(last) && last.asked !== null && !last.asked.easy && last.asked.rir >= asked.rir
}

/** [kg] the next weight up where one would be asked for more repetitions than the range has, and the low end still can be done. */
function roomyKg(at: LiftNow, loadKg: number): number {
  const { asked, setting } = at
  if (nextReps(at, loadKg) <= riseAtOf(at, loadKg)) return loadKg
  const more = nextUp(setting.exercise, setting.weights, loadKg)
  return more !== null && more <= at.loadKg * (1 + REFIT_MAX) && nextReps(at, more) >= asked.range[0] ? more : loadKg
}

/** [reps] to aim at: what is expected, and one more of whoever did all that was asked, who is stronger for it. */
function nextReps({ asked, shownKg, didAll }: LiftNow, loadKg: number): number {
  return Math.floor(repsLeaving(asked.rir, loadKg, shownKg) + WHOLE) + (didAll ? 1 : 0)
}

/** [reps] that make no difference where weights come in steps. @source default-ours */
const HALF = 0.5
/** [reps] by which a curve read forwards and backwards may miss a whole one. */
const WHOLE = 1e-6

/** @param alike - sessions of the same range and reserve, newest first */
function sameWorkLoad(at: LiftNow, alike: readonly Lift[]): NextLoad {
  const { asked, loadKg } = at
  const [low] = asked.range
  const riseAt = riseAtOf(at, loadKg)
  const reps = nextReps(at, loadKg)
  const hasFailed = fellShort(sure(at.lifts[0])) || fellShort(at.last)
  const earned = !hasFailed && hasEarned(at.lifts, at, riseAt)
  const tooHard = hasFailed ? reps <= low : reps < low && !isFixed(asked)
  if (!earned && tooHard) return loweredLoad(at, alike, riseAt)
  if (isHeaviest(at)) return heaviestLoad(at)
  // Where nobody says what was left, the top is done twice, the second time with a repetition more.
  const most = riseAt + (at.last.left === null ? 1 : 0)
  if (earned || reps > most) return risenLoad(at)
  const aimReps = within(reps, low, most)
  return { loadKg, move: 'same', riseAt: Math.max(riseAt, aimReps), aimReps }
}

function risenLoad(at: LiftNow): NextLoad {
  const { last, asked } = at
  const risen = risenKg(at)
  const riseAt = riseAtOf(at, risen)
  const least = Math.min(asked.range[0], leastOf(last))
  const aimReps = within(nextReps(at, risen), Math.max(1, least), riseAt)
  return { loadKg: risen, move: 'up', riseAt, aimReps }
}

function heaviestLoad(at: LiftNow): NextLoad {
  const { asked, loadKg } = at
  const aimReps = within(nextReps(at, loadKg), asked.range[0], HEAVIEST_REPS)
  return { loadKg, move: 'heaviest', riseAt: HEAVIEST_REPS, aimReps }
}

/** One session short: one step back; two running: a tenth. */
function loweredLoad(at: LiftNow, [, before]: readonly Lift[], riseAt: number): NextLoad {
  const { asked, loadKg, maxKg, setting } = at
  const [low] = asked.range
  const twice = before !== undefined && before.loadKg === loadKg && fellShort(before)
  const fitting = fittingKg(low, asked, maxKg)
  const wanted = twice ? Math.min(fitting, loadKg * (1 - BACK_OFF)) : Math.max(fitting, loadKg * (1 - BACK_OFF))
  return { loadKg: below(wanted, loadKg, setting), move: 'lowered', riseAt, aimReps: low }
}

/** [kg] as far up as the low end of the range still can be done, one step at least and a tenth at most. */
function risenKg(at: LiftNow): number {
  const { loadKg, asked, setting } = at
  let risen = nextUp(setting.exercise, setting.weights, loadKg) ?? loadKg
  for (;;) {
    const more = nextUp(setting.exercise, setting.weights, risen)
    if (more === null || more > loadKg * (1 + RISE_MAX)) return risen
    if (repsLeaving(asked.rir, more, at.maxKg) < asked.range[0] - HALF) return risen
    risen = more
  }
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

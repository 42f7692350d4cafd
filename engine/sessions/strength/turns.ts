import type { Pattern, SessionRequest } from '../../model.ts'
import { DELOAD_SHARE } from '../../phases/deload-weeks.ts'
import { MUSCLES } from '../catalogue/row.ts'
import { BELLY } from '../pool.ts'
import { liftingAim } from './choose.ts'
import { volumeFactor } from './dose.ts'
import { giveTwoAlone } from './fillers.ts'
import { type Given, give, hasTime, type SetBlock } from './given.ts'
import { dayOfKind, isLongerDay } from './slots.ts'

/**
 * Whether one set of something is meant: what only keeps strength, the last weeks before an event, the singles of a meet, and
 * a few minutes that are all the lifting of a week.
 * @source spiering-2021: one session of one set keeps strength
 */
export function isOfLoneSets(request: SessionRequest): boolean {
  return (
    request.kind === 'strength-maintenance' ||
    (request.strengthCount === 1 && request.durationMin < ROOM_FOR_TWO_MIN && request.goal !== 'muscle-gain') ||
    request.phase === 'taper' ||
    volumeFactor(request) < 0.6 ||
    liftingAim(request) === 'meet'
  )
}

/**
 * Which of a week's sessions has the trunk however short they are: the second whole-body one, a lower one that is the
 * week's last, the longer of two days of legs, and the third upper one, so that short lower ones are for legs alone.
 */
function isTrunkTurn(request: SessionRequest): boolean {
  const { kind, halves, strengthIndex } = request
  if (halves) return kind === 'strength-upper' && dayOfKind(kind, request) === 2
  const isLonger = isLongerDay(kind, request)
  if (isLonger !== null) return kind === 'strength-lower' && isLonger
  if (kind === 'strength-full') return strengthIndex === 1
  return kind === 'strength-lower' && dayOfKind(kind, request) === 1
}

/**
 * What comes before the rest in a session that has no time for all, so that a week of such sessions has all of it: hinge and
 * trunk where that has its turn, pushing and pulling on other whole-body days; of upper and lower days alone the squat, and
 * once what is pushed and pulled level, since hinges and raises would take the time of both.
 */
export function giveTurn(blocks: readonly SetBlock[], request: SessionRequest, given: Given): void {
  for (const one of turnOf(blocks, request)) if (one !== undefined && one.sets === 0) giveTwoAlone(one, request, given)
  if (request.halves && request.kind === 'strength-lower')
    giveThird(mainOf(blocks, 'squat'), mainOf(blocks, 'hinge'), given)
}

/**
 * Whether the belly is on its way back after a birth: then gentle work for it is what every session has first.
 * @source default-ours
 */
function heals({ limits }: SessionRequest): boolean {
  return limits.includes(BELLY)
}

/** Gentle sets for a belly that heals, before all else, with what works in their rests where a session has room for both. */
export function giveHealing(blocks: readonly SetBlock[], request: SessionRequest, given: Given): void {
  const trunk = heals(request) ? blocks.find(isTrunk) : undefined
  if (trunk === undefined) return
  if (request.durationMin < ROOM_FOR_BOTH_MIN) giveTwoAlone(trunk, request, given)
  else for (let set = 0; set < 2 && hasTime(trunk, given); set++) give(trunk, given)
}

/** A third set of a squat that leaves the time for two of the hinge. */
function giveThird(squat: SetBlock | undefined, hinge: SetBlock | undefined, given: Given): void {
  const left = given.seconds - 2 * (hinge?.block.secondsPerSet ?? 0)
  if (squat !== undefined && squat.block.secondsPerSet <= left) give(squat, given)
}

function turnOf(blocks: readonly SetBlock[], request: SessionRequest): readonly (SetBlock | undefined)[] {
  const { kind, halves } = request
  const pairs = blocks.filter(({ block }) => block.lines.length === 2 && block.lines.every(isPushOrPull))
  if (halves && kind === 'strength-lower') return [mainOf(blocks, 'squat')]
  if (isTrunkTurn(request)) return [halves ? pairs[0] : mainOf(blocks, 'hinge'), blocks.find(isTrunk)]
  if (halves) return dayOfKind(kind, request) === 1 ? pairs : []
  return kind === 'strength-full' ? [pairs.find(({ block }) => block.chosen.allMain)] : []
}

function mainOf(blocks: readonly SetBlock[], pattern: Pattern): SetBlock | undefined {
  return blocks.find(
    ({ block }) => block.chosen.hasMain && block.lines.some((line) => line.exercise.pattern === pattern),
  )
}

function isPushOrPull({ exercise }: SetBlock['block']['lines'][number]): boolean {
  return exercise.pattern === 'push' || exercise.pattern === 'pull'
}

/** [min] from here on an easier week's session has room for two sets of all that it holds. @source default-ours */
export const ROOM_FOR_TWO_MIN = 30
/** [min] from here on every session has room for the trunk beside arms and shoulders; in less they take turns. @source default-ours */
const ROOM_FOR_BOTH_MIN = 45
/** [min] that a session may have lost to its grid of five. */
const HALF_GRID_MIN = 2.5
const ARMS: ReadonlySet<number> = new Set(
  (['side-delts', 'biceps', 'triceps'] as const).map((muscle) => MUSCLES.indexOf(muscle)),
)

/** Days whose legs are another day's, which trains the trunk as well: upper ones, and push and pull that come twice. */
function isForArms(request: SessionRequest): boolean {
  const { goal, kind } = request
  if (goal !== 'muscle-gain') return false
  return kind === 'strength-upper' || (kind !== 'strength-lower' && isLongerDay(kind, request) !== null)
}

/**
 * What a session has beside its big lifts whatever leaves for it: the trunk, or the arms and side shoulders. By turns, or
 * each on its half of a week that is shared between upper and lower days.
 */
export function ownOf(blocks: readonly SetBlock[], request: SessionRequest): SetBlock | undefined {
  const { durationMin, strengthIndex, deload } = request
  // An easier week has what the weeks before it had.
  const usualMin = deload ? (durationMin + HALF_GRID_MIN) / DELOAD_SHARE : durationMin
  const isArmsTurn = isForArms(request) || (usualMin < ROOM_FOR_BOTH_MIN && strengthIndex % 2 === 1)
  const arms = blocks.find(({ block }) => block.chosen.aims.some((aim) => ARMS.has(aim)))
  if (heals(request)) return blocks.find(isTrunk)
  // Arms that work in the rests of a leg lift have their turn already.
  return (isArmsTurn && !arms?.block.chosen.hasMain ? arms : undefined) ?? blocks.find(isTrunk)
}

function isTrunk({ block }: SetBlock): boolean {
  return block.chosen.hasTrunk
}

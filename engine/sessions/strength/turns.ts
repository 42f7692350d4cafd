import type { SessionRequest } from '../../model.ts'
import { DELOAD_SHARE } from '../../phases/deload-weeks.ts'
import { MUSCLES } from '../catalogue/row.ts'
import { liftingAim } from './choose.ts'
import { volumeFactor } from './dose.ts'
import { giveTwoAlone } from './fillers.ts'
import type { Given, SetBlock } from './given.ts'
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
 * week's last, and the longer of two days of legs.
 */
function isTrunkTurn({ kind, strengthCount, ...place }: SessionRequest): boolean {
  const isLonger = isLongerDay(kind, { ...place, strengthCount })
  if (isLonger !== null) return kind === 'strength-lower' && isLonger
  if (kind === 'strength-full') return place.strengthIndex === 1
  return kind === 'strength-lower' && dayOfKind(kind, { ...place, strengthCount }) === 1
}

/**
 * What comes before the rest in a session that has no time for all, so that a week of such sessions has all of it: hinge and
 * trunk where that has its turn, pushing and pulling on other whole-body days.
 */
export function giveTurn(blocks: readonly SetBlock[], request: SessionRequest, given: Given): void {
  const isTurn = isTrunkTurn(request)
  if (!isTurn && request.kind !== 'strength-full') return
  const mains = blocks.filter(({ block }) => block.chosen.hasMain)
  const hinge = mains.find(({ block }) => block.lines.some(({ exercise }) => exercise.pattern === 'hinge'))
  const pair = mains.find(({ block }) => block.chosen.allMain && block.lines.length === 2)
  for (const one of isTurn ? [hinge, blocks.find(isTrunk)] : [pair])
    if (one !== undefined) giveTwoAlone(one, request, given)
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
function isForArms({ goal, kind, ...place }: SessionRequest): boolean {
  if (goal !== 'muscle-gain') return false
  return kind === 'strength-upper' || (kind !== 'strength-lower' && isLongerDay(kind, place) !== null)
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
  // Arms that work in the rests of a leg lift have their turn already.
  return (isArmsTurn && !arms?.block.chosen.hasMain ? arms : undefined) ?? blocks.find(isTrunk)
}

function isTrunk({ block }: SetBlock): boolean {
  return block.chosen.hasTrunk
}

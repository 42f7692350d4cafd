import { BOUNDS } from '../../limits/bounds.ts'
import { LIMITS } from '../../limits/limits.ts'
import type { SessionRequest } from '../../model.ts'
import { MUSCLES } from '../catalogue/row.ts'
import type { DosedBlock } from './blocks.ts'
import { liftingAim } from './choose.ts'
import type { Gift } from './chosen.ts'
import { volumeFactor, WEEKLY_SETS, weeklySetTarget } from './dose.ts'
import { doneOf, type Given } from './given.ts'
import { isLongerDay, weeklyExposures } from './slots.ts'

/** [ratio] of the usual ceiling. @source default-ours */
const PARTNER_SLACK = 0.2
const SMALL_SLACK = 0.45
/** [sets a week] that each muscle has before any has more, and beyond which nothing grows faster. */
const { least: ENOUGH_SETS } = BOUNDS['muscle-sets']
const MOST_SETS = LIMITS['most-muscle-sets'].target

/** [ratio] @source default-ours */
const BESIDE_SHORT = 1.3

/** Muscles that come along with much else: the back with rear shoulders and deadlifts, the thighs with quick presses. */
const COMES_ALONG: ReadonlySet<number> = new Set((['back', 'quads'] as const).map((muscle) => MUSCLES.indexOf(muscle)))
/** [sets a week] that these have so, of a week of whole-body days and of one whose days are for some muscles each; one on days of others. @source default-ours */
const INDIRECT_SETS = { whole: 1.5, split: 3 }

/** [sets] of a muscle up to which a session goes, by what it is trained by. */
function mostOf({ muscle, share, shared }: Gift, { most, indirect, byOthers }: SetsOwed): number {
  // The trunk holds still in nearly everything.
  if (shared) return Number.POSITIVE_INFINITY
  if (!COMES_ALONG.has(muscle)) return most
  return most - (share === 1 ? indirect : byOthers)
}

/** What a session owes to the sets of its week. */
export type SetsOwed = {
  readonly target: number
  readonly ceiling: number
  /** What no muscle has more of, indirect sets among them. */
  readonly most: number
  /** How much of that is left for indirect sets, and of those to days of other muscles. */
  readonly indirect: number
  readonly byOthers: number
  /** Above the ceiling, of what is trained in pairs: the partner that is full must not starve the other. */
  readonly partnerSlack: number
  /** The same of two exercises for one joint each. */
  readonly smallSlack: number
  readonly least: number
  /** From here on what others are short of comes first. */
  readonly enough: number
  /** [ratio] of the ceiling that a muscle may have beside one that is short. */
  readonly besideShort: number
  /** Nothing is begun that there is no time for a second set of: it goes back in the end, and took what others were short of. */
  readonly inTwos: boolean
  readonly trunkShare: number
  /** Muscles that something of the session is for. */
  readonly trained: ReadonlySet<number>
}

/** What this session owes to the week's sets; every session trains the trunk, so it needs less of it each time. */
export function setsOwed(request: SessionRequest, trained: ReadonlySet<number>): SetsOwed {
  const exposures = weeklyExposures(request)
  const split = request.strengthCount >= 4
  const factor = Math.min(1, volumeFactor(request))
  const most = WEEKLY_SETS[request.level][1] * factor * (split ? 0.85 : 1)
  const target = weeklySetTarget(request)
  const isForMuscle = request.goal === 'muscle-gain'
  const partner = most * PARTNER_SLACK
  const room = Math.max(0, MOST_SETS * factor - most)
  return {
    target: target / exposures,
    ceiling: most / exposures,
    most: isForMuscle ? (MOST_SETS * factor) / exposures : Number.POSITIVE_INFINITY,
    indirect: ((split ? INDIRECT_SETS.split : INDIRECT_SETS.whole) * factor) / exposures,
    byOthers: split ? factor / exposures : 0,
    partnerSlack: (isForMuscle ? Math.min(partner, room) : partner) / exposures,
    smallSlack: (isForMuscle ? Math.max(partner, Math.min(room, most * SMALL_SLACK)) : partner) / exposures,
    least: (LEAST_SETS * factor) / exposures,
    enough: isForMuscle ? Math.min(target, ENOUGH_SETS * factor) / exposures : 0,
    // Towards a meet its lifts would have it all.
    besideShort: liftingAim(request) === 'meet' ? 1 : BESIDE_SHORT,
    inTwos: isForMuscle && isLongerDay(request.kind, request) !== null,
    trained,
    trunkShare: exposures / Math.max(exposures, request.strengthCount),
  }
}

/** [sets a week] of which no muscle is left short where there is time. @source iversen-2021 */
const LEAST_SETS = 4
/** What the first of those are worth, what the last, and what more are worth by what is missing of the week's. @source default-ours */
const SHORT_WORTH = 2.2
const LAST_WORTH = 0.9
const MORE_WORTH = 0.4
/** What those are worth, beside 1 for a set to a muscle that has them and none of the rest. @source default-ours */
const FIRST_WORTH = 1.5
/** Then legs, chest and back come before what is small. @source iversen-2021: the ratio is ours */
const SMALL_WORTH = 0.75
const SMALL: ReadonlySet<number> = new Set(
  (['side-delts', 'rear-delts', 'biceps', 'triceps', 'calves'] as const).map((muscle) => MUSCLES.indexOf(muscle)),
)

/**
 * Which muscles have a claim on few minutes: nothing big trains the side shoulders, while rows, presses and leg days train
 * the rest of the shoulders and the calves as well.
 * @source default-ours
 */
const CLAIM: ReadonlyMap<number, number> = new Map(
  (
    [
      ['side-delts', 2],
      ['chest', 1.8],
      ['front-delts', 0.5],
      ['rear-delts', 0.4],
      ['calves', 0.6],
    ] as const
  ).map(([muscle, claim]) => [MUSCLES.indexOf(muscle), claim]),
)

function sizeWorth(muscle: number): number {
  return SMALL.has(muscle) ? SMALL_WORTH : 1
}

/** [sets] of one exercise above the ceiling, so that no rounding ends it. */
const ALONE_SLACK = 0.25

function slackOf({ lines }: DosedBlock, { smallSlack, partnerSlack }: SetsOwed): number {
  if (lines.length < 2) return ALONE_SLACK
  return lines.every(({ exercise }) => exercise.pattern === 'isolation') ? smallSlack : partnerSlack
}

/** How much a set of a block brings the week, for its time; the further a muscle is from its sets, the more. */
export function gainOf(block: DosedBlock, given: Given, week: SetsOwed): number {
  let gain = 0
  let worth = 0
  const slack = slackOf(block, week)
  for (const gift of block.chosen.steered) {
    const before = doneOf(gift.muscle, given)
    const part = gift.shared ? week.trunkShare : 1
    if (isFull(gift, before, week.ceiling * part + slack, week)) {
      const most = week.ceiling * week.besideShort + slack
      if (gift.shared || isFull(gift, before, most, week) || !isForShort(block, given, week)) return 0
    }
    // Nobody carries weights on an upper day for the glutes.
    if (week.enough > 0 && !week.trained.has(gift.muscle)) continue
    const missing = week.target * part - before
    if (missing <= 0) continue
    const useful = Math.min(gift.share, missing)
    gain += useful
    worth += useful * worthOf(gift, before, part, week)
  }
  return gain >= 0.5 ? worth / Math.sqrt(block.secondsPerSet / 100) : 0
}

/**
 * Whether an exercise is for a large muscle that has not enough of a week's sets yet: others that it is for as well may then
 * have more than they would. Glutes that squats had filled ended the hinges that hamstrings were short of.
 */
function isForShort({ chosen }: DosedBlock, given: Given, { enough }: SetsOwed): boolean {
  return chosen.steered.some(
    ({ muscle, share, shared }) => share === 1 && !shared && !SMALL.has(muscle) && doneOf(muscle, given) < enough,
  )
}

/** Whether a muscle that has so many sets has no room for one more of an exercise. */
function isFull(gift: Gift, before: number, ceiling: number, week: SetsOwed): boolean {
  return (gift.share === 1 && before + 1 > ceiling) || before + gift.share > mostOf(gift, week)
}

/** What a set is worth to a muscle that has so many; `part` of the week's sets are this session's. */
function worthOf({ muscle, shared }: Gift, before: number, part: number, week: SetsOwed): number {
  const enough = week.enough * part
  const missing = 1 - before / (week.target * part)
  if (enough === 0) return before < week.least ? FIRST_WORTH : missing * sizeWorth(muscle)
  // The trunk works in most of what the rest is trained by.
  if (shared || before >= enough) return missing * MORE_WORTH
  return (SHORT_WORTH - (SHORT_WORTH - LAST_WORTH) * (before / enough)) * (CLAIM.get(muscle) ?? 1)
}

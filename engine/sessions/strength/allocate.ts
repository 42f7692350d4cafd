import { Later } from '../../later.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import { remembered, rememberedOf } from '../../memo.ts'
import type { Phase, SessionRequest } from '../../model.ts'
import { sure } from '../../sure.ts'
import { MUSCLES, type Muscle } from '../catalogue/row.ts'
import { type DosedBlock, dosedBlocks, halfOf } from './blocks.ts'
import { liftingAim } from './choose.ts'
import { TRAINING_ORDER } from './chosen.ts'
import { volumeFactor, workSeconds } from './dose.ts'
import { withHalves, withoutFillers, withWholeLines } from './fillers.ts'
import { doneOf, type Given, give, hasTime, type SetBlock } from './given.ts'
import { gainOf, type SetsOwed, setsOwed } from './set-worth.ts'
import { isLongerDay } from './slots.ts'
import { giveHealing, giveTurn, isOfLoneSets, ownOf, ROOM_FOR_TWO_MIN } from './turns.ts'

/** What a strength session is made of; its sets are shared out when they are first read. */
export type Allocation = {
  /** All that it may hold. */
  readonly dosed: readonly DosedBlock[]
  /** The first main lift, where there is time for a set of it: it is the first to be given one. */
  readonly lead: DosedBlock | undefined
  readonly sets: () => SharedOut
}

/** The sets of a session. */
export type SharedOut = {
  /** What has sets of its main lifts, whatever else is given and taken back. */
  readonly begun: readonly DosedBlock[]
  /** Blocks with one set or more, in order of training. */
  readonly blocks: Later<readonly SetBlock[]>
}

/**
 * Chooses exercises and shares the time out among them, so that the week's sets per muscle come to the target.
 * @param request - a strength session
 * @param budgetSec - [s] for sets and rests, warm-up and cool-down not included; sessions of one length have the same
 * @param usual - of an easier week, the session that it is made of
 * @source iversen-2021 nunes-2021: most important patterns first, supersets when time is short
 */
export function allocation(request: SessionRequest, budgetSec: number, usual: Sharing | null): Allocation {
  const dosed = usual === null ? dosedBlocks(request) : familiarBlocks(request, usual)
  const main = dosed.find(({ chosen }) => chosen.hasMain)
  const lead = main !== undefined && main.secondsPerSet <= budgetSec ? main : undefined
  return { dosed, lead, sets: () => sharedOutOf(dosed)({ request, budgetSec }) }
}

/** What of an easier week's session the weeks before it had: nothing is new where sets are there to come back from. */
const familiarBlocks = (request: SessionRequest, usual: Sharing): readonly DosedBlock[] =>
  familiarOf(dosedBlocks(request))({ request, usual })

const familiarOf = rememberedOf((dosed: readonly DosedBlock[]) =>
  remembered(
    SHARED_OUT_KEPT,
    ({ usual }: { readonly request: SessionRequest; readonly usual: Sharing }) => sharingKey(usual),
    ({ request, usual }) => {
      const used = allocation(usual.request, usual.budgetSec, null).sets().blocks.get()
      const known = new Set(used.flatMap(({ block }) => block.lines.map(({ exercise }) => exercise)))
      return dosed.flatMap((block) => {
        const lines = block.lines.filter(({ exercise }) => known.has(exercise))
        if (lines.length === block.lines.length) return [block]
        return lines.map(({ exercise }) => halfOf(block, exercise, request))
      })
    },
  ),
)

/** Whose sets are shared out, and in how many seconds. */
export type Sharing = { readonly request: SessionRequest; readonly budgetSec: number }

// A week is tried out on several numbers of days and under three degrees of stress, and its sessions come out the same in many.
const SHARED_OUT_KEPT = 32
const sharedOutOf = rememberedOf((dosed: readonly DosedBlock[]) => {
  const trained = new Set<number>()
  for (const { chosen } of dosed) for (const { muscle, share } of chosen.gifts) if (share === 1) trained.add(muscle)
  return remembered(SHARED_OUT_KEPT, sharingKey, (sharing: Sharing) => sharedOut(dosed, trained, sharing))
})

/** What sets follow from beside the exercises and their doses. */
function sharingKey({ request: { durationMin, strengthCount, setsFactor, halves } }: Sharing): string {
  return `${durationMin}|${strengthCount}|${setsFactor}|${halves ? 1 : 0}`
}

function sharedOut(
  dosed: readonly DosedBlock[],
  trained: ReadonlySet<number>,
  { request, budgetSec }: Sharing,
): SharedOut {
  const blocks: SetBlock[] = dosed.map((block) => ({ block, sets: 0 }))
  const week = setsOwed(request, trained)
  const given: Given = { seconds: budgetSec, sets: mostSets(request), done: MUSCLES.map(() => 0) }
  const mirrored = mirroredSets(request, week.target, blocks, budgetSec)
  giveHealing(blocks, request, given)
  if (request.durationMin < ROOM_FOR_TWO_MIN && !isOfLoneSets(request)) giveTurn(blocks, request, given)
  giveMains(blocks, request, week, mirrored, given)
  const begun = blocks.filter(({ sets }) => sets > 0).map(({ block }) => block)
  return { begun, blocks: new Later(() => filledUp(blocks, request, week, mirrored, given)) }
}

/** Beside its main lifts, a session holds what is its own and what brings the week most. No main lift loses its last set. */
function filledUp(
  blocks: readonly SetBlock[],
  request: SessionRequest,
  week: SetsOwed,
  mirrored: number | null,
  given: Given,
): SetBlock[] {
  const small = ownOf(blocks, request)
  if (small !== undefined && request.durationMin >= ROOM_FOR_TWO_MIN && hasTime(small, given)) give(small, given)
  const open = mirrored === null ? blocks : blocks.filter(({ block }) => !block.chosen.hasMain)
  const most = mostSetsOf(request)
  const fill = (from: readonly SetBlock[]) => {
    for (let best = mostGaining(from, most, week, given); best; best = mostGaining(from, most, week, given))
      give(best, given)
  }
  fill(open)
  if (withHalves(open, request, (block) => gainOf(block, given, week))) fill(open)
  // A lone set is hardly worth the change of place, except where an easy week has little time.
  if (volumeFactor(request) >= 0.9 || request.durationMin >= ROOM_FOR_TWO_MIN) {
    const brings = ({ block }: SetBlock) => gainOf(block, given, week) > 0
    withoutFillers(blocks, { own: ownOf(blocks, request), brings }, request, given)
    fill(open.filter(({ sets }) => sets > 0))
  }
  if (!isOfLoneSets(request)) withWholeLines(blocks, request, given, fill)
  const used = usedInOrder(blocks)
  return used.length > 0 ? used : shortestBlock(blocks)
}

/** [sets] that a block may come to: towards a meet the lifts of the day have them, and what helps them steps back. */
function mostSetsOf(request: SessionRequest): (one: SetBlock) => number {
  // A muscle that two exercises of a long day are for has as many as one exercise of others.
  const isOfMany = isLongerDay(request.kind, request) !== null
  const most = request.level === 'advanced' && !isOfMany ? 5 : 4
  if (liftingAim(request) !== 'meet') return () => most
  const { lifts, helps } = BEFORE_MEET[request.phase] ?? { lifts: most, helps: most }
  return ({ block }) => (block.chosen.hasMain ? lifts : Math.min(helps, isOfArms(block) ? MOST_ARM_SETS : most))
}

/** [sets] of arms in a session towards a meet: nobody is judged by their curls, and presses and rows train arms as well. */
const { most: MOST_ARM_SETS } = BOUNDS['meet-arm-sets']

/** Whether something is for the arms alone. */
function isOfArms({ lines }: DosedBlock): boolean {
  return lines.some(({ exercise }) => exercise.pattern === 'isolation' && ARMS.has(sure(exercise.primary[0])))
}

const ARMS: ReadonlySet<Muscle> = new Set(['biceps', 'triceps', 'forearms'])

/** [sets] in the last weeks before a meet, of its lifts and of what helps them. @source travis-2020: less volume, no less weight; the numbers are ours */
const BEFORE_MEET: Readonly<Partial<Record<Phase, { readonly lifts: number; readonly helps: number }>>> = {
  peak: { lifts: 5, helps: 2 },
  taper: { lifts: 3, helps: 0 },
}

function usedInOrder(blocks: readonly SetBlock[]): SetBlock[] {
  const used: SetBlock[] = []
  for (const order of TRAINING_ORDER)
    for (const one of blocks) if (one.sets > 0 && one.block.chosen.order === order) used.push(one)
  return used
}

/** Main lifts come first, in rounds, as long as what they train is owed something. */
function giveMains(
  blocks: readonly SetBlock[],
  request: SessionRequest,
  week: SetsOwed,
  mirrored: number | null,
  given: Given,
): void {
  const mains = blocks.filter(({ block }) => block.chosen.hasMain)
  const rounds = mirrored === null ? leastSets(request, week.target) : [1, 2, 3, 4, 5].slice(0, mirrored)
  for (const wanted of rounds)
    for (const one of mains) {
      const owed = mirrored !== null || one.block.chosen.aims.some((muscle) => doneOf(muscle, given) < week.target)
      if (one.sets < wanted && owed && hasTime(one, given)) give(one, given)
    }
}

/** The block whose next set brings the week most, or null where none brings anything. */
function mostGaining(
  blocks: readonly SetBlock[],
  most: (one: SetBlock) => number,
  week: SetsOwed,
  given: Given,
): SetBlock | null {
  let best: SetBlock | null = null
  let bestGain = 0
  for (const one of blocks) {
    const { block, sets } = one
    if (sets >= most(one) || block.secondsPerSet > given.seconds || block.lines.length > given.sets) continue
    if (sets === 0 && week.inTwos && block.secondsPerSet * 2 > given.seconds) continue
    const worth = gainOf(block, given, week)
    const gain = worth > 0 && sets === 1 ? worth + secondSetWorth(block, week) : worth
    if (gain <= bestGain + 1e-9) continue
    best = one
    bestGain = gain
  }
  return best
}

/** What a second set is worth beyond what it brings, of a pair and of one exercise. @source default-ours */
const OF_PAIR_WORTH = 0.75
const ALONE_WORTH = 1.8

/**
 * How much a second set of something begun is worth beyond the first set of something new. One exercise alone takes little
 * time and is begun for a muscle that is short: where a fourth set of a pair came before its second, its first went back
 * as a lone one, and the muscle stayed short.
 */
function secondSetWorth({ lines }: SetBlock['block'], { enough }: SetsOwed): number {
  return lines.length === 1 && enough > 0 ? ALONE_WORTH : OF_PAIR_WORTH
}

/** [min] of a session that a set takes with all around it. @source default-ours: as ordinary weeks come out */
const MIN_A_SET = 2.3

/** Easy weeks leave accessories out, instead of filling the time that lighter main work frees. */
function mostSets(request: SessionRequest): number {
  const factor = volumeFactor(request)
  if (factor >= 0.95) return Number.POSITIVE_INFINITY
  return Math.max(3, Math.floor((request.durationMin / MIN_A_SET) * factor))
}

/** Push and pull days mirror each other lift by lift, so that neither outgrows the other over the week. */
function mirroredSets(
  request: SessionRequest,
  target: number,
  blocks: readonly SetBlock[],
  budgetSec: number,
): number | null {
  if (request.kind !== 'strength-push' && request.kind !== 'strength-pull') return null
  const roundSec = blocks.reduce((sum, { block }) => sum + (block.chosen.hasMain ? block.secondsPerSet : 0), 0)
  const room = Math.max(2, Math.round((budgetSec * MAINS_SHARE) / roundSec))
  const most = isLongerDay(request.kind, request) === false ? MOST_OF_SHORTER : MOST_MIRRORED
  return Math.max(1, Math.min(most, room, Math.round(target * 0.75)))
}

/** [sets] of each big lift on a push or pull day, and on the shorter of two: more would leave arms and shoulders nothing. @source default-ours */
const MOST_MIRRORED = 4
const MOST_OF_SHORTER = 3

/** [ratio] of a push or pull day that its big lifts take at most: the rest is for arms and shoulders. @source default-ours */
const MAINS_SHARE = 0.65

/** [min] from here on every main lift gets a third set before anything else; in less, arms and shoulders would get none. @source default-ours */
const ROOM_FOR_THREE_MIN = { whole: 50, half: 40 }

/** Sets every main lift gets before anything else, in rounds. */
function leastSets(request: SessionRequest, target: number): readonly number[] {
  const factor = volumeFactor(request)
  if (liftingAim(request) === 'meet' && request.phase === 'peak') return [1, 2, 3, 4, 5]
  if (request.kind === 'strength-maintenance' || factor < 0.6) return [1]
  // What is judged comes before what helps it.
  if (liftingAim(request) === 'meet' && factor >= 0.9) return [1, 2, 3, 4]
  const isHalf = request.kind === 'strength-upper' || request.kind === 'strength-lower'
  const roomMin = isHalf && request.goal === 'muscle-gain' ? ROOM_FOR_THREE_MIN.half : ROOM_FOR_THREE_MIN.whole
  return factor < 0.9 || request.durationMin < roomMin || target < 2.75 ? [1, 2] : [1, 2, 3]
}

/** Even five minutes hold one honest set. */
function shortestBlock(blocks: readonly SetBlock[]): SetBlock[] {
  const chosen = blocks[0]?.block.chosen
  const line = blocks[0]?.block.lines[0]
  if (chosen === undefined || line === undefined) return []
  const restSec = 60
  const secondsPerSet = workSeconds(line.exercise, line.dose.top) + restSec
  return [{ block: { chosen, lines: [{ ...line, restSec }], superset: false, secondsPerSet }, sets: 1 }]
}

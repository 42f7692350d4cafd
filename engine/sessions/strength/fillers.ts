import type { SessionRequest } from '../../model.ts'
import { sure } from '../../sure.ts'
import { MUSCLES } from '../catalogue/row.ts'
import { type DosedBlock, halfOf } from './blocks.ts'
import { doneOf, type Given, give, hasTime, type SetBlock, take } from './given.ts'

/** What a session has beside its main lifts whatever leaves for it, and whether another set of a block brings anything. */
type Worth = {
  readonly own: SetBlock | undefined
  readonly brings: (one: SetBlock) => boolean
}

/** Gives a lone set a second one, or its time back: the change of place is hardly worth one. */
export function withoutFillers(
  blocks: readonly SetBlock[],
  { own, brings }: Worth,
  request: SessionRequest,
  given: Given,
): void {
  seconded(blocks, { own, brings }, given)
  if (own?.sets === 1) lendTo(own, blocks, given)
  if (own?.sets === 1) halve(own, request, given)
  // Two sets of a leg lift before one of it and one of what works in its rests.
  for (const one of blocks)
    if (one.sets === 1 && one.block.chosen.hasMain && !one.block.chosen.allMain) halve(one, request, given)
}

/**
 * Every line with two sets or more: where there is no time for two of all, the least important leaves and what it had goes to
 * the others. Pushing and pulling that alternate leave together.
 * @param fill - gives what is left to those that have sets
 */
export function withWholeLines(
  blocks: readonly SetBlock[],
  request: SessionRequest,
  given: Given,
  fill: (from: readonly SetBlock[]) => void,
): void {
  for (;;) {
    const lone = blocks.filter(({ sets }) => sets === 1)
    const last = lone.at(-1)
    if (last === undefined) return
    const first = lone.find((one) => hasRoom(one, given))
    if (first) give(first, given)
    else if (isHalved(last, request, given)) continue
    else if (blocks.some((one) => one !== last && one.sets > 0)) {
      leave(last, given)
      // A lone set of something else is no better.
      if (lone.length === 1) fill(blocks.filter(({ sets }) => sets > 0))
    } else return
  }
}

/**
 * Pairs that one of two muscles has no room for, as what trains the other.
 * @returns whether there are any
 */
export function withHalves(
  blocks: readonly SetBlock[],
  request: SessionRequest,
  gain: (block: DosedBlock) => number,
): boolean {
  let isHalf = false
  for (const one of blocks) {
    const { lines, chosen } = one.block
    if (one.sets > 0 || lines.length < 2 || chosen.hasMain || chosen.hasTrunk || gain(one.block) > 0) continue
    const half = lines.map(({ exercise }) => halfOf(one.block, exercise, request)).find((block) => gain(block) > 0)
    if (half === undefined) continue
    one.block = half
    isHalf = true
  }
  return isHalf
}

/** Two sets of what of a block matters most; none of what a few minutes hold no set of. */
export function giveTwoAlone(one: SetBlock, request: SessionRequest, given: Given): void {
  give(one, given)
  if (!isHalved(one, request, given) && hasTime(one, given)) give(one, given)
  while (one.sets > 0 && given.seconds < 0) take(one, given)
}

/** Whether there are time and sets for one more. */
function hasRoom(one: SetBlock, given: Given): boolean {
  return hasTime(one, given) && one.block.lines.length <= given.sets
}

/** Two sets of a lift in the place of one of it and one of what works in its rests, where there is time for that. */
function isHalved(one: SetBlock, request: SessionRequest, given: Given): boolean {
  const { hasMain, allMain, hasTrunk } = one.block.chosen
  if (one.block.lines.length < 2 || allMain || !(hasMain || hasTrunk)) return false
  halve(one, request, given)
  return one.sets === 2
}

/** Second sets for lone ones that bring something; those that do not, or have no time, are given back. */
function seconded(blocks: readonly SetBlock[], { own, brings }: Worth, given: Given): void {
  const lone = blocks.filter(({ block, sets }) => sets === 1 && !block.chosen.hasMain)
  const isSeconded = (one: SetBlock) => {
    const isWorth = hasTime(one, given) && (one === own || brings(one))
    if (isWorth) give(one, given)
    return isWorth
  }
  let left = lone.filter((one) => !isSeconded(one) && one !== own)
  // What the least of them gives back the others may have: two for the same muscle were one too many.
  for (let last = left.at(-1); last !== undefined; last = left.at(-1)) {
    take(last, given)
    left = left.slice(0, -1).filter((one) => !isSeconded(one))
  }
}

/** Where no time is left for the second set of what a session has of its own, others lend theirs or one of them leaves. */
function lendTo(one: SetBlock, blocks: readonly SetBlock[], given: Given): void {
  const lent: SetBlock[] = []
  while (!hasTime(one, given) && lent.length < MOST_LENT) {
    const lender = lenderOf(blocks)
    if (!lender) break
    take(lender, given)
    lent.push(lender)
  }
  if (!hasTime(one, given)) {
    for (const lender of lent) give(lender, given)
    giveWay(one, blocks, given)
  }
  if (hasTime(one, given)) give(one, given)
}

/** [sets] that others lend. @source default-ours */
const MOST_LENT = 2

/** What can do with a set less: the block with most sets, the least important of them. */
function lenderOf(blocks: readonly SetBlock[]): SetBlock | undefined {
  const can = blocks.filter(({ sets }) => sets >= LENDS_FROM).toReversed()
  return can.toSorted((a, b) => b.sets - a.sets)[0]
}

/** [sets] that leave two, where one is lent. */
const LENDS_FROM = 3

/** The least important accessory leaves the session. */
function giveWay(own: SetBlock, blocks: readonly SetBlock[], given: Given): void {
  const last = blocks.findLast((one) => one.sets > 0 && !one.block.chosen.hasMain && one !== own)
  if (last !== undefined) leave(last, given)
}

/** Gives all sets back: none is left where a pair that had no time for two of either has given its own. */
function leave(one: SetBlock, given: Given): void {
  while (one.sets > 0) take(one, given)
}

/** Where there is no time for two sets of both, one exercise of a pair has two: a main lift, the trunk, or what had least until then. */
function halve(one: SetBlock, request: SessionRequest, given: Given): void {
  const { lines, chosen } = one.block
  if (lines.length < 2) return
  const aimOf = ({ exercise }: DosedBlock['lines'][number]) => MUSCLES.indexOf(sure(exercise.primary[0]))
  const left = lines.toSorted((a, b) => doneOf(aimOf(a), given) - doneOf(aimOf(b), given))
  const first =
    lines.find(({ main }) => main) ??
    (chosen.hasTrunk ? lines.find(({ exercise }) => exercise.pattern === 'core') : undefined)
  const whole = one.block
  take(one, given)
  one.block = halfOf(whole, sure(first ?? left[0]).exercise, request)
  if (2 * one.block.secondsPerSet <= given.seconds) for (let set = 0; set < 2; set++) give(one, given)
  else {
    one.block = whole
    if (chosen.hasMain) give(one, given)
  }
  // A single set of the trunk is worth more than none; arms have their share of what is pressed and pulled. Whoever wants
  // muscle has more of a third set of something else.
  if (one.sets === 0 && chosen.hasTrunk && request.goal !== 'muscle-gain') give(one, given)
}

import { TRAINING_DAYS } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { type Layout, type LayoutInput, laidOut } from './lay-out.ts'
import type { Person } from './person.ts'
import type { PlacementMemo } from './place-week.ts'
import { larger, type Sizes, sizesOf, worstLoss } from './plan-size.ts'
import { type Filling, withShortDays } from './short-days.ts'

/** [ratio] of the plan on fewer days that one on more days keeps at least. @source default-ours */
const KEPT_SHARE = 0.952
/** Ways to fill a plan, in the order tried. @source default-ours */
const FILLINGS: readonly Filling[] = [
  { rounds: 3, even: true },
  { rounds: 1, even: false },
  { rounds: 3, even: false },
  { rounds: 3, even: true, fromStrength: true },
  { rounds: 3, even: false, fromStrength: true },
  { rounds: 3, even: true, fromStrength: true, cramped: true },
  { rounds: 1, even: false, fromStrength: true, cramped: true },
  { rounds: 3, even: false, fromStrength: true, cramped: true },
]

/**
 * The weeks of a plan on the days that a person has, never smaller than on fewer: where more days would cost longest
 * run, fullest week or total, the plan on fewer days stays, and each further day gets a short easy session. That one takes
 * its minutes from the others: a filled plan is no larger than either, so that a fitter start, which needs no filling, is
 * not smaller than it.
 * @source default-ours
 */
export function enoughDays(frames: readonly WeekFrame[], input: LayoutInput): Layout {
  const memo: PlacementMemo = new Map()
  let best: Layout | null = null
  let most: Sizes | null = null
  for (const days of TRAINING_DAYS) {
    if (days > input.person.days) break
    const person: Person = { ...input.person, days }
    const own = laidOut(frames, { ...input, person }, memo)
    const size = sizesOf(own)
    best =
      best === null || most === null || worstLoss(size, most) <= 1 - KEPT_SHARE
        ? own
        : enough(best, own, most, { ...input, person })
    most = most === null ? size : larger(most, sizesOf(best))
  }
  return best!
}

/** Of the ways to fill further days, and the plan that is smaller, the first that loses nothing, or what loses least. */
function enough(fewer: Layout, own: Layout, most: Sizes, input: LayoutInput): Layout {
  let best = own
  let least = worstLoss(sizesOf(own), most)
  for (const filling of FILLINGS) {
    if (least <= 1 - KEPT_SHARE) break
    const filled = withShortDays(fewer, own, input, filling)
    const loss = worstLoss(sizesOf(filled), most)
    if (loss < least) [best, least] = [filled, loss]
  }
  return best
}

import { TRAINING_DAYS, type TrainingDays } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { type Layout, type LayoutInput, laidOut } from './lay-out.ts'
import { MOST_TRAINED, withLightDay } from './light-day.ts'
import type { PlacementMemo } from './place-week.ts'
import { larger, type Sizes, sizesOf, worstLoss } from './plan-size.ts'

/** [ratio] of the plan on fewer days that one on more days keeps at least. @source default-ours */
const KEPT_SHARE = 0.952

/** What a plan with a further day is made of. */
type Making = {
  readonly fewer: Layout
  readonly frames: readonly WeekFrame[]
  readonly input: LayoutInput
  readonly memo: PlacementMemo
}

type Way = (making: Making) => Layout

const TRAINED: Way = ({ frames, input, memo }) => laidOut(frames, input, memo)
const LIGHT: Way = ({ fewer, input }) => withLightDay(fewer, input)

/** The same with the long run first. */
function bold(way: Way): Way {
  return (making) => way({ ...making, input: longFirst(making.input) })
}

/** Ways to fill a further day, in the order tried. */
const WAYS: readonly Way[] = [TRAINED, LIGHT, bold(TRAINED), bold(LIGHT)]
/** The same for the seventh. */
const WAYS_OF_SEVENTH: readonly Way[] = [LIGHT, bold(LIGHT), TRAINED]

function longFirst(input: LayoutInput): LayoutInput {
  return { ...input, person: { ...input.person, longFirst: true } }
}

/**
 * The weeks of a plan on the days that a person has, never smaller than on fewer. Further days are days of training
 * where the minutes are enough for them; where they would cost longest run, fullest week or total, and on the seventh,
 * the further day is a light one beside the plan on fewer.
 * @source default-ours
 */
export function enoughDays(frames: readonly WeekFrame[], input: LayoutInput): Layout {
  const memo: PlacementMemo = new Map()
  const on = (days: TrainingDays): LayoutInput => ({ ...input, person: { ...input.person, days } })
  let best = laidOut(frames, on(TRAINING_DAYS[0]), memo)
  let most = sizesOf(best)
  for (const days of TRAINING_DAYS.slice(1)) {
    if (days > input.person.days) break
    best = withDay({ fewer: best, frames, input: on(days), memo }, most)
    most = larger(most, sizesOf(best))
  }
  return best
}

/** Of the ways to fill a further day the first that loses nothing, or what loses least. */
function withDay(making: Making, most: Sizes): Layout {
  const ways = making.input.person.days > MOST_TRAINED ? WAYS_OF_SEVENTH : WAYS
  let best: Layout | null = null
  let least = Number.POSITIVE_INFINITY
  for (const way of ways) {
    const layout = way(making)
    const loss = worstLoss(sizesOf(layout), most)
    if (best === null || loss < least) [best, least] = [layout, loss]
    if (least <= 1 - KEPT_SHARE) break
  }
  return best!
}

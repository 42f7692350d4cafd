import { TRAINING_DAYS, type TrainingDays } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { type Layout, type LayoutInput, laidOut } from './lay-out.ts'
import { MOST_TRAINED, withLightDay } from './light-day.ts'
import type { PlacementMemo } from './place-week.ts'
import { larger, type Sizes, sizesOf, totalOf, worstLoss } from './plan-size.ts'

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
const WHOLE: Way = ({ fewer, input }) => withLightDay(fewer, input, true)

/** The same with the long run first. */
function bold(way: Way): Way {
  return (making) => way({ ...making, input: longFirst(making.input) })
}

/** Ways to fill a further day; the first is taken wherever it loses nothing. */
const WAYS: readonly [Way, ...Way[]] = [TRAINED, LIGHT, bold(TRAINED), bold(LIGHT)]
/** The same for the seventh. */
const WAYS_OF_SEVENTH: readonly [Way, ...Way[]] = [LIGHT, bold(LIGHT), TRAINED]

/** Where all of them lose something: the plan on fewer days with as little as possible on the further one. */
const LAST_WAYS: readonly Way[] = [WHOLE, bold(WHOLE)]

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

/** A way as it came out. */
type Tried = { readonly layout: Layout; readonly sizes: Sizes; readonly loss: number }

/**
 * The further day as training where that loses nothing; else, of the ways that lose nothing, the one that is nearest to
 * the largest of them in longest run, fullest week and total; else the plan on fewer days with the least on the further one.
 */
function withDay(making: Making, most: Sizes): Layout {
  const tried = (way: Way): Tried => {
    const layout = way(making)
    const sizes = sizesOf(layout)
    return { layout, sizes, loss: worstLoss(sizes, most) }
  }
  const [first, ...others] = making.input.person.days > MOST_TRAINED ? WAYS_OF_SEVENTH : WAYS
  const trained = tried(first)
  if (holds(trained)) return trained.layout
  const all = [trained, ...others.map(tried)]
  if (!all.some(holds)) all.push(...LAST_WAYS.map(tried))
  const held = all.filter(holds)
  if (held.length > 0) return largestOf(held).layout
  return all.reduce((best, each) => (each.loss < best.loss ? each : best)).layout
}

function holds({ loss }: Tried): boolean {
  return loss <= 1 - KEPT_SHARE
}

/** The one that loses least against all of them together; of equals the one with the most minutes. */
function largestOf(held: readonly Tried[]): Tried {
  const most = held.map(({ sizes }) => sizes).reduce(larger)
  const ranked = held.map((one) => ({ one, loss: worstLoss(one.sizes, most), totalMin: totalOf(one.sizes) }))
  return ranked.reduce((best, each) =>
    each.loss < best.loss || (each.loss === best.loss && each.totalMin > best.totalMin) ? each : best,
  ).one
}

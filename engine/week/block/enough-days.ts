import { TRAINING_DAYS, type TrainingDays } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { sure } from '../../sure.ts'
import type { PlacementMemo } from '../laid/place-week.ts'
import { filledUp } from './filled-up.ts'
import { type Layout, type LayoutInput, laidOut } from './lay-out.ts'
import { MOST_TRAINED, withLightDay } from './light-day.ts'
import { paperSizes } from './paper-plan.ts'
import { isAtLeast, larger, type Sizes, sizesOf, totalOf, worstLoss } from './plan-size.ts'

/** What a plan with a further day is made of. */
type Making = {
  readonly fewer: Layout
  readonly frames: readonly WeekFrame[]
  readonly input: LayoutInput
  readonly memo: PlacementMemo
}

/** @param trained - the plan whose days are all days of training; null for the seventh */
type Way = (making: Making, trained: Layout | null) => Layout

const TRAINED: Way = ({ frames, input, memo }) => laidOut(frames, input, memo)
const LIGHT: Way = ({ fewer, input }, trained) => withLightDay(fewer, input, { trained })
const WHOLE: Way = ({ fewer, input }, trained) => withLightDay(fewer, input, { trained, whole: true })

/** The same with the long run first. */
function bold(way: Way): Way {
  return (making, trained) => way({ ...making, input: longFirst(making.input) }, trained)
}

/** The weeks as they came with the minutes that they would lose, and the same of training with the long run first. */
const filled =
  (layout: Layout): Way =>
  ({ fewer, input }) =>
    filledUp(layout, fewer, longFirst(input))
const BOLD_FILLED: Way = (making) => filled(bold(TRAINED)(making, null))(making, null)

/**
 * Ways to fill a further day where training on it alone would lose something. Its weeks say how far a light one may add
 * minutes to those of the plan on fewer: a fitter start, which needs no light day, is not smaller then.
 */
const WAYS: readonly Way[] = [LIGHT, BOLD_FILLED, bold(LIGHT)]
/** The same for the seventh. */
const WAYS_OF_SEVENTH: readonly Way[] = [bold(LIGHT), TRAINED]

/** Where all of them lose something: the plan on fewer days with as little as possible on the further one. */
const LAST_WAYS: readonly Way[] = [WHOLE, bold(WHOLE)]

function longFirst(input: LayoutInput): LayoutInput {
  return { ...input, person: { ...input.person, longFirst: true } }
}

/** What the plans of a person are laid out from, and those of training that are laid out already, or known on paper. */
type Tries = {
  readonly frames: readonly WeekFrame[]
  readonly input: LayoutInput
  readonly memo: PlacementMemo
  readonly trained: Map<TrainingDays, Layout>
  readonly papers: Map<TrainingDays, Sizes>
}

function triesOf(frames: readonly WeekFrame[], input: LayoutInput): Tries {
  return { frames, input, memo: new Map(), trained: new Map(), papers: new Map() }
}

/**
 * The weeks of a plan on the days that a person has, never smaller than on fewer. Further days are days of training where
 * the minutes are enough for them; where they would cost longest run, fullest week or total, and on the seventh, the
 * further day is an easy or a light one beside the plan on fewer.
 * @source default-ours
 */
export function enoughDays(frames: readonly WeekFrame[], input: LayoutInput): Layout {
  const tries = triesOf(frames, input)
  const { days } = input.person
  if (namesEachDay(input) && days <= MOST_TRAINED) return trainedOn(days, tries)
  return trainingAlone(days, tries)?.layout ?? sure(furtherDays(begunOn(tries), tries).at(-1))
}

/** Whether somebody says for each of their days what it is for: none of them is made a light one. */
function namesEachDay({ person: { counts = [], days } }: LayoutInput): boolean {
  return counts.reduce((sum, { times }) => sum + times, 0) >= days
}

/** The same on three days, on four and so on up to the days that a person has. */
export function eachDays(frames: readonly WeekFrame[], input: LayoutInput): Layout[] {
  const tries = triesOf(frames, input)
  const [fewest] = TRAINING_DAYS
  const layout = trainedOn(fewest, tries)
  return furtherDays({ days: fewest, layout, most: sizesOf(layout) }, tries)
}

/** A plan on some days, and the largest measures of it and of those on fewer. */
type Begun = { readonly days: TrainingDays; readonly layout: Layout; readonly most: Sizes }

/** The most days, fewer than a person has, on which training alone makes the largest plan. */
function begunOn(tries: Tries): Begun {
  const fewer = TRAINING_DAYS.filter((days) => days < tries.input.person.days && days <= MOST_TRAINED)
  for (const days of fewer.toReversed()) {
    const alone = trainingAlone(days, tries)
    // What was not laid out is at most as large as on paper.
    const below = TRAINING_DAYS.filter((one) => one < days).map((one) => alone?.known.get(one) ?? paperOn(one, tries))
    if (alone) return { days, layout: alone.layout, most: [sizesOf(alone.layout), ...below].reduce(larger) }
  }
  const [fewest] = TRAINING_DAYS
  const layout = trainedOn(fewest, tries)
  return { days: fewest, layout, most: sizesOf(layout) }
}

/** The plans from one on, each with a further day, up to the days that a person has. */
function furtherDays(begun: Begun, tries: Tries): Layout[] {
  const { frames, input, memo } = tries
  let { layout: best, most } = begun
  const all = [best]
  for (const days of TRAINING_DAYS) {
    if (days <= begun.days || days > input.person.days) continue
    const making = { fewer: best, frames, input: onDays(input, days), memo }
    const trained = days > MOST_TRAINED ? null : trainedOn(days, tries)
    const isOwn = trained !== null && isTriathlete(input) && days <= EACH_TWICE_DAYS
    best = isOwn ? ownDays(making, most, trained) : withDay(making, most, trained)
    most = isOwn ? sizesOf(best) : larger(most, sizesOf(best))
    all.push(best)
  }
  return all
}

/**
 * The plan whose days are all days of training, with those on fewer days that it was compared with, where no plan on fewer
 * is larger. How large those can be is known on paper: they are laid out where that does not decide it.
 * @returns null where the further day has to be another one, or may have to be
 */
function trainingAlone(days: TrainingDays, tries: Tries): { readonly layout: Layout; readonly known: Known } | null {
  if (days > MOST_TRAINED) return null
  const layout = trainedOn(days, tries)
  const own = sizesOf(layout)
  // Against itself a plan loses where more stress leaves more.
  if (worstLoss(own, own) > 0) return null
  const open = TRAINING_DAYS.filter((fewer) => fewer < days && !isAtLeast(own, paperOn(fewer, tries)))
  const next = sure(TRAINING_DAYS[Math.max(0, TRAINING_DAYS.indexOf(days) - 1)])
  const below = open.length > 0 ? trainingAlone(next, tries) : null
  if (open.some((fewer) => !below?.known.has(fewer))) return null
  const known = new Map(below?.known).set(days, own)
  return open.every((fewer) => worstLoss(own, sure(known.get(fewer))) === 0) ? { layout, known } : null
}

/** How large the plan on so many days can be. */
function paperOn(days: TrainingDays, { frames, input, papers }: Tries): Sizes {
  const paper = papers.get(days) ?? paperSizes(frames, { ...input.person, days })
  papers.set(days, paper)
  return paper
}

/** How large plans are that were laid out. */
type Known = ReadonlyMap<TrainingDays, Sizes>

function onDays(input: LayoutInput, days: TrainingDays): LayoutInput {
  return { ...input, person: { ...input.person, days } }
}

/** The plan whose days are all days of training. */
function trainedOn(days: TrainingDays, { frames, input, memo, trained }: Tries): Layout {
  const layout = trained.get(days) ?? laidOut(frames, onDays(input, days), memo)
  trained.set(days, layout)
  return layout
}

/** [days] from here on each discipline of half a triathlon and more comes twice; three days hold nothing hard, so that fewer are no measure. @source default-ours */
const EACH_TWICE_DAYS = 5
/** [ratio] of the plan on fewer days that a triathlete's keeps: a ride of its own and hard work cost minutes. @source default-ours */
const KEPT_BY_TRIATHLETES = 0.952

function isTriathlete({ person: { mainKind } }: LayoutInput): boolean {
  return mainKind?.startsWith('tri') ?? false
}

/**
 * A far triathlete's day as training, filled up where it loses something. Where more than a little is still lost, a run
 * follows every long ride, as on three days: rides by turns, of which each week's is another load, let weeks grow slower. A
 * light day in place of training would lose nothing, and be worth less than each sport twice.
 */
function ownDays(making: Making, most: Sizes, layout: Layout): Layout {
  const trained = triedOf(layout, most)
  if (trained.holds) return trained.layout
  const byTurns = [trained.layout, filled(trained.layout)(making, null)]
  const best = nearest(byTurns, most)
  if (keepsNearly(best, most)) return best
  const bricks = bricksOnly(TRAINED)(making, null)
  return nearest([...byTurns, bricks, filled(bricks)(making, null)], most)
}

function keepsNearly(layout: Layout, most: Sizes): boolean {
  return worstLoss(sizesOf(layout), most) <= 1 - KEPT_BY_TRIATHLETES
}

/** The same with a run after each long ride. */
function bricksOnly(way: Way): Way {
  return (making, trained) =>
    way({ ...making, input: { ...making.input, person: { ...making.input.person, bricksOnly: true } } }, trained)
}

/** A way as it came out. */
type Tried = { readonly layout: Layout; readonly sizes: Sizes; readonly holds: boolean }

/**
 * The further day as training, or as a light one on the seventh, where that loses nothing as it comes or filled up; else,
 * of the ways that lose nothing, the one that is nearest to the largest of them in longest run, fullest week and total;
 * else the plan on fewer days with the least on the further one, or with nothing on the seventh.
 */
function withDay(making: Making, most: Sizes, trained: Layout | null): Layout {
  const tried = (way: Way): Tried => triedOf(way(making, trained), most)
  const plain = trained ? triedOf(trained, most) : tried(LIGHT)
  if (plain.holds) return plain.layout
  if (trained && isTriathlete(making.input) && keepsNearly(trained, most)) return plain.layout
  const full = tried(filled(plain.layout))
  if (full.holds) return full.layout
  const further = (trained ? WAYS : WAYS_OF_SEVENTH).map(tried)
  const held = further.filter(({ holds }) => holds)
  if (held.length > 0) return nearest(layoutsOf(held), held.map(({ sizes }) => sizes).reduce(larger))
  const last = LAST_WAYS.map(tried)
  const least = [...last, ...last.map(({ layout }) => tried(filled(layout))), full, ...further]
  return nearest([...layoutsOf(least), ...(trained ? [] : [making.fewer])], most)
}

function layoutsOf(ways: readonly Tried[]): Layout[] {
  return ways.map(({ layout }) => layout)
}

function triedOf(layout: Layout, most: Sizes): Tried {
  const sizes = sizesOf(layout)
  return { layout, sizes, holds: worstLoss(sizes, most) === 0 }
}

/** The one that loses least against the largest; of equals the one with the most minutes. */
export function nearest(layouts: readonly Layout[], most: Sizes): Layout {
  const ranked = layouts.map((layout) => {
    const sizes = sizesOf(layout)
    return { layout, loss: worstLoss(sizes, most), totalMin: totalOf(sizes) }
  })
  return ranked.reduce((best, each) =>
    each.loss < best.loss || (each.loss === best.loss && each.totalMin > best.totalMin) ? each : best,
  ).layout
}

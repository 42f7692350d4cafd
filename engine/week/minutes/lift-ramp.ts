import { BOUNDS } from '../../limits/bounds.ts'
import { LIMITS } from '../../limits/limits.ts'
import { firstWeekLimit, mostAfter } from '../../load/weekly-rise.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { FEW_LIFTS, PUSH_PULL_LEGS } from '../mix/muscle-mix.ts'

/** [weeks] whose fullest one the next may rise from. @source nielsen-2014 */
const WEEKS = 4
/** [ratio] of the last loaded week that an easier one lifts at most: beside much else, that alone would give way. */
const EASIER = 1 - LIMITS['deload-cut'].target

const { least: WORTH_MIN } = BOUNDS['lift-of-more-days']

/** [lifts] that a week may have: for the whole body, upper and lower by turns, or push, pull and legs. */
const LIFTS: readonly number[] = [PUSH_PULL_LEGS.length, FEW_LIFTS]
const LEAST_LIFTS = 3

/** How far the lifting of a block's weeks may grow from what was lifted before it. */
export type LiftRamp = {
  /** The same week with what it may lift. */
  readonly held: (frame: WeekFrame) => WeekFrame
  /** Tells what a week lifted, [min], or what was done of it. */
  readonly lifted: (frame: WeekFrame, minutes: number) => void
}

/**
 * Lifting rises from week to week as all of training does. How often it comes stays as long as the main lifts do: a split
 * that changed with the minutes would leave none of them.
 * @param startMin - [min] of lifting in the fullest of the last weeks; nothing is held where nobody knows
 * @source nielsen-2014: the rise of weeks; its use for lifting alone is ours
 */
export function liftRamp(startMin: number | undefined): LiftRamp {
  const weeks: number[] = []
  let lastLoaded = 0
  let before: WeekFrame | undefined
  return {
    held(frame) {
      if (startMin === undefined) return frame
      const fullest = Math.max(0, ...weeks.slice(-WEEKS))
      const loaded = Math.max(firstWeekLimit(startMin), mostAfter(fullest, LIMITS['week-rise'].hard))
      const most = frame.deload && lastLoaded > 0 ? EASIER * lastLoaded : loaded
      const known = before?.lifting.mains === frame.lifting.mains ? before.lifts?.days : undefined
      const days = known ?? LIFTS.find((count) => loaded >= count * WORTH_MIN) ?? LEAST_LIFTS
      return { ...frame, lifts: { most, days } }
    },
    lifted(frame, minutes) {
      weeks.push(minutes)
      if (!frame.deload) lastLoaded = minutes
      before = frame
    },
  }
}

import type { askedStart } from '../asked-start.ts'
import type { blockStart, countsForStart } from '../block-start.ts'
import type { keptWeeks, racedBefore, usualBefore, withMissedBefore } from './kept-weeks.ts'
import type { latelyDone, liftedBefore } from './lately-done.ts'
import type { LivedWeeks, Living } from './lived-weeks.ts'
import type { weeksBefore } from './weeks-before.ts'

/** How the weeks of a block follow from what was done of them, and how the plan before lay: not asked for where a plan begins. */
export type Follow = {
  readonly weeks: (living: Living) => LivedWeeks
  readonly before?: {
    readonly usual: typeof usualBefore
    readonly kept: typeof keptWeeks
    readonly missed: typeof withMissedBefore
    readonly raced: typeof racedBefore
    /** Where a block begins that is not the first: one that was asked for, or the next of itself. */
    readonly start: {
      readonly asked: typeof askedStart
      readonly block: typeof blockStart
      readonly counts: typeof countsForStart
      readonly weeks: typeof weeksBefore
      /** What was done of late before them. */
      readonly lately: typeof latelyDone
      readonly lifted: typeof liftedBefore
    }
  }
}

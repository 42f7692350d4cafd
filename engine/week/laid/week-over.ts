import type { Stress } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { Placement } from '../../placement/search.ts'
import type { PlacedSession } from './plan-week.ts'

/** A week laid out on its days, with what its making knew, for reasons and warnings. */
export type LaidWeek = {
  readonly frame: WeekFrame
  readonly placed: readonly PlacedSession[]
  readonly placement: Placement
}

/** A week that is over, under one degree of stress: as it stood, and what was done of it. */
export type WeekOver = {
  readonly laid: LaidWeek
  readonly done: readonly PlacedSession[]
  /** [ratio] of its minutes that was done. */
  readonly share: number
  /** It was a week off: training goes on where it stood before. */
  readonly isOff: boolean
}

/** The weeks of a plan that are over, in order: what comes grows from what was done of them. */
export type WeeksOver = readonly Readonly<Record<Stress, WeekOver>>[]

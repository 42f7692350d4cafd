import type { Bare } from '../bare.ts'

/** What the time of a step is divided into. */
export type SplitFact =
  | Bare<'half-time-each-side' | 'change-sides-half-way'>
  | { readonly code: 'pool-lengths'; readonly count: number; readonly metres: number }

/** How much one set holds. */
export type SizeFact = {
  readonly code: 'set-size'
  readonly unit: 'reps' | 'seconds' | 'metres'
  readonly low: number
  readonly high: number
  readonly eachSide: boolean
}

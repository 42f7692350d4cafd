import type { Bare } from '../bare.ts'
import type { Discipline } from '../model.ts'

/** How a coming session will probably feel, beside the most of the last 30 days or, before anything was logged, of the plan. */
export type ForesightFact =
  | Bare<'event-day'>
  | {
      readonly code: 'longer-than-longest' | 'within-longest'
      readonly min: number
      readonly discipline: Discipline
      readonly longestMin: number
      readonly logged: boolean
    }
  | {
      readonly code: 'more-than-most' | 'about-the-most' | 'below-the-most'
      readonly min: number
      readonly rpe: number
      readonly logged: boolean
    }
  | { readonly code: 'known-effort'; readonly min: number; readonly rpe: number }

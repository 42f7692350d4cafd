import type { Bare } from '../bare.ts'
import type { WeekFocus } from '../phases/week-facts.ts'
import type { SessionName } from '../sessions/session-facts.ts'

type Size = { readonly minutes: number; readonly sessions: number }
/** On which weekday (0 is Monday) a block begins, seen from today. */
type Beginning = { readonly block: number; readonly when: 'past' | 'today' | 'ahead'; readonly weekday: number }

/** How large the week of today is, beside the one before where they can be compared. */
export type SizeFact =
  | ({ readonly code: 'begins-with-whole-week' | 'begins-without-session' } & Beginning)
  | ({ readonly code: 'begins-with-short-week' } & Beginning & Size)
  | ({ readonly code: 'first-week'; readonly block: number } & Size)
  | ({ readonly code: 'first-whole-week' | 'after-empty-week' | 'same-as-last-week' } & Size)
  /** `percent`: below 0 for less. */
  | ({ readonly code: 'unlike-last-week'; readonly percent: number } & Size)

/** Where the coming weeks lead. */
export type FitnessFact =
  | Bare<'weeks-ask-more' | 'plan-begins-gently'>
  | { readonly code: 'fitness-kept'; readonly weeks: number }
  | { readonly code: 'fitness-grows' | 'fresh-by-less'; readonly weeks: number; readonly percent: number }

/** How the week is made of work and rest, and what was done of what was due. */
export type RecoveryFact =
  | Bare<'few-days-yet' | 'ends-tired' | 'ends-fresh' | 'ends-balanced' | 'stress-shortens'>
  /** [days] */
  | { readonly code: 'days-of-week'; readonly rest: number; readonly light: number; readonly hard: number }
  | {
      readonly code: 'done-of-due'
      readonly done: number
      readonly due: number
      readonly since: 'plan' | 'block' | 'four-weeks'
    }

export type AdviceFact =
  | Bare<
      | 'keep-easier-week-easy'
      | 'fresher-not-fitter'
      | 'move-gently'
      | 'showing-up-counts'
      | 'shorter-rather-than-none'
      | 'go-by-feel'
      | 'paused'
      | 'be-looked-after'
    >
  /** `weekday`: 0 is Monday. */
  | {
      readonly code: 'key-session' | 'key-session-today' | 'key-session-done'
      readonly weekday: number
      readonly name: SessionName
    }

export type PhaseFact = {
  readonly code: 'place-in-phase'
  readonly focus: WeekFocus
  /** Place of the week among those of its phase, 1 first, and in all. */
  readonly ofPhase: readonly [place: number, count: number]
  readonly ofBlock: readonly [place: number, count: number]
  readonly block: number
}

export type InsightFact = SizeFact | FitnessFact | RecoveryFact | AdviceFact | PhaseFact

import type { Bare } from '../bare.ts'
import type { Choice, CivilDate } from '../model.ts'

/** What the plan asks where what happened leaves a choice, the choices, and what each would mean. */
export type AskFact =
  | Bare<'ask-too-hard' | 'ask-too-easy' | 'ask-too-tired'>
  /** In the middle `rpe` above what was planned, or below it, of so many rated sessions of the last days. */
  | { readonly code: 'why-effort'; readonly sessions: number; readonly days: number; readonly rpe: number }
  /** So many of the last days were tired or badly slept; of as many `usual` for this person. */
  | { readonly code: 'why-tired'; readonly bad: number; readonly days: number; readonly usual: number }
  | Bare<'choose-deload' | 'choose-less' | 'choose-more' | 'choose-calm' | 'choose-leave'>
  /** [min] of the next two weeks and their hard sessions, with a choice and without. */
  | {
      readonly code: 'means-weeks'
      readonly min: number
      readonly wasMin: number
      readonly hard: number
      readonly wasHard: number
    }
  /** The same where all is left as it is, and [days] for which it is not asked again. */
  | { readonly code: 'means-as-planned'; readonly min: number; readonly hard: number; readonly days: number }
  /** Where nothing is chosen. */
  | Bare<'otherwise-as-planned'>
  /** What was chosen the last time, and what came of it where enough was told: before and after, in `of`. */
  | {
      readonly code: 'last-choice'
      readonly choice: Choice['type']
      readonly on: CivilDate
      readonly after: Outcome | null
    }

/** A measure of the weeks before a choice and after it. */
export type Outcome = {
  /** [RPE] above what was planned, or [ratio] of days that were tired or badly slept. */
  readonly of: 'effort' | 'tired'
  readonly was: number
  readonly is: number
  readonly verdict: 'better' | 'same' | 'worse'
}

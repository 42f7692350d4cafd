import type { Bare } from '../bare.ts'
import type { DayPart } from '../day/day-part.ts'
import type { AskKind, Choice, CivilDate, ClockTime, Weekday } from '../model.ts'
import type { PaceRange } from '../sessions/pace.ts'

/** What the plan asks where what happened leaves a choice, the choices, and what each would mean. */
export type AskFact =
  | Bare<'ask-too-hard' | 'ask-too-easy' | 'ask-too-tired'>
  /** In the middle `rpe` above what was planned, or below it, of so many rated sessions of the last days. */
  | { readonly code: 'why-effort'; readonly sessions: number; readonly days: number; readonly rpe: number }
  /** So many of the last days were tired or badly slept; of as many `usual` for this person. */
  | { readonly code: 'why-tired'; readonly bad: number; readonly days: number; readonly usual: number }
  /** The sessions of a weekday, or of a part of the day, are missed again and again. */
  | { readonly code: 'ask-missed-day'; readonly weekday: Weekday }
  | { readonly code: 'ask-missed-hours'; readonly part: DayPart }
  | { readonly code: 'why-missed'; readonly missed: number; readonly planned: number; readonly others: number }
  /** [s] hoped for, of an event, and what a result says of it: its quick end and its careful one. */
  | { readonly code: 'ask-goal'; readonly event: string }
  | { readonly code: 'why-goal'; readonly target: number; readonly quick: number; readonly careful: number }
  | Bare<'ask-faster'>
  /** [s/km] easy runs in the middle, and the quick end of what was planned for them. */
  | { readonly code: 'why-faster'; readonly runs: number; readonly secPerKm: number; readonly planned: number }
  | { readonly code: 'ask-result'; readonly distanceKm: number; readonly seconds: number }
  | { readonly code: 'why-result'; readonly date: CivilDate }
  /** A choice by its name. */
  | { readonly code: 'choose'; readonly choice: Choice; readonly asked: AskKind }
  /** [min] of the next two weeks and their hard sessions, with a choice and without. */
  | {
      readonly code: 'means-weeks'
      readonly min: number
      readonly wasMin: number
      readonly hard: number
      readonly wasHard: number
    }
  /** Weekdays of training from the next Monday on, or the hour of the sessions that move, with the minutes of the next two weeks. */
  | {
      readonly code: 'means-days'
      readonly weekdays: readonly Weekday[]
      readonly min: number
      readonly wasMin: number
    }
  | { readonly code: 'means-hours'; readonly at: ClockTime; readonly min: number; readonly wasMin: number }
  /** [s/km] of a race in the time that is hoped for; of easy runs, null where no pace was known. */
  | { readonly code: 'means-target'; readonly secPerKm: number; readonly wasPerKm: number }
  | {
      readonly code: 'means-paces'
      readonly easy: PaceRange
      readonly wasEasy: PaceRange | null
      readonly min: number
      readonly wasMin: number
    }
  /** The same where all is left as it is, and [days] for which it is not asked again, null for ever. */
  | { readonly code: 'means-as-planned'; readonly min: number; readonly hard: number; readonly days: number | null }
  /** Where nothing is chosen. */
  | Bare<'otherwise-as-planned'>
  /** What was chosen the last time, and what came of it where enough was told: before and after, in `of`. */
  | {
      readonly code: 'last-choice'
      readonly choice: Choice
      readonly on: CivilDate
      readonly after: Outcome | null
    }

/** A measure of the weeks before a choice and after it. */
export type Outcome = {
  /** [RPE] above what was planned, of all sessions or of runs; [ratio] of days that were tired or badly slept, or of sessions that were done. */
  readonly of: 'effort' | 'runs' | 'tired' | 'done'
  readonly was: number
  readonly is: number
  readonly verdict: 'better' | 'same' | 'worse'
}

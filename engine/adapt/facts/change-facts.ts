import type { CivilDate, ClockTime } from '../../model.ts'
import type { RestDay, SessionName } from '../../sessions/session-facts.ts'
import type { StepName } from '../../sessions/step-facts.ts'

/** A day's session, with what sets it apart from another where name and length do not. */
export type DaySummary =
  | RestDay
  | {
      readonly code: 'day-summary'
      readonly name: SessionName
      readonly min: number
      readonly apart:
        | null
        | { readonly start: ClockTime | null }
        | { readonly steps: readonly { readonly name: StepName; readonly loadKg: number | null }[] }
        | { readonly rpe: number }
    }

/** The other days up to a date that a change touched, with their minutes before and after, or null. */
export type OtherDays = {
  readonly days: number
  readonly until: CivilDate
  readonly wasMin: number
  readonly isMin: number
} | null

/** What a change does. Days are named as seen from `today`. */
export type ChangeFact =
  | DaySummary
  | { readonly code: 'nothing-changes' }
  | {
      readonly code: 'day-became'
      readonly date: CivilDate
      readonly today: CivilDate
      readonly before: DaySummary
      readonly after: DaySummary
      readonly others: OtherDays
    }
  /** A session on another day, and what came back in its place, or null where its day became free. */
  | {
      readonly code: 'session-moved'
      readonly from: CivilDate
      readonly to: CivilDate
      readonly today: CivilDate
      readonly name: SessionName
      readonly back: SessionName | null
      readonly others: OtherDays
    }
  | { readonly code: 'stays-for-now'; readonly date: CivilDate; readonly today: CivilDate }

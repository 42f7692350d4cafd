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
      /** The other days up to a date, with their minutes before and after, or null. */
      readonly others: {
        readonly days: number
        readonly until: CivilDate
        readonly wasMin: number
        readonly isMin: number
      } | null
    }
  | { readonly code: 'stays-for-now'; readonly date: CivilDate; readonly today: CivilDate }

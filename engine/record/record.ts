import type { CivilDate, Discipline, LoggedSet } from '../model.ts'

/** What was recorded of one day's session. */
export type SessionRecord = {
  readonly date: CivilDate
  readonly done: boolean
  /** [min] as told; null where nobody said it. */
  readonly minutes: number | null
  /** [RPE 1-10] as told. */
  readonly rpe: number | null
}

/** What a plan had for a day, rest included. */
export type PlannedRecord = {
  readonly date: CivilDate
  readonly durationMin: number
  readonly rpe: number
  readonly discipline: Discipline
}

/** What a watch or the person told of one activity. */
export type ActivityRecord = {
  readonly date: CivilDate
  readonly discipline: Discipline
  readonly durationSec: number
  readonly distanceM: number | null
  /** [1/min] */
  readonly avgHr: number | null
  /** Whether it is the planned session of its day: its minutes are that day's already. */
  readonly matched: boolean
}

/** Sets of one day. */
export type LiftedDay = { readonly date: CivilDate; readonly sets: readonly LoggedSet[] }

/** Of what is too old to be looked at day by day. */
export type BeforeRecord = {
  readonly trainedDays: number
  readonly runs: number
  /** [m] */
  readonly longestRunM: number
}

/** Everything that a person's progress is told from. Days in any order, at most one session and one plan a day. */
export type TrainingRecord = {
  readonly today: CivilDate
  /** [min] usual weekly training before the first day. */
  readonly usualWeeklyMin: number
  readonly sessions: readonly SessionRecord[]
  readonly planned: readonly PlannedRecord[]
  readonly activities: readonly ActivityRecord[]
  readonly lifted: readonly LiftedDay[]
  /** What lies before the first of these days. */
  readonly before: BeforeRecord
}

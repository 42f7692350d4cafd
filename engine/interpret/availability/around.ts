import type { Weekday } from '../../model.ts'

/** What the words around a clause say that it may be of. */
export type Around = {
  /** Whether the text speaks of no work that it could be of. */
  readonly isFree: boolean
  /** Whether hours that are of something else are told before it. */
  readonly isBesideHours: boolean
  /** The same of its own sentence. */
  readonly isAfterHours: boolean
  /** Whether a most of minutes is told beside it. */
  readonly isBesideMinutes: boolean
  /** Whether the text says nothing else, but perhaps how many days a week. */
  readonly isAlone: boolean
  /** Whether its sentence speaks of training before it. */
  readonly isAfterTraining: boolean
  /** The days that its sentence names before it. */
  readonly led: readonly Weekday[]
  /** The days that the sentence before names. */
  readonly named: readonly Weekday[]
  /** The days of what is told before it. */
  readonly told: readonly Weekday[]
  /** The days that "those days" are. */
  readonly those: readonly Weekday[]
  /** Whether what is told right before it opens hours, or days. */
  readonly isGoingOn: boolean
}

/** What stands around a clause that is of training and of nothing else. */
export const NOTHING_AROUND: Around = {
  ...{ isFree: true, isBesideHours: false, isAfterHours: false, isBesideMinutes: false, isAlone: false },
  ...{ isAfterTraining: false, isGoingOn: false, led: [], named: [], told: [], those: [] },
}

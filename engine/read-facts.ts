import type { CheckInFacts } from './interpret/notes/check-ins.ts'
import type { CivilDate, CommitmentsReading, ConfirmedFacts, RacesReading } from './model.ts'
import type { KeptTexts } from './read-texts.ts'
import type { ToldOfTraining } from './told-of-training.ts'

/** What was read of free text before: kept from then, or by something better than the built-in reader. Each may be left out. */
export type ReadFacts = {
  /** Both texts as they were read when they were written. */
  readonly texts?: KeptTexts
  readonly commitments?: CommitmentsReading
  readonly races?: RacesReading
  /** What the check-in of a day says. */
  readonly checkIns?: Readonly<Record<CivilDate, CheckInFacts>>
}

/** What a profile's free texts say. */
export type Readings = {
  readonly commitments: CommitmentsReading
  /** What they say of the days themselves; what was confirmed takes its place. */
  readonly heard?: ConfirmedFacts
  /** What they say of training. */
  readonly told: ToldOfTraining
  /** Nothing grows before a doctor has agreed. */
  readonly held?: boolean
  /** Lifts stay easy to learn: what a doctor has not agreed to, a child awaited or one born lately. */
  readonly easyLifts?: boolean
  /** After a birth: the day from which on runs are planned. */
  readonly runsFrom?: CivilDate | null
  /** Of the races from a day on. */
  readonly races: (since: CivilDate) => RacesReading
}

import type { CivilDate, Discipline, PlanEvent, Stress, Weekday } from '../model.ts'
import type { SessionName, StrengthKind } from './session-facts.ts'

/** A session of a coming week as a plan has it: which it is, and its weekday. */
export type KeptSession = {
  readonly day: number
  readonly discipline: Discipline
  readonly lifting: StrengthKind | null
  readonly long: boolean
}

/** The sessions of the weeks to come, by the Monday of each: what no change touches stays on its day. */
export type KeptWeeks = Readonly<Record<CivilDate, readonly KeptSession[]>>

/** An event with its day number. */
export type RacedEvent = PlanEvent & { readonly dayNumber: number }

/** What was done in the weeks before a block, by sport. */
export type Lately = {
  /** [min] of lifting in the fullest week. */
  readonly liftMin: number
  /** [min] and [km] of the longest endurance session and the longest run, 0 for none; left out where a month is not known. */
  readonly longestMin?: number
  readonly longestRunKm?: number
}

/** How a plan lies in its weeks, for the one after it. */
export type LaidPlan = {
  /** The day it was made on. */
  readonly on: CivilDate
  readonly weeks: KeptWeeks
  /** [min after midnight] the usual start of training. */
  readonly usual: number
  /** Weekdays that were missed again and again in this block, and in the one before it. */
  readonly missed: readonly Weekday[]
  readonly missedBefore: readonly Weekday[]
  /** The event that the block led to, once it is near or over, and the one before it where the block was asked for soon after. */
  readonly raced?: RacedEvent
  readonly racedBefore?: RacedEvent
  /** What was done of late before the block, where it was asked for. */
  readonly lately?: Lately
  /** [min] of the sessions of the block until some weeks from now, before anything that happened changed them. */
  readonly planned?: Readonly<Record<CivilDate, number>>
  /** [min] of the sessions of its weeks, by their Mondays and the longest first, as first made: before anything was done. */
  readonly first?: Readonly<Record<CivilDate, readonly number[]>>
  /** Under which stress those weeks were made. */
  readonly stress?: Readonly<Record<CivilDate, Stress>>
}

/** Which lifting a session of this name is; null where it is none. */
export function liftingOf(name: SessionName): StrengthKind | null {
  if (name.code === 'shortened-session') return liftingOf(name.name)
  return name.code === 'strength-session' ? name.kind : null
}

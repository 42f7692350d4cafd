import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import type { Rebuild } from '../laid/shortened.ts'
import type { HardBank } from '../mix/hard-bank.ts'
import type { OverRun } from '../person/after-away.ts'
import type { Person } from '../person/person.ts'

/** What a finished week leaves for the limits of the next ones. */
export type PastWeek = {
  /** [min] a week away counts as what it leaves of the one before it. */
  readonly trainedMin: number
  /** [AU] races included; the same of a week away. */
  readonly loadAu: number
  readonly runKm: number
  /** [min] hard and all endurance work of the plan up to the end of this week. */
  readonly hard: HardBank
  readonly runs: readonly { readonly day: number; readonly km: number; readonly race: boolean }[]
  readonly longestRun: OverRun
  /** [km] longest run of the plan up to the end of this week. */
  readonly longestEverKm: number
  readonly frame: WeekFrame
  /** It had all its training days, although it may have begun a day or two late. */
  readonly whole: boolean
  /** [min] the plan asked for, of a week that is over. */
  readonly askedMin?: number
  /** [AU] likewise, races included. */
  readonly askedAu?: number
  /** [km] and the longest run of it, events apart. */
  readonly askedRunKm?: number
  /** [ratio] of that which was done. */
  readonly share?: number
  /** It was a week off. */
  readonly isOff?: boolean
}

/** What the weeks before it let a week hold, events apart. */
export type WeekLimits = {
  readonly minutes: number
  readonly loadAu: number
  /** [AU] of a week without an event. */
  readonly plainLoadAu: number
  /** [min] that it keeps at least. */
  readonly leastMin: number
  /** [km] of all its runs. */
  readonly runsKm: number
  /** [km] of a run on a weekday. */
  readonly runKmOn: (weekday: number) => number
}

export type GuardInput = {
  readonly frame: WeekFrame
  readonly person: Person
  readonly past: readonly PastWeek[]
  /** [km] longest run before the plan. */
  readonly startRunKm: number
  /** [min] usual week before the plan. */
  readonly startMin: number
  readonly rebuild: Rebuild
  /** The week was made from one that has been held already, so it only gets what rounding needs. */
  readonly stressed: boolean
  readonly limits: WeekLimits
}

/** What the limits of a week follow from. */
export type LimitFacts = Omit<GuardInput, 'limits' | 'rebuild' | 'person'>

/** [min] of training in a week, events apart. */
export function minutesOf(week: readonly PlacedSession[]): number {
  let minutes = 0
  for (const { intent, session } of week) if (intent.role !== 'race') minutes += session.durationMin
  return minutes
}

/** [min] that the plan asked for in a week: an easier one after it is measured by that. */
export function askedMinOf({ trainedMin, askedMin = trainedMin }: PastWeek): number {
  return askedMin
}

/** [AU] likewise. */
export function askedAuOf({ loadAu, askedAu = loadAu }: PastWeek): number {
  return askedAu
}

/** [km] run in a week, events apart. */
export function runKmOf(placed: readonly PlacedSession[]): number {
  let km = 0
  for (const { session } of placed) if (session.discipline === 'run') km += session.distanceKm ?? 0
  return km
}

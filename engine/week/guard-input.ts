import type { WeekFrame } from '../phases/macrocycle.ts'
import type { HardBank } from './hard-bank.ts'
import type { Person } from './person.ts'
import type { PlacedSession } from './plan-week.ts'
import type { Rebuild } from './shortened.ts'

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
  readonly frame: WeekFrame
  /** It had all its training days, although it may have begun a day or two late. */
  readonly whole: boolean
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
}

/** [min] of training in a week, events apart. */
export function minutesOf(week: readonly PlacedSession[]): number {
  return week.reduce((sum, { intent, session }) => sum + (intent.role === 'race' ? 0 : session.durationMin), 0)
}

/** [km] run in a week, events apart. */
export function runKmOf(placed: readonly PlacedSession[]): number {
  return placed.reduce((sum, { session }) => sum + (session.discipline === 'run' ? (session.distanceKm ?? 0) : 0), 0)
}

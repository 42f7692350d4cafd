import type { Discipline } from '../model.ts'

/** A session as the search for its day sees it. */
export type Piece = {
  /** Its sport, where days are told apart by what the person trains on them. */
  readonly sport: Discipline | null
  readonly hard: boolean
  readonly long: boolean
  /** So long that the day after it is easy or free. */
  readonly veryLong: boolean
  /** First weekday far enough from the last long session of its kind. */
  readonly spacedFrom: number
  readonly heavyLegs: boolean
  /** The run by itself that is the far one of a week whose long session is ridden. */
  readonly farRun: boolean
  /** A ride with a run behind it. */
  readonly brick: boolean
  readonly race: boolean
  readonly strength: boolean
  /** Muscles that it works with weights, a bit for each part of the body; 0 for none. Sessions that share some stay apart. */
  readonly lifts: number
  /** Touches only gently: mobility, breathing, recovery. */
  readonly light: boolean
  /** [ratio] load relative to the week's mean session. */
  readonly weight: number
  readonly durationMin: number
  readonly fixedDay: number | null
  /** Weekday that it has in the plan before this one, where nothing of that day speaks against it now. */
  readonly plannedDay: number | null
  /** Weekdays such a session had last week; the same day again helps habit. */
  readonly habitDays: readonly number[]
  /** Weekdays that the person gives such a long session; none where they did not say. */
  readonly longDays: readonly number[]
  /** Weekdays on which the person does not train its sport. */
  readonly notOn: readonly number[]
}

/** A weekday beside practices: the day before a match or after it, or one beside a practice that is hard work. */
export type LedDay = 'match-eve' | 'after-match' | 'beside-practice' | null

/** A week whose sessions want days. */
export type PlacementInput = {
  readonly pieces: readonly Piece[]
  readonly firstDay: number
  /** [min] longest free stretch of each weekday. */
  readonly roomMin: readonly number[]
  /** [min] the same for hard work. */
  readonly hardMin: readonly number[]
  /** Weekdays that hold no training but an event. */
  readonly shut: readonly boolean[]
  /** What practices and matches, which others lead, make of each weekday; left out where there are none. */
  readonly led?: readonly LedDay[]
  /** What the person trains on each weekday already; left out where they named no sport of any. */
  readonly sports?: readonly (readonly Discipline[])[]
  /** [ratio] how much each weekday is liked, 0 none; below it where sessions keep being missed. */
  readonly liked: readonly number[]
  /** [days] between hard days. */
  readonly hardSpacing: number
  readonly beginner: boolean
  /** [days] from the last hard day before this week to its Monday, large when long ago. */
  readonly hardTail: number
  /** What the day before Monday held. */
  readonly before: Pick<Piece, 'hard' | 'long' | 'veryLong' | 'heavyLegs' | 'brick' | 'lifts'> | null
  /** Weekdays before this one stay free of hard work (after a race). */
  readonly noHardBefore: number
  /** [days] without hard work after a race of this week. */
  readonly quietAfterRace: number
  /** [days] from this Monday to a race early next week, or null. */
  readonly raceAfter: number | null
  /** Last weekday for a long session before the events of next week. */
  readonly latestLong: number
}

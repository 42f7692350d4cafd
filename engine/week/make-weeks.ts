import type { OrdinaryDay } from '../day/ordinary-week.ts'
import type { PlanWarning, PlanWeek } from '../model.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { buildSessions } from './build-sessions.ts'
import type { DesignedWeek } from './design.ts'
import type { Person } from './person.ts'
import { FRESH_TAIL, type PlacementMemo, placeWeek, tailOf, weekRoom } from './place-week.ts'
import type { Placement } from './placement.ts'
import { fitToDays, type PlacedSession, planWeek } from './plan-week.ts'

export type MakeWeeksInput = {
  readonly person: Person
  /** The person's ordinary week, Monday first. */
  readonly week: readonly OrdinaryDay[]
  /** [min after midnight] the usual start of training. */
  readonly usual: number
  readonly seed: number
}

/** Finished weeks with what their making knew, for reasons and warnings. */
export type MadeWeeks = {
  readonly weeks: readonly PlanWeek[]
  readonly details: readonly { frame: WeekFrame; placed: readonly PlacedSession[]; placement: Placement }[]
  readonly warnings: readonly PlanWarning[]
}

/** Builds, places and times the sessions of every designed week. */
export function makeWeeks(designed: readonly DesignedWeek[], input: MakeWeeksInput): MadeWeeks {
  const { person, week, usual, seed } = input
  const room = weekRoom(week)
  const memo: PlacementMemo = new Map()
  let tail = FRESH_TAIL
  const details = designed.map(({ frame, intents }) => {
    const built = buildSessions(intents, frame, person, seed)
    const placement = placeWeek(built, frame, person, room, tail, memo)
    const placed = fitToDays(
      built.map((one, index) => ({ ...one, day: placement.days[index]! })),
      week,
      frame,
      person,
      seed,
    )
    const raceEnd = frame.races.map((race) => race.dayNumber + 1 + (frame.profile?.noHardDays ?? 3))
    tail = tailOf(placed, tail, Math.max(0, ...raceEnd))
    return { frame, placed, placement }
  })
  return { weeks: details.map(({ frame, placed }) => planWeek(placed, frame, week, usual)), details, warnings: [] }
}

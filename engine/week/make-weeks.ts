import type { OrdinaryDay } from '../day/ordinary-week.ts'
import type { PlanWeek } from '../model.ts'
import { quietDaysAfter } from '../phases/event-profile.ts'
import type { WeekFrame } from '../phases/macrocycle.ts'
import { buildSessions, rebuilt } from './build-sessions.ts'
import { type DesignedWeek, startRunKm } from './design.ts'
import { type GuardInput, guardWeek, type PastWeek, pastOf } from './guard.ts'
import type { Person } from './person.ts'
import { FRESH_TAIL, type PlacementMemo, placeWeek, tailOf, weekRoom } from './place-week.ts'
import type { Placement } from './placement.ts'
import { fitToDays, type PlacedSession, planWeek } from './plan-week.ts'
import { relievedSessions, stressedWeek } from './stressed-week.ts'

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
}

/** Builds, places and times the sessions of every designed week. */
export function makeWeeks(designed: readonly DesignedWeek[], input: MakeWeeksInput): MadeWeeks {
  const { person, week, usual, seed } = input
  const room = weekRoom(week)
  const memo: PlacementMemo = new Map()
  let tail = FRESH_TAIL
  const calm: Person = { ...person, stress: 'low' }
  const calmPast: PastWeek[] = []
  const past: PastWeek[] = []
  const details = designed.map((design, index) => {
    const { frame } = design
    const built = relievedSessions(buildSessions(design, calm, seed), frame, person)
    const placement = placeWeek(built, frame, person, room, tail, memo, raceAfter(frame, designed[index + 1]?.frame))
    const days = built.map((one, position) => ({ ...one, day: placement.days[position]! }))
    const whole = guardWeek(fitToDays(days, week, frame, calm, seed), guardInput(frame, calmPast, calm, seed))
    calmPast.push(pastOf(whole, frame))
    const placed =
      person.stress === 'low'
        ? whole
        : guardWeek(stressedWeek(whole, frame, person, seed), guardInput(frame, past, person, seed))
    past.push(pastOf(placed, frame))
    tail = tailOf(placed, tail, Math.max(0, ...frame.races.map((race) => race.dayNumber + 1 + quietDaysAfter(race))))
    return { frame, placed, placement }
  })
  return { weeks: details.map(({ frame, placed }) => planWeek(placed, frame, week, usual)), details }
}

function guardInput(frame: WeekFrame, past: readonly PastWeek[], person: Person, seed: number): GuardInput {
  return {
    frame,
    past,
    startRunKm: startRunKm(person),
    startMin: person.start.weeklyMin,
    stressed: person.stress !== 'low',
    rebuild: (one, durationMin, distanceKm) => rebuilt(one, { durationMin, distanceKm }, frame, person, seed),
  }
}

/** [days] from a week's Monday to a race on the next Monday, Tuesday or Wednesday. */
function raceAfter(frame: WeekFrame, next: WeekFrame | undefined): number | null {
  const race = next?.races[0]
  const days = race ? race.dayNumber - frame.monday : 0
  return race && days < 10 ? days : null
}

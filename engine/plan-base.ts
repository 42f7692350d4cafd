import { civilDate, dayNumber } from './civil-date.ts'
import { type OrdinaryDay, ordinaryWeek } from './day/ordinary-week.ts'
import { usualStart } from './day/start-time.ts'
import type { CheckInFacts } from './interpret/check-ins.ts'
import type { CivilDate, CommitmentsReading, PlanInput, PlanWarning, Profile, RacesReading } from './model.ts'
import { type DatedEvent, HORIZON_DAYS, resolveEvents } from './phases/events.ts'
import { macrocycle } from './phases/macrocycle.ts'
import { targetWarnings } from './phases/target-warnings.ts'
import { seedOf } from './rng.ts'
import { designWeeks } from './week/design.ts'
import { type MadeWeeks, makeWeeks } from './week/make-weeks.ts'
import type { Person } from './week/person.ts'
import { personOf } from './week/person-of.ts'

/** Facts read from free text by something better than the built-in reader; either may be left out. */
export type ReadFacts = {
  readonly commitments?: CommitmentsReading
  readonly races?: RacesReading
  /** What the check-in of a day says. */
  readonly checkIns?: Readonly<Record<CivilDate, CheckInFacts>>
}

/** What a profile's free texts say. */
export type Readings = {
  readonly commitments: CommitmentsReading
  /** Of the races from a day on. */
  readonly races: (since: CivilDate) => RacesReading
}

/** The plan before anything happened: what profile and anchor alone make. */
export type PlanBase = {
  readonly profile: Profile
  readonly made: MadeWeeks
  readonly events: readonly DatedEvent[]
  /** About the goal and the events. */
  readonly warnings: readonly PlanWarning[]
  readonly person: Person
  /** The person's ordinary week, Monday first. */
  readonly week: readonly OrdinaryDay[]
  /** [min after midnight] usual start of training. */
  readonly usual: number
  /** Week of today, 0 first. */
  readonly current: number
  /** Day number of the first Monday. */
  readonly monday: number
}

/**
 * Makes the base of a plan, which history and asked-for changes then adjust.
 * @throws RangeError when a date is not a real day
 */
export function planBase(input: PlanInput, readings: Readings): PlanBase {
  const { profile } = input
  const today = dayNumber(input.today)
  const anchor = Math.min(today, input.anchor === undefined ? today : dayNumber(input.anchor))
  const resolved = resolveEvents(readings.races(civilDate(anchor)).events, anchor, profile.level)
  const goal = goalDayOf(profile.goalDate, anchor)
  const frames = macrocycle({
    anchor,
    events: resolved.events,
    goalDay: goal.day,
    goal: profile.goal,
    level: profile.level,
  })
  const { monday } = frames[0]!
  const current = Math.floor((today - monday) / 7)
  // A plan that has run out begins anew today.
  if (current >= frames.length) return planBase({ ...input, anchor: input.today }, readings)
  const person = personOf(input, resolved.events)
  const week = ordinaryWeek(readings.commitments, input.preferences)
  const usual = usualStart(week, 45)
  const seed = seedOf(profile.name + civilDate(anchor))
  const made = makeWeeks(designWeeks(frames, person), { person, week, usual, seed })
  const warnings = [...goal.warnings, ...resolved.warnings, ...targetWarnings(resolved.events, person.result)]
  return { profile, made, events: resolved.events, warnings, person, week, usual, current, monday }
}

function goalDayOf(goalDate: string | null, anchor: number): { day: number | null; warnings: PlanWarning[] } {
  if (goalDate === null) return { day: null, warnings: [] }
  const day = dayNumber(goalDate)
  if (day < anchor)
    return {
      day: null,
      warnings: [
        {
          code: 'goal-past',
          text: 'Your goal date is in the past, so this is a rolling twelve-week plan. Set a new date to aim at.',
        },
      ],
    }
  if (day - anchor > HORIZON_DAYS)
    return {
      day: null,
      warnings: [
        {
          code: 'goal-far',
          text: 'Your goal date is more than a year away. We start with twelve weeks and plan on from there.',
        },
      ],
    }
  return { day, warnings: [] }
}

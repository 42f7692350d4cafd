import { adaptedPlan } from './adapt/adapted-plan.ts'
import { civilDate, dayNumber } from './civil-date.ts'
import { ordinaryWeek } from './day/ordinary-week.ts'
import { usualStart } from './day/start-time.ts'
import { timeline } from './day/timeline.ts'
import { planInsights } from './insights/insights.ts'
import { planReasons } from './insights/reasons.ts'
import { planWarnings } from './insights/warnings.ts'
import type { CheckInFacts } from './interpret/check-ins.ts'
import { readCommitments } from './interpret/commitments.ts'
import { readRaces } from './interpret/races.ts'
import type {
  CivilDate,
  CommitmentsReading,
  PlanInput,
  PlanReason,
  PlanWarning,
  RacesReading,
  Schedule,
} from './model.ts'
import { eventProfile } from './phases/event-profile.ts'
import { type DatedEvent, HORIZON_DAYS, resolveEvents } from './phases/events.ts'
import { macrocycle } from './phases/macrocycle.ts'
import { seedOf } from './rng.ts'
import { designWeeks } from './week/design.ts'
import { makeWeeks } from './week/make-weeks.ts'
import { assumedStart, type Person } from './week/person.ts'

/** Facts read from free text by something better than the built-in reader; either may be left out. */
export type ReadFacts = {
  readonly commitments?: CommitmentsReading
  readonly races?: RacesReading
  /** What the check-in of a day says. */
  readonly checkIns?: Readonly<Record<CivilDate, CheckInFacts>>
}

/**
 * Makes a person's plan: the weeks from the anchor to the goal, and today's timeline.
 * The same input always gives the same plan.
 * @param input - profile, day and whatever else is known
 * @param facts - readings that replace the built-in reader's
 * @throws RangeError when a date is not a real day
 */
export function makePlan(input: PlanInput, facts: ReadFacts = {}): Schedule {
  const { profile } = input
  const today = dayNumber(input.today)
  const anchor = Math.min(today, input.anchor === undefined ? today : dayNumber(input.anchor))
  const races = facts.races ?? readRaces(profile.races, civilDate(anchor))
  const resolved = resolveEvents(races.events, anchor, profile.level)
  const goal = goalDayOf(profile.goalDate, anchor)
  const frames = macrocycle({
    anchor,
    events: resolved.events,
    goalDay: goal.day,
    goal: profile.goal,
    level: profile.level,
  })
  const current = Math.floor((today - frames[0]!.monday) / 7)
  // A plan that has run out begins anew today.
  if (current >= frames.length) return makePlan({ ...input, anchor: input.today }, facts)
  const person = personOf(input, resolved.events)
  const week = ordinaryWeek(facts.commitments ?? readCommitments(profile.commitments), input.preferences)
  const usual = usualStart(week, 45)
  const made = makeWeeks(designWeeks(frames, person), {
    person,
    week,
    usual,
    seed: seedOf(profile.name + civilDate(anchor)),
  })
  const adapted = adaptedPlan(made.weeks, input.history ?? [], input.today, person, facts.checkIns)
  const day = (today - frames[0]!.monday) % 7
  return {
    version: 1,
    date: input.today,
    timeZone: input.timeZone,
    todaysSchedule: timeline({
      day: week[day]!,
      yesterday: week[(day + 6) % 7]!,
      tomorrow: week[(day + 1) % 7]!,
      planDay: adapted.weeks[current]!.days[day]!,
      usualStart: usual,
    }),
    weeklyPlan: adapted.weeks,
    insights: planInsights(adapted, current, profile, input.history),
    events: resolved.events.map(({ name, discipline, distanceKm, date, priority }) => ({
      name,
      discipline,
      distanceKm,
      date,
      priority,
    })),
    warnings: [
      ...adapted.warnings,
      ...goal.warnings,
      ...resolved.warnings,
      ...planWarnings({ profile, made, week, person, assumed: input.preferences?.start === undefined }),
    ],
    reasons: withAdapted(planReasons(made, { today, person, week, usual }), adapted.reasons),
  }
}

/** A changed day is explained by what changed it: the reasons for what it was before no longer hold. */
function withAdapted(reasons: readonly PlanReason[], adapted: readonly PlanReason[]): readonly PlanReason[] {
  if (adapted.length === 0) return reasons
  const changed = new Set(adapted.map(({ date }) => date))
  return [...adapted, ...reasons.filter(({ date }) => !changed.has(date))].sort((a, b) =>
    a.date === b.date ? 0 : a.date < b.date ? -1 : 1,
  )
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

function personOf(input: PlanInput, events: readonly DatedEvent[]): Person {
  const { profile, preferences } = input
  const main = events.findLast((event) => event.priority === 'A')
  return {
    level: profile.level,
    // A strength meet is trained for as strength, whatever else the person wants.
    goal: main && eventProfile(main).kind === 'strength' ? 'muscle-gain' : profile.goal,
    stress: profile.stress,
    days: profile.trainingDays,
    start: preferences?.start ?? assumedStart(profile),
    mainKind: main ? eventProfile(main).kind : null,
    equipment: preferences?.equipment ?? [],
    limits: preferences?.limits ?? [],
  }
}

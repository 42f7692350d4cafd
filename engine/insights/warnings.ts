import type { OrdinaryDay } from '../day/ordinary-week.ts'
import { LEAST_SLOT_MIN, longestSlotMin } from '../day/start-time.ts'
import { formatDuration, formatKm } from '../format.ts'
import { weeksToLongestRun } from '../load/long-run-progression.ts'
import type { Profile } from '../model.ts'
import { eventProfile } from '../phases/event-profile.ts'
import type { PlanWarning } from '../plan-model.ts'
import { startRunKm } from '../week/design.ts'
import type { MadeWeeks } from '../week/make-weeks.ts'
import type { Person } from '../week/person.ts'
import { isSafeVersion } from '../week/safe-race.ts'
import { belowStart } from './below-start.ts'

export type WarningFacts = {
  readonly profile: Profile
  readonly person: Person
  readonly made: MadeWeeks
  readonly week: readonly OrdinaryDay[]
  /** The starting point was assumed by level, not asked. */
  readonly assumed: boolean
}

/** What the person should know about the plan as a whole, most important first. */
export function planWarnings(facts: WarningFacts): PlanWarning[] {
  return [...raceWarnings(facts), ...dayWarnings(facts), ...startWarnings(facts)]
}

function raceWarnings({ made, person }: WarningFacts): PlanWarning[] {
  let longestKm = startRunKm(person)
  return made.details.flatMap(({ placed, frame }) => {
    const warnings = placed
      .filter(({ intent }) => intent.role === 'race')
      .map((race) => raceWarning(race, frame.index + 1, longestKm, person))
    for (const { session } of placed)
      if (session.discipline === 'run') longestKm = Math.max(longestKm, session.distanceKm ?? 0)
    return warnings.filter((warning) => warning !== null)
  })
}

type Placed = MadeWeeks['details'][number]['placed'][number]

/** @source frandsen-2025, fokkema-2020: how fast the longest run may grow, and how long it should get */
function raceWarning(
  { intent, session }: Placed,
  weeks: number,
  longestKm: number,
  person: Person,
): PlanWarning | null {
  const event = intent.event
  if (!event) return null
  const profile = eventProfile(event)
  const wanted = profile.longestKm?.[person.level] ?? null
  const enough = wanted === null ? null : Math.min(wanted, (event.distanceKm ?? wanted) * 0.95) * 0.85
  const soon = weeks === 1 ? 'this week' : `${weeks} weeks away`
  if (isSafeVersion(intent)) {
    const need =
      enough === null
        ? profile.usualWeeks
        : weeksToLongestRun({
            fromKm: startRunKm(person),
            toKm: enough,
            taperWeeks: Math.ceil(profile.taperDays[1] / 7),
          })
    const reach =
      profile.finishKm === null ? '' : ` By then your longest run can safely reach about ${formatKm(longestKm)}.`
    return {
      code: 'race-too-soon',
      text: `${event.name} is ${soon}, too soon to prepare for it safely.${reach} On that day the plan holds a shorter version (${session.distanceKm === null ? formatDuration(session.durationMin) : formatKm(session.distanceKm)}). A shorter race then, or this one in about ${Math.max(need, weeks + 2)} weeks, would suit you better.`,
    }
  }
  if (enough === null) {
    if (weeks >= profile.usualWeeks * 0.6) return null
    return {
      code: 'race-finish',
      text: `${event.name} is ${soon}; about ${profile.usualWeeks} weeks are usual. Go for finishing in good spirits rather than for a time.`,
    }
  }
  // A few hundred metres short is not worth a warning, nor can it be said in whole kilometres.
  if (longestKm >= enough || Math.round(longestKm) >= Math.round(enough)) return null
  return {
    code: 'race-finish',
    text: `${event.name} is ${soon}. Your longest run will be about ${formatKm(longestKm)}, less than the ${formatKm(Math.round(enough))} we would like, so aim to finish with walking breaks rather than for a time.`,
  }
}

function dayWarnings({ week, profile }: WarningFacts): PlanWarning[] {
  const warnings: PlanWarning[] = []
  const roomy = week.filter((day) => longestSlotMin(day, false) >= LEAST_SLOT_MIN).length
  if (roomy < profile.trainingDays)
    warnings.push({
      code: 'crowded-week',
      text: `Your commitments leave a free slot of 20 minutes on ${roomy} of 7 days, and you chose ${profile.trainingDays} training days. On the others the plan has a few minutes of movement between commitments.`,
    })
  if (week.some((day) => day.shortNight))
    warnings.push({
      code: 'short-night',
      text: 'On some days your commitments leave less than seven hours of night. The plan does not take a minute from it; a nap helps.',
    })
  return warnings
}

function startWarnings({ assumed, person, made }: WarningFacts): PlanWarning[] {
  const runs = made.weeks.some((week) => week.days.some((day) => day.discipline === 'run'))
  if (!assumed) return belowStart(made, person)
  if (!runs) return []
  return [
    {
      code: 'assumed-start',
      text: `We assumed about ${person.start.weeklyMin} minutes of training a week so far and a longest run of about ${formatKm(Math.round(startRunKm(person)))}. If you have done less, take the first weeks easier and shorten what feels like too much; if more, let the easy days be a little fuller by feel.`,
    },
  ]
}

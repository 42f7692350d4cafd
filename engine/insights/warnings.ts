import type { ShortenedRace } from '../adapt/asked/races.ts'
import { civilDate } from '../civil-date.ts'
import type { OrdinaryDay } from '../day/ordinary-week.ts'
import { LEAST_SLOT_MIN, longestSlotMin } from '../day/start-time.ts'
import type { HoursNow } from '../interpret/week/hours-now.ts'
import type { KitNow } from '../interpret/week/kit-now.ts'
import type { RunsNow } from '../interpret/week/runs-now.ts'
import { doneSessions } from '../lived/done-sessions.ts'
import type { LivedWeek } from '../lived/done-week.ts'
import { weeksToLongestRun } from '../load/long-run-progression.ts'
import { type ConfirmedSports, type Discipline, type PlanEvent, type Profile, WEEKDAYS } from '../model.ts'
import { eventProfile } from '../phases/event-profile.ts'
import { eventMinutes } from '../phases/event-time.ts'
import { warning } from '../phases/warning.ts'
import type { PlanDay, PlanWarning } from '../plan-model.ts'
import { sure } from '../sure.ts'
import type { MadeWeeks } from '../week/block/make-weeks.ts'
import { startRunKm } from '../week/minutes/design.ts'
import { longestForEvent } from '../week/minutes/long-session.ts'
import { isSafeVersion, reachOf } from '../week/minutes/safe-race.ts'
import { practiceMin } from '../week/mix/rest-day.ts'
import type { Person } from '../week/person/person.ts'
import { MACHINES } from '../week/person/sports.ts'
import { belowStart } from './below-start.ts'
import { fewSets } from './few-sets.ts'
import { aloneWarnings, comingEvents, isSparedRun, sportWarnings } from './sport-warnings.ts'

export type WarningFacts = {
  readonly profile: Profile
  readonly person: Person
  readonly made: MadeWeeks
  /** Its weeks that are over, as they count. */
  readonly lived: readonly LivedWeek[]
  readonly week: readonly OrdinaryDay[]
  /** Events that a break left too little training for. */
  readonly shortened: readonly ShortenedRace[]
  /** The starting point was assumed by level, or heard in the person's texts; known where it was told, or heard long since; null where it was assumed and is old news. */
  readonly startFrom: RunsNow | HoursNow | 'assumed' | 'known' | null
  /** What their own words say that they have to train with; null where it was told or is old news. */
  readonly kit: KitNow | null
  /** Day number of the first day whose event is still to come, or null where the plan holds none. */
  readonly eventsFrom: number | null
  /** What somebody does, and never does. */
  readonly sports: ConfirmedSports
  /** Day number of today. */
  readonly today: number
  /** Of the exercises. */
  readonly seed: number
}

/** What the person should know about the plan as a whole, most important first. */
export function planWarnings(facts: WarningFacts): PlanWarning[] {
  return [
    ...raceWarnings(facts),
    ...sportWarnings(facts),
    ...aloneWarnings(facts),
    ...bodyWarnings(facts),
    ...pauseWarnings(facts),
    ...namedDayWarnings(facts),
    ...dayWarnings(facts),
    ...fewSets(facts.made, facts.person, facts.seed),
    ...startWarnings(facts),
    ...kitWarnings(facts),
  ]
}

function bodyWarnings(facts: WarningFacts): PlanWarning[] {
  const { withoutImpact: parts = [], withoutStrokes = [], equipment } = facts.person
  const events = comingEvents(facts)
  const isSaid = events.some((event) => isSparedRun(event, facts.person))
  const swims = equipment.includes('pool') || events.some(({ discipline }) => discipline === 'triathlon')
  return [
    ...(parts.length > 0 && !isSaid ? [warning({ code: 'impact-spared', parts })] : []),
    ...(withoutStrokes.length > 0 && swims ? [warning({ code: 'strokes-spared', parts: withoutStrokes })] : []),
  ]
}

/** [days] */
const WORKWEEK = 5

/** Days that are named for a sport, and hold another or nothing because the plan has fewer sessions of theirs. */
function namedDayWarnings({ week, made }: WarningFacts): PlanWarning[] {
  const sports = new Set(week.flatMap((day) => day.sports ?? []))
  return [...sports].flatMap((sport) => {
    const named = week.flatMap((day, at) => (day.sports?.every((one) => one === sport) ? [at] : []))
    const trained = made.weeks.map(({ days }) => days.filter(({ durationMin }) => durationMin > 0))
    const most = Math.max(0, ...trained.map((days) => days.filter(({ discipline }) => discipline === sport).length))
    // Hours of every day, and "midweek", name none.
    if (most >= named.length || named.length >= WORKWEEK) return []
    const weeksWith = (isSo: (day: PlanDay) => boolean) =>
      made.weeks.filter(({ days }) => named.some((at) => isSo(sure(days[at])))).length
    const shared = weeksWith((day) => day.durationMin > 0 && day.discipline !== sport)
    const free = weeksWith((day) => day.durationMin === 0 && practiceMin(day) === 0)
    const isShared = shared > free
    return shared + free > made.weeks.length / 2
      ? [warning({ code: 'sport-days-shared', sport, named: named.length, most, isShared })]
      : []
  })
}

/** Sports that the person does without for a while which has not ended. */
function pauseWarnings({ person, today }: WarningFacts): PlanWarning[] {
  return (person.without ?? [])
    .filter(({ to }) => to >= today)
    .flatMap(({ sports, to }) => sports.map((sport) => warning({ code: 'sport-paused', sport, to: civilDate(to) })))
}

function raceWarnings({ made, lived, person, shortened, eventsFrom, today }: WarningFacts): PlanWarning[] {
  if (eventsFrom === null) return []
  let longestKm = startRunKm(person)
  const longestMin = new Map<Discipline, number>()
  return made.details.flatMap((week, index) => {
    const { placed, frame } = week
    const warnings = placed
      .filter(({ intent, day }) => intent.role === 'race' && frame.monday + day >= eventsFrom)
      .map((race) => {
        const number = frame.monday + race.day
        const now = shortened.find(({ date }) => date === civilDate(number))
        const planned = { ...race, weeks: frame.index + 1, longestKm, fromKm: startRunKm(person) }
        return (
          raceWarning(now ?? planned, number - today, person) ??
          longsWarning(planned, longestMin, number - today, person)
        )
      })
    const over = lived[index]
    for (const { session } of over ? doneSessions(week, over) : placed) {
      if (session.discipline === 'run') longestKm = Math.max(longestKm, session.distanceKm ?? 0)
      longestMin.set(session.discipline, Math.max(longestMin.get(session.discipline) ?? 0, session.durationMin))
    }
    const { long } = frame.beside ?? {}
    if (long) longestMin.set(long.sport, Math.max(longestMin.get(long.sport) ?? 0, long.minutes))
    return warnings.filter((warning) => warning !== null)
  })
}

/** A race with what leads to it. */
type Raced = Omit<ShortenedRace, 'date' | 'because'>

/**
 * @param days - from today
 * @source frandsen-2025, fokkema-2020: how fast the longest run may grow, and how long it should get
 */
function raceWarning(
  { intent, session, weeks, longestKm, fromKm }: Raced,
  days: number,
  person: Person,
): PlanWarning | null {
  const event = intent.event
  if (!event) return null
  const profile = eventProfile(event)
  // That its sport is not trained is said in a word of its own.
  if (person.never.has(profile.discipline)) return null
  const enough = enoughKm(event, profile.longestKm?.[person.level])
  const { usualWeeks, taperDays } = profile
  if (isSafeVersion(intent)) {
    const taperWeeks = Math.ceil(taperDays[1] / 7)
    const reachKm = reachOf(intent)
    // Whoever comes no further by then stands no further now, whatever they began with.
    const stands = Math.min(fromKm, reachKm ?? fromKm)
    const need = enough === null ? usualWeeks : weeksToLongestRun({ fromKm: stands, toKm: enough, taperWeeks })
    return warning({
      code: 'race-too-soon',
      event: event.name,
      days,
      betterWeeks: Math.max(need, Math.ceil(days / 7) + 2),
      reachKm,
      version: session.distanceKm === null ? { min: session.durationMin } : { km: session.distanceKm },
    })
  }
  if (enough === null)
    return weeks >= usualWeeks * 0.6
      ? null
      : { code: 'race-finish', text: { code: 'race-few-weeks', event: event.name, days, usualWeeks } }
  // A few hundred metres short is not worth a warning, nor can it be said in whole kilometres.
  if (longestKm >= enough || Math.round(longestKm) >= Math.round(enough)) return null
  const wantedKm = Math.round(enough)
  return { code: 'race-finish', text: { code: 'race-short-runs', event: event.name, days, longestKm, wantedKm } }
}

/** [ratio] of what a plan leads up to, from which on a long session is near enough: six tenths of the event's time. @source default-ours */
const NEARLY_LONG = 0.9

/** What to say of a ride, swim, row or hike whose longest session stays well below what it asks for. */
function longsWarning(
  { intent: { event } }: Pick<Raced, 'intent'>,
  longest: ReadonlyMap<Discipline, number>,
  days: number,
  person: Person,
): PlanWarning | null {
  if (!event || event.priority === 'C') return null
  const { kind, discipline } = eventProfile(event)
  const isKnown = event.distanceKm !== null || event.like?.minutes !== undefined
  if (kind !== 'day-out' || !isKnown || person.never.has(discipline)) return null
  const eventMin = eventMinutes(event, person.level)
  const wantedMin = Math.round(longestForEvent(eventMin) / 5) * 5
  const longestMin = longest.get(discipline) ?? 0
  if (longestMin >= wantedMin * NEARLY_LONG) return null
  return {
    code: 'race-finish',
    text: {
      code: 'race-short-longs',
      event: event.name,
      days,
      longestMin,
      wantedMin,
      eventMin: Math.round(eventMin / 5) * 5,
    },
  }
}

/** [km] of a longest run that is enough for an event, or null where none is asked for. */
function enoughKm({ distanceKm }: PlanEvent, wanted: number | undefined): number | null {
  return wanted === undefined ? null : Math.min(wanted, (distanceKm ?? wanted) * 0.95) * 0.85
}

function dayWarnings({ week, profile, made }: WarningFacts): PlanWarning[] {
  const warnings: PlanWarning[] = []
  // A day with a practice is trained on.
  const led = week.filter(({ practice }) => practice).length
  const open = week.filter(({ binding }) => !binding?.shut)
  if (open.length + led < Math.min(week.length, profile.trainingDays))
    warnings.push(warning({ code: 'days-kept', open: open.length + led, wanted: profile.trainingDays }))
  const roomy = open.filter((day) => longestSlotMin(day, false) >= LEAST_SLOT_MIN).length
  if (roomy + led < Math.min(open.length + led, profile.trainingDays))
    warnings.push(warning({ code: 'crowded-week', roomy: roomy + led, wanted: profile.trainingDays }))
  if (warnings.length === 0 && profile.trainingDays === WEEKDAYS.length && isSeventhFree(made))
    warnings.push(warning({ code: 'seventh-free' }))
  if (week.some((day) => day.shortNight)) warnings.push(warning({ code: 'short-night' }))
  return warnings
}

/** Whether no week trains on all of its days. */
function isSeventhFree({ weeks }: MadeWeeks): boolean {
  return weeks.every(({ days }) => days.some(({ durationMin }) => durationMin === 0))
}

function kitWarnings({ kit, made }: WarningFacts): PlanWarning[] {
  if (kit === null) return []
  const done = new Set(made.weeks.flatMap(({ days }) => days.map(({ discipline }) => discipline)))
  const idle = MACHINES.filter(([sport, machine]) => kit.equipment.includes(machine) && !done.has(sport))
  const { equipment, weights } = kit
  return [
    warning({
      code: 'heard-kit',
      equipment,
      idle: idle.map(([sport]) => sport),
      weightsKg: [...(weights.dumbbells ?? []), ...(weights.kettlebells ?? [])],
    }),
  ]
}

function startWarnings({ startFrom, person, made, eventsFrom }: WarningFacts): PlanWarning[] {
  const runs = made.weeks.some((week) => week.days.some((day) => day.discipline === 'run'))
  // Of what was only assumed nobody is told that it is so.
  if (startFrom === null) return []
  if (startFrom === 'known') return belowStart(made, person, eventsFrom)
  if (startFrom !== 'assumed' && 'isRun' in startFrom) {
    const { weeklyMin, isRun } = startFrom
    const longestKm = runs ? startRunKm(person) : null
    return [warning({ code: 'heard-hours', weeklyMin, isRun, longestKm }), ...belowStart(made, person, eventsFrom)]
  }
  if (!runs) return []
  if (startFrom !== 'assumed')
    return [
      warning({ code: 'heard-start', weeklyKm: startFrom.weeklyKm, longestKm: startRunKm(person) }),
      ...belowStart(made, person, eventsFrom),
    ]
  const longestKm = Math.round(startRunKm(person))
  return [warning({ code: 'assumed-start', weeklyMin: person.start.weeklyMin, longestKm })]
}

import type { Practice } from '../../day/ordinary-week.ts'
import {
  type ConfirmedSports,
  type Discipline,
  type PlanInput,
  type Preferences,
  type Profile,
  type SparedPart,
  type StartingPoint,
  TRAINING_DAYS,
} from '../../model.ts'
import { eventProfile } from '../../phases/event-profile.ts'
import type { DatedEvent } from '../../phases/events.ts'
import { equipmentHere } from '../../sessions/places.ts'
import { isUpper, NO_IMPACT } from '../../sessions/pool.ts'
import { isOlderOn } from './older.ts'
import { assumedStart, easyPaceMinPerKm, type Person } from './person.ts'
import { type Raced, raceResult } from './race-result.ts'
import { trainingVdot } from './race-time.ts'
import { sparedOfImpact, sparedOfStrokes } from './spared-body.ts'

/**
 * What week planning needs to know, from what a person told us and the events ahead.
 * @param openWeekdays - [days] of an ordinary week that the person leaves open for training
 * @param practices - of an ordinary week, led by others: they are training days too
 * @param raced - all events that were ever named, those of earlier blocks among them
 */
export function personOf(
  input: PlanInput,
  events: readonly DatedEvent[],
  openWeekdays = 7,
  practices: readonly Practice[] = NO_PRACTICES,
  raced: readonly Raced[] = events,
): Person {
  const { profile, preferences, facts } = input
  const { body, limits, withoutImpact, withoutStrokes } = sparedBy(input)
  const result = raceResult(input, raced)
  const told = preferences?.start ? toldStart(preferences.start, profile, result?.vdot ?? null) : assumedStart(profile)
  const start = preferences?.start ? besidePractices(told, profile, practices) : told
  const paceVdot = trainingVdot({ level: profile.level, start, ...(result && { result }) }, events)
  const main = events.findLast((event) => event.priority === 'A')
  return {
    level: profile.level,
    // A strength meet is trained for as strength, whatever else the person wants.
    goal: main && eventProfile(main).kind === 'strength' ? 'muscle-gain' : profile.goal,
    stress: profile.stress,
    days: trainingDays(profile.trainingDays - practices.length, openWeekdays),
    start,
    mainKind: main ? eventProfile(main).kind : null,
    equipment: equipmentHere(preferences?.equipment ?? [], limits),
    limits,
    ...sportsOf(facts?.sports ?? {}, body, withoutStrokes),
    ...(result ? { result } : {}),
    ...toldOf(preferences ?? {}),
    ...refusedBy(facts),
    ...(isOlder(input) && { older: true as const }),
    ...(paceVdot === null ? {} : { paceVdot }),
    ...(withoutImpact.length > 0 ? { withoutImpact } : {}),
    ...(withoutStrokes.length > 0 ? { withoutStrokes } : {}),
  }
}

/** What somebody told of their zones, and of the days of long sessions and of sports. */
function toldOf({
  zones,
  longDays,
  sportDays,
  counts,
}: Preferences): Pick<Person, 'zones' | 'longDays' | 'sportDays' | 'counts'> {
  return {
    ...(zones && { zones }),
    ...(longDays && { longDays }),
    ...(sportDays && { sportDays }),
    ...(counts && { counts }),
  }
}

/** Exercises that are never to be planned. */
function refusedBy(facts: PlanInput['facts']): Pick<Person, 'unwanted'> {
  const { unwanted = [] } = facts ?? {}
  return unwanted.length > 0 ? { unwanted } : {}
}

function isOlder({ facts, anchor, today }: PlanInput): boolean {
  return isOlderOn(facts?.about, anchor ?? today)
}

/** [ratio] of what kilometres take to the minutes told with them, from which on the two contradict each other. @source default-ours */
const MOST_APART = 1.5

/** [min] of strength on each day beyond three that stands beside the running somebody told of, on two days at most. @source default-ours */
const STRENGTH_DAY_MIN = 20

/**
 * Where training stands by what a person said. Runners count kilometres: a week is no shorter than those take, and the
 * strength that the plan sets beside them does not take their place.
 */
function toldStart(
  { weeklyRunKm, ...start }: StartingPoint,
  { level, trainingDays: days }: Pick<Profile, 'level' | 'trainingDays'>,
  vdot: number | null,
): StartingPoint {
  if (weeklyRunKm === undefined) return start
  const runMin = weeklyRunKm * easyPaceMinPerKm(level, 0, vdot)
  // Nobody runs so far in so little time: of two that contradict each other the smaller counts.
  if (runMin > start.weeklyMin * MOST_APART) return start
  const besideMin = STRENGTH_DAY_MIN * Math.min(2, Math.max(0, days - TRAINING_DAYS[0]))
  return { ...start, weeklyMin: Math.max(start.weeklyMin, Math.round((runMin + besideMin) / 5) * 5) }
}

/** The parts a person spares, in which way, and those of them that only were named. */
function sparedBy({ preferences, facts }: Pick<PlanInput, 'preferences' | 'facts'>) {
  const named = preferences?.limits ?? NONE
  const said = facts?.body ?? []
  const unsaid = sparedOfImpact(named, said)
  const body = [...said, ...unsaid]
  const limits = body.length > 0 ? [...new Set([...named, ...limitsOf(body)])] : named
  return {
    ...{ body, limits, withoutImpact: unsaid.map(({ part }) => part) },
    withoutStrokes: sparedOfStrokes(named, said),
  }
}

/** One and the same list, for what is remembered of a person's means. */
const NONE: readonly string[] = []

const NO_PRACTICES: readonly Practice[] = []

/** What somebody trains now without the practices that go on beside the plan; no less than is assumed of their level. */
function besidePractices(
  start: StartingPoint,
  profile: Pick<Profile, 'level'>,
  practices: readonly Practice[],
): StartingPoint {
  const led = practices.reduce((sum, { minutes }) => sum + minutes, 0)
  if (led === 0) return start
  const least = Math.min(start.weeklyMin, assumedStart(profile).weeklyMin)
  return { ...start, weeklyMin: Math.max(start.weeklyMin - led, least) }
}

/** As many days as were wished, or as many as are open: two and one are planned as three, and held to their days. */
function trainingDays(wished: number, open: number): Person['days'] {
  return TRAINING_DAYS.findLast((days) => days <= Math.min(wished, open)) ?? TRAINING_DAYS[0]
}

function limitsOf(body: readonly SparedPart[]): string[] {
  const parts = body.map(({ part }) => part)
  return body.some(isWithoutImpact) ? [...parts, NO_IMPACT] : parts
}

/** What hits the ground hard. */
const WITH_IMPACT: readonly Discipline[] = ['run']
/** What a shoulder does with each stroke. */
const WITH_STROKES: readonly Discipline[] = ['swim']

function sportsOf(
  { does = [], never = [] }: ConfirmedSports,
  body: readonly SparedPart[],
  withoutStrokes: readonly string[],
): Pick<Person, 'does' | 'never'> {
  const shut = new Set([
    ...never,
    ...(body.some(isWithoutImpact) ? WITH_IMPACT : []),
    ...(withoutStrokes.length > 0 ? WITH_STROKES : []),
  ])
  return { does: does.filter((sport) => ENDURANCE.has(sport) && !shut.has(sport)), never: shut }
}

const ENDURANCE: ReadonlySet<Discipline> = new Set(['run', 'walk', 'cycle', 'swim', 'row', 'cardio'])

/** Legs, hips and back feel each landing; a wrist does not. */
function isWithoutImpact({ part, how }: SparedPart): boolean {
  return how === 'no-impact' && !isUpper(part)
}

import { addDays } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { CivilDate } from '../model.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import { findExercise } from '../sessions/catalogue.ts'
import { addedTo, type Harder, isWeighted } from './harder.ts'
import { type AskedLift, fellShort, type Lift, MANY_LEFT } from './lift.ts'

/** Where somebody stands between an exercise and the harder one after it. */
export type Climb = {
  /** What comes after it; null where nothing does, or where nothing is to. */
  readonly harder: Harder | null
  /** The day that showed that it had been outgrown; null while it has not. */
  readonly since: CivilDate | null
  /** Sessions since that showed it, of which two are needed. */
  readonly reached: number
  /** How often the harder one proved too hard. */
  readonly failed: number
  /** That was so the last time. */
  readonly tooSoon: boolean
}

/** The climb of each exercise, by its id; null for what the catalogue does not have. */
export type ClimbOf = (exerciseId: string) => Climb | null

/** What climbs are read from. */
export type Climbing = {
  readonly lifts: ReadonlyMap<string, readonly Lift[]>
  /** What the days before asked for: a harder exercise in the place of another among it. */
  readonly asked: readonly AskedLift[]
  readonly next: (exercise: Exercise) => Harder | null
  /** What is trained for its own sake, as a test counts it. */
  readonly kept: ReadonlySet<string>
  /** What the person took back. */
  readonly withdrawn: ReadonlySet<string>
  readonly until: CivilDate
}

/** [days] after which what was outgrown, or taken back, is tried again. @source mujika-2000: strength gained lately is gone after more than four weeks; ours is longer */
const MEMORY_DAYS = 120
/** [sessions] in a row that show that an exercise was outgrown, or is too hard. @source acsm-2009: two sessions beyond the target */
const SHOWN = 2
/** [reps] beyond what was asked to be left, from which on one session shows as much as two. @source default-ours */
const MUCH_MORE = 2

/**
 * [reps or s] in every set before something harder: the top of the range; more, where the harder one is far, proved too
 * hard, or comes after a weight, a band or a bag that could still grow; and more again after a second try.
 * @source default-ours: what a weight is worth is read from up to about twenty repetitions, and longer sets still train
 */
const LADDERS = { reps: [0, 20, 25], few: [0, 10, 12], held: [45, 60, 75] } as const
/** [reps or s] most in a set where nothing harder comes. @source default-ours */
const MOST = { reps: BOUNDS['light-reps'].most, few: 12, held: 75 } as const
/** [reps or s] fewer of which are a failure, where it is not known what was asked. @source default-ours */
const LEAST = { reps: 5, few: 2, held: 10 } as const
/** [reps] top of a range that is not known. @source default-ours */
const USUAL_TOP = 15
const USUAL_RESERVE = 3

type Kind = keyof typeof LADDERS

function kindOf({ measure, few }: Exercise): Kind {
  if (measure === 'seconds') return 'held'
  return few ? 'few' : 'reps'
}

/** [reps or s] the most that is asked of one set of an exercise. */
export function mostOf(exercise: Exercise): number {
  return MOST[kindOf(exercise)]
}

/** The id of a climb: it is stable while it stands, and taking it back keeps the easier exercise. */
export function climbId(exerciseId: string, since: CivilDate): string {
  return `harder:${exerciseId}:${since}`
}

/**
 * [reps or s] in every set, from which on the harder exercise takes its place; null where none does.
 * @param top - of the range that is asked for
 */
export function riseAtOf(exercise: Exercise, { harder, failed }: Climb, top: number): number | null {
  if (harder === null) return null
  const longer = harder.far || isWeighted(exercise) || addedTo(exercise) !== null
  const least = LADDERS[kindOf(exercise)][(longer ? 1 : 0) + failed]
  return least === undefined ? null : Math.max(top, least)
}

/** Where somebody stands with each exercise, from what they did; each is found when it is first asked for. */
export function climbsOf(climbing: Climbing): ClimbOf {
  const known = new Map<string, Climb | null>()
  return (id) => {
    const found = known.get(id)
    if (found !== undefined) return found
    const exercise = findExercise(id)
    const climb = exercise ? climbOf(exercise, climbing) : null
    known.set(id, climb)
    return climb
  }
}

const UNMOVED: Climb = { harder: null, since: null, reached: 0, failed: 0, tooSoon: false }

/** A climb on its way, with the sessions running in which the harder exercise was too hard. */
type Way = Climb & { readonly short: number }

function climbOf(exercise: Exercise, climbing: Climbing): Climb {
  const harder = climbing.kept.has(exercise.id) ? null : climbing.next(exercise)
  if (harder === null) return UNMOVED
  const back = takenBackOn(exercise.id, climbing.withdrawn)
  if (back !== null && addDays(back, MEMORY_DAYS) > climbing.until) return UNMOVED
  const heaviest = heaviestOf(climbing.lifts.get(exercise.id) ?? [])
  const begun: Way = { ...UNMOVED, harder, short: 0 }
  return eventsOf(exercise, harder.exercise, climbing)
    .filter(({ date }) => back === null || date > back)
    .reduce((way, event) => afterEvent(way, event, exercise, heaviest), begun)
}

function afterEvent(way: Way, event: Event, exercise: Exercise, heaviest: number): Way {
  if ('since' in event) return { ...way, since: way.since ?? event.since }
  if (event.of === exercise) return way.since === null ? tried(way, event.lift, exercise, heaviest) : way
  return way.since === null ? way : triedHarder(way, event.lift, event.of)
}

/** After a session with the harder exercise: two that fell short lead back. */
function triedHarder(way: Way, lift: Lift, harder: Exercise): Way {
  const short = isTooHard(lift, harder) ? way.short + 1 : 0
  if (short < SHOWN) return { ...way, short }
  return { ...UNMOVED, harder: way.harder, failed: way.failed + 1, tooSoon: true, short: 0 }
}

type Event =
  | { readonly date: CivilDate; readonly of: Exercise; readonly lift: Lift }
  /** A day that asked for something harder in its place, although the days that showed it may be forgotten. */
  | { readonly date: CivilDate; readonly since: CivilDate }

/** What happened to an exercise and the one after it, oldest first; on one day what was asked comes before what was done of it. */
function eventsOf(exercise: Exercise, harder: Exercise, { lifts, asked, next, until }: Climbing): Event[] {
  const from = addDays(until, -MEMORY_DAYS)
  const done = (of: Exercise) => (lifts.get(of.id) ?? []).map((lift) => ({ date: lift.date, of, lift }))
  const above = wayUp(exercise, next)
  const stood = asked.flatMap(({ date, instead }) =>
    instead && above.has(instead.id) ? [{ date, since: instead.since }] : [],
  )
  return [...done(exercise), ...stood, ...done(harder)]
    .filter(({ date }) => date >= from && date < until)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** An exercise and all that come after it. */
function wayUp(exercise: Exercise, next: Climbing['next']): ReadonlySet<string> {
  const ids = new Set([exercise.id as string])
  for (let harder = next(exercise); harder && !ids.has(harder.exercise.id); harder = next(harder.exercise))
    ids.add(harder.exercise.id)
  return ids
}

/** After a session with an exercise that was not outgrown before. */
function tried(way: Way, lift: Lift, exercise: Exercise, heaviest: number): Way {
  const reached = way.reached + worthOf(lift, way, exercise, heaviest)
  return { ...way, tooSoon: false, reached, since: reached >= SHOWN ? lift.date : null }
}

/** [sessions] that one counts for: none with fewer repetitions or less left than asked for; an easier week takes nothing back. */
function worthOf(lift: Lift, climb: Climb, exercise: Exercise, heaviest: number): number {
  const { asked, reps, left, loadKg } = lift
  const at = riseAtOf(
    exercise,
    climb,
    asked?.range[1] ?? (exercise.measure === 'reps' && !exercise.few ? USUAL_TOP : 0),
  )
  const weighted = (loadKg ?? 0) > 0
  if (at === null || asked?.easy || (loadKg ?? 0) < heaviest) return 0
  const least = weighted ? Math.max(at, LADDERS.reps[1]) : at
  if (reps.some((count) => count < least) || (left !== null && left < (asked?.rir ?? 0))) return 0
  const much = Math.min(MANY_LEFT, (asked?.rir ?? USUAL_RESERVE) + MUCH_MORE)
  return !weighted && left !== null && left >= much ? SHOWN : 1
}

function heaviestOf(lifts: readonly Lift[]): number {
  return Math.max(0, ...lifts.map(({ loadKg }) => loadKg ?? 0))
}

/** Whether a session fell short with what no lighter weight makes easier. */
function isTooHard(lift: Lift, exercise: Exercise): boolean {
  if (isWeighted(exercise) || lift.asked?.easy) return false
  return lift.asked === null ? lift.reps.some((count) => count < LEAST[kindOf(exercise)]) : fellShort(lift)
}

/** The last day that showed that an exercise was outgrown, and was taken back. */
function takenBackOn(id: string, withdrawn: ReadonlySet<string>): CivilDate | null {
  const prefix = climbId(id, '')
  const dates = [...withdrawn].flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []))
  return dates.toSorted().at(-1) ?? null
}

import { addDays } from '../../civil-date.ts'
import type { CivilDate, HistoryDay, LoggedSet } from '../../model.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import type { Exercise } from '../../sessions/catalogue/exercise.ts'
import type { ExerciseId } from '../../sessions/catalogue/exercise-id.ts'
import { findExercise, getExercise } from '../../sessions/catalogue.ts'
import { type Means, poolOf } from '../../sessions/pool.ts'
import { withExchanges } from '../day/exercises.ts'

/**
 * [reps] in every set with the heaviest weight, twice, from which on a harder exercise says more than further
 * repetitions: what a weight is worth is read from repetitions up to about as many. @source default-ours
 */
const OUTGROWN_REPS = 20

/** [days] after which what was outgrown is tried again. @source mujika-2000: strength gained lately is gone after more than four weeks; ours is longer */
const MEMORY_DAYS = 120

/** One exercise in the place of another from a day on, with the weeks before and after. */
export type HarderLift = {
  /** Stable while it stands; taking it back keeps the lift that it would replace. */
  readonly id: string
  readonly from: ExerciseId
  readonly to: ExerciseId
  /** The day that gave rise to it. */
  readonly date: CivilDate
  readonly before: readonly PlanWeek[]
  readonly after: readonly PlanWeek[]
}

/** Weeks with harder exercises, and which they are. */
export type GrownWeeks = { readonly weeks: readonly PlanWeek[]; readonly lifts: readonly HarderLift[] }

type Asked = {
  /** The first day that may change. */
  readonly from: CivilDate
  /** Equipment and parts to spare; what is harder may be of a higher level. */
  readonly means: Means
  /** What is trained for its own sake, as a test counts it. */
  readonly kept: ReadonlySet<string>
  /** What the person took back. */
  readonly withdrawn: ReadonlySet<string>
}

/**
 * The weeks from a day on with a harder exercise in the place of each whose weight somebody has outgrown, because they
 * have none that is heavier.
 * @returns the weeks themselves where nothing was outgrown
 */
export function withHarderLifts(
  weeks: readonly PlanWeek[],
  history: readonly HistoryDay[],
  { from, means, kept, withdrawn }: Asked,
): GrownWeeks {
  const lifts: HarderLift[] = []
  let now = weeks
  for (const { exercise, harder, date } of outgrown(history, from, means, kept)) {
    const id = `harder:${exercise.id}:${date}`
    if (withdrawn.has(id)) continue
    const before = now
    now = grownWeeks(before, from, new Map([[exercise.id, harder]]))
    if (now !== before) lifts.push({ id, from: exercise.id, to: harder.id, date, before, after: now })
  }
  return { weeks: now, lifts }
}

function grownWeeks(
  weeks: readonly PlanWeek[],
  from: CivilDate,
  exchanges: ReadonlyMap<string, Exercise>,
): readonly PlanWeek[] {
  const grown = (day: PlanDay) =>
    day.date < from || day.discipline !== 'strength' || !isTouched(day, exchanges) ? day : harderDay(day, exchanges)
  let isSame = true
  const result = weeks.map((week) => {
    const days = week.days.map(grown)
    if (days.every((day, at) => day === week.days[at])) return week
    isSame = false
    return { ...week, days }
  })
  return isSame ? weeks : result
}

function isTouched({ workout }: PlanDay, exchanges: ReadonlyMap<string, Exercise>): boolean {
  const ids = new Set(workout.exercises.map(({ exerciseId }) => exerciseId))
  return workout.exercises.some(({ exerciseId }) => {
    const harder = exerciseId === undefined ? undefined : exchanges.get(exerciseId)
    return harder !== undefined && !ids.has(harder.id)
  })
}

type Outgrown = { readonly exercise: Exercise; readonly harder: Exercise; readonly date: CivilDate }

/** What takes the place of each exercise that was outgrown: the first step up that was not, or else the last there is. */
function outgrown(
  history: readonly HistoryDay[],
  until: CivilDate,
  means: Means,
  kept: ReadonlySet<string>,
): readonly Outgrown[] {
  const stuck = new Map<string, CivilDate>()
  for (const [id, days] of liftedOfLate(history, until)) {
    const since = kept.has(id) ? null : outgrownOn(days)
    if (since !== null) stuck.set(id, since)
  }
  if (stuck.size === 0) return []
  const able = new Set(poolOf({ ...means, level: 'advanced' }).all)
  return [...stuck].flatMap(([id, date]) => {
    let harder = harderThan(id, able)
    for (let next = harder; next; next = stuck.has(next.id) ? harderThan(next.id, able) : undefined) harder = next
    return harder ? [{ exercise: getExercise(id), harder, date }] : []
  })
}

/** The sets of one exercise on one day. */
type Sets = { readonly date: CivilDate; readonly sets: readonly LoggedSet[] }

/** The sets of each exercise on each day of late on which it was done, in order. */
function liftedOfLate(history: readonly HistoryDay[], until: CivilDate): ReadonlyMap<string, readonly Sets[]> {
  const since = addDays(until, -MEMORY_DAYS)
  const lifted = history.filter(({ date }) => date >= since && date < until)
  const found = new Map<string, Sets[]>()
  for (const { date, sets: all = [] } of lifted.toSorted((a, b) => (a.date < b.date ? -1 : 1)))
    for (const [id, sets] of Map.groupBy(all, ({ exerciseId }) => exerciseId))
      found.set(id, [...(found.get(id) ?? []), { date, sets }])
  return found
}

/** The day of the second time with all sets long, at the heaviest weight of late; an easier week after it takes nothing back. */
function outgrownOn(days: readonly Sets[]): CivilDate | null {
  const heaviest = Math.max(...days.flatMap(({ sets }) => sets).map(({ loadKg }) => loadKg ?? 0))
  const long = days.filter(({ sets }) =>
    sets.every(({ reps, loadKg }) => reps >= OUTGROWN_REPS && (loadKg ?? 0) === heaviest),
  )
  return long[1]?.date ?? null
}

function harderThan(id: string, able: ReadonlySet<Exercise>): Exercise | undefined {
  const harder = findExercise(findExercise(id)?.harder ?? '')
  return harder && able.has(harder) && harder.measure === 'reps' ? harder : undefined
}

/** A day as it is with what is harder: said of each line, whose repetitions are for each side where it has two. */
function harderDay(day: PlanDay, exchanges: ReadonlyMap<string, Exercise>): PlanDay {
  const changed = withExchanges(day, exchanges)
  const exercises = changed.workout.exercises.map((step, at) => {
    const before = day.workout.exercises[at]?.exerciseId
    const harder = before === undefined ? undefined : exchanges.get(before)
    if (!harder || before === undefined) return step
    const size = step.size && { ...step.size, eachSide: harder.unilateral }
    return { ...step, size, notes: [...step.notes, { code: 'outgrown', id: getExercise(before).id } as const] }
  })
  return { ...changed, workout: { ...changed.workout, exercises } }
}

import { addDays } from '../civil-date.ts'
import type { CivilDate, HistoryDay, LoggedSet } from '../model.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import { findExercise, getExercise } from '../sessions/catalogue.ts'
import { type Means, poolOf } from '../sessions/pool.ts'
import { withExchanges } from './exercises.ts'

/**
 * [reps] in every set with the heaviest weight, twice, from which on a harder exercise says more than further
 * repetitions: what a weight is worth is read from repetitions up to about as many. @source default-ours
 */
const OUTGROWN_REPS = 20

/** [days] after which what was outgrown is tried again. @source mujika-2000: strength gained lately is gone after more than four weeks; ours is longer */
const MEMORY_DAYS = 120

/**
 * The weeks from a day on with a harder exercise in the place of each whose weight somebody has outgrown, because they
 * have none that is heavier.
 * @param from - the first day that may change
 * @param means - equipment and parts to spare; what is harder may be of a higher level
 * @param kept - what is trained for its own sake, as a test counts it
 * @returns the weeks themselves where nothing was outgrown
 */
export function withHarderLifts(
  weeks: readonly PlanWeek[],
  history: readonly HistoryDay[],
  from: CivilDate,
  means: Means,
  kept: ReadonlySet<string> = new Set(),
): readonly PlanWeek[] {
  const exchanges = outgrown(history, from, means, kept)
  if (exchanges.size === 0) return weeks
  const grown = (day: PlanDay) =>
    day.date < from || day.discipline !== 'strength' || !isTouched(day, exchanges) ? day : harderDay(day, exchanges)
  return weeks.map((week) => {
    const days = week.days.map(grown)
    return days.every((day, at) => day === week.days[at]) ? week : { ...week, days }
  })
}

function isTouched({ workout }: PlanDay, exchanges: ReadonlyMap<string, Exercise>): boolean {
  const ids = new Set(workout.exercises.map(({ exerciseId }) => exerciseId))
  return workout.exercises.some(({ exerciseId }) => {
    const harder = exerciseId === undefined ? undefined : exchanges.get(exerciseId)
    return harder !== undefined && !ids.has(harder.id)
  })
}

/** What takes the place of each exercise that was outgrown: the first step up that was not, or else the last there is. */
function outgrown(
  history: readonly HistoryDay[],
  until: CivilDate,
  means: Means,
  kept: ReadonlySet<string>,
): ReadonlyMap<string, Exercise> {
  const stuck = new Set(
    [...liftedOfLate(history, until)].flatMap(([id, sets]) => (isOutgrown(sets) && !kept.has(id) ? [id] : [])),
  )
  if (stuck.size === 0) return new Map()
  const able = new Set(poolOf({ ...means, level: 'advanced' }).all)
  const exchanges = new Map<string, Exercise>()
  for (const id of stuck) {
    let harder = harderThan(id, able)
    for (let next = harder; next; next = stuck.has(next.id) ? harderThan(next.id, able) : undefined) harder = next
    if (harder) exchanges.set(id, harder)
  }
  return exchanges
}

type Sets = readonly LoggedSet[]

/** The sets of each exercise on each day of late on which it was done, newest first. */
function liftedOfLate(history: readonly HistoryDay[], until: CivilDate): ReadonlyMap<string, readonly Sets[]> {
  const since = addDays(until, -MEMORY_DAYS)
  const lifted = history.filter(({ date }) => date >= since && date < until)
  const found = new Map<string, Sets[]>()
  for (const { sets = [] } of lifted.toSorted((a, b) => (a.date < b.date ? 1 : -1)))
    for (const [id, ofExercise] of Map.groupBy(sets, ({ exerciseId }) => exerciseId))
      found.set(id, [...(found.get(id) ?? []), ofExercise])
  return found
}

/** Twice with all sets long, at the heaviest weight of late; an easier week after them takes nothing back. */
function isOutgrown(days: readonly Sets[]): boolean {
  const heaviest = Math.max(...days.flat().map(({ loadKg }) => loadKg ?? 0))
  const long = days.filter((sets) =>
    sets.every(({ reps, loadKg }) => reps >= OUTGROWN_REPS && (loadKg ?? 0) === heaviest),
  )
  return long.length >= 2
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

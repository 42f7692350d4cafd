import type { CivilDate } from '../../model.ts'
import type { PlanDay, PlanWeek, WorkoutStep } from '../../plan-model.ts'
import { mayRise } from '../../progress/asked-before.ts'
import { type ClimbOf, climbId } from '../../progress/climb.ts'
import { isWeighted } from '../../progress/harder.ts'
import type { Exercise } from '../../sessions/catalogue/exercise.ts'
import type { ExerciseId } from '../../sessions/catalogue/exercise-id.ts'
import { getExercise } from '../../sessions/catalogue.ts'
import type { SetSize } from '../../sessions/step-facts.ts'
import { withExchanges } from '../day/exercises.ts'

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
  /** Where the person stands between each exercise and the harder one after it. */
  readonly climbs: ClimbOf
  /** Whether an exercise was done before. */
  readonly isTried: (exerciseId: string) => boolean
  /** The first day that may change. */
  readonly from: CivilDate
  /** Whether an exercise can be done on a day, with what is at hand then. */
  readonly isAble: (exercise: Exercise, date: CivilDate) => boolean
}

/**
 * The weeks from a day on with a harder exercise in the place of each that somebody has outgrown: because it is their own
 * body that they lift, or because they have no heavier weight.
 * @returns the weeks themselves where nothing was outgrown
 */
export function withHarderLifts(weeks: readonly PlanWeek[], { climbs, isTried, from, isAble }: Asked): GrownWeeks {
  const lifts: HarderLift[] = []
  let now = weeks
  for (const id of liftedFrom(weeks, from)) {
    const step = topOf(id, climbs)
    if (step === null) continue
    const before = now
    now = grownWeeks(before, { id, ...step, tried: isTried(step.to.id) }, { from, isAble })
    const own = climbId(step.from, step.since)
    // What came from several easier ones is told once.
    if (now !== before && !lifts.some((one) => one.id === own))
      lifts.push({ id: own, from: step.from, to: step.to.id, date: step.since, before, after: now })
  }
  return { weeks: now, lifts }
}

/** The exercises of the days to come. */
function liftedFrom(weeks: readonly PlanWeek[], from: CivilDate): ReadonlySet<string> {
  const days = weeks.flatMap((week) => week.days).filter((day) => day.date >= from && day.discipline === 'strength')
  return new Set(days.flatMap(({ workout }) => workout.exercises.flatMap(({ exerciseId }) => exerciseId ?? [])))
}

type Step = { readonly from: ExerciseId; readonly to: Exercise; readonly since: CivilDate }

/** The last step up from an exercise that was taken: each was outgrown in its turn. */
function topOf(id: string, climbs: ClimbOf): Step | null {
  const seen = new Set([id])
  let step: Step | null = null
  for (let climb = climbs(id), from = id; climb?.harder && climb.since !== null; ) {
    const to = climb.harder.exercise
    if (seen.has(to.id)) break
    seen.add(to.id)
    step = { from: getExercise(from).id, to, since: climb.since }
    from = to.id
    climb = climbs(from)
  }
  return step
}

type Exchange = Step & {
  readonly id: string
  /** Whether the harder one was done before. */
  readonly tried: boolean
}

function grownWeeks(
  weeks: readonly PlanWeek[],
  exchange: Exchange,
  { from, isAble }: Pick<Asked, 'from' | 'isAble'>,
): readonly PlanWeek[] {
  let { tried } = exchange
  let isSame = true
  const result = weeks.map((week) => {
    const grown = (day: PlanDay) => {
      if (day.date < from || !isTouched(day, exchange) || !isAble(exchange.to, day.date)) return day
      // Nothing begins in an easier week, or on an easier day.
      if (!tried && !mayRise(week, day)) return day
      tried = true
      return harderDay(day, exchange)
    }
    const days = week.days.map(grown)
    if (days.every((day, at) => day === week.days[at])) return week
    isSame = false
    return { ...week, days }
  })
  return isSame ? weeks : result
}

/** Whether a day has the one, and not the other beside it. */
function isTouched({ discipline, workout }: PlanDay, { id, to }: Exchange): boolean {
  if (discipline !== 'strength') return false
  const steps = [...workout.warmup, ...workout.exercises, ...workout.cooldown]
  return (
    workout.exercises.some(({ exerciseId }) => exerciseId === id) &&
    !steps.some(({ exerciseId }) => exerciseId === to.id)
  )
}

/** A day as it is with what is harder: said of each line, whose sets begin shorter. */
function harderDay(day: PlanDay, { id, from, to, since }: Exchange): PlanDay {
  const changed = withExchanges(day, new Map([[id, to]]))
  const exercises = changed.workout.exercises.map((step, at): WorkoutStep => {
    const size = day.workout.exercises[at]?.exerciseId === id ? step.size : null
    if (size === null) return step
    const begun = isWeighted(to) ? { ...size, eachSide: to.unilateral } : sizeFor(to, size, getExercise(id))
    const aim = isWeighted(to) ? {} : { aimReps: begun.low }
    return { ...step, size: begun, ...aim, notes: [...step.notes, { code: 'outgrown', id: from, since }] }
  })
  return { ...changed, workout: { ...changed.workout, exercises } }
}

/** [ratio] of the range's low end that a harder exercise begins with. @source default-ours */
const BEGUN = 2 / 3
/** [reps] of what is done a handful of times, as its own range has it; of what was held before; [s] of what was counted. @source default-ours */
const FEW = [3, 6] as const
const COUNTED = [6, 12] as const
const HELD_S = 15

/** How much a set of the harder exercise holds: the same top to grow to, from fewer repetitions. */
function sizeFor({ measure, few, unilateral }: Exercise, size: SetSize, easier: Exercise): SetSize {
  const sized = (low: number, high: number): SetSize => ({
    ...{ unit: measure, low, high, eachSide: unilateral },
  })
  if (measure !== 'reps') return sized(HELD_S, HELD_S)
  if (few) return sized(...FEW)
  if (easier.measure !== 'reps' || easier.few) return sized(...COUNTED)
  return sized(Math.ceil(size.low * BEGUN), size.high)
}

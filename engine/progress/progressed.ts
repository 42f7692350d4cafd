import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate, HistoryDay, LoggedSet } from '../model.ts'
import type { PlanDay, PlanWeek, WorkoutStep } from '../plan-model.ts'
import { findExercise } from '../sessions/catalogue.ts'
import type { LastLift, LiftFact } from '../sessions/step-facts.ts'
import { unitOf, type WeightUnit } from './load-steps.ts'
import { type Lift, liftOf, type NextLoad, nextLoad, type RepRange } from './next-load.ts'

/** [days] ahead that get a weight: later ones wait for what is lifted until then. @source default-ours */
const DAYS_AHEAD = 14
/** [days] without any strength work after which every lift starts a little lighter. @source mujika-2000: four weeks; the share is ours */
const REST_DAYS = 28

/** What was lifted before today. */
type Log = {
  /** The sessions of each exercise, newest first. */
  readonly lifts: ReadonlyMap<string, readonly Lift[]>
  readonly unit: WeightUnit
  /** The last day on which anything was lifted. */
  readonly lastDate: CivilDate
}

/**
 * Puts the weight to lift and the repetitions to aim at on the strength work of the coming fortnight, from what was
 * logged before.
 * @param weeks - the plan as adapted; its days behind today say what was asked for then
 * @param history - with sets as they were lifted; days from today on count as not yet done
 * @returns the weeks themselves when nothing was logged
 * @source acsm-2009: double progression
 */
export function progressed(
  weeks: readonly PlanWeek[],
  history: readonly HistoryDay[],
  today: CivilDate,
): readonly PlanWeek[] {
  const log = logOf(weeks, history, today)
  if (!log) return weeks
  const until = addDays(today, DAYS_AHEAD)
  return weeks.map((week) => {
    if (addDays(week.startDate, 6) < today || week.startDate >= until) return week
    const mayRise = !week.deload && week.phase !== 'taper' && week.phase !== 'recovery'
    const days = week.days.map((day) =>
      day.date < today || day.date >= until || day.discipline !== 'strength' ? day : loadedDay(day, log, mayRise),
    )
    return { ...week, days }
  })
}

function logOf(weeks: readonly PlanWeek[], history: readonly HistoryDay[], today: CivilDate): Log | null {
  const past = history.filter((day) => day.date < today && day.sets !== undefined && day.sets.length > 0)
  if (past.length === 0) return null
  const planned = new Map(weeks.flatMap(({ days }) => days).map((day) => [day.date, day]))
  const lifts = new Map<string, Lift[]>()
  const newestFirst = past.toSorted((a, b) => (a.date < b.date ? 1 : -1))
  for (const { date, sets = [] } of newestFirst)
    for (const [id, ofExercise] of Map.groupBy(sets, (set: LoggedSet) => set.exerciseId))
      lifts.set(id, [...(lifts.get(id) ?? []), liftOf(date, ofExercise, askedOn(planned.get(date), id))])
  const loads = newestFirst.flatMap(({ sets = [] }) => sets.flatMap(({ loadKg }) => (loadKg ? [loadKg] : [])))
  return { lifts, unit: unitOf(loads), lastDate: newestFirst[0]?.date ?? today }
}

/** The range that a day asked of an exercise, where the plan still knows. */
function askedOn(day: PlanDay | undefined, exerciseId: string): RepRange | null {
  const step = day?.workout.exercises.find((one) => one.exerciseId === exerciseId)
  return step ? repRange(step) : null
}

function loadedDay(day: PlanDay, log: Log, mayRise: boolean): PlanDay {
  const rested = daysBetween(log.lastDate, day.date) > REST_DAYS
  const exercises = day.workout.exercises.map((step) => {
    const lifts = step.exerciseId === undefined ? undefined : log.lifts.get(step.exerciseId)
    const range = repRange(step)
    return lifts && range ? loadedStep(step, lifts, range, { unit: log.unit, rested, mayRise }) : step
  })
  return { ...day, workout: { ...day.workout, exercises } }
}

/** [reps] low and top of a line, or null for work by the clock or by metres. */
function repRange({ size, sets }: WorkoutStep): RepRange | null {
  return size?.unit === 'reps' && sets > 0 ? [size.low, size.high] : null
}

function loadedStep(
  step: WorkoutStep,
  lifts: readonly Lift[],
  range: RepRange,
  setting: { unit: WeightUnit; rested: boolean; mayRise: boolean },
): WorkoutStep {
  const exercise = findExercise(step.exerciseId ?? '')
  const next = nextLoad(lifts, range, { exercise, ...setting })
  const notes = [...step.notes, ...liftFacts(step, lifts, next, setting)]
  const { loadKg, aimReps } = next
  return { ...step, notes, aimReps, ...(loadKg === null ? {} : { loadKg }) }
}

function liftFacts(
  step: WorkoutStep,
  [last]: readonly Lift[],
  { loadKg, move, aimReps, riseAt }: NextLoad,
  { rested, mayRise }: { rested: boolean; mayRise: boolean },
): LiftFact[] {
  if (!last) return []
  const lift: LastLift = { reps: last.reps, lastKg: last.loadKg }
  if (loadKg === null) return [unloadedFact(step, lift, mayRise, riseAt)]
  if (move === 'up') return [{ code: 'lift-up', kg: loadKg, ...lift }]
  if (move === 'down') return [{ code: rested ? 'lift-after-break' : 'lift-lowered', kg: loadKg, ...lift }]
  return [mayRise ? { code: 'lift-same-until', aimReps, riseAt, ...lift } : { code: 'lift-same', ...lift }]
}

/** Where nothing is loaded, a harder exercise is the next weight. */
function unloadedFact({ exerciseId }: WorkoutStep, lift: LastLift, mayRise: boolean, riseAt: number): LiftFact {
  const harder = (exerciseId === undefined ? undefined : findExercise(exerciseId)?.harder) ?? null
  const ready = mayRise && lift.reps.every((reps) => reps >= riseAt)
  return ready && harder !== null ? { code: 'lift-harder-next', harder, ...lift } : { code: 'lift-last', ...lift }
}

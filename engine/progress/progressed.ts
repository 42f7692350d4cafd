import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate, HistoryDay, LoggedSet } from '../model.ts'
import type { PlanDay, PlanWeek, WorkoutStep } from '../plan-model.ts'
import { findExercise } from '../sessions/catalogue.ts'
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
  const notes = `${step.notes} ${noteOf(step, lifts, next, setting)}`.trim()
  const { loadKg, aimReps } = next
  return { ...step, notes, aimReps, ...(loadKg === null ? {} : { loadKg }) }
}

function noteOf(
  step: WorkoutStep,
  [last]: readonly Lift[],
  { loadKg, move, aimReps, riseAt }: NextLoad,
  { rested, mayRise }: { rested: boolean; mayRise: boolean },
): string {
  if (!last) return ''
  const done = `Last time ${setsText(last.reps)}${last.loadKg === null ? '' : ` with ${last.loadKg} kg`}`
  if (move === 'up') return `${done}: today ${loadKg} kg.`
  if (move === 'down')
    return rested
      ? `${done}, some weeks ago: start at ${loadKg} kg.`
      : `${done}, twice short of the range: ${loadKg} kg today, and build up again.`
  if (loadKg !== null)
    return mayRise
      ? `${done}: the same today, ${aimReps} in every set. When every set reaches ${riseAt} twice running, the weight goes up.`
      : `${done}: the same today.`
  const harder = step.exerciseId === undefined ? undefined : findExercise(findExercise(step.exerciseId)?.harder ?? '')
  const ready = mayRise && harder !== undefined && last.reps.every((reps) => reps >= riseAt)
  return ready ? `${done}. Once that feels easy, ${harder.name.toLowerCase()} is the next step.` : `${done}.`
}

/** `3 x 10`, or each set where they differ. */
function setsText(reps: readonly number[]): string {
  return reps.every((count) => count === reps[0]) ? `${reps.length} x ${reps[0]}` : reps.join(', ')
}

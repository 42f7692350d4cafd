import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate, HistoryDay, LoggedSet, Preferences } from '../model.ts'
import type { PlanDay, PlanWeek, WorkoutStep } from '../plan-model.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import { findExercise } from '../sessions/catalogue.ts'
import type { LastLift, LiftFact } from '../sessions/step-facts.ts'
import { sure } from '../sure.ts'
import { askedLifts, askedOf, isEased } from './asked-before.ts'
import { type Asked, type AskedLift, estimatedMaxKg, type Lift, liftOf } from './lift.ts'
import { nearestBelow, unitOf, type Weights } from './load-steps.ts'
import { firstLoadKg, type NextLoad, nextLoad } from './next-load.ts'

/** [days] ahead that get a weight: later ones wait for what is lifted until then. @source default-ours */
const DAYS_AHEAD = 14
/** [days] without any strength work after which every lift starts a little lighter. @source mujika-2000: four weeks; the share is ours */
const REST_DAYS = 28

/** What was lifted before today. */
type Log = {
  /** The sessions of each exercise, newest first. */
  readonly lifts: ReadonlyMap<string, readonly Lift[]>
  /** [kg] what somebody said that they can lift, by exercise: the most of one set to failure. */
  readonly known: ReadonlyMap<string, readonly LoggedSet[]>
  readonly weights: Weights
  /** The last day on which anything was lifted; null where nothing was. */
  readonly lastDate: CivilDate | null
}

/**
 * Puts the weight to lift and the repetitions to aim at on the strength work of the coming fortnight, from what was
 * logged before; where another lift was and this one never, how to find its weight.
 * @param weeks - the plan as adapted; its days behind today say what was asked for then
 * @param history - with sets as they were lifted; days from today on count as not yet done
 * @param preferences - the weights at hand, and what somebody knows that they can lift
 * @param before - what earlier blocks asked for
 * @returns the weeks themselves when nothing was logged and nothing is known
 * @source acsm-2009: double progression
 */
export function progressed(
  weeks: readonly PlanWeek[],
  history: readonly HistoryDay[],
  today: CivilDate,
  preferences: Preferences = {},
  before: readonly AskedLift[] = [],
): readonly PlanWeek[] {
  if (!preferences.lifts?.length && !history.some((day) => day.date < today && day.sets?.length)) return weeks
  const until = addDays(today, DAYS_AHEAD)
  const isNear = (day: PlanDay) => day.date >= today && day.date < until && hasLifts(day)
  if (!weeks.some(({ days }) => days.some(isNear))) return weeks
  const log = logOf([...before, ...askedIn(weeks, today)], history, today, preferences)
  return weeks.map((week) => {
    if (addDays(week.startDate, 6) < today || week.startDate >= until) return week
    return { ...week, days: week.days.map((day) => (isNear(day) ? loadedDay(day, log, mayRise(week, day)) : day)) }
  })
}

/** What weeks asked to be lifted before today. */
function askedIn(weeks: readonly PlanWeek[], today: CivilDate): AskedLift[] {
  return weeks.flatMap((week) => {
    const over = week.days.filter((day) => day.date < today && hasLifts(day))
    return over.flatMap((day) => askedLifts(day, !mayRise(week, day)))
  })
}

function logOf(
  asked: readonly AskedLift[],
  history: readonly HistoryDay[],
  today: CivilDate,
  { weights = {}, lifts: told = [] }: Preferences,
): Log {
  const past = history.filter((day) => day.date < today && day.sets !== undefined && day.sets.length > 0)
  const askedOn = new Map(asked.map((one) => [`${one.date} ${one.exerciseId}`, one]))
  const lifts = new Map<string, Lift[]>()
  const newestFirst = past.toSorted((a, b) => (a.date < b.date ? 1 : -1))
  for (const { date, sets = [] } of newestFirst)
    for (const [id, ofExercise] of Map.groupBy(sets, (set: LoggedSet) => set.exerciseId))
      lifts.set(id, [...(lifts.get(id) ?? []), liftOf(date, ofExercise, askedOn.get(`${date} ${id}`) ?? null)])
  const loads = newestFirst.flatMap(({ sets = [] }) => sets.flatMap(({ loadKg }) => (loadKg ? [loadKg] : [])))
  const known = Map.groupBy(
    told.map((one): LoggedSet => ({ ...one, rir: 0 })),
    ({ exerciseId }) => exerciseId,
  )
  const unit = unitOf([...loads, ...told.map(({ loadKg }) => loadKg)])
  return { lifts, known, weights: { unit, own: weights }, lastDate: newestFirst[0]?.date ?? null }
}

/** Whether weights may rise on a day: in no easier week, and on no day that was made easier for whoever is tired or unwell. */
function mayRise({ deload, phase }: PlanWeek, { notes }: PlanDay): boolean {
  return !deload && phase !== 'taper' && phase !== 'recovery' && !isEased(notes)
}

function loadedDay(day: PlanDay, log: Log, rises: boolean): PlanDay {
  const rested = log.lastDate !== null && daysBetween(log.lastDate, day.date) > REST_DAYS
  const exercises = day.workout.exercises.map((step) => {
    const asked = askedOf(step)
    const exercise = step.exerciseId === undefined ? undefined : findExercise(step.exerciseId)
    if (!asked || !exercise) return step
    const lifts = log.lifts.get(exercise.id)
    if (isAttempt(step)) return lifts ? attemptStep(step, lifts, exercise, log) : step
    if (!lifts) return firstStep(step, exercise, asked, log)
    return loadedStep(step, lifts, asked, { exercise, weights: log.weights, rested, mayRise: rises })
  })
  return { ...day, workout: { ...day.workout, exercises } }
}

function hasLifts({ discipline, workout }: PlanDay): boolean {
  return discipline === 'strength' || (discipline === 'race' && workout.exercises.some(isAttempt))
}

/** A line of a meet. */
function isAttempt({ notes }: WorkoutStep): boolean {
  return notes.some(({ code }) => code === 'attempts')
}

/** The first time: from what somebody knows that they can lift, or else by feel. */
function firstStep(step: WorkoutStep, exercise: Exercise, asked: Asked, { known, weights }: Log): WorkoutStep {
  if (!isLoadable(exercise)) return step
  const [low] = asked.range
  const sets = known.get(exercise.id)
  if (!sets) return { ...step, notes: [...step.notes, { code: 'find-weight', reps: low, left: asked.rir }] }
  const loadKg = firstLoadKg(liftOf('', sets, null), asked, { exercise, weights })
  if (loadKg === null) return step
  const best = sets.reduce((most, one) => ((one.loadKg ?? 0) > (most.loadKg ?? 0) ? one : most))
  const fact: LiftFact = { code: 'lift-from-known', kg: loadKg, knownKg: best.loadKg ?? 0, knownReps: best.reps }
  return { ...step, notes: [...step.notes, fact], aimReps: low, loadKg }
}

/** Whether a weight says how hard an exercise is: bands and the body itself have none. */
function isLoadable({ equipment }: Exercise): boolean {
  return equipment.some((set) => set.some((item) => WEIGHTED.has(item)))
}

const WEIGHTED: ReadonlySet<string> = new Set(['barbell', 'dumbbells', 'kettlebell', 'machines'])

/** [ratio] of what could be lifted once: a first attempt that cannot fail, a second near the best, a third beyond it. @source default-ours */
const ATTEMPTS = [0.91, 0.96, 1.005] as const

function attemptStep(step: WorkoutStep, lifts: readonly Lift[], exercise: Exercise, { weights }: Log): WorkoutStep {
  const maxKg = estimatedMaxKg(lifts)
  if (maxKg === null) return step
  const [first, second, third] = ATTEMPTS.map((share) => nearestBelow(exercise, weights, maxKg * share))
  const fact: LiftFact = { code: 'lift-attempts', first: sure(first), second: sure(second), third: sure(third) }
  return { ...step, loadKg: sure(first), notes: [...step.notes, fact] }
}

type Setting = {
  readonly exercise: Exercise
  readonly weights: Weights
  readonly rested: boolean
  readonly mayRise: boolean
}

function loadedStep(step: WorkoutStep, lifts: readonly Lift[], asked: Asked, setting: Setting): WorkoutStep {
  const next = nextLoad(lifts, asked, setting)
  const notes = [...step.notes, ...liftFacts(step, lifts, next, setting)]
  const { loadKg, aimReps, range } = next
  const size = range && step.size ? { ...step.size, low: range[0], high: range[1] } : step.size
  return { ...step, size, notes, aimReps, ...(loadKg === null ? {} : { loadKg }) }
}

function liftFacts(step: WorkoutStep, [last]: readonly Lift[], next: NextLoad, { mayRise }: Setting): LiftFact[] {
  if (!last) return []
  const { loadKg, move, aimReps, riseAt } = next
  const lift: LastLift = { reps: last.reps, lastKg: last.loadKg }
  if (loadKg === null) return [unloadedFact(step, lift, mayRise, riseAt)]
  switch (move) {
    case 'up':
      return [{ code: 'lift-up', kg: loadKg, ...lift }]
    case 'after-break':
      return [{ code: 'lift-after-break', kg: loadKg, ...lift }]
    case 'lowered':
      return [{ code: 'lift-lowered', kg: loadKg, ...lift }]
    case 'fitted':
      return [{ code: 'lift-fitted', kg: loadKg, ...lift }]
    case 'eased':
      return [{ code: 'lift-eased', kg: loadKg, ...lift }]
    case 'heaviest':
      return [{ code: 'lift-heaviest', aimReps, harder: findExercise(step.exerciseId ?? '')?.harder ?? null, ...lift }]
    case 'stall-reset':
    case 'stall-reps':
      return [{ code: `lift-${move}`, kg: loadKg, ...lift }]
    case 'stall-swap':
      return [{ code: 'lift-stall-swap', ...lift }]
    case 'same':
      return [mayRise ? { code: 'lift-same-until', aimReps, riseAt, ...lift } : { code: 'lift-same', ...lift }]
  }
}

/** Where nothing is loaded, a harder exercise is the next weight. */
function unloadedFact({ exerciseId }: WorkoutStep, lift: LastLift, mayRise: boolean, riseAt: number): LiftFact {
  const harder = (exerciseId === undefined ? undefined : findExercise(exerciseId)?.harder) ?? null
  const ready = mayRise && lift.reps.every((reps) => reps >= riseAt)
  return ready && harder !== null ? { code: 'lift-harder-next', harder, ...lift } : { code: 'lift-last', ...lift }
}

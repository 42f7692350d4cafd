import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate, HistoryDay, LoggedSet, Preferences } from '../model.ts'
import type { PlanDay, PlanWeek, WorkoutStep } from '../plan-model.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import { findExercise } from '../sessions/catalogue.ts'
import type { LastLift, LiftFact } from '../sessions/step-facts.ts'
import { sure } from '../sure.ts'
import { askedIn, askedOf, hasLifts, isAttempt, mayRise } from './asked-before.ts'
import { type Climb, type ClimbOf, riseAtOf } from './climb.ts'
import { isWeighted, mayBeWeighted } from './harder.ts'
import { type Asked, type AskedLift, estimatedMaxKg, type Lift, liftOf } from './lift.ts'
import { liftsBefore } from './lifted.ts'
import { nearestBelow, unitOf, type Weights } from './load-steps.ts'
import { firstLoadKg, type NextLoad, nextLoad } from './next-load.ts'
import { unloadedStep } from './unloaded.ts'

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
  readonly climbs: ClimbOf
}

/** What is known of lifts beside what was logged. */
type Known = {
  /** What earlier blocks asked for. */
  readonly before?: readonly AskedLift[]
  /** Where the person stands between each exercise and the harder one after it. */
  readonly climbs?: ClimbOf
}

/**
 * Puts the weight to lift and the repetitions to aim at on the strength work of the coming fortnight, from what was
 * logged before; where another lift was and this one never, how to find its weight.
 * @param weeks - the plan as adapted; its days behind today say what was asked for then
 * @param history - with sets as they were lifted; days from today on count as not yet done
 * @param preferences - the weights at hand, and what somebody knows that they can lift
 * @returns the weeks themselves when nothing was logged and nothing is known
 * @source acsm-2009: double progression
 */
export function progressed(
  weeks: readonly PlanWeek[],
  history: readonly HistoryDay[],
  today: CivilDate,
  preferences: Preferences = {},
  { before = [], climbs = () => null }: Known = {},
): readonly PlanWeek[] {
  if (!preferences.lifts?.length && !history.some((day) => day.date < today && day.sets?.length)) return weeks
  const until = addDays(today, DAYS_AHEAD)
  const isNear = (day: PlanDay) => day.date >= today && day.date < until && hasLifts(day)
  if (!weeks.some(({ days }) => days.some(isNear))) return weeks
  const log = { ...logOf([...before, ...askedIn(weeks, today)], history, today, preferences), climbs }
  return weeks.map((week) => {
    if (addDays(week.startDate, 6) < today || week.startDate >= until) return week
    return { ...week, days: week.days.map((day) => (isNear(day) ? loadedDay(day, log, mayRise(week, day)) : day)) }
  })
}

function logOf(
  asked: readonly AskedLift[],
  history: readonly HistoryDay[],
  today: CivilDate,
  { weights = {}, lifts: told = [] }: Preferences,
): Omit<Log, 'climbs'> {
  const past = history.filter((day) => day.date < today && day.sets !== undefined && day.sets.length > 0)
  const newestFirst = past.toSorted((a, b) => (a.date < b.date ? 1 : -1))
  const lifts = liftsBefore(today, past, asked)
  const loads = newestFirst.flatMap(({ sets = [] }) => sets.flatMap(({ loadKg }) => (loadKg ? [loadKg] : [])))
  const known = Map.groupBy(
    told.map((one): LoggedSet => ({ ...one, rir: 0 })),
    ({ exerciseId }) => exerciseId,
  )
  const unit = unitOf([...loads, ...told.map(({ loadKg }) => loadKg)])
  return { lifts, known, weights: { unit, own: weights }, lastDate: newestFirst[0]?.date ?? null }
}

function loadedDay(day: PlanDay, log: Log, rises: boolean): PlanDay {
  const rested = log.lastDate !== null && daysBetween(log.lastDate, day.date) > REST_DAYS
  const exercises = day.workout.exercises.map((step) => progressedStep(step, log, { rested, mayRise: rises }))
  return { ...day, workout: { ...day.workout, exercises } }
}

function progressedStep(step: WorkoutStep, log: Log, day: Pick<Setting, 'rested' | 'mayRise'>): WorkoutStep {
  const asked = askedOf(step)
  const exercise = step.exerciseId === undefined ? undefined : findExercise(step.exerciseId)
  if (!asked || !exercise) return step
  const lifts = log.lifts.get(exercise.id)
  if (isAttempt(step)) return lifts ? attemptStep(step, lifts, exercise, log) : step
  if (!lifts) return firstStep(step, exercise, asked, log)
  const setting = { ...day, exercise, weights: log.weights, climb: log.climbs(exercise.id) }
  if (exercise.measure === 'reps' && lifts[0]?.loadKg) return loadedStep(step, lifts, asked, setting)
  // Where a weight was lifted and not written down, repetitions alone do not say how hard it was.
  return unloadedStep(step, lifts, asked, isWeighted(exercise) ? { ...setting, climb: null } : setting)
}

/** The first time: from what somebody knows that they can lift, or else by feel. */
function firstStep(step: WorkoutStep, exercise: Exercise, asked: Asked, { known, weights }: Log): WorkoutStep {
  if (!mayBeWeighted(exercise)) return step
  const [low] = asked.range
  const sets = known.get(exercise.id)
  if (!sets) return { ...step, notes: [...step.notes, { code: 'find-weight', reps: low, left: asked.rir }] }
  const loadKg = firstLoadKg(liftOf('', sets, null), asked, { exercise, weights })
  if (loadKg === null) return step
  const best = sets.reduce((most, one) => ((one.loadKg ?? 0) > (most.loadKg ?? 0) ? one : most))
  const fact: LiftFact = { code: 'lift-from-known', kg: loadKg, knownKg: best.loadKg ?? 0, knownReps: best.reps }
  return { ...step, notes: [...step.notes, fact], aimReps: low, loadKg }
}

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
  readonly climb: Climb | null
  readonly rested: boolean
  readonly mayRise: boolean
}

function loadedStep(step: WorkoutStep, lifts: readonly Lift[], asked: Asked, setting: Setting): WorkoutStep {
  const next = nextLoad(lifts, asked, setting)
  const notes = [...step.notes, ...liftFacts(lifts, next, setting)]
  const { loadKg, aimReps, range } = next
  const size = range && step.size ? { ...step.size, low: range[0], high: range[1] } : step.size
  return { ...step, size, notes, aimReps, ...(loadKg === null ? {} : { loadKg }) }
}

function liftFacts([last]: readonly Lift[], next: NextLoad, { mayRise, climb, exercise }: Setting): LiftFact[] {
  if (!last) return []
  const { loadKg, move, aimReps, riseAt } = next
  const lift: LastLift = { reps: last.reps, lastKg: last.loadKg }
  if (loadKg === null) return [{ code: 'lift-last', ...lift }]
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
      return [{ code: 'lift-heaviest', aimReps, ...harderThan(exercise, climb), ...lift }]
    case 'stall-reset':
    case 'stall-reps':
      return [{ code: `lift-${move}`, kg: loadKg, ...lift }]
    case 'stall-swap':
      return [{ code: 'lift-stall-swap', ...lift }]
    case 'same':
      return [mayRise ? { code: 'lift-same-until', aimReps, riseAt, ...lift } : { code: 'lift-same', ...lift }]
  }
}

/** What takes the place of a lift whose heaviest weight has become too light. */
function harderThan(exercise: Exercise, climb: Climb | null) {
  const riseAt = climb === null || climb.since !== null ? null : riseAtOf(exercise, climb, 0)
  return { harder: riseAt === null ? null : (climb?.harder?.exercise.id ?? null), riseAt: riseAt ?? 0 }
}

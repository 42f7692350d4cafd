import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate, HistoryDay, LoggedSet, PlanDay, PlanWeek, WorkoutStep } from '../model.ts'
import { findExercise } from '../sessions/catalogue.ts'
import { type Lift, liftOf, type NextLoad, nextLoad } from './next-load.ts'

/** [days] ahead that get a weight: later ones wait for what is lifted until then. @source default-ours */
const DAYS_AHEAD = 14
/** [days] without an exercise after which it starts a little lighter. @source mujika-2000: four weeks; the share is ours */
const REST_DAYS = 28

/**
 * Puts the weight to lift on the strength work of the coming fortnight, from what was logged before.
 * @param weeks - the plan as adapted
 * @param history - with sets as they were lifted; days from today on count as not yet done
 * @returns the weeks themselves when nothing was logged
 * @source acsm-2009: double progression
 */
export function progressed(
  weeks: readonly PlanWeek[],
  history: readonly HistoryDay[],
  today: CivilDate,
): readonly PlanWeek[] {
  const lifts = liftsOf(history, today)
  if (lifts.size === 0) return weeks
  const until = addDays(today, DAYS_AHEAD)
  return weeks.map((week) => {
    if (addDays(week.startDate, 6) < today || week.startDate >= until) return week
    const mayRise = !week.deload && week.phase !== 'taper' && week.phase !== 'recovery'
    const days = week.days.map((day) =>
      day.date < today || day.date >= until || day.discipline !== 'strength' ? day : loadedDay(day, lifts, mayRise),
    )
    return { ...week, days }
  })
}

/** The sessions of every exercise before today, newest first. */
function liftsOf(history: readonly HistoryDay[], today: CivilDate): Map<string, Lift[]> {
  const lifts = new Map<string, Lift[]>()
  const past = history.filter((day) => day.date < today && day.sets !== undefined && day.sets.length > 0)
  for (const { date, sets } of past.toSorted((a, b) => (a.date < b.date ? 1 : -1)))
    for (const [id, ofExercise] of Map.groupBy(sets!, (set: LoggedSet) => set.exerciseId))
      lifts.set(id, [...(lifts.get(id) ?? []), liftOf(date, ofExercise)])
  return lifts
}

function loadedDay(day: PlanDay, lifts: ReadonlyMap<string, readonly Lift[]>, mayRise: boolean): PlanDay {
  const exercises = day.workout.exercises.map((step) => {
    // A lift that was eased keeps the weight it was eased to.
    const open = step.exerciseId !== undefined && step.loadKg === undefined
    const known = open ? lifts.get(step.exerciseId!) : undefined
    const range = repRange(step)
    return known && range ? loadedStep(step, known, range, { date: day.date, mayRise }) : step
  })
  return { ...day, workout: { ...day.workout, exercises } }
}

/** [reps] low and top of a line, or null for work by the clock or by metres. */
function repRange({ reps, sets }: WorkoutStep): readonly [number, number] | null {
  const found = /^(\d+)-(\d+)(?! ?(?:s|m)\b)/.exec(reps)
  return found && sets > 0 ? [Number(found[1]), Number(found[2])] : null
}

function loadedStep(
  step: WorkoutStep,
  lifts: readonly Lift[],
  range: readonly [number, number],
  { date, mayRise }: { date: CivilDate; mayRise: boolean },
): WorkoutStep {
  const last = lifts[0]!
  const rested = daysBetween(last.date, date) > REST_DAYS
  const next = nextLoad(lifts, range, { mayRise, rested })
  const notes = `${step.notes} ${noteOf(step, last, next, { top: range[1], rested, mayRise })}`.trim()
  return next.loadKg === null ? { ...step, notes } : { ...step, notes, loadKg: next.loadKg }
}

function noteOf(
  step: WorkoutStep,
  last: Lift,
  { loadKg, move }: NextLoad,
  { top, rested, mayRise }: { top: number; rested: boolean; mayRise: boolean },
): string {
  const done = `Last time ${setsText(last.reps)}${last.loadKg === null ? '' : ` with ${last.loadKg} kg`}`
  if (move === 'up') return `${done}: today ${loadKg} kg.`
  if (move === 'down')
    return rested
      ? `${done}, some weeks ago: start at ${loadKg} kg.`
      : `${done}: ${loadKg} kg today, and build up again.`
  if (loadKg !== null)
    return mayRise
      ? `${done}: the same today. When every set reaches ${top} twice running, the weight goes up.`
      : `${done}: the same today.`
  const harder = step.exerciseId === undefined ? undefined : findExercise(findExercise(step.exerciseId)?.harder ?? '')
  const ready = mayRise && harder !== undefined && last.reps.every((reps) => reps >= top)
  return ready ? `${done}. Once that feels easy, ${harder.name.toLowerCase()} is the next step.` : `${done}.`
}

/** `3 x 10`, or each set where they differ. */
function setsText(reps: readonly number[]): string {
  return reps.every((count) => count === reps[0]) ? `${reps.length} x ${reps[0]}` : reps.join(', ')
}

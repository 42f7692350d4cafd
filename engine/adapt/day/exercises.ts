import type { PlanDay, WorkoutStep } from '../../plan-model.ts'
import { alternatives } from '../../sessions/alternatives.ts'
import type { Exercise } from '../../sessions/catalogue/exercise.ts'
import { findExercise, getExercise } from '../../sessions/catalogue.ts'
import { type Means, poolOf } from '../../sessions/pool.ts'
import type { StepName, StepNote } from '../../sessions/step-facts.ts'
import { cueOf, nameOf } from '../../sessions/steps.ts'
import type { Person } from '../../week/person/person.ts'

/**
 * Exercises that can stand in for another without changing what a set takes: same pattern and muscle, counted alike.
 * @returns the nearest first; empty for an id the catalogue does not have
 */
export function standIns(exerciseId: string, means: Means): Exercise[] {
  const wanted = findExercise(exerciseId)
  if (wanted === undefined) return []
  return alternatives(exerciseId, means).filter(
    (other) => other.measure === wanted.measure && other.unilateral === wanted.unilateral && other.few === wanted.few,
  )
}

/**
 * A day with one exercise in place of another; sets, repetitions and rests stay.
 * @throws RangeError when the catalogue has no exercise of either id
 */
export function withExercise(day: PlanDay, exerciseId: string, to: string): PlanDay {
  return withExchanges(day, new Map([[exerciseId, getExercise(to)]]))
}

/**
 * A day whose exercises all suit a person's means and limits.
 * @returns null when the catalogue has no stand-in for one of them
 */
export function swappedExercises(day: PlanDay, person: Person): PlanDay | null {
  const means: Means = person
  const fitting = new Set(poolOf(means).all)
  const used = new Set<Exercise>()
  const unfit: string[] = []
  for (const step of stepsOf(day)) {
    const exercise = step.exerciseId === undefined ? undefined : findExercise(step.exerciseId)
    if (exercise === undefined) continue
    used.add(exercise)
    if (!fitting.has(exercise) && !isGrownInto(step, exercise, means)) unfit.push(exercise.id)
  }
  const exchanges = new Map<string, Exercise>()
  for (const id of unfit) {
    if (exchanges.has(id)) continue
    const other = standIns(id, means).find((exercise) => !used.has(exercise))
    if (other === undefined) return null
    used.add(other)
    exchanges.set(id, other)
  }
  return exchanges.size === 0 ? day : withExchanges(day, exchanges)
}

/** What somebody grew into suits them whatever their level, with what they have and do not spare. */
function isGrownInto({ notes }: WorkoutStep, exercise: Exercise, means: Means): boolean {
  const isGrown = notes.some(({ code }) => code === 'outgrown')
  return isGrown && poolOf({ ...means, level: 'advanced' }).all.includes(exercise)
}

function stepsOf({ workout }: PlanDay): WorkoutStep[] {
  return [...workout.warmup, ...workout.exercises, ...workout.cooldown]
}

/** Exchanges exercises by id, also where other lines name them. */
export function withExchanges(day: PlanDay, exchanges: ReadonlyMap<string, Exercise>): PlanDay {
  const change = (step: WorkoutStep): WorkoutStep => {
    const exercise = step.exerciseId === undefined ? undefined : exchanges.get(step.exerciseId)
    if (exercise === undefined)
      return { ...step, name: renamed(step.name, exchanges), notes: partners(step.notes, exchanges) }
    const { loadKg: _, aimReps: __, ...rest } = step
    const together = step.notes.filter(({ code }) => code === 'alternate-with' || code === 'take-turns')
    return {
      ...rest,
      name: nameOf(exercise),
      notes: [...partners(together, exchanges), cueOf(exercise)],
      exerciseId: exercise.id,
      muscles: exercise.primary,
      pattern: exercise.pattern,
    }
  }
  const { warmup, exercises, cooldown } = day.workout
  return {
    ...day,
    workout: { warmup: warmup.map(change), exercises: exercises.map(change), cooldown: cooldown.map(change) },
  }
}

/** The sets that prepare an exercise prepare the one in its place. */
function renamed(name: StepName, exchanges: ReadonlyMap<string, Exercise>): StepName {
  if (name.code !== 'ramp-up') return name
  return { ...name, id: exchanges.get(name.id)?.id ?? name.id }
}

function partners(notes: readonly StepNote[], exchanges: ReadonlyMap<string, Exercise>): StepNote[] {
  return notes.map((note) =>
    note.code === 'alternate-with' ? { ...note, id: exchanges.get(note.id)?.id ?? note.id } : note,
  )
}

import type { PlanDay, WorkoutStep } from '../plan-model.ts'
import { alternatives } from '../sessions/alternatives.ts'
import type { Exercise } from '../sessions/catalogue/exercise.ts'
import { findExercise, getExercise } from '../sessions/catalogue.ts'
import { type Means, poolOf } from '../sessions/pool.ts'
import { plain } from '../told.ts'
import type { Person } from '../week/person.ts'

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
  const means: Means = { equipment: person.equipment, limits: person.limits, level: person.level }
  const fitting = new Set(poolOf(means).all)
  const used = new Set<Exercise>()
  const unfit: string[] = []
  for (const step of stepsOf(day)) {
    const exercise = step.exerciseId === undefined ? undefined : findExercise(step.exerciseId)
    if (exercise === undefined) continue
    used.add(exercise)
    if (!fitting.has(exercise)) unfit.push(exercise.id)
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

function stepsOf({ workout }: PlanDay): WorkoutStep[] {
  return [...workout.warmup, ...workout.exercises, ...workout.cooldown]
}

const WITH = /^(?:Alternate with .*?\. |Take turns, no hurry\. )/

/** Exchanges exercises by id, also where other lines speak of them. */
function withExchanges(day: PlanDay, exchanges: ReadonlyMap<string, Exercise>): PlanDay {
  const names = [...exchanges].map(([id, exercise]) => [getExercise(id).name, exercise.name] as const)
  const renamed = (text: string) => names.reduce((all, [from, to]) => all.replace(from, to), text)
  const change = (step: WorkoutStep): WorkoutStep => {
    const exercise = step.exerciseId === undefined ? undefined : exchanges.get(step.exerciseId)
    if (exercise === undefined) {
      const speaks = names.some(
        ([from]) => step.name === `Ramp up: ${from}` || plain(step.notes).includes(`with ${from}. `),
      )
      return speaks ? { ...step, name: renamed(plain(step.name)), notes: renamed(plain(step.notes)) } : step
    }
    const { loadKg: _, ...rest } = step
    return {
      ...rest,
      name: exercise.name,
      notes: `${renamed(WITH.exec(plain(step.notes))?.[0] ?? '')}${exercise.cue}`,
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

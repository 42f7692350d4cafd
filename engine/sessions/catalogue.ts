import { CALM_ROWS } from './catalogue/calm.ts'
import { CARRY_ROWS, JUMP_ROWS } from './catalogue/carry-jump.ts'
import { CORE_ROWS } from './catalogue/core.ts'
import { type Exercise, exercisesFrom } from './catalogue/exercise.ts'
import { HINGE_ROWS } from './catalogue/hinge.ts'
import { ISOLATION_ROWS } from './catalogue/isolation.ts'
import { LUNGE_ROWS } from './catalogue/lunge.ts'
import { MOBILITY_ROWS } from './catalogue/mobility.ts'
import { PULL_ROWS } from './catalogue/pull.ts'
import { PUSH_ROWS } from './catalogue/push.ts'
import { SQUAT_ROWS } from './catalogue/squat.ts'

/** Every exercise of the product, by pattern. */
export const EXERCISES: readonly Exercise[] = [
  ...exercisesFrom('squat', SQUAT_ROWS),
  ...exercisesFrom('hinge', HINGE_ROWS),
  ...exercisesFrom('lunge', LUNGE_ROWS),
  ...exercisesFrom('push', PUSH_ROWS),
  ...exercisesFrom('pull', PULL_ROWS),
  ...exercisesFrom('core', CORE_ROWS),
  ...exercisesFrom('carry', CARRY_ROWS),
  ...exercisesFrom('jump', JUMP_ROWS),
  ...exercisesFrom('isolation', ISOLATION_ROWS),
  ...exercisesFrom('mobility', [...MOBILITY_ROWS, ...CALM_ROWS]),
]

const BY_ID: ReadonlyMap<string, Exercise> = new Map(EXERCISES.map((exercise) => [exercise.id, exercise]))

/**
 * Looks an exercise up.
 * @param id - of the catalogue, kebab-case
 * @returns the exercise, or undefined when there is none of that id
 */
export function findExercise(id: string): Exercise | undefined {
  return BY_ID.get(id)
}

/**
 * The exercise of an id that must exist.
 * @param id - of the catalogue, kebab-case
 * @returns the exercise
 * @throws RangeError when the catalogue has no such id
 */
export function getExercise(id: string): Exercise {
  const exercise = BY_ID.get(id)
  if (exercise === undefined) throw new RangeError(`Cannot find exercise "${id}" in the catalogue`)
  return exercise
}

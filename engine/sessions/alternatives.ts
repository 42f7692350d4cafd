import type { Exercise } from './catalogue/exercise.ts'
import { getExercise } from './catalogue.ts'
import { type Means, poolOf } from './pool.ts'

/** The three levels as numbers, for how far apart two exercises are. */
const RANK = { beginner: 0, intermediate: 1, advanced: 2 } as const

/**
 * Safe swaps for an exercise: same pattern, training the same main muscle.
 * @param exerciseId - of the catalogue
 * @param means - equipment at hand, parts to spare, level
 * @returns exercises the person can do, nearest first; never the exercise itself
 * @throws RangeError when the catalogue has no such id
 * @source default-ours: nearness by relatives, muscles, direction and level
 */
export function alternatives(exerciseId: string, means: Means): Exercise[] {
  const wanted = getExercise(exerciseId)
  const main = wanted.primary[0]
  return poolOf(means)
    .all.filter(
      (exercise) =>
        exercise !== wanted &&
        exercise.pattern === wanted.pattern &&
        exercise.style === wanted.style &&
        main !== undefined &&
        exercise.shares.some(([muscle]) => muscle === main),
    )
    .map((exercise) => ({ exercise, distance: distanceBetween(wanted, exercise) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ exercise }) => exercise)
}

function distanceBetween(wanted: Exercise, other: Exercise): number {
  const related = other.id === wanted.easier || other.id === wanted.harder
  const unlikeMuscles =
    wanted.primary.filter((muscle) => !other.primary.includes(muscle)).length +
    other.primary.filter((muscle) => !wanted.primary.includes(muscle)).length
  return (
    (related ? -1.5 : 0) +
    unlikeMuscles +
    Math.abs(RANK[wanted.level] - RANK[other.level]) +
    (wanted.vertical === other.vertical ? 0 : 2) +
    (wanted.unilateral === other.unilateral ? 0 : 0.5) +
    (wanted.compound === other.compound ? 0 : 2) +
    (wanted.measure === other.measure ? 0 : 1) +
    (wanted.impact === other.impact ? 0 : 1)
  )
}

import type { ExerciseId } from '../../engine/sessions/catalogue/exercise-id.ts'
import { cueOf, exerciseName } from '../../words/english/exercises/exercises.ts'

/** What an exercise is called on a screen that has only its id. */
export function nameOfExercise(id: ExerciseId): string {
  return exerciseName(id)
}

/** How an exercise is done, in one line. */
export function cueOfExercise(id: ExerciseId): string {
  return cueOf(id)
}

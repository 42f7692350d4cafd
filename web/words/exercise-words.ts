import type { ExerciseId } from '../../engine/sessions/catalogue/exercise-id.ts'
import { cueOf, EXERCISE_WORDS, exerciseName } from '../../words/english/exercises/exercises.ts'

/** What an exercise is called on a screen that has only its id. */
export function nameOfExercise(id: ExerciseId): string {
  return exerciseName(id)
}

/** How an exercise is done, in one line. */
export function cueOfExercise(id: ExerciseId): string {
  return cueOf(id)
}

/** Every exercise with what it is called. */
export function exerciseNames(): readonly (readonly [id: ExerciseId, name: string])[] {
  return (Object.keys(EXERCISE_WORDS) as ExerciseId[]).map((id) => [id, exerciseName(id)])
}

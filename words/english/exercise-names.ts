import { findExercise } from '../../engine/sessions/catalogue.ts'

/** What an exercise is called. */
export function exerciseName(id: string): string {
  return findExercise(id)?.name ?? id
}

/** What to bear in mind while doing it. */
export function exerciseCue(id: string): string {
  return findExercise(id)?.cue ?? ''
}

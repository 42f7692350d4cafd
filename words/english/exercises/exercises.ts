import type { ExerciseId } from '../../../engine/sessions/catalogue/exercise-id.ts'
import { CALM_WORDS } from './calm.ts'
import { CARRY_JUMP_WORDS } from './carry-jump.ts'
import { CORE_WORDS } from './core.ts'
import { HINGE_WORDS } from './hinge.ts'
import { ISOLATION_WORDS } from './isolation.ts'
import { LUNGE_WORDS } from './lunge.ts'
import { MOBILITY_WORDS } from './mobility.ts'
import { PULL_WORDS } from './pull.ts'
import { PUSH_WORDS } from './push.ts'
import { SQUAT_WORDS } from './squat.ts'

/** The name and the cue of every exercise. */
export const EXERCISE_WORDS: Readonly<Record<ExerciseId, readonly [name: string, cue: string]>> = {
  ...CALM_WORDS,
  ...CARRY_JUMP_WORDS,
  ...CORE_WORDS,
  ...HINGE_WORDS,
  ...ISOLATION_WORDS,
  ...LUNGE_WORDS,
  ...MOBILITY_WORDS,
  ...PULL_WORDS,
  ...PUSH_WORDS,
  ...SQUAT_WORDS,
}

/** What an exercise is called. */
export function exerciseName(id: ExerciseId): string {
  return EXERCISE_WORDS[id][0]
}

/** How an exercise is done, in one line. */
export function cueOf(id: ExerciseId): string {
  return EXERCISE_WORDS[id][1]
}

/** Sentences about exercises for somebody whose weights are kettlebells alone: what names another weight is done with those. */
export function withKettlebells(text: string): string {
  return text.replaceAll('Dumbbell', 'Kettlebell').replaceAll('dumbbell', 'kettlebell')
}

import type { ExerciseId } from '../../engine/sessions/catalogue/exercise-id.ts'
import type { Move } from './move.ts'
import { CALM_FIGURES } from './moves/calm.ts'
import { CARRY_JUMP_FIGURES } from './moves/carry-jump.ts'
import { CORE_FIGURES } from './moves/core.ts'
import { HINGE_FIGURES } from './moves/hinge.ts'
import { ISOLATION_FIGURES } from './moves/isolation.ts'
import { LUNGE_FIGURES } from './moves/lunge.ts'
import { MOBILITY_FIGURES } from './moves/mobility.ts'
import { PULL_FIGURES } from './moves/pull.ts'
import { PUSH_FIGURES } from './moves/push.ts'
import { SQUAT_FIGURES } from './moves/squat.ts'

/** The figure of every exercise of the catalogue: one that lacks its figure does not compile. */
export const FIGURES: Readonly<Record<ExerciseId, Move>> = {
  ...CALM_FIGURES,
  ...CARRY_JUMP_FIGURES,
  ...CORE_FIGURES,
  ...HINGE_FIGURES,
  ...ISOLATION_FIGURES,
  ...LUNGE_FIGURES,
  ...MOBILITY_FIGURES,
  ...PULL_FIGURES,
  ...PUSH_FIGURES,
  ...SQUAT_FIGURES,
}

const BY_ID: ReadonlyMap<string, Move> = new Map(Object.entries(FIGURES))

/** The figure of an exercise, or null where there is no such exercise. */
export function figureOf(exerciseId: string): Move | null {
  return BY_ID.get(exerciseId) ?? null
}

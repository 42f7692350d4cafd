import type { CALM_ROWS } from './calm.ts'
import type { CARRY_ROWS, JUMP_ROWS } from './carry-jump.ts'
import type { CORE_ROWS } from './core.ts'
import type { HINGE_ROWS } from './hinge.ts'
import type { ISOLATION_ROWS } from './isolation.ts'
import type { LUNGE_ROWS } from './lunge.ts'
import type { MOBILITY_ROWS } from './mobility.ts'
import type { PULL_ROWS } from './pull.ts'
import type { PUSH_ROWS } from './push.ts'
import type { SQUAT_ROWS } from './squat.ts'

type Rows =
  | typeof CALM_ROWS
  | typeof CARRY_ROWS
  | typeof JUMP_ROWS
  | typeof CORE_ROWS
  | typeof HINGE_ROWS
  | typeof ISOLATION_ROWS
  | typeof LUNGE_ROWS
  | typeof MOBILITY_ROWS
  | typeof PULL_ROWS
  | typeof PUSH_ROWS
  | typeof SQUAT_ROWS

/** Names an exercise of the catalogue. */
export type ExerciseId = Rows[number]['id']

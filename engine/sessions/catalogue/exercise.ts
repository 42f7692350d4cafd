import type { Equipment, Level, Pattern } from '../../model.ts'
import type { ExerciseId } from './exercise-id.ts'
import type { BodyPart, Impact, Measure, Muscle, Row, Style, Trunk } from './row.ts'

export type Exercise = {
  readonly id: ExerciseId
  readonly pattern: Pattern
  readonly style: Style
  /** [sets] one set counts this much for each muscle: 1 primary, 0.5 indirect. */
  readonly shares: readonly (readonly [Muscle, number])[]
  readonly primary: readonly Muscle[]
  /** Any one of these sets of equipment is enough; an empty set needs nothing. */
  readonly equipment: readonly (readonly Equipment[])[]
  readonly level: Level
  readonly compound: boolean
  readonly unilateral: boolean
  /** Pressing or pulling overhead. */
  readonly vertical: boolean
  /** So demanding that a set is a handful of repetitions. */
  readonly few: boolean
  /** So quick that a set is many repetitions. */
  readonly many: boolean
  /** What it asks of the trunk, where it is for the trunk. */
  readonly trunk: Trunk | null
  readonly impact: Impact
  readonly measure: Measure
  readonly easier: ExerciseId | null
  readonly harder: ExerciseId | null
  readonly avoid: readonly BodyPart[]
}

/**
 * The exercises of one pattern, each with all it is said of.
 * @param pattern - the movement pattern all rows share
 * @returns the exercises, in the order of the rows
 * @source default-ours: an indirect set counts half, as the weekly-set studies count it
 */
export function exercisesFrom(pattern: Pattern, rows: readonly Row<ExerciseId>[]): Exercise[] {
  return rows.map((row) => ({
    id: row.id,
    pattern,
    style: row.style ?? 'strength',
    shares: [
      ...row.primary.map((muscle) => [muscle, 1] as const),
      ...(row.indirect ?? []).map((muscle) => [muscle, 0.5] as const),
    ],
    primary: row.primary,
    equipment: row.equipment ?? [[]],
    level: row.level,
    compound: row.compound ?? false,
    unilateral: row.unilateral ?? false,
    vertical: row.vertical ?? false,
    few: row.few === true,
    many: row.many === true,
    trunk: pattern === 'core' ? (row.trunk ?? 'brace') : null,
    impact: row.impact ?? 'none',
    measure: row.measure ?? 'reps',
    easier: row.easier ?? null,
    harder: row.harder ?? null,
    avoid: row.avoid ?? [],
  }))
}

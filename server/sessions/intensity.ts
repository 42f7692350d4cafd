import type { StepKind } from '../../engine/model.ts'

/** What a watch or a trainer is to keep somebody at: the plan's paces, a share of what they can do, or nothing. */
export const AIMS = ['pace', 'heart', 'power', 'none'] as const
export type Aim = (typeof AIMS)[number]

/** [percent] low and high. */
export type Shares = readonly [low: number, high: number]

/**
 * [% of the highest heart rate] by what a step is; none where the heart is too slow to follow, or where the effort of a race
 * depends on its length.
 * @source seiler-2010: a scale of five zones for endurance; what belongs to which zone is ours
 */
const HEART: Partial<Record<StepKind, Shares>> = {
  ...{ 'warm-up': [55, 72], easy: [60, 78], steady: [72, 82], tempo: [82, 87], threshold: [87, 92] },
  ...{ interval: [90, 97], recovery: [55, 75], 'cool-down': [50, 72] },
}

/**
 * [% of threshold power] by what a step is.
 * @source allen-coggan: levels of training by power; what belongs to which level is ours
 */
const POWER: Partial<Record<StepKind, Shares>> = {
  ...{ 'warm-up': [45, 65], easy: [56, 70], steady: [68, 80], tempo: [76, 90], threshold: [91, 105] },
  ...{ interval: [106, 120], hill: [95, 110], recovery: [40, 55], 'cool-down': [40, 55] },
}

/** [s] that a heart takes to follow an effort. @source default-ours */
const HEART_FOLLOWS_S = 180
const QUICK: ReadonlySet<StepKind> = new Set(['interval', 'recovery'])

/** [%] of the highest heart rate to keep to in a step, null where it says nothing. */
export function heartShares(kind: StepKind | undefined, seconds: number | null): Shares | null {
  if (kind === undefined || (QUICK.has(kind) && (seconds ?? 0) < HEART_FOLLOWS_S)) return null
  return HEART[kind] ?? null
}

/** [%] of threshold power to keep to in a step, null where it says nothing. */
export function powerShares(kind: StepKind | undefined): Shares | null {
  return kind === undefined ? null : (POWER[kind] ?? null)
}

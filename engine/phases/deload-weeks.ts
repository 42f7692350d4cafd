import { inside, LIMITS } from '../limits/limits.ts'
import type { Level } from '../model.ts'

/** [weeks] loaded weeks in a row at most. @source rogerson-2024: every 5.6 ± 2.3 weeks in strength sport; two inside is ours */
export const LOADED_WEEKS_MAX = inside(LIMITS['loaded-in-row'].hard, 2)

/** [ratio] of the last loaded week kept in a deload. @source rogerson-2024, own-analysis-25-plans */
export const DELOAD_SHARE = 0.72

/** For whom weeks are loaded. */
export type Loaded = {
  readonly level: Level
  /** Sixty or older. */
  readonly older?: boolean | undefined
}

/**
 * Which of the loading weeks before a taper are deloads: evenly spread, never the last one.
 * @param weeks - [weeks] from the start to the taper
 * @returns indexes, 0 first
 * @source rogerson-2024: cadence; the even spread is ours
 */
export function deloadWeeks(weeks: number, { level, older = false }: Loaded): number[] {
  const least = Math.ceil((weeks + 1) / (LOADED_WEEKS_MAX + 1)) - 1
  const usual = level === 'advanced' && !older ? least : Math.floor((weeks + 1) / 4) - 1
  const count = Math.max(0, least, usual)
  return evenly(count, weeks - count, count + 1)
}

/** [weeks] from one deload to the next in a block that ends on one: of beginners and from sixty on, and of others. @source rogerson-2024: every 5.6 ± 2.3; which of them for whom is ours */
const OFTEN = 4
const SELDOM = 6

/**
 * Which weeks of a block without an event are deloads: evenly spread, the last one too, since the next block begins loaded.
 * @param weeks - [weeks] of the block
 * @returns indexes, 0 first; none in a block so short that the next one's first is soon enough
 * @source rogerson-2024
 */
export function deloadsOfBlock(weeks: number, { level, older = false }: Loaded): number[] {
  const seldom = level !== 'beginner' && !older
  const first = seldom ? SELDOM - 1 : LOADED_WEEKS_MAX
  if (weeks + first <= LIMITS['loaded-in-row'].hard) return []
  const count = Math.max(Math.ceil(weeks / SELDOM), seldom ? 0 : Math.floor(weeks / OFTEN))
  return evenly(count, weeks - count, count)
}

/** Indexes of single weeks, each after a group of others of which the first ones are the larger. */
function evenly(count: number, others: number, groups: number): number[] {
  let next = -1
  return Array.from({ length: count }, (_, group) => {
    next += Math.floor(others / groups) + (group < others % groups ? 1 : 0) + 1
    return next
  })
}

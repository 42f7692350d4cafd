import { inside, LIMITS } from '../limits/limits.ts'
import type { Level } from '../model.ts'

/** [weeks] loaded weeks in a row at most. @source rogerson-2024: every 5.6 ± 2.3 weeks in strength sport; two inside is ours */
export const LOADED_WEEKS_MAX = inside(LIMITS['loaded-in-row'].hard, 2)

/** [ratio] of the last loaded week kept in a deload. @source rogerson-2024, own-analysis-25-plans */
export const DELOAD_SHARE = 0.72

/**
 * Which of the loading weeks before a taper are deloads: evenly spread, never the last one.
 * @param weeks - [weeks] from the start to the taper
 * @returns indexes, 0 first
 * @source rogerson-2024: cadence; the even spread is ours
 */
export function deloadWeeks(weeks: number, level: Level): number[] {
  const least = Math.ceil((weeks + 1) / (LOADED_WEEKS_MAX + 1)) - 1
  const usual = level === 'advanced' ? least : Math.floor((weeks + 1) / 4) - 1
  const count = Math.max(0, least, usual)
  const loaded = weeks - count
  const indexes: number[] = []
  let next = 0
  for (let group = 0; group < count; group++) {
    next += Math.floor(loaded / (count + 1)) + (group < loaded % (count + 1) ? 1 : 0)
    indexes.push(next)
    next++
  }
  return indexes
}

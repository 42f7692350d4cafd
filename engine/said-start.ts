import { dayNumber } from './civil-date.ts'
import type { PlanInput } from './model.ts'

/** [days] of history that a block begins from. @source frandsen-2025 */
export const LOOK_BACK_DAYS = 28

/**
 * Whether somebody said where they stand in the time that a block looks back on: then it outweighs what they did.
 * @param anchor - day number of the first day of the block that they ask for
 */
export function isStartSaid({ preferences, written }: PlanInput, anchor: number): boolean {
  if (!preferences?.start) return false
  return written?.start === undefined || dayNumber(written.start) >= anchor - LOOK_BACK_DAYS
}

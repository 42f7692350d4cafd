import { dayNumber } from './civil-date.ts'
import type { PlanInput } from './model.ts'

/** [days] before a block in which what somebody says of where they stand outweighs what they did. @source frandsen-2025: the last month */
const SAID_LATELY_DAYS = 28

/**
 * Whether somebody said lately where they stand.
 * @param anchor - day number of the first day of the block that they ask for
 */
export function isStartSaid({ preferences, written }: PlanInput, anchor: number): boolean {
  if (!preferences?.start) return false
  return written?.start === undefined || dayNumber(written.start) >= anchor - SAID_LATELY_DAYS
}

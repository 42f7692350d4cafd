import { BOUNDS } from '../limits/bounds.ts'
import type { BusyBlock } from '../model.ts'
import { endAfter, minuteOf } from './clock.ts'
import { isOwnName } from './own-names.ts'

/** [min] of one go: of a longer one nobody says that all of it is training. */
const { most: MOST_MIN } = BOUNDS.practice

/**
 * Whether busy hours are those of somebody's own training, "gym Mon and Wed 6-7 pm": the plan's session belongs there, and
 * not beside it.
 */
export function isOwnTraining({ label, start, end }: Pick<BusyBlock, 'label' | 'start' | 'end'>): boolean {
  const from = minuteOf(start)
  return isOwnName(label) && endAfter(from, minuteOf(end)) - from <= MOST_MIN
}

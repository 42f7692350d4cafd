import { BOUNDS } from '../limits/bounds.ts'
import type { BusyBlock } from '../model.ts'
import { endAfter, minuteOf } from './clock.ts'

const NAMES =
  /^(?:(?:my )?(?:own )?(?:training|work ?outs?|gym|exercise|runs?|running|swims?|swimming|cycling|(?:bike )?ride|weights|lifting))$/i
/** [min] of one go: of a longer one nobody says that all of it is training. */
const { most: MOST_MIN } = BOUNDS.practice

/**
 * Whether busy hours are those of somebody's own training, "gym Mon and Wed 6-7 pm": the plan's session belongs there, and
 * not beside it.
 */
export function isOwnTraining({ label, start, end }: Pick<BusyBlock, 'label' | 'start' | 'end'>): boolean {
  const from = minuteOf(start)
  return NAMES.test(label.trim()) && endAfter(from, minuteOf(end)) - from <= MOST_MIN
}

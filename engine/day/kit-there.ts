import type { Equipment } from '../model.ts'
import type { Binding } from './day-model.ts'

/** What somebody rides, swims or rows with, which no hotel and no broken barbell takes from them. */
const OF_SPORTS: ReadonlySet<Equipment> = new Set(['bike', 'rower', 'pool'])

/**
 * What there is to train with on a day, where that is not what there always is; null where it is. A journey has what is
 * there alone; at home what one rides, swims and rows with stays.
 * @param own - what there always is
 */
export function kitThere(binding: Binding | undefined, own: readonly Equipment[]): readonly Equipment[] | null {
  const journey = binding?.light?.equipment ?? null
  if (journey !== null) return journey
  const kit = binding?.kit ?? null
  return kit && [...kit, ...own.filter((one) => OF_SPORTS.has(one) && !kit.includes(one))]
}

import type { ShownItem } from '../../contract/schedule.ts'

/** More lines than these would be too small to read on one page. */
const MOST_ITEMS = 20

/** What of a day goes on paper: all training, and of the rest as much as stays readable, in the order of the day. */
export function paperItems(items: readonly ShownItem[]): { shown: readonly ShownItem[]; left: number } {
  if (items.length <= MOST_ITEMS) return { shown: items, left: 0 }
  const training = items.filter((item) => item.type === 'workout').slice(0, MOST_ITEMS)
  const others = items.filter((item) => item.type !== 'workout').slice(0, MOST_ITEMS - training.length)
  const chosen = new Set([...training, ...others])
  return { shown: items.filter((item) => chosen.has(item)), left: items.length - chosen.size }
}

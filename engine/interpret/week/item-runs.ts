import type { Clock, Item } from '../items.ts'

/** What items that stand beside each other are, for those who write short ways of saying out. */

/** A bare hour, as it is written. */
export const clockAt = (hour: number): Clock => ({ hour, minute: 0, half: null, exact: hour > 12 })
/** Whether an item is a time, or hours. */
export const isTimed = (item: Item | undefined): boolean => item?.tag === 'time' || item?.tag === 'range'
/** Whether an item is a sign. */
export const isSign = (item: Item | undefined): boolean => item?.tag === 'sign'

/** The tags of a run of items. */
export const tagsIn = (items: readonly Item[], from: number, to: number): string =>
  items
    .slice(Math.max(0, from), to)
    .map(({ tag }) => tag)
    .join(' ')

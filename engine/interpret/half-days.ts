import type { Clock, Item } from './items.ts'

const HALF_DAY = /^half[- ]days?$/
/** Half a day of work ends about then; ours. */
const ONE: Clock = { hour: 13, minute: 0, half: null, exact: true }
/** [words] within which half a day is told more closely. */
const REACH = 4

/** "Half day Friday" is "Friday until one", unless its hours stand beside it. */
export function withHalfDays(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (!HALF_DAY.test(item.text)) return item
    const near = items.slice(at + 1, at + 1 + REACH)
    // What comes behind a comma, or is of something else, is not its own.
    const end = near.findIndex(({ tag }) => tag === 'sign' || tag === 'act')
    const own = end < 0 ? near : near.slice(0, end)
    const isTold = own.some(({ tag }) => tag === 'time' || tag === 'range')
    return isTold ? item : { ...item, tag: 'time', value: 'until', from: ONE, also: [] }
  })
}

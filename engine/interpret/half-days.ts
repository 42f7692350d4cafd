import type { Item } from './items.ts'

const HALF_DAY = /^half[- ]days?$/
/** Half a day of work ends about then; ours. */
const ONE: Item['from'] = { hour: 13, minute: 0, half: null, exact: true }
/** [words] within which half a day is told more closely. */
const REACH = 4

/** "Half day Friday" is "Friday until one", unless its hours stand beside it. */
export function withHalfDays(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (!HALF_DAY.test(item.text)) return item
    const near = items.slice(at + 1, at + 1 + REACH)
    const close = near.slice(0, near.findIndex(({ tag }) => tag === 'sign' || tag === 'act') >>> 0)
    const isTold = close.some(({ tag }) => tag === 'time' || tag === 'range')
    return isTold || ONE === undefined ? item : { ...item, tag: 'time', value: 'until', from: ONE, also: [] }
  })
}

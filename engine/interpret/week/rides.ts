import type { Item } from '../items.ts'

/** What somebody goes to work by. */
const BY =
  /(?:^| )(?:walk|walking|drive|driving|cycle|bike|bus|train|tube|ride|metro|tram|ferry|subway|foot|car|away|travel|journey|trip)$/
/** Words that part one thing told from the next. */
const BETWEEN = new Set(['sign', 'sep', 'and'])
/** What may stand beside the minutes of a way and says nothing more. */
const QUIET = new Set(['fill', 'at', 'to', 'me', 'numa', 'back', 'eachway', 'total'])
const LEADS = /^(?:it|takes|about|roughly|live|in|into)$/

const OF_A_WAY = /^(?:commute|away):/

/** "40 min drive each way", "20 mins walk", "bus 1 hr": how long the way to work takes. */
export function rides(items: readonly Item[]): readonly Item[] {
  const told: Item[] = []
  let clause: Item[] = []
  for (const item of items) {
    if (!BETWEEN.has(item.tag)) clause.push(item)
    else {
      told.push(...ride(clause), item)
      clause = []
    }
  }
  return [...told, ...ride(clause)]
}

function ride(clause: readonly Item[]): readonly Item[] {
  const length = clause.find(({ tag }) => tag === 'dur')
  if (!length) return clause
  // "Train 1h" is what somebody does, and "1h train" how they go.
  const ways = clause.filter(({ tag }) => tag === 'eachway' || tag === 'total')
  const isGone = ({ text, start }: Item) => text === 'train' && (start > length.start || ways.length > 0)
  const isOfWay = ({ tag, value }: Item) => tag !== 'act' || OF_A_WAY.test(value)
  const by = clause.find((item) => BY.test(item.text) && isOfWay(item) && (item.tag !== 'train' || isGone(item)))
  const others = clause.filter(
    (item) => item !== length && item !== by && !QUIET.has(item.tag) && !LEADS.test(item.text),
  )
  const isWay =
    ways.length > 0 ? others.every(({ tag }) => tag === 'word' || tag === 'days') : by && others.length === 0
  if (!isWay) return clause
  const way: Item = { ...(by ?? length), tag: 'act', value: 'commute:commute' }
  const days = clause.filter(({ tag }) => tag === 'days')
  return [way, length, ...ways, ...days].toSorted((a, b) => a.start - b.start)
}

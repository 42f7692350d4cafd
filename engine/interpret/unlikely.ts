import { WEEKDAYS } from '../model.ts'
import { type Block, isWork } from './week-book.ts'

/** [ratio] The sureness of what is hardly meant so: a screen asks. */
const DOUBTED = 0.5
/** [min] Nobody's ordinary day is fuller than this; ours. */
const MOST_BUSY_MIN = 16 * 60

/**
 * Lowers the sureness of what no ordinary week holds: work of several shifts on one day, which is a rota told as if it
 * were a week; and days without an hour left.
 */
export function doubtTheUnlikely(blocks: readonly Block[]): void {
  const doubted = new Set<Block>()
  for (const day of WEEKDAYS) {
    const here = blocks.filter(({ days }) => days.includes(day))
    const work = here.filter(({ kind }) => isWork(kind))
    if (work.some((one) => work.some((other) => isRival(one, other)))) for (const one of work) doubted.add(one)
    const awake = here.filter(({ kind }) => kind !== 'sleep')
    if (minutesOf(awake) > MOST_BUSY_MIN) for (const one of awake) doubted.add(one)
  }
  for (const block of doubted) block.confidence = Math.min(block.confidence, DOUBTED)
}

/** [min] that blocks take together. */
function minutesOf(blocks: readonly Block[]): number {
  let until = 0
  return blocks
    .toSorted((a, b) => a.start - b.start)
    .reduce((sum, { start, end }) => {
      const fresh = Math.max(0, end - Math.max(start, until))
      until = Math.max(until, end)
      return sum + fresh
    }, 0)
}

/** Two works of one day that overlap are not both done. */
const isRival = (one: Block, other: Block) => one !== other && one.start < other.end && other.start < one.end

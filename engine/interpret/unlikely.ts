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

/** Clock times that would be forward as they stand: nobody has said that they are of the afternoon. */
const AS_WRITTEN =
  /(?<!\d)(\d{1,2})[:.](\d{2})\s*(?:-|–|to|until|till|bis|à|a|até)\s*(\d{1,2})[:.](\d{2})(?!\s*[ap]\.?m)/iu

/** Trades whose day begins before that of others. */
const BEFORE_DAWN =
  /(?<!\p{L})(?:baker(?:y|s|ies)?|b[aä]cker(?:ei)?|boulang(?:er|[eè]re|erie)|panader[ií]a|panadero|padaria|padeiro|fornaio|panificio|bakkerij|milking|dairy|fish market|post round|paper round)(?!\p{L})/iu

/** Work from 3:00 to 11:00 may be a late shift or, as a baker has it, meant as it stands: the latter is taken so, the former asked. */
export function settleTheHalf(blocks: readonly Block[], text: string): void {
  for (const block of blocks.filter(({ kind, start }) => isWork(kind) && start >= NOON_MIN)) {
    const [, hour, minute, toHour] = AS_WRITTEN.exec(text.slice(block.spanStart, block.spanEnd)) ?? []
    const isOtherHalf = Number(hour) * 60 + Number(minute) + NOON_MIN === block.start
    if (!isOtherHalf || Number(toHour) <= Number(hour)) continue
    if (BEFORE_DAWN.test(text)) {
      block.start -= NOON_MIN
      block.end -= NOON_MIN
    } else block.confidence = Math.min(block.confidence, DOUBTED)
  }
}

const NOON_MIN = 12 * 60

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

import { WEEKDAYS } from '../../model.ts'
import { nextDays } from './frame-facts.ts'
import { isSoonAfter } from './unlikely.ts'
import { type Block, isWork } from './week-book.ts'

const NOON_MIN = 720
const DAY_MIN = 1440
/** [ratio] Of a sleep beside the nights that it is after. */
const SURE = 0.85
/** Times that nobody means for the morning. */
const BY_EVENING = /\d ?p\.?m|2[0-3]:?\d\d/iu

/** "Nights Thu to Sat 20:30-08:00. I sleep from 9 till 2.30": by day, and after those nights alone. */
export function settleAfterNights(blocks: readonly Block[], text: string): void {
  for (const block of blocks) {
    const isOfNoDays = block.days.length === WEEKDAYS.length || block.isNext || block.isUnderDays
    if (block.kind !== 'sleep' || !isOfNoDays) continue
    const isEvening = block.start >= NOON_MIN
    if (isEvening && BY_EVENING.test(text.slice(block.spanStart, block.spanEnd))) continue
    const start = block.start % NOON_MIN
    const nights = blocks.filter(({ kind, end }) => isWork(kind) && end > DAY_MIN && isSoonAfter(start, end))
    if (nights.length === 0) continue
    // "Bed at 9, up at 2": of bare hours the next that it can be.
    const length = (block.end - block.start) % NOON_MIN || NOON_MIN
    const days = nextDays(nights.flatMap((night) => night.days))
    Object.assign(block, { days, start, end: start + length, confidence: SURE })
  }
}

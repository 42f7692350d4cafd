import { DAY_MIN, type Stretch } from './clock.ts'
import { DayBook } from './day-book.ts'
import type { OrdinaryDay } from './ordinary-week.ts'
import { ANY_BEFORE_BED_MIN } from './start-time.ts'

/**
 * Where a few minutes of movement lie on a day without a free slot: in the gaps between commitments, spread over the
 * day, and as a pause inside a long commitment when there is no gap at all.
 * @param minutes - [min] of each piece
 * @returns one stretch a piece, in order, none overlapping another
 * @source islam-2022: several times through the day; the hours are default-ours
 */
export function pauses(day: OrdinaryDay, minutes: readonly number[]): Stretch[] {
  const book = new DayBook<null>()
  for (const commitment of day.commitments) book.add(commitment, null, true)
  if (day.daySleep) {
    book.clear(day.daySleep)
    book.add(day.daySleep, null)
  }
  const bed = Math.min(
    DAY_MIN,
    (day.bed ?? day.commitments.at(-1)?.start ?? DAY_MIN) - (day.bed === null ? 0 : ANY_BEFORE_BED_MIN),
  )
  const from = day.wake + 15
  const until = Math.max(bed, from + 60)
  const found = minutes.map((length, index) => {
    const wish = from + ((until - from) * (index + 1)) / (minutes.length + 1)
    const window = { start: from, end: Math.min(DAY_MIN, until) }
    const start =
      book.findFree(window, length, Math.round(wish / 5) * 5) ??
      book.cutOpen(window, length, Math.round(wish / 5) * 5) ??
      Math.min(DAY_MIN - length, Math.round(wish / 5) * 5)
    const stretch = { start, end: start + length }
    book.clear(stretch)
    book.add(stretch, null)
    return stretch
  })
  return found.sort((a, b) => a.start - b.start)
}

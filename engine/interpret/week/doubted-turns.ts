import { isPractice } from '../../day/practice-words.ts'
import type { Weekday } from '../../model.ts'
import { EACH_SECOND } from './sport-label.ts'
import { doubt } from './unlikely.ts'
import { type Block, isWork, type WeekBook } from './week-book.ts'

/** [min after midnight] What is said of a day without an hour. */
const ALL_DAY = { start: 480, end: 1260 }

/** "Every other Sat 9-1": not of every week; which weeks, nobody has said. A practice says so in its name. */
export function doubtTheTurns({ blocks, offInTurns }: WeekBook, text: string): void {
  for (const block of [...blocks]) {
    if (isWork(block.kind)) doubtDays(blocks, block, [...offInTurns])
    const turns = EACH_SECOND.exec(text.slice(block.spanStart, block.spanEnd))
    if (!turns) continue
    // "Every other weekend I have the kids": all day, of which no hour was told, would be every weekend for ever.
    if (block.start === ALL_DAY.start && block.end === ALL_DAY.end && !isWork(block.kind)) {
      blocks.splice(blocks.indexOf(block), 1)
      continue
    }
    // "Choir Weds 7-9 and a quartet alternate Sundays": at the end of the one, of the other.
    const end = block.spanStart + turns.index + turns[0].length
    const isLast = end >= block.spanEnd - 2
    const of = (isLast && blocks.find(({ spanStart }) => Math.abs(spanStart - block.spanEnd) <= 2)) || block
    // "Every second week I'm on lates": all of its days.
    const isAll = of.days.length < 3 || OF_WEEKS.test(text.slice(end))
    // "Mon, Tue and alternate Weds 9-5": of a longer list it is the day that is named behind it.
    if (isPractice(of.label)) continue
    doubtDays(blocks, of, isAll ? of.days : (of.inTurns ?? []))
    holdTheOthers(blocks, of)
  }
}

/** "Every other Friday I finish at 1": in the other weeks that day is as those are whose hours it took the place of. */
function holdTheOthers(
  blocks: Block[],
  { kind, label, days, start, end, confidence, spanStart, spanEnd }: Block,
): void {
  if (!isWork(kind)) return
  const usual = blocks.find(
    (one) =>
      one.label === label &&
      days.every((day) => one.daysAtFirst?.includes(day)) &&
      one.start <= start &&
      one.end >= end,
  )
  if (usual) blocks.push({ ...usual, days, confidence, spanStart, spanEnd })
}

const OF_WEEKS = /^\w* w(?:eek|oche)/i

/** Doubts some days of a block, which are told apart from the others. */
function doubtDays(blocks: Block[], block: Block, doubted: readonly Weekday[]): void {
  const others = block.days.filter((day) => !doubted.includes(day))
  if (others.length === block.days.length) return
  if (others.length > 0) blocks.splice(blocks.indexOf(block), 0, { ...block, days: others })
  block.days = block.days.filter((day) => doubted.includes(day))
  doubt(block)
}

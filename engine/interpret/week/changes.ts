import type { Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { endMinute } from '../hours.ts'
import type { Item } from '../items.ts'
import type { Frame } from './frame.ts'
import { isOfTurns } from './frame-context.ts'
import { inWeekOrder, toldTimes } from './frame-times.ts'
import { type Block, isWork, type WeekBook } from './week-book.ts'

/** Takes days or hours out of the statement just before, or puts others in their place. */
export function recordException(book: WeekBook, frame: Frame, kind: string): void {
  const target = book.blocks.at(-1)
  const wish = book.wishes.at(-1)
  // "Evenings after 8, not Fridays": of what is wished for, and of nothing before it.
  if (wish && frame.ownDays && wish.spanStart > (target?.spanStart ?? -1)) {
    wish.days = wish.days.filter((day) => !frame.days?.includes(day))
    wish.spanEnd = sure(frame.items.at(-1)).end
    return
  }
  // "2-10 Mon-Thu so mornings work best, not Wed": of what other readers took, and is blank.
  if (!target || /\s{5}/.test(book.text.slice(target.spanEnd, sure(frame.items[0]).start))) return
  const same = (block: Block) => block.spanStart === target.spanStart
  const until = frame.times.find((item) => item.value === 'until')
  const told = toldTimes(frame, kind || target.kind)
  if (told.length === 0 && !until) {
    if (frame.ownDays) {
      if (isWork(target.kind)) for (const day of sure(frame.days)) book.off.add(day)
      book.removeDays(sure(frame.days), same)
    }
    return
  }
  const days = frame.days ?? target.days
  // "Work 9-5 except Friday afternoons" ends early.
  const isPart = frame.also.length === 0 && told.length > 0 && told.every(({ how }) => how === 'part')
  if ((!frame.ownDays || isPart) && told.length > 0) {
    for (const time of told) book.cut(days, time.start, time.end)
    return
  }
  book.removeDays(days, same)
  for (const time of told)
    push(book, frame, {
      ...target,
      days: [...days],
      start: time.start,
      end: time.how === 'point' && isWork(target.kind) ? Math.max(target.end, time.start + 60) : time.end,
    })
  if (told.length === 0 && until)
    push(book, frame, { ...target, days: [...days], end: endMinute(sure(until.from), target.start) })
}

/** A correction takes the place of what the statement before it said. */
export function applyCorrection(book: WeekBook, frame: Frame, before: Frame): void {
  const sameActivity =
    frame.also.length === 0 || frame.activity === before.activity || frame.activity?.value === before.activity?.value
  const says = frame.ranges.length + frame.times.length + frame.parts.length > 0
  if (!sameActivity || (!says && !frame.ownDays)) return
  const start = sure(before.items[0]).start
  const old = book.blocks.filter((block) => block.spanStart === start)
  book.blocks = book.blocks.filter((block) => block.spanStart !== start)
  book.wishes = book.wishes.filter((wish) => wish.spanStart !== start)
  for (const stance of ['prefer', 'avoid', 'cant']) if (before.marks.has(stance)) frame.marks.add(stance)
  if (!frame.activity) frame.activity = before.activity
  if (!frame.ownDays && before.days) frame.days = before.days
  if (before.ownDays) frame.ownDays = true
  if (!says) {
    frame.ranges = before.ranges
    frame.times = before.times
    frame.parts = before.parts
  } else if (
    frame.ranges.length === 0 &&
    old[0] &&
    frame.times.length === 1 &&
    sure(frame.times[0]).value === 'until'
  ) {
    push(book, frame, { ...old[0], end: endMinute(sure(sure(frame.times[0]).from), old[0].start) })
    frame.times = []
  }
}

/** Adds a block with the place of its statement. */
export function push(book: WeekBook, frame: Frame, block: Omit<Block, 'spanStart' | 'spanEnd'> & Partial<Block>): void {
  const end = block.end > block.start ? block.end : block.end + 1440
  if (block.days.length === 0 || end - block.start > 1440 || block.start < 0) return
  const often = frame.items.findIndex(({ tag }, at) => tag === 'often' && frame.items[at + 1]?.tag === 'days')
  const inTurns = often > 0 && { inTurns: sure(frame.items[often + 1]).value.split(',') as Weekday[] }
  book.blocks.push({ ...block, ...inTurns, end, ...placeOf(frame, block.days) })
}

/** What a block is made of: behind the last of these, words before another day are of that day. */
const TELLS = /^(?:days|range|time|win|dur|except|but|off)$/

/**
 * The place that a block was read from: of days that it does not have, and of the words around them, nothing was read
 * ("7-3 mon to thurs, mum's on sundays").
 */
function placeOf({ items, marks, activity }: Frame, days: readonly Weekday[]): Pick<Block, 'spanStart' | 'spanEnd'> {
  const hasDay = ({ value }: Item) => value.split(',').some((day) => days.some((each) => each === day))
  const own = items.findIndex((item) => item.tag === 'days' && hasDay(item))
  let [first, last] = [0, items.length - 1]
  if (own >= 0 && !marks.has('except')) {
    first = items.findLastIndex((item, at) => at < own && item.tag === 'days') + 1
    const other = items.findIndex((item, at) => at > own && item.tag === 'days' && !hasDay(item))
    if (other > own) {
      last = other - 1
      while (last > own && items[last] !== activity && !TELLS.test(sure(items[last]).tag)) last -= 1
    }
  }
  return { spanStart: sure(items[first]).start, spanEnd: sure(items[last]).end }
}

/** Days told on their own belong to the statements just before that had none. */
export function attachDays(book: WeekBook, frame: Frame): void {
  if (isOfTurns(frame)) return
  for (const block of book.blocks.toReversed()) {
    if (block.said) break
    block.days = inWeekOrder(sure(frame.days))
  }
  for (const block of book.blocks) if (block.days.every((day) => sure(frame.days).includes(day))) block.said = true
}

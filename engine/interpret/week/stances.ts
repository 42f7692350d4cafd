import { WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { DAY_END, DAY_START, WINDOWS } from '../windows.ts'
import { type Frame, hasWhen } from './frame.ts'
import { isLeftOver, isLong, mayBeLater } from './frame-facts.ts'
import { type Told, toldTimes } from './frame-times.ts'
import { isWork, type WeekBook, type Wish } from './week-book.ts'

/** [ratio] The sureness of what is asked about. */
const ASKED = 0.5

const isHourAlone = ({ ranges, times }: Frame) => ranges.length === 0 && times.some(({ value }) => value === 'at')

/** Records when a person would rather train, rather not, or cannot. */
export function recordStance(book: WeekBook, frame: Frame, before: Frame | null): void {
  const strength = frame.marks.has('avoid') ? 'avoid' : frame.marks.has('cant') ? 'cant' : 'prefer'
  const days = frame.days ?? WEEKDAYS
  const own = ownTimes(book, frame, strength)
  const isOfBefore = own === null && before !== null && strength === 'prefer' && mayBeWished(before, frame)
  const spanStart = isOfBefore ? whenTold(before) : sure(frame.items[0]).start
  const spanEnd = sure(frame.items.at(-1)).end
  if (strength === 'cant' && isOfWork(frame)) return
  const times = own ?? (isOfBefore ? timesOf(before) : [])
  if (isOfBefore && times.length > 0 && isNamed(frame)) unsay(book, before)
  // "Lunch is 12.30-1.30 and that's when I'd like to train": of the hours told before.
  const told = hasWhen(frame) || frame.ownDays ? frame : (before ?? frame)
  const lunch = strength === 'prefer' && told.parts.some((item) => item.value === 'lunch') && told.ranges.length > 0
  const frees = strength === 'prefer' && (frame.marks.has('freetrain') || frame.marks.has('free') || lunch)
  for (const { start, end, on } of times) {
    const span = { spanStart, spanEnd }
    const named = on ?? days
    const around = frees && !frame.ownDays ? named.filter((day) => isInside(book, day, start, end)) : []
    const real = around.length > 0 ? around : named
    if (strength === 'cant')
      book.blocks.push({
        kind: 'cant',
        label: 'unavailable',
        days: [...real],
        start,
        end,
        said: frame.ownDays,
        ...span,
        // "My wife is out on Mondays so I can't leave then": when, was said of somebody else.
        confidence: isUncertain(frame) ? ASKED : 0.85,
      })
    else
      book.wishes.push({
        strength,
        days: real,
        start,
        end,
        ...span,
        confidence: isLeftOver(frame) ? ASKED : 0.8,
      } satisfies Wish)
    if (frees && around.length === 0 && !frame.ownDays) book.hopes.push({ days: named, start, end })
    else if (frees) cutFree(book, real, start, end)
  }
}

/** Whether it is not plain when somebody cannot: at which hour, or of what the words that refuse are. */
function isUncertain(frame: Frame): boolean {
  const at = (wanted: string) => frame.items.findIndex(({ tag }) => tag === wanted)
  const [from, to] = [at('cant'), at('days')].toSorted((a, b) => a - b)
  // "Non negotiable in this house, weekends too".
  const isApart = !hasWhen(frame) && frame.items.slice(from, to).some(({ tag }) => tag === 'word' || tag === 'sign')
  const isOpen = isHourAlone(frame) || isLeftOver(frame) || frame.marks.has('chain')
  // "6 till 8 on a Friday is sacred": of the morning or the evening.
  return isOpen || isApart || (frame.ranges.length > 0 && frame.parts.length === 0 && mayBeLater(frame, ''))
}

/** "Respite on Wednesday 10 to 2, that's my time": hours that were taken for busy are free. */
function unsay(book: WeekBook, { items }: Frame): void {
  const [start, end] = [sure(items[0]).start, sure(items.at(-1)).end]
  book.blocks = book.blocks.filter((block) => block.spanStart < start || block.spanEnd > end)
}

/** "I'm never out before 6": of leaving work, and no hours of training. */
function isOfWork({ items, times, ranges }: Frame): boolean {
  const isOpen = ranges.length === 0 && times.length > 0 && times.every(({ value }) => value === 'before')
  return isOpen && items.some(({ tag, text }) => tag === 'back' || tag === 'end' || OUT.test(text))
}

const OUT = /^(?:out|home|away|done|finished|back)$/

/** What is free for training is taken out of the work or care around it, not out of all that only touches it. */
function cutFree(book: WeekBook, days: readonly Weekday[], start: number, end: number): void {
  const inside = days.filter((day) => isInside(book, day, start, end))
  if (inside.length > 0) book.cut(inside, start, end)
}

function isInside(book: WeekBook, day: Weekday, start: number, end: number): boolean {
  return book.blocks.some(
    (block) =>
      block.days.includes(day) && block.start <= start && block.end >= end && block.end - block.start > end - start,
  )
}

const PART = /\b(morning|afternoon|evening|night)s?\b/

type StanceTime = { start: number; end: number; on: readonly Weekday[] | null }

/** "That's my window", "so thats when": by name it is of the hours told before. */
const NAMES = /^(?:thats|those)|(?:window|slot|gap|chance|time)$/
const isNamed = ({ items }: Frame) => items.some(({ tag, text }) => tag === 'prefer' && NAMES.test(text))

/** Whether a wish without hours may be of those told before: long hours alone are work, whatever is loved behind them. */
function mayBeWished(before: Frame, frame: Frame): boolean {
  const isFree = before.marks.has('nap') || before.marks.has('free')
  return isFree || (before.activity === null && (isNamed(frame) || !isLong(before)))
}

/** Where the hours stand that it has. */
const whenTold = ({ ranges, times, parts, items }: Frame) =>
  Math.min(...[...ranges, ...times, ...parts, sure(items.at(-1))].map(({ start }) => start))

const timesOf = (before: Frame): StanceTime[] =>
  toldTimes(before, 'train').map(({ start, end, how }) => ({
    ...{ start, end: Math.min(end, how === 'open' ? DAY_END : end), on: before.days },
  }))

/** The times that a wish or a refusal tells itself; null where it tells none. */
function ownTimes(book: WeekBook, frame: Frame, strength: string): StanceTime[] | null {
  const shape = (told: Told): StanceTime => {
    // Whoever avoids mornings avoids early mornings all the more, and who avoids those has the later ones.
    const isEarly = frame.items.some(({ tag, text }) => tag === 'avoid' && text.endsWith(' early'))
    if (strength === 'avoid' && told.how === 'part' && told.item.value === 'morning')
      return { start: DAY_START, end: isEarly ? sure(WINDOWS.early)[1] : 720, on: null }
    // "No Friday nights" are those evenings.
    if (strength !== 'prefer' && frame.ownDays && told.how === 'part' && told.item.value === 'night')
      return { start: sure(WINDOWS.evening)[0], end: told.end, on: null }
    return { start: told.start, end: Math.min(told.end, told.how === 'open' ? DAY_END : told.end), on: null }
  }
  const times: StanceTime[] = toldTimes(frame, 'train').map(shape)
  const aroundWork = [...new Set(frame.marks)].filter((mark) => mark === 'beforework' || mark === 'afterwork')
  for (const mark of aroundWork)
    for (const day of frame.days ?? book.workDays()) {
      const work = book.blocks.filter((block) => isWork(block.kind) && block.days.includes(day))
      const way = book.commute && !book.home.has(day) ? book.commute.minutes : 0
      const start = work.length > 0 ? Math.min(...work.map((block) => block.start)) : 540
      const end = work.length > 0 ? Math.max(...work.map((block) => block.end)) : 1020
      if (mark === 'beforework' && start - way > DAY_START)
        times.push({ start: DAY_START, end: start - way, on: [day] })
      if (mark === 'afterwork' && end + way < DAY_END) times.push({ start: end + way, end: DAY_END, on: [day] })
    }
  if (times.length > 0) return times
  // "No evenings then": the refusal has swallowed the part of the day.
  const part = frame.items.flatMap(({ tag, text }) =>
    tag === 'avoid' || tag === 'cant' ? (PART.exec(text)?.[1] ?? []) : [],
  )
  const window = WINDOWS[part[0] ?? '']
  if (window) return [{ start: part[0] === 'morning' ? DAY_START : window[0], end: window[1], on: null }]
  if (frame.ownDays) {
    const cut = book.cuts.find((each) => sure(frame.days).some((day) => each.days.includes(day)))
    if (cut && strength === 'prefer') return [{ start: cut.start, end: cut.end, on: null }]
    return strength === 'prefer' && frame.marks.has('freetrain') ? [] : [{ start: 480, end: 1260, on: null }]
  }
  return null
}

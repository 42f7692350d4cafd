import type { Saying } from '../../engine/interpret/availability/saying.ts'
import type { Mark } from '../../engine/interpret/unread.ts'
import { type BusyBlock, type Span, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { type DayReading, marksOn } from './read-text.ts'

type Hours = { readonly days: readonly Weekday[]; readonly start: string; readonly end: string }

/** A week that was drawn on: it counts in the place of the words that it was made from. */
export type HeldWeek = {
  readonly busy?: readonly (Hours & { readonly label: string; readonly unsure?: true | undefined })[] | undefined
  readonly windows?: readonly (Hours & { readonly unsure?: true | undefined })[] | undefined
  readonly never?: readonly Weekday[] | undefined
  readonly maxMin?: Partial<Readonly<Record<Weekday, number>>> | undefined
  readonly unsureDays?: readonly Weekday[] | undefined
}

type Shown = Pick<DayReading, 'busy' | 'marks'>

/**
 * What is read of words, without what was taken from the week that they were drawn as, and with what was answered on it.
 * @param before - the hours of the words that the week was made from: of others it says nothing
 */
export function readBeside(
  text: string,
  reading: DayReading | null,
  week: HeldWeek | null,
  before = reading?.busy ?? [],
): Shown {
  const marks = marksOn(text, reading)
  if (!reading || !week?.busy) return { busy: reading?.busy ?? [], marks }
  const held = reading.busy.map((block) => (before.some((one) => isSame(one, block)) ? asHeld(block, week) : block))
  const answered = reading.busy.filter((block, at) => held[at] !== block)
  const busy = held.filter((block) => block.days.length > 0)
  return {
    busy,
    marks: marks.flatMap((mark) => {
      const on = ({ span }: BusyBlock) => span.start < mark.end && span.end > mark.start
      if (mark.as === 'unused' || !answered.some(on)) return [mark]
      const left = busy.filter(on)
      if (left.length === 0) return []
      return [left.every(({ confidence }) => confidence === 1) ? { ...mark, as: 'understood' as const } : mark]
    }),
  }
}

/**
 * What words say of when somebody can train, no longer in doubt where the week that they were drawn as was answered.
 * @param week - null where none was drawn yet
 */
export function settled(sayings: readonly Saying[], week: HeldWeek | null): readonly Saying[] {
  if (!week || !isSet(week)) return sayings
  const open = new Set([
    ...(week.unsureDays ?? []),
    ...(week.windows ?? []).flatMap(({ days, unsure }) => (unsure ? days : [])),
  ])
  return sayings.map((one) => {
    if (!one.isUnsure || !('days' in one)) return one
    // What is only on some days shuts the others.
    const days = one.kind === 'only' ? WEEKDAYS : one.days
    const { isUnsure: _, ...sure } = one
    return days.some((day) => open.has(day)) ? one : sure
  })
}

/** Whether anything of when somebody can train was set on a week. */
const isSet = ({ never, maxMin, windows, busy }: HeldWeek) => (never ?? maxMin ?? windows ?? busy) !== undefined

/** The sayings of which the week that they were drawn as has nothing left. */
export function takenFrom(week: HeldWeek | null, sayings: readonly Saying[]): readonly Saying[] {
  const { never, maxMin, windows } = week ?? {}
  return sayings.filter((one) => {
    if (one.kind === 'never') return never !== undefined && !one.days.some((day) => never.includes(day))
    if (one.kind === 'most') return maxMin !== undefined && one.days.every((day) => maxMin[day] === undefined)
    if ((one.kind !== 'within' && one.kind !== 'only') || one.hours === null) return false
    return windows !== undefined && !windows.some(({ days }) => days.some((day) => one.days.includes(day)))
  })
}

/** The sayings that were in doubt, and are not any more. @param now - the same, settled */
export const answeredOf = (said: readonly Saying[], now: readonly Saying[]): readonly Saying[] =>
  said.filter((one, at) => one.isUnsure && !now[at]?.isUnsure)

type Spanned = { readonly span: Span }

/** Marks of words that were in doubt, and of which nothing is any more. @param asked - facts that still are */
export function marksSettled(
  marks: readonly Mark[],
  settledOnes: readonly Spanned[],
  asked: readonly Spanned[],
): readonly Mark[] {
  const isOn =
    (mark: Mark) =>
    ({ span }: Spanned) =>
      span.start < mark.end && span.end > mark.start
  return marks.map((mark) =>
    mark.as === 'doubtful' && settledOnes.some(isOn(mark)) && !asked.some(isOn(mark))
      ? { ...mark, as: 'understood' }
      : mark,
  )
}

/** A block as the week has it: on the days that are left, and no longer in doubt where it was said to be right. */
function asHeld(block: BusyBlock, { busy = [], windows = [] }: HeldWeek): BusyBlock {
  // Hours of training cut others in two: one of their ends stays.
  const isAt = ({ start, end }: Hours) => start === block.start || end === block.end
  const alike = busy.filter((row) => isAt(row) && row.label.toLowerCase() === block.label.toLowerCase())
  const rows = [...alike, ...windows.filter(isAt)]
  const days = block.days.filter((day) => rows.some((row) => row.days.includes(day)))
  // Hours of training bear no doubt on the week, and none is answered there.
  const isAnswered = alike.length > 0 || days.length === 0
  const isSettled = isAnswered && !alike.some(({ unsure, days: on }) => unsure && on.some((day) => days.includes(day)))
  if (days.length === block.days.length && !isSettled) return block
  return { ...block, days, ...(isSettled && { confidence: 1 }) }
}

function isSame(one: BusyBlock, other: BusyBlock): boolean {
  return (
    one.start === other.start &&
    one.end === other.end &&
    one.label === other.label &&
    one.days.join() === other.days.join()
  )
}

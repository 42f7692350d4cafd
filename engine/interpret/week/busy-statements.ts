import type { Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { type Base, isFullTime, isUnfixed, recordBare, type Scene, startsTheDay } from './bare-statements.ts'
import { push } from './changes.ts'
import { type Frame, labelOf } from './frame.ts'
import { isNamed } from './frame-context.ts'
import {
  daysFor,
  isBareMorning,
  isLunchAtWork,
  isNamedHere,
  mayBeLater,
  scoped,
  sleepSetting,
  sureness,
} from './frame-facts.ts'
import { type Told, toldTimes } from './frame-times.ts'
import { ASKED, recordLength, recordRest, recordUntil } from './open-statements.ts'
import { OWN_HOURS } from './own-hours.ts'
import { type Block, isWork, type WeekBook } from './week-book.ts'

const STATEMENT_OF_HOURS_MIN = 240
/** [min] After this a day is over. */
const NIGHT_MIN = 1440
/** What lasts about an hour, whenever it begins. */
const OF_AN_HOUR = new Set(['school', 'eveclass', 'meeting', 'call', 'standup', 'drop', 'pick', 'run', 'prayer', 'dog'])

/** Takes a statement by what is told of its hours, or leaves it to the next. */
type Taking = (book: WeekBook, frame: Frame, base: Base, times: readonly Told[], kind: string, scene: Scene) => boolean

/** Turns a statement of what somebody does into blocks: the first that takes it. */
export function recordBusy(book: WeekBook, frame: Frame, kind: string, scene: Scene): void {
  const times = toldTimes(frame, sleepSetting(book, frame, kind))
  const base = baseOf(book, frame, kind, times)
  if (!TAKEN_BY.some((taking) => taking(book, frame, base, times, kind, scene)))
    for (const time of times) recordTime(book, frame, base, time)
}

function baseOf(book: WeekBook, frame: Frame, kind: string, times: readonly Told[]): Base {
  const after = afterWork(book, frame, times)
  const isLong = times.some((time) => time.end - time.start >= STATEMENT_OF_HOURS_MIN && time.how !== 'part')
  const real = after !== null ? '' : kind === '' && isLong && !frame.marks.has('unknown') ? 'work' : kind
  const isWhole = frame.parts.length === 0
  return {
    kind: real || OTHER,
    label: (after ?? nameFor(frame, kind)) || (/work|sleep/.test(real) ? real : 'busy'),
    days: daysFor(book, frame, real),
    said: frame.ownDays || frame.days !== null,
    ...(isNamedBefore(frame) && { namedAt: sure(frame.activity).start }),
    ...(!frame.ownDays && frame.leads && { isUnderDays: true as const }),
    // "Work four days a week, 9-5": which four is to be asked.
    confidence: Math.min(isUnfixed(frame) ? ASKED : scoped(book.text, frame), sureness(frame, real)),
    ...(isWhole && mayBeLater(frame, real) && { halfGuessed: true as const }),
    ...(isWhole && isBareMorning(frame) && { isBare: true as const }),
    ...(frame.marks.has('leave') && frame.marks.has('back') && { isWayToo: true as const }),
    ...(frame.marks.has('chain') && { isNext: true as const }),
  }
}

/** The kind of what is not named. */
const OTHER = 'other'

/** What the reader has no word for is not called by the sport before it. */
function nameFor(frame: Frame, kind: string): string {
  if (kind === '') return ''
  const isWays = kind === 'work' && /^(?:appt|commute)/.test(frame.activity?.value ?? '')
  return (isWays ? 'work' : labelOf(frame)) ?? (frame.marks.has('train') ? 'training' : '')
}

const isPart = ({ how }: Told) => how === 'part'
const untilOf = ({ times }: Frame) => times.find(({ value }) => value === 'until')

const TAKEN_BY: readonly Taking[] = [
  (book, frame, base, times) => {
    const isLength = frame.lengths.length > 0 && times.length === 0 && !untilOf(frame) && !isFullTime(frame)
    if (isLength) recordLength(book, frame, base)
    return isLength
  },
  (book, frame, base, times) => {
    const until = untilOf(frame)
    if (!until || times.some(({ how }) => how === 'range' || how === 'point')) return false
    recordUntil(book, frame, base, sure(until.from))
    return true
  },
  (book, frame, base) => {
    const isRest = frame.marks.has('restday')
    if (isRest) recordRest(book, frame, base)
    return isRest
  },
  recordSomeOf,
  recordUsual,
  (book, frame, base, times, _, scene) => {
    if (times.length === 0) recordBare(book, frame, base, scene)
    return times.length === 0
  },
  isBreak,
  isLunchAtWork,
  (_, __, { kind }, times) => kind === 'oncall' && times.every(isPart),
  startsTheDay,
]

const BREAK = /break|hour|pau[sz]/

/** Of what has hours of its own the part of the day that is told, or all of it. */
function recordUsual(book: WeekBook, frame: Frame, base: Base, times: readonly Told[]): boolean {
  const usual = OWN_HOURS[base.kind]
  const part = times[0]?.item.value ?? ''
  if (!usual || !times.every(isPart) || times.some(({ item }) => /^(?:allday|daytime)$/.test(item.value))) return false
  const isOf = ([from]: (typeof usual)[number]) =>
    !part || (/^(?:morning|early)$/.test(part) ? from < 720 : from >= 720 || part === 'night')
  const isUsual = isWork(base.kind) && { usualHours: true as const }
  for (const [start, end] of base.kind === 'run' && usual.length > 1 ? usual.filter(isOf) : usual)
    push(book, frame, { ...base, start, end, ...isUsual })
  return true
}

/** A lunch break is no commitment of its own; inside work it says nothing new: "I work 10-7 with a break at 2". */
function isBreak(book: WeekBook, frame: Frame, base: Base, times: readonly Told[], kind: string): boolean {
  const isOfBreak = frame.items.some((item) => /break/.test(item.text))
  if (isOfBreak && (book.workBlock(null) ? times.every(({ how }) => how === 'point') : kind === '')) return true
  const isLunch = !isNamedHere(frame) && frame.parts.some((item) => item.value === 'lunch')
  const days = frame.ownDays ? base.days : book.workDays()
  const isInside = (time: Told, day: Weekday) =>
    book.blocks.some((block) => block.days.includes(day) && block.start <= time.start && block.end >= time.end)
  // "Choir Tuesday 7pm, lunch break 12-1": of nothing that was told before, as "Wed lunch 12-1" may be.
  const isBreakTold = frame.parts.some(({ text }) => BREAK.test(text))
  return (
    isLunch &&
    ((frame.activity !== null && isBreakTold) || times.every((time) => days.every((day) => isInside(time, day))))
  )
}

function recordTime(book: WeekBook, frame: Frame, base: Base, time: Told): void {
  const isNamed = base.kind !== OTHER || frame.marks.has('workdayword') || frame.activity !== null
  if (!isNamed && isPart(time)) return
  const isAlone = frame.also.length === 0
  const isOpen = time.how === 'point' && frame.lengths.length === 0
  const opens = isWork(base.kind) && isOpen
  // "But Wednesdays from 10": the end is that of the other days.
  const old = opens && frame.ownDays && isAlone ? book.workBlock(base.days[0] ?? null) : null
  const isAnew = opens && !old
  const isLasting = isOpen && !opens
  // "Date night from 7": how long is anybody's guess.
  const isAsked = isAnew
    ? isAlone && !frame.marks.has('start')
    : isLasting && time.item.value === 'from' && !OF_AN_HOUR.has(base.kind)
  replaceWork(book, frame, base)
  push(book, frame, {
    ...{ ...base, start: time.start, end: old && old.end > time.start ? old.end : time.end },
    ...(isLongPart(time) && { isPart: true as const }),
    ...(isAnew && { assumed: 'end' as const }),
    ...(isLasting && { usualEnd: true as const }),
    ...(isAsked && { confidence: Math.min(base.confidence, ASKED) }),
  })
}

/** "6-9 and 5-8 Mon-Thu, Fri just the mornings": of the hours told before those of that part of the day. */
function recordSomeOf(book: WeekBook, frame: Frame, base: Base, times: readonly Told[]): boolean {
  const [part] = times
  if (!frame.ownDays || times.length !== 1 || part?.how !== 'part' || !JUST.test(wordsBetween(book.text, frame)))
    return false
  const last = book.blocks.at(-1)
  const before = book.blocks.filter(({ label, spanStart }) => label === base.label && spanStart === last?.spanStart)
  const chosen = before.filter(({ start }) => start < part.end && start >= part.start - EARLIER_MIN)
  if (before.length < 2 || chosen.length === 0 || chosen.length === before.length) return false
  for (const { start, end } of chosen) push(book, frame, { ...base, start, end })
  return true
}

const JUST = /(?<!\p{L})(?:just|only|nur|seulement|s[oó]lo|solo|só|alleen)(?!\p{L})/iu
/** [min] before a part of the day begins as others tell it: whose mornings begin at six. */
const EARLIER_MIN = 180
const wordsBetween = (text: string, { items }: Frame) => text.slice(sure(items[0]).start, sure(items.at(-1)).end)

/** Where some work, and others go of an evening. */
const GONE_OUT_TO = /^(?:bar|pub|cafe|restaurant)$/

/** "Work 9-5. Stammtisch Fri 8pm-midnight", "pub Fri 8-12": what is named for hours after the work of its days is called so. */
function afterWork(book: WeekBook, { also, days, name, ownDays }: Frame, times: readonly Told[]): string | null {
  const named = also[0] ?? name
  const isName = also[0] ? GONE_OUT_TO.test(also[0].text) : isNamed(named)
  if (!ownDays || !named || !isName) return null
  const isAfter = (day: Weekday) =>
    times.every(({ how, start }) => how === 'range' && (book.workBlock(day)?.end ?? NIGHT_MIN) <= start)
  return days?.every(isAfter) ? named.text : null
}

const isNamedBefore = ({ activity, items }: Frame) => activity !== null && activity.start < sure(items[0]).start

/** [min] a part of the day holds more than one session from here on. @source default-ours */
const LONG_PART_MIN = 180

const isLongPart = ({ how, start, end }: Told) => how === 'part' && end - start > LONG_PART_MIN

/** Work on a day that an earlier, broader statement already covers replaces it there. */
function replaceWork(book: WeekBook, frame: Frame, base: Base): void {
  if (!isWork(base.kind) || !frame.ownDays || frame.marks.has('weekA') || frame.marks.has('weekB')) return
  const narrower = (block: Block) =>
    isWork(block.kind) &&
    block.spanStart !== sure(frame.items[0]).start &&
    block.days.length > base.days.length &&
    base.days.every((day) => block.days.includes(day)) &&
    frame.also.length === 0
  book.removeDays(base.days, narrower)
}

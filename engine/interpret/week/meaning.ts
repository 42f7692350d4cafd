import { WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { isUnfixed, type Scene } from './bare-statements.ts'
import { recordBusy } from './busy-statements.ts'
import { applyCorrection, recordException } from './changes.ts'
import type { Frame } from './frame.ts'
import { isOfTurns, isOpen } from './frame-context.ts'
import { isAfterAll, isNamedHere, kindOf } from './frame-facts.ts'
import { toldTimes } from './frame-times.ts'
import { ASKED } from './open-statements.ts'
import { recordStance } from './stances.ts'
import { isWork, type WeekBook, WORK_DAYS } from './week-book.ts'

/** [min] After this a day is over. */
const NIGHT_MIN = 1440
/** Turns one statement into blocks, preferences and changes of the week: the first that takes it. */
export function recordFrame(book: WeekBook, frame: Frame, scene: Scene): void {
  const told = frame.ranges.length + frame.times.length + frame.parts.length > 0
  const kind = kindOf(frame)
  if (isOfNoWeek(frame, kind, told)) return
  recordPlaces(book, frame)
  if (!TAKEN_BY.some((taking) => taking(book, frame, told, kind, scene.before))) recordBusy(book, frame, kind, scene)
}

/** Nothing of it is of every week, or nothing at all. */
function isOfNoWeek(frame: Frame, kind: string, told: boolean): boolean {
  const has = (mark: string) => frame.marks.has(mark)
  return (
    (!told && has('nowork')) ||
    // "I have a treadmill at home": of no work.
    (!told && !frame.activity && !frame.ownDays && frame.items.some(({ text }) => text === 'at home')) ||
    ['rare', 'oneoff', 'other', 'nothome'].some(has) ||
    ((has('past') || has('future')) && !has('now')) ||
    (isUnfixed(frame) && !(isWork(kind) && frame.ranges.length > 0))
  )
}

/** On which days somebody is at home, and on which at work elsewhere. */
function recordPlaces(book: WeekBook, frame: Frame): void {
  const { marks, days } = frame
  if (marks.has('wfh')) {
    const rest = days === null || marks.has('restdays') || marks.has('otherwise')
    for (const day of rest ? WEEKDAYS : days) if (!rest || !book.office.has(day)) book.home.add(day)
  } else if (frame.ownDays && frame.also.some((item) => item.value.startsWith('work'))) goOut(book, sure(days))
}

function goOut(book: WeekBook, days: readonly Weekday[]): void {
  for (const day of days) {
    book.home.delete(day)
    book.office.add(day)
  }
}

/**
 * Takes a statement by what its words do with the week, or leaves it to the next.
 * @param told - whether it tells hours, or a part of the day
 */
type Taking = (book: WeekBook, frame: Frame, told: boolean, kind: string, before: Frame | null) => boolean

const TAKEN_BY: readonly Taking[] = [
  (book, frame, told, kind, before) => {
    // "Nothing fixed apart from therapy on Thursdays": an exception to nothing is all there is.
    const alone = (before && (before.marks.has('unfixed') || isOpen(before))) || book.blocks.length === 0
    const isException = frame.marks.has('except') && !(alone && told)
    if (isException) recordException(book, frame, kind)
    return isException
  },
  (book, frame, told, kind, before) => {
    if (frame.marks.has('correct') && before) applyCorrection(book, frame, before)
    const isOne = isStance(frame, kind, told)
    // "One week in four on call, then nothing after 5": of those weeks.
    if (isOne && !(frame.marks.has('chain') && before?.marks.has('rare'))) recordStance(book, frame, before)
    return isOne
  },
  (book, frame, told) => {
    const isFree = frame.marks.has('free') && !frame.marks.has('off') && frame.also.length === 0
    if (isFree && frame.ownDays && !told) markOff(book, sure(frame.days))
    else if (isFree && frame.days) freeWork(book, frame, frame.days)
    return isFree
  },
  (book, frame, told) => {
    const isOff = frame.marks.has('off') && !told
    if (isOff && frame.days && isOfTurns(frame)) for (const day of frame.days) book.offInTurns.add(day)
    else if (isOff && frame.days && frame.ownDays) markOff(book, frame.days)
    return isOff
  },
  (_, frame) => frame.activity === null && frame.marks.has('nap'),
  (book, frame, told, kind) => kind === 'commute' && recordCommute(book, frame, told),
]

function isStance(frame: Frame, kind: string, told: boolean): boolean {
  const { marks } = frame
  const aside = marks.has('beforework') || marks.has('afterwork')
  // "Train before 7 or after 8": half of a day is a wish, whatever the words around it.
  const open = frame.times.length > 0 && frame.times.every(({ value }) => value === 'before' || value === 'after')
  if (marks.has('train') && frame.also.length === 0 && open && frame.ranges.length === 0) return true
  if (kind === '' && isAfterAll(frame)) return true
  if (!['prefer', 'avoid', 'cant', 'freetrain'].some((mark) => marks.has(mark))) return false
  const isBare = kind === '' || !isNamedHere(frame)
  const sporty = isBare || kind === 'sport' || kind === 'club' || marks.has('train') || marks.has('freetrain')
  if (marks.has('cant')) return true
  if (!told && !aside) return isBare || marks.has('train')
  return sporty || (marks.has('avoid') && frame.ranges.length === 0)
}

function markOff(book: WeekBook, days: readonly Weekday[]): void {
  for (const day of days) book.off.add(day)
  // Of lessons and studies only those days that nobody told.
  book.removeDays(days, ({ kind, said }) => isWork(kind) || (kind === 'school' && !said))
}

/** "Wednesdays I'm free from noon": work of that day ends there. */
function freeWork(book: WeekBook, frame: Frame, days: readonly Weekday[]): void {
  const from = toldTimes(frame, 'work').find(({ item }) => item.value === 'from' || item.value === 'after')
  if (!from || days.length >= WORK_DAYS.length) return
  book.removeDays(days, (block) => /^(work|shift|meeting)$/.test(block.kind) && block.start >= from.start)
  book.cut(days, from.start, NIGHT_MIN, ({ kind }) => isWork(kind))
}

function recordCommute(book: WeekBook, frame: Frame, told: boolean): boolean {
  const length = frame.lengths[0]
  if (!length || told) return !told
  const minutes =
    frame.marks.has('total') && !frame.marks.has('eachway') && frame.lengths.length === 1
      ? Math.round(sure(length.minutes) / 2)
      : sure(length.minutes)
  const days = frame.ownDays ? frame.days : null
  goOut(book, days ?? [])
  book.commute = {
    minutes: Math.min(minutes, 240),
    days,
    // "An hour home": the way there may be another.
    confidence: frame.marks.has('back') && !frame.marks.has('eachway') ? ASKED : 0.8,
    spanStart: sure(frame.items[0]).start,
    spanEnd: sure(frame.items.at(-1)).end,
  }
  return true
}

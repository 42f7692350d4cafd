import { isPractice, OWN_TRAINING, practiceHours } from '../../day/practice-words.ts'
import type { Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Item } from '../items.ts'
import { DAY_END, DAY_START } from '../windows.ts'
import { attachDays, push } from './changes.ts'
import type { Frame } from './frame.ts'
import { inWeekOrder, type Told, usualLength } from './frame-times.ts'
import { type Block, isWork, type WeekBook, WORK_DAYS } from './week-book.ts'

/** A block before its hours are known. */
export type Base = Omit<Block, 'start' | 'end' | 'spanStart' | 'spanEnd'>

/** What is known of a statement's surroundings. */
export type Scene = { before: Frame | null; sentenceUnfixed: boolean; plainWork: Frame | null }

const WHOLE_DAY = new Set(['care', 'family', 'away', 'shabbat', 'busy'])

/** "Full time, 42 hours a week, more when it is busy": full time has hours, whatever varies. */
export const isFullTime = ({ also }: Frame): boolean => also.some(({ text }) => text.startsWith('full time'))

/** Of what varies it is not told on which days it is. */
export const isUnfixed = (frame: Frame): boolean =>
  frame.marks.has('unfixed') && !frame.ownDays && !frame.marks.has('often') && !isFullTime(frame)

/** A statement without any hours: a whole day of some things, work by its usual hours, days on which one trains, days of what was said before. */
export function recordBare(book: WeekBook, frame: Frame, base: Base, scene: Scene): void {
  if (isWork(base.kind) && frame.marks.has('inbetween') && recordBetween(book, frame, base)) return
  if (isWork(base.kind)) {
    const isUnfixed = scene.sentenceUnfixed || frame.marks.has('unfixed')
    if ((isFullTime(frame) || !isUnfixed) && !frame.marks.has('cant') && !frame.marks.has('avoid'))
      scene.plainWork ??= frame
    return
  }
  if (frame.marks.has('chain') && book.blocks.length > 0 && !frame.activity) return
  if (base.kind === 'club' && frame.ownDays && isPractice(base.label)) {
    for (const day of base.days) push(book, frame, { ...base, days: [day], ...practiceHours(day), confidence: 0.5 })
    return
  }
  // "At the cottage, so no gym" wishes for nothing.
  if (base.label === OWN_TRAINING && frame.marks.has('avoid')) return
  if (base.label === OWN_TRAINING && frame.ownDays && base.days.length < 7) {
    const [first, last] = [sure(frame.items[0]), sure(frame.items.at(-1))]
    const hours = { ...besideWork(frame), spanStart: first.start, spanEnd: last.end }
    book.wishes.push({ strength: 'prefer', days: base.days, ...hours, isOwn: true, confidence: OWN_DAYS })
    return
  }
  if (WHOLE_DAY.has(base.kind) && frame.ownDays && sure(frame.days).length < 7)
    push(book, frame, { ...base, start: 480, end: 1260, confidence: 0.5 })
  else if (!frame.activity && frame.ownDays && !frame.marks.has('free') && !frame.items.some(isThing))
    attachDays(book, frame)
}

/** [min after midnight] "Gym Monday after work": until when and from when work is, is not told here. @source default-ours */
const MORNING_END = 540
const EVENING_START = 1020

function besideWork({ marks }: Frame): { readonly start: number; readonly end: number } {
  if (marks.has('afterwork') === marks.has('beforework')) return { start: DAY_START, end: DAY_END }
  return marks.has('afterwork') ? { start: EVENING_START, end: DAY_END } : { start: DAY_START, end: MORNING_END }
}

/** [ratio] The sureness of days, or parts of them, on which somebody trains already. */
export const OWN_DAYS = 0.8

/** A word that may be what is done on the days beside it. */
const isThing = ({ tag, text }: Item) => tag === 'word' && text.length > 3

/** Work "in between" fills the hours from bringing the children to fetching them. */
function recordBetween(book: WeekBook, frame: Frame, base: Base): boolean {
  const bring = book.blocks.find(({ kind }) => kind === 'drop' || kind === 'run')
  const fetched = book.blocks.findLast((block) => bring && block.start > bring.end && /^(pick|run)$/.test(block.kind))
  if (!bring || !fetched) return false
  push(book, frame, { ...base, days: [...bring.days], start: bring.end, end: fetched.start })
  return true
}

const isWorkDay = (day: Weekday) => WORK_DAYS.includes(day)

/** [min] hours of work that is named without any: those of other days, or nine to five. */
export function recordPlainWork(book: WeekBook, frame: Frame): void {
  const activity = frame.activity?.value.split(':')[1] ?? 'work'
  const days = frame.days ? inWeekOrder(frame.days) : WORK_DAYS.filter((day) => !book.off.has(day))
  const other = book.blocks.find(({ kind, days: on, isWayToo }) => kind === 'work' && !isWayToo && on.some(isWorkDay))
  push(book, frame, {
    kind: 'work',
    label: activity,
    days,
    start: other?.start ?? 540,
    end: other?.end ?? 540 + usualLength('work'),
    said: frame.ownDays,
    confidence: 0.5,
  })
}

/** [ratio] The sureness of work whose beginning and end were told in two places. */
const BOTH_ENDS_TOLD = 0.8

/** "Until 7 on Mondays, 5 otherwise. Start at 9": the beginning of work whose ends alone were told. */
export function startsTheDay(book: WeekBook, frame: Frame, _: Base, times: readonly Told[]): boolean {
  const [time] = times
  const waiting = book.blocks.filter(
    ({ kind, assumed, end }) => isWork(kind) && assumed === 'start' && time && end > time.start,
  )
  if (!time || times.length > 1 || time.how !== 'point' || frame.also.length > 0 || frame.ownDays) return false
  if (!frame.marks.has('start') || waiting.length === 0) return false
  for (const block of waiting) {
    const confidence = Math.max(block.confidence, BOTH_ENDS_TOLD)
    Object.assign(block, { start: time.start, spanEnd: sure(frame.items.at(-1)).end, confidence })
    delete block.assumed
  }
  return true
}

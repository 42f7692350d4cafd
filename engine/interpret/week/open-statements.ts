import { sure } from '../../sure.ts'
import { endMinute } from '../hours.ts'
import type { Clock } from '../items.ts'
import type { Base } from './bare-statements.ts'
import { push } from './changes.ts'
import type { Frame } from './frame.ts'
import { endsOthers, nextDays } from './frame-facts.ts'
import { settingOf, toldTimes } from './frame-times.ts'
import { isWork, type WeekBook } from './week-book.ts'

/** [ratio] The sureness of what is asked about. */
export const ASKED = 0.5
/** [min] When a day begins of which only the end is told; ours. */
const BUSY_FROM = 480
const DAY_MIN = 1440
/** Of a night of work of which only such an hour is told, its end, it begins in the evening; ours. */
const NIGHT_ENDS_BY = 4
const NIGHT_FROM = 1080

/** [min] Longer is no sleep. */
const LONGEST_SLEEP = 720

/** "Nights 22-6, then sleep until 2": from when the work before it ends. */
function recordSleep(book: WeekBook, frame: Frame, base: Base, clock: Clock): void {
  const last = book.workBlock(null)
  if (!last || last !== book.blocks.at(-1) || !(base.isNext || last.end > DAY_MIN)) return
  const start = last.end % DAY_MIN
  const days = last.end > DAY_MIN ? nextDays(last.days) : last.days
  const end = endMinute(clock, start)
  if (end - start <= LONGEST_SLEEP) push(book, frame, { ...base, days, start, end })
}

/** What tells only when it ends: work begins as it does on other days, the rest after what was before it. */
export function recordUntil(book: WeekBook, frame: Frame, base: Base, clock: Clock): void {
  if (base.kind === 'sleep') {
    recordSleep(book, frame, base, clock)
    return
  }
  const part = settingOf(frame, base.kind).part
  if (isWork(base.kind) || base.kind === 'other') {
    const old = book.workBlock(base.days[0] ?? null) ?? book.workBlock(null)
    if (!old && base.kind === 'other' && !(frame.ownDays && frame.activity === null)) return
    const isOfSome = old && !old.assumed && !frame.ownDays && !frame.items.some(({ tag }) => tag === 'act')
    // "Work 9-5, on zoom days till 8": of days that no word is known for, and not of all.
    if (isOfSome && isOfUnknown(frame)) return
    // "Gigs, back about 1am": whoever ends by night has not begun by morning.
    const isNight = !old && clock.hour < NIGHT_ENDS_BY && clock.half === 'am'
    const start = old?.start ?? (isNight ? NIGHT_FROM : 540)
    const isElsewhere =
      frame.activity === null &&
      base.kind === 'other' &&
      !endsOthers(frame) &&
      !(old && base.days.every((day) => old.days.includes(day)))
    // "Tuesday and Thursday I fetch Leo, so I stop at 4": on those days.
    const ofSentence = frame.days?.every((day) => old?.days.includes(day)) ? frame.days : old?.days
    const on = frame.ownDays || endsOthers(frame) || !ofSentence ? base.days : ofSentence
    // Of a while that was read and is blank, "in December till 7", the work of the rest of the year stays.
    if (!isOfSome || !/\s{5}$/.test(book.text.slice(0, sure(frame.items[0]).start)))
      book.removeDays(on, (block) => isWork(block.kind))
    push(book, frame, {
      ...base,
      kind: old?.kind ?? 'work',
      label: old?.label ?? (base.kind === 'other' ? 'work' : base.label),
      days: on,
      start,
      end: endMinute(clock, start),
      // Nobody named work: its end alone may be that of something else.
      ...((isElsewhere || isNight || (!old && frame.activity === null)) && {
        confidence: Math.min(base.confidence, ASKED),
      }),
      ...(old && !old.assumed ? {} : { assumed: 'start' as const }),
    })
    return
  }
  for (const day of base.days) {
    const end = endMinute(clock, 660)
    const told = part ? toldTimes({ ...frame, times: [] }, base.kind)[0]?.start : book.endBefore(day, end)
    // "Busy until 6": since when is anybody's guess.
    const isGuess = base.kind === 'busy' && (told ?? null) === null
    const start = isGuess ? BUSY_FROM : told
    const confidence = isGuess ? Math.min(ASKED, base.confidence) : base.confidence
    if (start !== null && start !== undefined && start < end)
      push(book, frame, { ...base, days: [day], start, end: endMinute(clock, start), confidence })
  }
}

const isOfUnknown = ({ items }: Frame) => items.some(({ tag, text }) => tag === 'word' && text.length > 3)

/** A stated length without a time follows what was before it, if the text chains them. */
export function recordLength(book: WeekBook, frame: Frame, base: Base): void {
  if (!frame.marks.has('chain')) return
  const last = book.blocks.at(-1)
  if (!last) return
  const days = frame.days ? base.days : last.days
  push(book, frame, {
    ...base,
    days: [...days],
    start: last.end % 1440,
    end: (last.end % 1440) + sure(sure(frame.lengths[0]).minutes),
  })
}

/** "The rest of the day with the kids": after what was before it. */
export function recordRest(book: WeekBook, frame: Frame, base: Base): void {
  for (const day of base.days) {
    const start = book.endBefore(day, 1260)
    if (start !== null) push(book, frame, { ...base, days: [day], start, end: 1260 })
  }
}

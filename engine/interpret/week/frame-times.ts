import { WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { definiteMinute, endMinute, rangeMinutes, type Setting, startMinute } from '../hours.ts'
import type { Item } from '../items.ts'
import { DAY_END, DAY_START, WINDOWS } from '../windows.ts'
import type { Frame } from './frame.ts'

/** A time a statement gives, by how it was told. */
export type Told = {
  readonly start: number
  readonly end: number
  readonly how: 'range' | 'open' | 'point' | 'part'
  readonly item: Item
}

/** [min] Nobody is out for work so briefly; ours. */
const SHORT_WAY_MIN = 180

const SHORT = new Set(['drop', 'pick', 'prayer', 'fajr', 'dog', 'call', 'standup'])

/**
 * [min] how long something lasts when nobody says.
 * @param kind - of activity
 */
export function usualLength(kind: string): number {
  if (kind === 'work' || kind === 'night' || kind === 'earlyshift' || kind === 'lateshift') return 480
  return SHORT.has(kind) ? 30 : 60
}

/**
 * What helps to read the bare hours of a statement.
 * @param kind - of its activity
 */
export function settingOf(frame: Frame, kind: string): Setting {
  const told = frame.parts.find((item) => item.value !== 'allday' && item.value !== 'daytime')?.value
  // "Dinner shifts 5-11" are of the evening.
  const part = told ?? (/^dinner shift/.test(frame.activity?.text ?? '') ? 'evening' : null)
  const weekend =
    frame.days !== null && frame.days.length > 0 && frame.days.every((day) => day === 'sat' || day === 'sun')
  // "Drill night 7-9".
  const isByName = kind === 'other' && /(?:night|evening)$/.test(frame.activity?.text ?? '')
  return { kind: isByName ? 'club' : kind, part, weekend }
}

/**
 * The times a statement gives, in minutes; parts of the day only where no clock is told.
 * @param mode - `wish` for what a person likes or cannot: single times there open towards the end of the day
 */
export function toldTimes(frame: Frame, kind: string): Told[] {
  const setting = settingOf(frame, kind)
  // "5 to 8 morning and 3.30 to 6 evening": each has a part of the day of its own.
  const isEachOwn = frame.parts.length > 1 && frame.parts.length === frame.ranges.length
  const told: Told[] = frame.ranges.map((item, at) => {
    const part = isEachOwn ? sure(frame.parts[at]).value : setting.part
    return { ...rangeMinutes(sure(item.from), sure(item.to), { ...setting, part }), how: 'range', item }
  })
  const from = frame.times.find((item) => item.value === 'from')
  const until = frame.times.find((item) => item.value === 'until')
  if (from && until) {
    // "Leave at 7, home by 6.30pm": two times of one day, not a range whose pm covers both.
    const start = startMinute(sure(from.from), frame.marks.has('leave') ? { ...setting, kind: 'leave' } : setting)
    const end = endMinute(sure(until.from), start)
    // "Leave at 6, home 7": nobody says so of an hour.
    const isDay = frame.marks.has('leave') && end - start < SHORT_WAY_MIN && definiteMinute(sure(until.from)) === null
    told.push({ start, end: isDay ? end + 720 : end, how: 'range', item: from })
  }
  for (const item of frame.times) {
    const clock = sure(item.from)
    if (item.value === 'after') told.push({ start: afterMinute(item, setting), end: DAY_END, how: 'open', item })
    else if (item.value === 'before')
      told.push({ start: DAY_START, end: beforeMinute(item, setting), how: 'open', item })
    else if (item.value === 'from' && !until) {
      const start = startMinute(clock, frame.marks.has('leave') ? { ...setting, kind: 'leave' } : setting)
      // "I start late at 11" begins then; "from 7 till late" ends late.
      if (frame.marks.has('late') && !frame.marks.has('start')) told.push(untilLate(item, start))
      else if (!frame.marks.has('leave')) told.push({ start, end: start + lengthOf(frame, kind), how: 'point', item })
    } else if (item.value === 'at') {
      const start = startMinute(clock, setting)
      if (until && frame.times.length === 2)
        told.push({ start, end: endMinute(sure(until.from), start), how: 'range', item })
      else if (frame.marks.has('late') && !frame.marks.has('start')) told.push(untilLate(item, start))
      else told.push({ start, end: start + lengthOf(frame, kind), how: 'point', item })
    }
  }
  if (told.length === 0 && !until)
    for (const item of frame.parts) {
      const window = WINDOWS[item.value]
      if (window) told.push({ start: window[0], end: window[1], how: 'part', item })
    }
  // "Before 5" and "after 23" are outside the day of the plan: nothing is left of them.
  return told.filter(({ how, start, end }) => how !== 'open' || end > start)
}

/** What goes on till late starts in the second half of the day. */
function untilLate(item: Item, start: number): Told {
  const bare = sure(item.from).half === null && !sure(item.from).exact
  const late = bare && start < 720 ? start + 720 : start
  return { start: late, end: Math.max(DAY_END, late + 60), how: 'range', item }
}

function lengthOf(frame: Frame, kind: string): number {
  // "Clients at 6pm, 7pm and 8pm": what begins several times a day is no day of work each time.
  return frame.lengths[0]?.minutes ?? Math.min(usualLength(kind), isList(frame) ? 60 : Number.POSITIVE_INFINITY)
}

/** Whether its hours stand beside each other, as a list of what somebody does. */
function isList({ activity, items, times }: Frame): boolean {
  const at = items.flatMap((item, place) => (times.includes(item) && item.value === 'at' ? [place] : []))
  const isBeside = (from: number, to: number) =>
    items.slice(from + 1, to).every(({ tag }) => tag === 'sign' || tag === 'and')
  return (
    activity !== null &&
    at.length > 1 &&
    at.every((place, index) => index === 0 || isBeside(sure(at[index - 1]), place))
  )
}

/** [min] the time of "after 8": evenings unless told otherwise. */
function afterMinute(item: Item, setting: Setting): number {
  const { hour, half, exact } = sure(item.from)
  if (half !== null || exact || setting.part) return startMinute(sure(item.from), setting)
  return hour >= 10 && hour <= 11
    ? startMinute(sure(item.from), setting)
    : startMinute({ ...sure(item.from), half: 'pm' }, setting)
}

/** [min] the time of "before 7": mornings unless told otherwise. */
function beforeMinute(item: Item, setting: Setting): number {
  const { hour, half, exact } = sure(item.from)
  if (half !== null || exact || setting.part) return startMinute(sure(item.from), setting)
  return hour >= 6 && hour !== 12
    ? startMinute({ ...sure(item.from), half: 'am' }, setting)
    : startMinute({ ...sure(item.from), half: 'pm' }, setting)
}

/** The days of the week in order, each once. */
export function inWeekOrder(days: Iterable<Weekday>): Weekday[] {
  const set = new Set(days)
  return WEEKDAYS.filter((day) => set.has(day))
}

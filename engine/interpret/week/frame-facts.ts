import { WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { definiteMinute, rangeMinutes } from '../hours.ts'
import type { Clock, Item } from '../items.ts'
import type { Frame } from './frame.ts'
import { inWeekOrder } from './frame-times.ts'
import { isWork, type WeekBook, WORK_DAYS } from './week-book.ts'

const ON_SCHOOL_DAYS = new Set([
  'work',
  'shift',
  'night',
  'earlyshift',
  'lateshift',
  'meeting',
  'call',
  'standup',
  'school',
  'eveclass',
  'run',
  'drop',
  'pick',
  'commute',
])
const FOLLOWS_WORK = new Set(['meeting', 'call', 'standup', 'commute'])

const LONG_MIN = 240

/** Whether a statement tells hours of half a day's work or more. */
export function isLong(frame: Frame): boolean {
  return frame.ranges.some((item) => {
    const { start, end } = rangeMinutes(sure(item.from), sure(item.to), { kind: '', part: null, weekend: false })
    return end - start >= LONG_MIN
  })
}

const isUntil = ({ times }: Frame) => times.length > 0 && times.every(({ value }) => value === 'until')

/** The activity of a statement; hours alone are work when they are long. */
export function kindOf(frame: Frame): string {
  const said = frame.activity?.value.split(':')[0]
  // "9-5, Tuesday mah-jong 7-9": a thing the reader has no word for is not work unless it is long, nor the sport before it.
  if (
    said &&
    (isWork(said) || said === 'sport' || said === 'eveclass') &&
    frame.marks.has('newword') &&
    frame.also.length === 0 &&
    !isLong(frame)
  )
    return ''
  // "Train commute 7.12, back at 18.50" is a day at work.
  if (said === 'commute' && (isUntil(frame) || (frame.marks.has('back') && frame.times.length > 1))) return 'work'
  // "I'm a hairdresser, 9 til 6", "I drive a taxi 6pm-2am": nobody is seen, or on the way, so long.
  if ((said === 'appt' || said === 'commute') && isLong(frame)) return 'work'
  if (said) {
    if (frame.also.some((item) => item.value.startsWith('shift:'))) return 'shift'
    const night = frame.also.some((item) => item.value.startsWith('night'))
    return night && (said === 'work' || said === 'shift') ? 'night' : said
  }
  if (['leave', 'wfh', 'start', 'end'].some((mark) => frame.marks.has(mark))) return 'work'
  if (frame.marks.has('train')) return 'club'
  // "Nights 10-6, bed 7 till 1".
  return frame.marks.has('bed') && frame.ranges.length > 0 ? 'sleep' : ''
}

/** "Lectures 10-1 daily": of no weekend. */
const isOfTerm = ({ activity }: Frame) => /^(?:lectures?|seminars?|uni|college|school)$/.test(activity?.text ?? '')

/** The days of a statement: said, carried over, or usual for its activity. */
export function daysFor(book: WeekBook, frame: Frame, kind: string): Weekday[] {
  if (
    frame.marks.has('restdays') ||
    (frame.marks.has('otherwise') && !frame.ownDays && (isWork(kind) || endsOthers(frame)))
  ) {
    const taken = new Set(
      book.blocks
        .filter((block) => (isWork(block.kind) || block.kind === 'away' || block.kind === 'care') && block.said)
        .flatMap((block) => block.days),
    )
    // Whose days off are of the working week works at weekends.
    const week = WORK_DAYS.filter((day) => book.off.has(day)).length > 1 ? WEEKDAYS : WORK_DAYS
    return week.filter((day) => !taken.has(day) && !book.off.has(day))
  }
  // A daily meeting is one of every working day.
  const isWholeWeek =
    frame.days !== null && frame.days.length >= 5 && frame.days.includes('sat') && frame.days.includes('sun')
  const isOfWorkDays = FOLLOWS_WORK.has(kind) || kind === 'pick' || kind === 'drop' || kind === 'run'
  if (frame.days && isWholeWeek && isOfWorkDays && frame.days.length < 7)
    return inWeekOrder(frame.days.filter((day) => WORK_DAYS.includes(day)))
  // "School is 8.40 to 3.20 every day": of those that schools have.
  if (isWholeWeek && (kind === 'run' || (kind === 'school' && (isLong(frame) || isOfTerm(frame)))))
    return [...WORK_DAYS]
  // "Prayer 6 to 6.45 daily, then office 10 till 7": carried over, the week of work is meant.
  if (isWholeWeek && !frame.ownDays && isWork(kind)) return WORK_DAYS.filter((day) => !book.off.has(day))
  // "Weds off, otherwise 8-4 Mon-Fri".
  const isOff = (day: Weekday) => frame.marks.has('otherwise') && book.off.has(day)
  if (frame.days && !(isWholeWeek && FOLLOWS_WORK.has(kind)))
    return inWeekOrder(frame.days.filter((day) => !isOff(day)))
  if (frame.also.some((item) => item.value.startsWith('jummah'))) return ['fri']
  if (FOLLOWS_WORK.has(kind)) return book.workDays()
  // "Studying every evening": at weekends, too.
  const isEveryEvening =
    kind === 'school' && frame.parts.some(({ tag, value }) => tag === 'winall' && value === 'evening')
  if (!ON_SCHOOL_DAYS.has(kind) || isEveryEvening) return [...WEEKDAYS]
  return isWork(kind) ? WORK_DAYS.filter((day) => !book.off.has(day)) : [...WORK_DAYS]
}

/** "Work 8-5. Weekdays after 6": hours of nothing that is named, and after all that is. */
export function isAfterAll({ marks, activity, ranges, times }: Frame): boolean {
  const isNamed = activity !== null || ['unknown', 'newword', 'free'].some((mark) => marks.has(mark))
  return !isNamed && ranges.length === 0 && times.length > 0 && times.every(({ value }) => value === 'after')
}

/** "Until 7 on Mondays, 5 otherwise": what ends on the other days. */
export function endsOthers({ marks, activity, times }: Frame): boolean {
  return (
    (marks.has('otherwise') || marks.has('restdays')) &&
    activity === null &&
    times.every(({ value }) => value === 'until')
  )
}

/** How the hours of a sleep are told: after a shift from before dawn by day. */
export function sleepSetting(book: WeekBook, frame: Frame, kind: string): string {
  if (kind !== 'sleep') return kind
  if (/(?:nap|siesta)$/.test(frame.activity?.text ?? '')) return 'nap'
  const last = book.blocks.at(-1)
  const isByDay = frame.marks.has('chain') || frame.ranges.some(({ from }) => from && (from.hour > 10 || from.hour < 4))
  if (isByDay && last !== undefined && last.start < 300 && last.end <= 900) return 'nap'
  return kind
}

/** Each day's next day. */
export function nextDays(days: readonly Weekday[]): Weekday[] {
  return inWeekOrder(days.map((day) => sure(WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % 7])))
}

/** [ratio] What is left of the reader's sureness when it guessed the days, or the half of the day; ours, weighed on texts. */
const GUESSED_DAYS = 0.55
const GUESSED_HALF = 0.6
const NEW_WORD = 0.7
const UNFIXED = 0.6
const LEFT_OVER = 0.6
/** Activities whose days or hours everybody knows: what is not said of them is hardly a guess. */
const KNOWN_DAYS = new Set([
  ...ON_SCHOOL_DAYS,
  'wake',
  'sleep',
  'bedtime',
  'dinner',
  'bed',
  'lunch',
  'nap',
  'prayer',
  'fajr',
  'dog',
])
/** What has usual hours, which are seldom those of the one who tells of it. */
const SHIFTS = new Set(['night', 'earlyshift', 'lateshift'])
const KNOWN_HOURS = new Set([...KNOWN_DAYS, 'care', 'club', 'eveclass'])

/** [ratio] how sure the reader is of a statement: less where it had to guess on which days, or whether 7 is morning. */
export function sureness(frame: Frame, kind: string): number {
  if (frame.marks.has('weekA') || frame.marks.has('weekB')) return 0.55
  const days = frame.days === null && !KNOWN_DAYS.has(kind) ? GUESSED_DAYS : 1
  // "Hotel gyms before 7": no work is told by its end as a bound.
  if (isWork(kind) && frame.ranges.length === 0 && frame.times.some(({ value }) => value === 'before'))
    return UNFIXED / 2
  const half = frame.parts.length === 0 && !frame.marks.has('leave') && isHalfGuessed(frame, kind) ? GUESSED_HALF : 1
  // A new word beside a thing that has a name says more of it; alone, it is the thing.
  const isNew = frame.marks.has('unknown') || (frame.marks.has('newword') && frame.also.length === 0)
  const word = isNew ? NEW_WORD : 1
  // "No fixed hours, group meeting Wed 2-4": the meeting is.
  const isFixed = frame.ownDays && frame.ranges.length > 0 && !isWork(kind)
  const unfixed = frame.marks.has('unfixed') && !isFixed ? UNFIXED : 1
  return surenessOfHours(frame, kind) * days * half * word * unfixed * (isLeftOver(frame) ? LEFT_OVER : 1)
}

const OPENED = /^(?:from days|until (?:days|win)|(?:after|before) (?:act|days|word))$/

/** Whether a word that opens or ends a stretch stands alone: what it belongs to was not understood. */
export function isLeftOver({ items, times }: Frame): boolean {
  return items.some(({ tag, text }, at) => {
    const next = items[at + 1]
    // "4 to close": when that is, nobody has said.
    if (tag === 'late' && text === 'close') return true
    // "From Tuesday to Saturday" is whole.
    const isWhole = next?.tag === 'days' && next.value.includes(',')
    return (
      tag === 'between' || (tag === 'inbetween' && times.length > 0) || (OPENED.test(`${tag} ${next?.tag}`) && !isWhole)
    )
  })
}

function surenessOfHours(frame: Frame, kind: string): number {
  // Hours of nothing that has a name are mostly of something else than they seem, and so are those of all days.
  if (kind === '' && !(frame.ownDays && frame.ranges.length > 0 && sure(frame.days).length < 7)) return 0.5
  if (kind === '') return 0.65
  if (frame.ranges.length > 0) return 0.95
  if (frame.times.length > 0) return kind === 'away' && frame.lengths.length === 0 ? 0.5 : 0.85
  // "Dog out 6 every evening": at an hour that was not understood.
  return (SHIFTS.has(kind) && frame.days === null) || frame.items.some(({ tag }) => tag === 'number') ? 0.5 : 0.7
}

/** Whether a time was told that may be one of the morning or of the evening: `5-10`, but not `9-5` or `10-11`. */
function isHalfGuessed(frame: Frame, kind: string): boolean {
  if (KNOWN_HOURS.has(kind) && kind !== 'school') return false
  // "Night school 6.30-9".
  if (/\b(?:night|evening)/.test(frame.activity?.text ?? '')) return false
  return mayBeLater(frame, kind)
}

/** Whether hours that begin early by their bare numbers may be of the evening: `6-12` of a bar. */
export function isBareMorning({ ranges }: Frame): boolean {
  return (
    !isToldBehind(ranges) &&
    ranges.some(({ from, to }) => from && to && from.hour >= 4 && from.hour <= 8 && !definite(from) && !definite(to))
  )
}

const definite = (clock: Clock) => definiteMinute(clock) !== null

/** "6-9 and 4-7 pm": of two stretches whose second has its half, the first comes before it. */
const isToldBehind = (ranges: readonly Item[]) => ranges.slice(1).some(({ to }) => to && definite(to))

/** Whether hours that nobody gave a half of the day may be of the evening as well as of the morning. */
export function mayBeLater({ ranges, times, days }: Frame, kind: string): boolean {
  if (isToldBehind(ranges)) return false
  return [...ranges, ...times].some(({ from, to }) => {
    const clocks = [from, to].filter((clock) => clock != null)
    const [first, last] = clocks
    if (first === undefined || first.hour < 5 || first.hour > 9) return false
    // Nobody begins a thing of their own at a bare nine in the evening; and "7.20 to 6.10" is a day.
    if (first.hour === 9 || (last !== undefined && last.hour < first.hour)) return false
    // From eight on at a weekend: evenings there begin later and are named.
    if (first.hour >= 8 && days?.every((day) => day === 'sat' || day === 'sun')) return false
    // Lessons from eight on, or over noon, are the day's; earlier ones are taken for the evening's, which may be wrong.
    if (kind === 'school' && (first.hour > 7 || (last !== undefined && last.hour < first.hour))) return false
    return clocks.every((clock) => definiteMinute(clock) === null)
  })
}

/** [min] Within these a break for lunch lies. */
const LUNCH = { from: 660, to: 900 }

/** "Work 9-6 with lunch 1-2": the hours of a break, which are of the work around it. */
export function isLunchAtWork(
  book: WeekBook,
  frame: Frame,
  { kind, days }: { readonly kind: string; readonly days: readonly Weekday[] },
  times: readonly { readonly start: number; readonly end: number }[],
): boolean {
  if (!isWork(kind) || !frame.parts.some((item) => item.value === 'lunch')) return false
  return times.every(({ start, end }) =>
    days.every(
      (day) =>
        start >= LUNCH.from &&
        end <= LUNCH.to &&
        book.blocks.some(
          (block) => isWork(block.kind) && block.days.includes(day) && block.start < start && block.end > end,
        ),
    ),
  )
}

/** Whether it names itself what it is about, and has not taken that over from what was told before. */
export const isNamedHere = ({ activity, items }: Frame): boolean => activity !== null && items.includes(activity)

/** [ratio] The sureness of what may be free as well as taken: a screen asks. */
const EITHER = 0.5
const SCOPING = /(?<!\p{L})(?:only|could|can|if)(?!\p{L})/iu

/**
 * [ratio] "Sat before 9, evenings only if they sleep": how sure hours are of nothing that is named, beside words for when
 * somebody can. They are free as likely as they are of what was told before.
 */
export function scoped(text: string, frame: Frame): number {
  const { marks, items } = frame
  const said = text.slice(sure(items[0]).start, sure(items.at(-1)).end + ' only'.length)
  // "8-8 Mon Tue Fri, Saturdays could work": of which of them it is said is not known.
  const isEither = isNamedHere(frame) ? marks.has('prefer') : SCOPING.test(said)
  return isEither ? EITHER : 1
}

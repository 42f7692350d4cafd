import { WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { type Base, isFullTime, recordBare, type Scene, startsTheDay } from './bare-statements.ts'
import { applyCorrection, push, recordException } from './changes.ts'
import { type Frame, labelOf } from './frame.ts'
import { isNamed, isOfTurns, isOpen } from './frame-context.ts'
import {
  daysFor,
  isAfterAll,
  isBareMorning,
  isLunchAtWork,
  isNamedHere,
  kindOf,
  mayBeLater,
  scoped,
  sleepSetting,
  sureness,
} from './frame-facts.ts'
import { type Told, toldTimes } from './frame-times.ts'
import { ASKED, recordLength, recordRest, recordUntil } from './open-statements.ts'
import { OWN_HOURS } from './own-hours.ts'
import { recordStance } from './stances.ts'
import { type Block, isWork, type WeekBook, WORK_DAYS } from './week-book.ts'

const STATEMENT_OF_HOURS_MIN = 240
/** [min] After this a day is over. */
const NIGHT_MIN = 1440
/** What lasts about an hour, whenever it begins. */
const OF_AN_HOUR = new Set(['school', 'eveclass', 'meeting', 'call', 'standup', 'drop', 'pick', 'run', 'prayer', 'dog'])

/** Turns one statement into blocks, preferences and changes of the week. */
export function recordFrame(book: WeekBook, frame: Frame, scene: Scene): void {
  const { marks } = frame
  const told = frame.ranges.length + frame.times.length + frame.parts.length > 0
  const kind = kindOf(frame)
  if (marks.has('nowork') && !told) return
  // "I have a treadmill at home": of no work.
  if (!told && !frame.activity && !frame.ownDays && frame.items.some(({ text }) => text === 'at home')) return
  if (marks.has('rare') || marks.has('oneoff') || marks.has('other') || marks.has('nothome')) return
  if ((marks.has('past') && !marks.has('now')) || (marks.has('future') && !marks.has('now'))) return
  if (isUnfixed(frame) && !(isWork(kind) && frame.ranges.length > 0)) return
  if (marks.has('wfh')) {
    const rest = frame.days === null || marks.has('restdays') || marks.has('otherwise')
    for (const day of rest ? WEEKDAYS : sure(frame.days)) if (!rest || !book.office.has(day)) book.home.add(day)
  } else if (frame.ownDays && frame.also.some((item) => item.value.startsWith('work')))
    for (const day of sure(frame.days)) {
      book.home.delete(day)
      book.office.add(day)
    }
  // "Nothing fixed apart from therapy on Thursdays": an exception to nothing is all there is.
  const { before } = scene
  const alone = (before && (before.marks.has('unfixed') || isOpen(before))) || book.blocks.length === 0
  if (marks.has('except') && !(alone && told)) {
    recordException(book, frame, kind)
    return
  }
  if (marks.has('correct') && scene.before) applyCorrection(book, frame, scene.before)
  if (isStance(frame, kind, told)) {
    // "One week in four on call, then nothing after 5": of those weeks.
    if (marks.has('chain') && scene.before?.marks.has('rare')) return
    recordStance(book, frame, scene.before)
    return
  }
  if (marks.has('free') && !marks.has('off') && frame.also.length === 0) {
    if (frame.ownDays && !told) markOff(book, sure(frame.days))
    else if (frame.days) freeWork(book, frame, frame.days)
    return
  }
  if (marks.has('off') && !told) {
    if (frame.days && isOfTurns(frame)) for (const day of frame.days) book.offInTurns.add(day)
    else if (frame.days && frame.ownDays) markOff(book, frame.days)
    return
  }
  if (frame.activity === null && marks.has('nap')) return
  if (kind === 'commute' && recordCommute(book, frame, told)) return
  recordBusy(book, frame, kind, scene)
}

/** Of what varies it is not told on which days it is. */
function isUnfixed(frame: Frame): boolean {
  return frame.marks.has('unfixed') && !frame.ownDays && !frame.marks.has('often') && !isFullTime(frame)
}

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
  for (const day of days ?? []) {
    book.office.add(day)
    book.home.delete(day)
  }
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

function recordBusy(book: WeekBook, frame: Frame, kind: string, scene: Scene): void {
  // What the reader has no word for is not called by the sport before it.
  const named = kind === 'work' && /^(?:appt|commute)/.test(frame.activity?.value ?? '') ? 'work' : labelOf(frame)
  const own = kind === '' ? '' : named
  const times = toldTimes(frame, sleepSetting(book, frame, kind))
  const after = afterWork(book, frame, times)
  const label = after ?? own ?? (frame.marks.has('train') ? 'training' : '')
  const until = frame.times.find((item) => item.value === 'until')
  const long = times.some((time) => time.end - time.start >= STATEMENT_OF_HOURS_MIN && time.how !== 'part')
  const real = after !== null ? '' : kind === '' && long && !frame.marks.has('unknown') ? 'work' : kind
  const days = daysFor(book, frame, real)
  const base = {
    kind: real || 'other',
    label: label || (/work|sleep/.test(real) ? real : 'busy'),
    days,
    said: frame.ownDays || frame.days !== null,
    ...(isNamedBefore(frame) && { namedAt: sure(frame.activity).start }),
    ...(!frame.ownDays && frame.leads && { isUnderDays: true as const }),
    // "Work four days a week, 9-5": which four is to be asked.
    confidence: Math.min(isUnfixed(frame) ? ASKED : scoped(book.text, frame), sureness(frame, real)),
    ...(frame.parts.length === 0 && mayBeLater(frame, real) ? { halfGuessed: true as const } : {}),
    ...(frame.parts.length === 0 && isBareMorning(frame) ? { isBare: true as const } : {}),
    ...(frame.marks.has('leave') && frame.marks.has('back') ? { isWayToo: true as const } : {}),
    ...(frame.marks.has('chain') ? { isNext: true as const } : {}),
  }
  const usual = OWN_HOURS[real]
  if (frame.lengths.length > 0 && times.length === 0 && !until && !isFullTime(frame)) {
    recordLength(book, frame, base)
    return
  }
  if (until && !times.some((time) => time.how === 'range' || time.how === 'point')) {
    recordUntil(book, frame, base, sure(until.from))
    return
  }
  if (frame.marks.has('restday')) {
    recordRest(book, frame, base)
    return
  }
  if (recordSomeOf(book, frame, base, times)) return
  if (times.every((time) => time.how === 'part')) {
    const allDay = times.some((time) => time.item.value === 'allday' || time.item.value === 'daytime')
    if (usual && !allDay) {
      const part = times[0]?.item.value
      const chosen = usual.filter(
        (hours) =>
          usual.length === 1 ||
          !part ||
          (part === 'morning' || part === 'early' ? hours[0] < 720 : hours[0] >= 720 || part === 'night'),
      )
      for (const hours of real === 'run' && part ? chosen : usual)
        push(book, frame, {
          ...base,
          start: hours[0],
          end: hours[1],
          ...(isWork(real) && { usualHours: true as const }),
        })
      return
    }
    if (times.length === 0) {
      recordBare(book, frame, base, scene)
      return
    }
  }
  // A lunch break is no commitment of its own; inside work it says nothing new: "I work 10-7 with a break at 2".
  const isOfBreak = frame.items.some((item) => /break/.test(item.text))
  if (isOfBreak && (book.workBlock(null) ? times.every(({ how }) => how === 'point') : kind === '')) return
  const isBreak = kind === '' && frame.activity === null && frame.parts.some((item) => item.value === 'lunch')
  if (
    isBreak &&
    times.every((time) =>
      (frame.ownDays ? days : book.workDays()).every((day) =>
        book.blocks.some((block) => block.days.includes(day) && block.start <= time.start && block.end >= time.end),
      ),
    )
  )
    return
  if (isLunchAtWork(book, frame, { real, times, days })) return
  if (real === 'oncall' && times.every((time) => time.how === 'part')) return
  if (startsTheDay(book, frame, times)) return
  for (const time of times) {
    if (real === '' && time.how === 'part' && !frame.marks.has('workdayword') && frame.activity === null) continue
    // "But Wednesdays from 10": the end is that of the other days.
    const isOpen = time.how === 'point' && frame.lengths.length === 0
    const opens = isWork(real) && isOpen
    const old = opens && frame.ownDays && frame.also.length === 0 ? book.workBlock(days[0] ?? null) : null
    const end = old && old.end > time.start ? old.end : time.end
    replaceWork(book, frame, base)
    push(book, frame, {
      ...{ ...base, start: time.start, end },
      ...(isLongPart(time) && { isPart: true as const }),
      ...(opens && !old ? { assumed: 'end' } : {}),
      ...(opens &&
        !old &&
        frame.also.length === 0 &&
        !frame.marks.has('start') && { confidence: Math.min(base.confidence, ASKED) }),
      ...(isOpen && !opens ? { usualEnd: true } : {}),
      // "Date night from 7": how long is anybody's guess.
      ...(isOpen &&
        !opens &&
        time.item.value === 'from' &&
        !OF_AN_HOUR.has(real) && { confidence: Math.min(base.confidence, ASKED) }),
    })
  }
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

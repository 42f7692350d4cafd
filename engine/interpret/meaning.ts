import { WEEKDAYS, type Weekday } from '../model.ts'
import { inWeekOrder, settingOf, toldTimes, usualLength } from './frame-times.ts'
import type { Frame } from './frame.ts'
import { endMinute } from './hours.ts'
import { recordStance } from './stances.ts'
import { type Block, isWork, type WeekBook, WORK_DAYS } from './week-book.ts'

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
const WHOLE_DAY = new Set(['care', 'family', 'away', 'shabbat', 'busy'])
/** Windows of things that have their own hour [min]. */
const OWN_HOURS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  run: [
    [480, 540],
    [900, 960],
  ],
  drop: [[480, 540]],
  pick: [[900, 960]],
  breakfast: [[420, 480]],
  dinner: [[1080, 1140]],
  bed: [[1140, 1200]],
  earlyshift: [[360, 840]],
  lateshift: [[840, 1320]],
  night: [[1320, 1800]],
}
const STATEMENT_OF_HOURS_MIN = 240

/** What is known of a statement's surroundings. */
export type Scene = { readonly before: Frame | null; readonly sentenceUnfixed: boolean; plainWork: Frame | null }

/** Turns one statement into blocks, preferences and changes of the week. */
export function recordFrame(book: WeekBook, frame: Frame, scene: Scene): void {
  const { marks } = frame
  const told = frame.ranges.length + frame.times.length + frame.parts.length > 0
  const kind = kindOf(frame)
  if (marks.has('nowork') && !told) return
  if (marks.has('rare') || marks.has('oneoff') || marks.has('other') || marks.has('nothome')) return
  if ((marks.has('past') && !marks.has('now')) || (marks.has('future') && !marks.has('now'))) return
  if (marks.has('unfixed') && !frame.ownDays) return
  if (marks.has('wfh')) for (const day of frame.days ?? WEEKDAYS) book.home.add(day)
  else if (frame.ownDays && frame.also.some((item) => item.value.startsWith('work'))) for (const day of frame.days!) book.home.delete(day)
  if (marks.has('except')) return recordException(book, frame, kind)
  if (marks.has('correct') && scene.before) applyCorrection(book, frame, scene.before)
  if (isStance(frame, kind, told)) return recordStance(book, frame, scene.before)
  if (marks.has('free') && !marks.has('off') && frame.activity === null) {
    if (frame.ownDays && !told) markOff(book, frame.days!)
    return
  }
  if (marks.has('off') && !told) {
    if (frame.days && frame.ownDays) markOff(book, frame.days)
    return
  }
  if (frame.activity === null && marks.has('nap')) return
  if (kind === 'commute' && recordCommute(book, frame, told)) return
  recordBusy(book, frame, kind, scene)
}

/** The activity of a statement; hours alone are work when they are long. */
function kindOf(frame: Frame): string {
  const said = frame.activity?.value.split(':')[0]
  if (said) {
    if (frame.also.some((item) => item.value.startsWith('shift:'))) return 'shift'
    const night = frame.also.some((item) => item.value.startsWith('night'))
    return night && (said === 'work' || said === 'shift') ? 'night' : said
  }
  if (frame.marks.has('leave') || frame.marks.has('wfh') || frame.marks.has('start')) return 'work'
  if (frame.marks.has('train')) return 'club'
  return ''
}

function isStance(frame: Frame, kind: string, told: boolean): boolean {
  const { marks } = frame
  const aside = marks.has('beforework') || marks.has('afterwork')
  if (!['prefer', 'avoid', 'cant', 'freetrain'].some((mark) => marks.has(mark))) return false
  const sporty = kind === '' || kind === 'sport' || kind === 'club' || marks.has('train') || marks.has('freetrain')
  if (marks.has('cant')) return true
  if (!told && !aside) return kind === '' || marks.has('train') || marks.has('avoid')
  return sporty || (marks.has('avoid') && frame.ranges.length === 0)
}

function markOff(book: WeekBook, days: readonly Weekday[]): void {
  for (const day of days) book.off.add(day)
  book.removeDays(days, (block) => isWork(block.kind))
}

function recordException(book: WeekBook, frame: Frame, kind: string): void {
  const target = book.blocks.at(-1)
  if (!target) return
  const same = (block: Block) => block.spanStart === target.spanStart
  const until = frame.times.find((item) => item.value === 'until')
  const told = toldTimes(frame, kind || target.kind)
  if (told.length === 0 && !until) {
    if (frame.ownDays) {
      if (isWork(target.kind)) for (const day of frame.days!) book.off.add(day)
      book.removeDays(frame.days!, same)
    }
    return
  }
  const days = frame.days ?? target.days
  if (!frame.ownDays && told.length > 0) {
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
    push(book, frame, { ...target, days: [...days], end: endMinute(until.from!, target.start) })
}

/** A correction takes the place of what the statement before it said. */
function applyCorrection(book: WeekBook, frame: Frame, before: Frame): void {
  const sameActivity =
    frame.also.length === 0 || frame.activity === before.activity || frame.activity?.value === before.activity?.value
  const says = frame.ranges.length + frame.times.length + frame.parts.length > 0
  if (!sameActivity || (!says && !frame.ownDays)) return
  const start = before.items[0]!.start
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
  } else if (frame.ranges.length === 0 && old[0] && frame.times.length === 1 && frame.times[0]!.value === 'until') {
    push(book, frame, { ...old[0], end: endMinute(frame.times[0]!.from!, old[0].start) })
    frame.times = []
  }
}

function recordCommute(book: WeekBook, frame: Frame, told: boolean): boolean {
  const length = frame.lengths[0]
  if (!length || told) return !told
  const minutes =
    frame.marks.has('total') && !frame.marks.has('eachway') ? Math.round(length.minutes! / 2) : length.minutes!
  const days = frame.ownDays ? frame.days : null
  book.commute = {
    minutes: Math.min(minutes, 240),
    days,
    spanStart: frame.items[0]!.start,
    spanEnd: frame.items.at(-1)!.end,
  }
  return true
}

function recordBusy(book: WeekBook, frame: Frame, kind: string, scene: Scene): void {
  const label = frame.activity?.value.split(':')[1] ?? (frame.marks.has('train') ? 'training' : '')
  const times = toldTimes(frame, kind)
  const until = frame.times.find((item) => item.value === 'until')
  const long = times.some((time) => time.end - time.start >= STATEMENT_OF_HOURS_MIN && time.how !== 'part')
  const real = kind === '' && long && !frame.marks.has('unknown') ? 'work' : kind
  const days = daysFor(book, frame, real)
  const base = {
    kind: real || 'other',
    label: label || (real === 'work' ? 'work' : 'busy'),
    days,
    said: frame.ownDays || frame.days !== null,
    confidence: sureness(frame, real),
  }
  const own = OWN_HOURS[real]
  if (frame.lengths.length > 0 && times.length === 0 && !until) return recordLength(book, frame, base)
  if (until && !times.some((time) => time.how === 'range' || time.how === 'point'))
    return recordUntil(book, frame, base, until.from!)
  if (frame.marks.has('restday')) return recordRest(book, frame, base)
  if (times.every((time) => time.how === 'part')) {
    const allDay = times.some((time) => time.item.value === 'allday' || time.item.value === 'daytime')
    if (own && !allDay) {
      const part = times[0]?.item.value
      const chosen = own.filter(
        (hours) =>
          own.length === 1 ||
          !part ||
          (part === 'morning' || part === 'early' ? hours[0] < 720 : hours[0] >= 720 || part === 'night'),
      )
      for (const hours of real === 'run' && part ? chosen : own)
        push(book, frame, { ...base, start: hours[0], end: hours[1] })
      return
    }
    if (times.length === 0) return recordBare(book, frame, base, scene)
  }
  if (real === 'oncall' && times.every((time) => time.how === 'part')) return
  for (const time of times) {
    if (real === '' && time.how === 'part' && !frame.marks.has('workdayword') && frame.activity === null) continue
    const shifted = real === 'sleep' && sleepsAfterNight(book, frame, time.start) ? nextDays(frame.days ?? book.blocks.at(-1)!.days) : days
    replaceWork(book, frame, base, time.start)
    push(book, frame, { ...base, days: shifted, start: time.start, end: time.end })
  }
}

function daysFor(book: WeekBook, frame: Frame, kind: string): Weekday[] {
  if (frame.marks.has('restdays')) {
    const taken = new Set(
      book.blocks.filter((block) => isWork(block.kind) && block.said).flatMap((block) => block.days),
    )
    return WORK_DAYS.filter((day) => !taken.has(day) && !book.off.has(day))
  }
  // A daily meeting is one of every working day.
  if (frame.days && !(frame.days.length === 7 && FOLLOWS_WORK.has(kind))) return inWeekOrder(frame.days)
  if (frame.also.some((item) => item.value.startsWith('jummah'))) return ['fri']
  if (FOLLOWS_WORK.has(kind)) return book.workDays()
  if (!ON_SCHOOL_DAYS.has(kind)) return [...WEEKDAYS]
  return isWork(kind) ? WORK_DAYS.filter((day) => !book.off.has(day)) : [...WORK_DAYS]
}

/** Work on a day that an earlier, broader statement already covers replaces it there. */
function replaceWork(
  book: WeekBook,
  frame: Frame,
  base: Omit<Block, 'start' | 'end' | 'spanStart' | 'spanEnd'>,
  _start: number,
): void {
  if (!isWork(base.kind) || !frame.ownDays || frame.marks.has('weekA') || frame.marks.has('weekB')) return
  const narrower = (block: Block) =>
    isWork(block.kind) &&
    block.spanStart !== frame.items[0]!.start &&
    block.days.length > base.days.length &&
    base.days.every((day) => block.days.includes(day)) &&
    frame.also.length === 0
  book.removeDays(base.days, narrower)
}

function recordUntil(
  book: WeekBook,
  frame: Frame,
  base: Omit<Block, 'start' | 'end' | 'spanStart' | 'spanEnd'>,
  clock: NonNullable<Frame['times'][number]['from']>,
): void {
  const part = settingOf(frame, base.kind).part
  if (isWork(base.kind) || base.kind === 'other') {
    const old = book.workBlock(base.days[0] ?? null) ?? book.workBlock(null)
    if (!old && base.kind === 'other') return
    const start = old?.start ?? 540
    const on = frame.ownDays || !old ? base.days : old.days
    book.removeDays(on, (block) => isWork(block.kind))
    push(book, frame, {
      ...base,
      kind: old?.kind ?? 'work',
      label: old?.label ?? base.label,
      days: on,
      start,
      end: endMinute(clock, start),
    })
    return
  }
  for (const day of base.days) {
    const end = endMinute(clock, 660)
    const start = part ? toldTimes({ ...frame, times: [] }, base.kind)[0]?.start : book.endBefore(day, end)
    if (start !== null && start !== undefined && start < end)
      push(book, frame, { ...base, days: [day], start, end: endMinute(clock, start) })
  }
}

/** A stated length without a time follows what was before it, if the text chains them. */
function recordLength(
  book: WeekBook,
  frame: Frame,
  base: Omit<Block, 'start' | 'end' | 'spanStart' | 'spanEnd'>,
): void {
  if (!frame.marks.has('chain')) return
  const last = book.blocks.at(-1)
  if (!last) return
  const days = frame.days ? base.days : last.days
  push(book, frame, {
    ...base,
    days: [...days],
    start: last.end % 1440,
    end: (last.end % 1440) + frame.lengths[0]!.minutes!,
  })
}

function recordRest(book: WeekBook, frame: Frame, base: Omit<Block, 'start' | 'end' | 'spanStart' | 'spanEnd'>): void {
  for (const day of base.days) {
    const start = book.endBefore(day, 1260)
    if (start !== null) push(book, frame, { ...base, days: [day], start, end: 1260 })
  }
}

function recordBare(
  book: WeekBook,
  frame: Frame,
  base: Omit<Block, 'start' | 'end' | 'spanStart' | 'spanEnd'>,
  scene: Scene,
): void {
  if (isWork(base.kind)) {
    if (!scene.sentenceUnfixed && !frame.marks.has('unfixed') && !frame.marks.has('cant') && !frame.marks.has('avoid'))
      scene.plainWork ??= frame
    return
  }
  if (frame.marks.has('chain') && book.blocks.length > 0 && !frame.activity) return
  if (WHOLE_DAY.has(base.kind) && frame.ownDays && frame.days!.length < 7)
    push(book, frame, { ...base, start: 480, end: 1260, confidence: 0.5 })
  else if (!frame.activity && frame.ownDays) attachDays(book, frame, scene)
}

/** Days told on their own belong to the statements just before that had none. */
function attachDays(book: WeekBook, frame: Frame, _scene: Scene): void {
  for (const block of book.blocks.toReversed()) {
    if (block.said) break
    block.days = inWeekOrder(frame.days!)
  }
  for (const block of book.blocks) if (block.days.every((day) => frame.days!.includes(day))) block.said = true
}

function sleepsAfterNight(book: WeekBook, frame: Frame, start: number): boolean {
  const last = book.blocks.findLast((block) => block.kind !== 'sleep')
  return last !== undefined && last.end > 1440 && start < 960 && !frame.ownDays
}

function nextDays(days: readonly Weekday[]): Weekday[] {
  return inWeekOrder(days.map((day) => WEEKDAYS[(WEEKDAYS.indexOf(day) + 1) % 7]!))
}

function sureness(frame: Frame, kind: string): number {
  if (frame.marks.has('weekA') || frame.marks.has('weekB')) return 0.55
  if (kind === '') return 0.65
  if (frame.ranges.length > 0) return 0.95
  return frame.times.length > 0 ? 0.85 : 0.7
}

/** Adds a block with the place of its statement. */
export function push(book: WeekBook, frame: Frame, block: Omit<Block, 'spanStart' | 'spanEnd'> & Partial<Block>): void {
  const end = block.end > block.start ? block.end : block.end + 1440
  if (block.days.length === 0 || end - block.start > 1440 || block.start < 0) return
  book.blocks.push({ ...block, end, spanStart: frame.items[0]!.start, spanEnd: frame.items.at(-1)!.end })
}

/** [min] hours of work that is named without any: nine to five. */
export function recordPlainWork(book: WeekBook, frame: Frame): void {
  const activity = frame.activity?.value.split(':')[1] ?? 'work'
  const days = frame.days ? inWeekOrder(frame.days) : WORK_DAYS.filter((day) => !book.off.has(day))
  push(book, frame, {
    kind: 'work',
    label: activity,
    days,
    start: 540,
    end: 540 + usualLength('work'),
    said: frame.ownDays,
    confidence: 0.5,
  })
}

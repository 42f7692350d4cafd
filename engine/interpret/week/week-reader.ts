import { clockTime } from '../../day/clock.ts'
import { isOwnName, isRareSport, ownSport } from '../../day/own-names.ts'
import { isGentle, isPractice, OWN_TRAINING, practiceHours } from '../../day/practice-words.ts'
import { type BusyBlock, type CommitmentsReading, type TimePreference, WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { startMinute } from '../hours.ts'
import type { Prepared } from '../reading.ts'
import { OWN_DAYS, recordPlainWork, type Scene } from './bare-statements.ts'
import { push } from './changes.ts'
import type { readDiary } from './diary.ts'
import { activityKind, type Frame } from './frame.ts'
import { inWeekOrder } from './frame-times.ts'
import { framesOf } from './frames.ts'
import { hoursOwed, numbersOwed, type ToldHours } from './leftover-hours.ts'
import { mealIn } from './meal-in.ts'
import { recordFrame } from './meaning.ts'
import { plainItems } from './plain-items.ts'
import { settle } from './settle.ts'
import { type Stay, staysOf } from './spans.ts'
import { sportLabel } from './sport-label.ts'
import { type Block, isWork, WeekBook, type Wish } from './week-book.ts'
import { type WeekLine, weekLines } from './week-lines.ts'

/**
 * The ordinary week and the training preferences that a text tells.
 * @param text - as typed
 * @param prepared - the same, laid out in its language
 * @param isRota - whether it tells of shifts that take turns
 * @param diary - reads a day told from hour to hour; left out for a text that tells of none
 */
export function weekOf(
  text: string,
  { sentences, lines }: Prepared,
  isRota: boolean,
  diary?: typeof readDiary,
): CommitmentsReading {
  const book = new WeekBook(text)
  const scene: Scene = { before: null, sentenceUnfixed: false, plainWork: null }
  const told = weekLines(sentences.map(plainItems), lines)
  const owed: ToldHours[] = []
  if (!diary?.(book, told)) for (const line of told) owed.push(...readLine(book, line, scene))
  if (scene.plainWork && isUntold(book, scene.plainWork)) recordPlainWork(book, scene.plainWork)
  settle(book, text, owed, isRota)
  // "Long run Sunday morning": some hour of it.
  const parts = book.blocks.filter((block) => block.isPart && isOwnName(labelOf(block)))
  const wishes = [...book.wishes, ...parts.map(wishOf)].map(withSport).filter((wish) => !isRefused(wish))
  const isAtItsHour = (wish: Wish) =>
    takesHours(wish, aroundOf(wish, CLAUSE)) &&
    !EVENT.test(aroundOf(wish, '.;\n')) &&
    !DATED.test(aroundOf(wish, CLAUSE))
  return {
    busy: [
      ...book.blocks.filter((block) => !parts.includes(block)).map(busyBlock),
      ...wishes.filter(isAtItsHour).flatMap(atItsHour),
    ],
    preferences: distinct(wishes.filter((wish) => !isAtItsHour(wish))).map(preference),
  }
  function busyBlock(block: Block): BusyBlock {
    const label = labelOf(block)
    return {
      days: [...block.days],
      start: clockTime(block.start),
      end: clockTime(block.end),
      // "Gym before work (9-5)": nobody trains for so long.
      label: isOwnName(label) && block.end - block.start >= WORKING_MIN ? 'busy' : (mealIn(block, text) ?? label),
      span: { start: block.spanStart, end: Math.min(block.spanEnd, text.length) },
      confidence: block.confidence,
    }
  }
  function labelOf(block: Pick<Block, 'label' | 'spanStart' | 'spanEnd' | 'namedAt' | 'start' | 'end'>): string {
    const told = (from: number) => sportLabel(block.label, text.slice(0, block.spanEnd), from, aroundOf(block, CLAUSE))
    const own = told(block.spanStart)
    const isNamed = own === OWN_TRAINING && block.end - block.start < WORKING_MIN
    return isNamed ? told(block.namedAt ?? block.spanStart) : own
  }
  /** What was read with the words around it, up to some marks. */
  function aroundOf({ spanStart, spanEnd }: Pick<Block, 'spanStart' | 'spanEnd'>, marks: string): string {
    const before = new RegExp(`[^${marks}]*$`).exec(text.slice(0, spanStart))?.[0] ?? ''
    const after = new RegExp(`^[^${marks}]*`).exec(text.slice(spanEnd))?.[0] ?? ''
    return before + text.slice(spanStart, spanEnd) + after
  }
  function isRefused(wish: Wish): boolean {
    return wish.isOwn === true && REFUSED.test(aroundOf(wish, CLAUSE))
  }
  function withSport(wish: Wish): Wish {
    if (!wish.isOwn) return wish
    const label = labelOf({ ...wish, label: OWN_TRAINING })
    return { ...wish, sport: label === 'yoga' ? 'mind' : ownSport(label) }
  }
  /** "Climbing on Tuesdays" is others' hour; a swim, a ride or yoga may be one that the plan is to have. */
  function takesHours(wish: Wish, clause: string): boolean {
    if (!wish.isOwn || wish.days.length === WEEKDAYS.length) return false
    const label = labelOf({ ...wish, label: OWN_TRAINING })
    if (isPractice(label) || wish.sport === 'row') return true
    return (isRareSport(wish.sport ?? null) || isGentle(label)) && !WISHED.test(clause)
  }
  // A ride takes its time whether the plan is one of rides or not: about when, a screen asks.
  function atItsHour(wish: Wish): BusyBlock[] {
    const { label, span } = { label: labelOf({ ...wish, label: OWN_TRAINING }), span: preference(wish).span }
    const isWeekend = (day: Weekday) => day === 'sat' || day === 'sun'
    const parts = [wish.days.filter((day) => !isWeekend(day)), wish.days.filter(isWeekend)]
    return parts.flatMap((days) => {
      const [first] = days
      if (!first) return []
      const usual = isWeekend(first) && OF_A_MORNING.test(label) ? WEEKEND_MORNING : practiceHours(first)
      const start = usual.start >= wish.start && usual.end <= wish.end ? usual.start : wish.start
      const length = wish.sport === 'cycle' ? usual.end - usual.start : ALONE_MIN
      const end = Math.min(wish.end, start + length)
      return [{ days, start: clockTime(start), end: clockTime(end), label, span, confidence: ASKED_HOURS }]
    })
  }
  function preference(wish: Wish): TimePreference {
    return {
      days: [...wish.days],
      start: clockTime(wish.start),
      end: clockTime(wish.end),
      strength: wish.strength,
      ...(wish.sport && { sport: wish.sport }),
      span: { start: wish.spanStart, end: Math.min(wish.spanEnd, text.length) },
      confidence: wish.confidence,
    }
  }
}

/** What ends a clause. */
const CLAUSE = '.,;\\n'

/** [min] of a swim or a row of which only the day was told. @source default-ours */
const ALONE_MIN = 60

/** [ratio] The sureness of hours of which only the day was told. */
const ASKED_HOURS = 0.5

/** At weekends clubs ride and run in the morning, and a parkrun begins at nine. @source default-ours */
const OF_A_MORNING = /parkrun|club|group/i
const WEEKEND_MORNING = { start: 540, end: 660 }
/** What the plan is asked for. */
const WISHED = /like|love|want|would|could|prefer|please|maybe|'d /i

/** "I don't swim on Tuesdays any more" is no wish for them. */
const REFUSED =
  /(?<!\p{L})(?:not?|never|\p{L}+n['’]t|dont|cant|wont|stopped|any ?more|nicht|kein\p{L}*|nie|pas|jamais|nunca|n[aã]o|non|niet|geen)(?!\p{L})/iu

/** "Charity bike ride on Sunday 12 July" is not of each Sunday; dates that were read already are blank. */
const EVENT = /charity|sportive|athl?on|\b(?:race|event)\b/i
const DATED = /\w {4}/

function wishOf({ days, start, end, spanStart, spanEnd }: Block): Wish {
  return { strength: 'prefer', days, start, end, spanStart, spanEnd, isOwn: true, confidence: OWN_DAYS }
}

/** [min] from here on hours are those of a working day, and more than lessons. @source default-ours */
const WORKING_MIN = 360
const SCHOOL_DAY_MIN = WORKING_MIN

/** Work named without hours counts on days of its own that no other work is told of. */
function isUntold({ blocks }: WeekBook, { ownDays, days }: Frame): boolean {
  // "Teacher. School 7.45 to 3.30": whole days at a school are the work.
  const work = blocks.filter(
    ({ kind, start, end }) => isWork(kind) || (kind === 'school' && end - start >= SCHOOL_DAY_MIN),
  )
  return ownDays && days ? !work.some((block) => block.days.some((day) => days.includes(day))) : work.length === 0
}

/** Reads a line into the book; the hours that its sentences owe it. */
function readLine(book: WeekBook, { sentences, days }: WeekLine, scene: Scene): ToldHours[] {
  const owed: ToldHours[] = []
  for (const items of sentences) {
    const { stays, rest } = staysOf(items)
    scene.sentenceUnfixed = rest.some((item) => item.tag === 'unfixed' || item.tag === 'nowork')
    const frames = framesOf(rest, scene.before?.days ?? null)
    // "Mon work 9-5, Thu work 9-5 and physio at 6": the last is of Thursday.
    const isOfOwn = (frame: Frame) => frames.some((one) => one.ownDays && one.days === frame.days)
    for (const frame of frames) if (days && !isOfOwn(frame)) Object.assign(frame, { days: [...days], ownDays: true })
    joinLoneHours(frames)
    shareSchoolDays(frames)
    const waiting = stays.length > 0 ? frames.findLast((frame) => frame.activity !== null) : undefined
    for (const frame of frames) {
      if (frame !== waiting || frame.ranges.length + frame.times.length > 0) recordFrame(book, frame, scene)
      scene.before = frame
    }
    // "Night shift 9 PM–6 AM, Monday night to Friday night": its hours are told, and these are its days.
    const isTold = waiting && isWork(activityKind(waiting) ?? '') && waiting.ranges.length > 0
    for (const stay of isTold ? [] : stays) recordStay(book, stay, waiting)
    recordNight(book, frames)
    owed.push(...hoursOwed(frames), ...numbersOwed(rest))
  }
  return owed
}

/** Wishes that leave some time, days of the same words and hours together, each told once. */
function distinct(wishes: readonly Wish[]): Wish[] {
  const together = new Map<string, Wish>()
  for (const wish of wishes) {
    if (wish.end <= wish.start) continue
    const key = `${wish.strength} ${wish.start} ${wish.end} ${wish.sport ?? ''}`
    const known = together.get(key)
    if (known) together.set(key, { ...known, days: inWeekOrder([...known.days, ...wish.days]) })
    else together.set(key, wish)
  }
  return [...together.values()]
}

/** "Leave at 7, home by 6": a statement that only starts and one that only ends are one. */
function joinLoneHours(frames: Frame[]): void {
  for (let index = frames.length - 1; index > 0; index -= 1) {
    const [first, second] = [sure(frames[index - 1]), sure(frames[index])]
    const opens = (item: Frame['times'][number]) =>
      item.value === 'from' || (item.value === 'at' && isWork(activityKind(first) ?? '') && second.marks.has('end'))
    const starts =
      first.ranges.length === 0 && first.times.some(opens) && !first.times.some((item) => item.value === 'until')
    const ends =
      second.ranges.length === 0 &&
      second.times.length === 1 &&
      sure(second.times[0]).value === 'until' &&
      second.also.length === 0 &&
      !second.ownDays
    if (!starts || !ends) continue
    first.times.push(sure(second.times[0]))
    first.items.push(...second.items)
    for (const mark of second.marks) if (mark === 'back' || mark === 'end') first.marks.add(mark)
    frames.splice(index, 1)
  }
}

/** "Drop off dad 9am pick him up 3pm Mon Wed Fri", "dancing Mon 5, pick up 6.30": who is brought is fetched that day. */
function shareSchoolDays(frames: readonly Frame[]): void {
  for (const [at, frame] of frames.entries()) {
    const next = frames[at + 1]
    if (!next || activityKind(next) !== 'pick' || !BROUGHT.test(activityKind(frame) ?? '')) continue
    if (frame.ownDays && !next.ownDays) Object.assign(next, { days: frame.days, ownDays: true })
    // Days told behind both, without a comma between, are of both.
    const isOne = sure(next.items[0]).start - sure(frame.items.at(-1)).end <= 1
    if (next.ownDays && !frame.ownDays && isOne) Object.assign(frame, { days: next.days, ownDays: true })
  }
}

const BROUGHT = /^(?:drop|club|sport)$/

/** [min] When children are put to bed. */
const CHILDREN_SLEEP = { from: 1020, to: 1260 }

/** Sleep counts when both its ends are told. */
function recordNight(book: WeekBook, frames: readonly Frame[]): void {
  const bedFrame = frames.find((frame) => frame.times.some((item) => item.value === 'bed'))
  const wakeFrame = frames.find((frame) => frame.times.some((item) => item.value === 'wake'))
  if (!bedFrame || !wakeFrame) return
  const bed = sure(bedFrame.times.find((item) => item.value === 'bed'))
  const wake = sure(wakeFrame.times.find((item) => item.value === 'wake'))
  const setting = { part: null, weekend: false }
  const start = startMinute(sure(bed.from), { ...setting, kind: 'bedtime' })
  const end = startMinute(sure(wake.from), { ...setting, kind: 'wake' })
  const days = bedFrame.ownDays ? sure(bedFrame.days) : [...WEEKDAYS]
  // Whoever sleeps from half past seven is mostly a child.
  const confidence = start >= CHILDREN_SLEEP.from && start < CHILDREN_SLEEP.to ? 0.5 : 0.85
  push(book, bedFrame, { kind: 'sleep', label: 'sleep', days: [...days], start, end, said: true, confidence })
}

const STAYED = /^(?:|work|shift|night|away|busy|travel|faith|shabbat|care)$/

/** A stay over several days becomes one block a day. */
function recordStay(book: WeekBook, stay: Stay, frame: Frame | undefined): void {
  if (frame && ['rare', 'past', 'future', 'oneoff', 'other'].some((mark) => frame.marks.has(mark))) return
  const [kind = '', label = 'busy'] = frame?.activity?.value.split(':') ?? []
  const from = startMinute(stay.from, { kind: '', part: null, weekend: false })
  const to = startMinute(stay.to, { kind: '', part: null, weekend: false })
  // Where somebody is for days is theirs, unless it is of someone or something else: "kids are at their dad's".
  const confidence = STAYED.test(kind) ? 0.75 : 0.55
  const base = { kind: 'stay', label, said: true, confidence, spanStart: stay.item.start, spanEnd: stay.item.end }
  const first = WEEKDAYS.indexOf(stay.first)
  const length = (WEEKDAYS.indexOf(stay.last) - first + 7) % 7
  const day = (step: number): Weekday[] => [sure(WEEKDAYS[(first + step) % 7])]
  book.blocks.push({ ...base, days: day(0), start: from, end: 1440 })
  for (let step = 1; step < length; step += 1) book.blocks.push({ ...base, days: day(step), start: 0, end: 1440 })
  if (to > 0) book.blocks.push({ ...base, days: day(length), start: 0, end: to })
}

import { WEEKDAYS, type Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { endMinute, rangeMinutes, startMinute } from '../hours.ts'
import type { Item } from '../items.ts'
import type { Frame } from './frame.ts'
import { activityKind, labelOf } from './frame.ts'
import { usualLength } from './frame-times.ts'
import { framesOf } from './frames.ts'
import { isWork, type WeekBook, WORK_DAYS } from './week-book.ts'
import type { WeekLine } from './week-lines.ts'

/** How many lines that begin with an hour make a day told from hour to hour; ours. */
const FEWEST_HOURS = 3
/** [ratio] How sure the reader is of what a diary tells: one day stands for many. */
const SURE_OF_RANGE = 0.75
const SURE_OF_HOUR = 0.65
/** What nobody notes down as a commitment. */
const NO_COMMITMENT = /^(breakfast|lunchmeal|sleep|bedtime|nap|wake)$/
/** Words that end what was going on. */
const ENDS = ['leave', 'end', 'back', 'bed'] as const

/** A line of a diary: when it begins, when it ends where that is told, and what it is. */
type Entry = {
  readonly start: number
  readonly end: number | null
  readonly kind: string
  readonly frame: Frame
  readonly endsOthers: boolean
}

/**
 * Reads a day told from hour to hour, a line each: "8:20 Drop-off / 9:00 Work / 18:00 Out of the office". What goes on
 * for long ends where a later line begins.
 * @returns whether the text is such a day; if not, nothing is recorded
 */
export function readDiary(book: WeekBook, told: readonly WeekLine[]): boolean {
  const [one, ...more] = told
  const lines = one && more.length === 0 ? clausesOf(one) : told
  const headed = lines.filter(({ sentences, days }) => days === null && startOf(sentences) !== null)
  const isDiary =
    headed.length >= FEWEST_HOURS && headed.length > (lines === told ? lines.length / 2 : Math.max(3, lines.length - 1))
  // "19:30-21:00 Tue choir" is no hour of one day.
  const isOfDays = headed.some(({ sentences }) => sentences.flat().some(({ tag }) => tag === 'days'))
  if (!isDiary || isOfDays) return false
  const entries = inOrder(headed.map(({ sentences }) => entryOf(sentences)))
  const days = entries.some(
    ({ kind, frame }) => isWork(kind) || kind === 'school' || kind === 'drop' || frame.marks.has('leave'),
  )
    ? WORK_DAYS
    : WEEKDAYS
  for (const [at, entry] of entries.entries()) record(book, entry, entries.slice(at + 1), days)
  return true
}

/** "6:15 up, 7:00 leave for work, 17:30 home, 22:00 bed": the same in one line. */
const clausesOf = ({ sentences, days }: WeekLine): WeekLine[] => {
  const parts: Item[][] = [[]]
  for (const item of sentences.flat()) item.text === ',' ? parts.push([]) : sure(parts.at(-1)).push(item)
  return parts.map((part) => ({ sentences: [part], days }))
}

const plain = (sentences: readonly (readonly Item[])[]): Item[] =>
  sentences.flat().filter(({ tag, text }) => !(tag === 'sign' && /^[-•*\n]$/.test(text)) && tag !== 'fill')

function startOf(sentences: readonly (readonly Item[])[]): Item | null {
  const [first] = plain(sentences)
  return first && (first.tag === 'time' || first.tag === 'range') ? first : null
}

function entryOf(sentences: readonly (readonly Item[])[]): Entry {
  const item = sure(startOf(sentences))
  const frames = framesOf(plain(sentences).slice(1), null)
  const frame = frames.find(({ activity }) => activity !== null) ?? frames[0] ?? sure(framesOf([item], null)[0])
  const kind = activityKind(frame) ?? ''
  const setting = { kind: kind === 'work' || kind === 'drop' ? kind : '', part: null, weekend: false }
  const range = item.tag === 'range' ? rangeMinutes(sure(item.from), sure(item.to), setting) : null
  return {
    start: range?.start ?? startMinute(sure(item.from), setting),
    end: range?.end ?? null,
    kind,
    frame: { ...frame, items: [item, ...frame.items] },
    endsOthers: ENDS.some((mark) => frame.marks.has(mark)),
  }
}

/** A day goes forward: an hour without am or pm that lies before the line above is of the afternoon. */
function inOrder(entries: readonly Entry[]): Entry[] {
  let last = 0
  return entries.map((entry) => {
    const isBack = entry.start < last && entry.start + HALF_DAY_MIN < DAY_MIN && entry.start + HALF_DAY_MIN >= last
    const shift = isBack ? HALF_DAY_MIN : 0
    last = Math.max(last, entry.start + shift)
    return { ...entry, start: entry.start + shift, end: entry.end === null ? null : entry.end + shift }
  })
}

const HALF_DAY_MIN = 720
const DAY_MIN = 1440

function record(book: WeekBook, entry: Entry, after: readonly Entry[], days: readonly Weekday[]): void {
  const { frame, start } = entry
  const back = after.find((each) => each.frame.marks.has('back'))
  // Who leaves home is out until they are back.
  const kind = entry.kind === '' && frame.marks.has('leave') && back ? 'work' : entry.kind
  const isNothing = kind === '' || NO_COMMITMENT.test(kind) || frame.marks.has('other')
  if (isNothing || (entry.endsOthers && isWork(entry.kind)) || kind === 'commute') return
  const before = book.blocks.at(-1)
  const base = { kind, label: labelOf(frame) ?? (isWork(kind) ? kind : 'busy'), days: [...days], said: false }
  const last = (kind === entry.kind ? entry : sure(back)).frame.items.at(-1)
  const place = { spanStart: sure(frame.items[0]).start, spanEnd: sure(last).end }
  const end = entry.end ?? (kind === entry.kind ? endOf(entry, after) : sure(back).start)
  // "9:00 Work ... 13:00 Back to work": one day's work.
  if (before && isWork(kind) && before.kind === kind && start <= before.end) {
    before.end = Math.max(before.end, end)
    return
  }
  const confidence = entry.end === null ? SURE_OF_HOUR : SURE_OF_RANGE
  book.blocks.push({ ...base, ...place, start, end, confidence })
}

/** Work goes on until a line that ends it; else as long as such things last, or until the next line. */
function endOf({ start, kind, frame }: Entry, after: readonly Entry[]): number {
  const until = frame.times.find(({ value }) => value === 'until')
  if (until) return endMinute(sure(until.from), start)
  const told = frame.lengths[0]?.minutes
  if (told) return start + told
  const later = after.filter((each) => each.start > start)
  if (isWork(kind)) {
    const stop = later.find((each) => each.endsOthers || !(isWork(each.kind) || each.kind === '' || isPause(each)))
    return stop?.start ?? start + usualLength(kind)
  }
  const next = later[0]?.start ?? DAY_MIN
  return Math.min(start + usualLength(kind), next)
}

const isPause = ({ kind, frame }: Entry): boolean =>
  kind === 'lunchmeal' || kind === 'meeting' || kind === 'call' || frame.parts.some(({ value }) => value === 'lunch')

import { sure } from '../../sure.ts'
import type { Clock, Item } from '../items.ts'
import type { Frame } from './frame.ts'
import type { WeekBook } from './week-book.ts'

/** Hours that a statement tells, with the words that what it tells stands in. */
export type ToldHours = { readonly clocks: readonly Clock[]; readonly start: number; readonly end: number }

/** [ratio] The sureness of what stands beside an hour that became nothing: a screen asks. */
const DOUBTED = 0.5
const HALF_DAY = 720
/** Whose hours, or of which time, are not the week's: nothing is owed of them. */
const OWED_NOTHING = [
  'rare',
  'oneoff',
  'other',
  'past',
  'future',
  'nothome',
  'wake',
  'bed',
  'nap',
  'free',
  'off',
  'now',
]

/**
 * The hours that each statement of a sentence owes the week. One that names nothing to do says more of what stands
 * before it.
 */
export function hoursOwed(frames: readonly Frame[]): ToldHours[] {
  return frames.flatMap(({ marks, ranges, times, parts, activity, items }, at) => {
    const clocks = [...ranges, ...times].flatMap(({ from, to }) => [from, to].filter((clock) => clock !== undefined))
    const isBreak = parts.some(({ value }) => value === 'lunch')
    if (clocks.length === 0 || isBreak || times.some(isOfSleep) || OWED_NOTHING.some((mark) => marks.has(mark)))
      return []
    const before = activity === null ? frames[at - 1]?.items : undefined
    const said = [...(before ?? []), ...items]
    return { clocks, start: sure(said[0]).start, end: Math.max(...said.map(({ end }) => end)) }
  })
}

/** "At 8.15 and 3", "except Friday (2)": numbers that stand where an hour would, and were not taken for one. */
export function numbersOwed(items: readonly Item[]): ToldHours[] {
  return items.flatMap(({ tag, text, end }, at) => {
    const [before, lead, next] = [items[at - 1], items[at - 2], items[at + 1]]
    const hour = Number(text)
    if (tag !== 'number' || !(hour >= 1 && hour <= 12) || (next && next.tag !== 'sign')) return []
    const isListed = before?.tag === 'and' && lead?.tag === 'time'
    const isOfDay = before?.text === '(' && lead?.tag === 'days'
    if (!isListed && !isOfDay) return []
    return [{ clocks: [{ hour, minute: 0, half: null, exact: false }], start: sure(items[0]).start, end }]
  })
}

const isOfSleep = ({ value }: Frame['times'][number]) => value === 'wake' || value === 'bed'

/**
 * "Teach from 7.45, never out before 5": where an hour that somebody told begins and ends nothing, what was made of the
 * words around it is in doubt.
 */
export function doubtBesideLeftovers({ blocks, wishes, cuts, hopes }: WeekBook, owed: readonly ToldHours[]): void {
  const edges = new Set([...blocks, ...wishes, ...cuts, ...hopes].flatMap(({ start, end }) => [dial(start), dial(end)]))
  for (const { clocks, start, end } of owed) {
    if (clocks.every(({ hour, minute }) => edges.has(dial(hour * 60 + minute)))) continue
    for (const block of blocks)
      if (block.spanStart < end && block.spanEnd > start) block.confidence = Math.min(block.confidence, DOUBTED)
  }
}

const dial = (minute: number) => minute % HALF_DAY

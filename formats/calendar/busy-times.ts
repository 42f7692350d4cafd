import type { Zone } from './named-zone.ts'
import type { CalendarEntry } from './read-calendar.ts'

/** Hours of one day that a calendar says are taken: `24:00` is the end of it. */
export type BusyTime = { readonly date: string; readonly start: string; readonly end: string; readonly work: boolean }

/** What of a calendar takes somebody's time, besides what plainly does. */
export type BusyChoices = {
  /** Entries of whole days, such as holidays and birthdays. */
  readonly days: boolean
  readonly tentative: boolean
}

const MINUTE_MS = 60_000
const DAY_MIN = 1440

type Piece = { date: string; from: number; until: number; work: boolean }

/**
 * All that is kept of a calendar: the hours that are taken, by day, where the person is.
 * @param isWork - whether the person named an entry as work
 */
export function busyTimes(
  entries: readonly CalendarEntry[],
  choices: BusyChoices,
  zone: Zone,
  isWork: (entry: CalendarEntry) => boolean,
): BusyTime[] {
  const pieces = entries
    .filter((entry) => takesTime(entry, choices))
    .flatMap((entry) => piecesOf(entry, zone, isWork(entry)))
    .sort((a, b) => (a.date === b.date ? a.from - b.from || b.until - a.until : a.date < b.date ? -1 : 1))
  return joined(pieces).map(({ date, from, until, work }) => ({ date, start: clock(from), end: clock(until), work }))
}

/** Whether an entry takes its owner's time. */
export function takesTime({ isDay, isFree, isTentative }: CalendarEntry, { days, tentative }: BusyChoices): boolean {
  return !isFree && (days || !isDay) && (tentative || !isTentative)
}

/** An entry by days, from full minute to full minute. */
function piecesOf({ start, end, isDay }: CalendarEntry, zone: Zone, work: boolean): Piece[] {
  const wall = (instant: number) => (isDay ? instant : zone.wallOf(instant)) / MINUTE_MS
  const [first, last] = [Math.floor(wall(start)), Math.ceil(wall(end))]
  const pieces: Piece[] = []
  for (let from = first; from < last; ) {
    const day = Math.floor(from / DAY_MIN)
    const until = Math.min(last, (day + 1) * DAY_MIN)
    const date = new Date(day * DAY_MIN * MINUTE_MS).toISOString().slice(0, 10)
    pieces.push({ date, from: from - day * DAY_MIN, until: until - day * DAY_MIN, work })
    from = until
  }
  return pieces
}

/** Pieces without what lies within others; what overlaps is one, unless work begins or ends there. */
function joined(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  for (const piece of pieces) {
    const last = kept.findLast(({ work }) => work === piece.work)
    if (last && last.date === piece.date && piece.from <= last.until) last.until = Math.max(last.until, piece.until)
    else kept.push({ ...piece })
  }
  return kept
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

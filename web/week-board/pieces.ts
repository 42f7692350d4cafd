import { type Season, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import type { LightDraft } from '../ordinary-week/dated-week.ts'
import { seasonOf } from '../ordinary-week/season.ts'
import type { HoursRow, WeekDraft } from '../ordinary-week/week-draft.ts'
import { DAY_MIN, type Stretch, stretchOf } from './minutes.ts'

/** What the board shows of a person's facts, and changes. */
export type BoardWeek = Pick<WeekDraft, 'never' | 'maxMin' | 'windows' | 'busy'> & {
  /** As of a draft; none of one week that is different. */
  readonly unsureDays?: readonly Weekday[]
  /** Where the board is of one week: the days of it that hold less than usual. */
  readonly light?: readonly LightDraft[]
}

/** Life takes hours; a window is training time. */
export type Kind = 'busy' | 'window'

/** A fact on one of its days. */
export type Place = { readonly kind: Kind; readonly row: number; readonly day: Weekday }

/** As much of a fact as one day shows. */
export type Piece = Place & {
  readonly key: string
  /** The day that shows it: of a night's second half the one after the fact's. */
  readonly on: Weekday
  readonly part: 'whole' | 'evening' | 'morning'
  /** [min] of the day that shows it, 0 to 1440. */
  readonly from: number
  readonly to: number
  /** The hours of the whole fact. */
  readonly hours: Stretch
  readonly label: string
  /** The days between which it holds. */
  readonly season: Season
  readonly isUnsure: boolean
}

/** The rows of a kind; none where the person's words count. */
export function rowsOf(week: BoardWeek, kind: Kind): readonly HoursRow[] {
  return (kind === 'busy' ? week.busy : week.windows) ?? []
}

export function findRow(week: BoardWeek, { kind, row }: Pick<Place, 'kind' | 'row'>): HoursRow | undefined {
  return rowsOf(week, kind).find(({ id }) => id === row)
}

/** The day so many days later, around the week. */
export function dayAfter(day: Weekday, days = 1): Weekday {
  return WEEKDAYS[(WEEKDAYS.indexOf(day) + days + 7 * 8) % 7]!
}

/** What each day shows, in the order of its hours. A row that lacks its days or an hour is not drawn yet. */
export function piecesOf(week: BoardWeek): Record<Weekday, readonly Piece[]> {
  const found = (['busy', 'window'] as const).flatMap((kind) =>
    rowsOf(week, kind)
      .filter(({ start, end }) => start !== '' && end !== '' && start !== end)
      .flatMap((row) => row.days.flatMap((day) => piecesOn(kind, row, day))),
  )
  const byHour = (one: Piece, other: Piece) => one.from - other.from || other.to - one.to || one.row - other.row
  return Object.fromEntries(
    WEEKDAYS.map((day) => [day, found.filter(({ on }) => on === day).sort(byHour)]),
  ) as unknown as Record<Weekday, readonly Piece[]>
}

function piecesOn(kind: Kind, row: HoursRow, day: Weekday): Piece[] {
  const hours = stretchOf(row)
  return shownOn(kind, day, hours).map((shown) => ({
    ...{ kind, row: row.id, day, hours, label: row.label, ...shown },
    key: keyOf({ kind, row: row.id, day }, shown.part),
    season: seasonOf(row),
    isUnsure: row.isUnsure ?? false,
  }))
}

/** Which days show hours, and as what: a night stands on both of its days. */
export function shownOn(
  kind: Kind,
  day: Weekday,
  { from, length }: Stretch,
): Pick<Piece, 'on' | 'part' | 'from' | 'to'>[] {
  const until = from + length
  // No session begins on one day and ends on the next: training time ends with its day.
  if (until <= DAY_MIN || kind === 'window') return [{ on: day, part: 'whole', from, to: Math.min(until, DAY_MIN) }]
  return [
    { on: day, part: 'evening', from, to: DAY_MIN },
    { on: dayAfter(day), part: 'morning', from: 0, to: until - DAY_MIN },
  ]
}

/** The name of a piece on the screen. */
export function keyOf({ kind, row, day }: Place, part: Piece['part'] = 'whole'): string {
  return `${kind}-${row}-${day}${part === 'morning' ? '-morning' : ''}`
}

/** [min] What is shorter is drawn and pressed as if it were so long. */
const LEAST_SHOWN_MIN = 30

/** Where a piece stands among those of its hours: the which of how many beside each other. */
export type Lane = { readonly lane: number; readonly lanes: number }

/**
 * Life that shares hours stands side by side, and so does what is not sure of it; training time, and what is not sure, lie
 * at full width behind what is certain, as long as enough of them shows.
 */
export function lanesOf(pieces: readonly Piece[]): ReadonlyMap<string, Lane> {
  const life = pieces.filter(({ kind }) => kind === 'busy')
  const isBehind = (piece: Piece) => piece.isUnsure && !isBeside(piece, pieces)
  return new Map([...sideBySide(life.filter((piece) => !isBehind(piece))), ...sideBySide(life.filter(isBehind))])
}

/** Whether certain life would hide what is not sure: it could be neither seen nor pressed behind it. */
export function isBeside(piece: Piece, pieces: readonly Piece[]): boolean {
  return piece.isUnsure && roomOf(piece, pieces.filter(isCertain)) === null
}

const isCertain = ({ kind, isUnsure }: Piece) => kind === 'busy' && !isUnsure

function sideBySide(pieces: readonly Piece[]): ReadonlyMap<string, Lane> {
  const lanes = new Map<string, Lane>()
  let group: { key: string; lane: number }[] = []
  let ends: number[] = []
  const close = () => {
    for (const { key, lane } of group) lanes.set(key, { lane, lanes: ends.length })
    group = []
    ends = []
  }
  for (const { key, from, to } of pieces) {
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = Math.max(to, from + LEAST_SHOWN_MIN)
    group.push({ key, lane })
  }
  close()
  return lanes
}

type Hours = { readonly from: number; readonly to: number }

/** [min] What words of one line need. */
const WORDS_MIN = 25

/** The longest part of a piece that nothing drawn over it covers: its words belong there. Null where no line has room. */
export function roomOf(piece: Hours, over: readonly Hours[]): Hours | null {
  const covering = over
    .filter(({ from, to }) => from < piece.to && to > piece.from)
    .toSorted((one, other) => one.from - other.from)
  let [best, at] = [{ from: piece.from, to: piece.from }, piece.from]
  for (const { from, to } of [...covering, { from: piece.to, to: piece.to }]) {
    if (from - at > best.to - best.from) best = { from: at, to: from }
    at = Math.max(at, to)
  }
  return covering.length === 0 || best.to - best.from >= WORDS_MIN ? best : null
}

/** What is drawn over a piece: training over all, and certain life over what is not sure and over training time. */
export function coverOf(piece: Piece, pieces: readonly Piece[], sessions: readonly Hours[]): readonly Hours[] {
  if (piece.kind === 'window') return [...sessions, ...pieces.filter(({ kind }) => kind === 'busy')]
  const isBehind = piece.isUnsure && !isBeside(piece, pieces)
  return [...sessions, ...(isBehind ? pieces.filter(isCertain) : [])]
}

/** [min] The waking hours that a board shows in any case. */
const USUAL = { from: 6 * 60, to: 22 * 60 }

/** [min] The whole hours that hold everything on the board. */
export function rangeOf(ones: Iterable<{ from: number; to: number }>, isWhole: boolean): { from: number; to: number } {
  let { from, to } = isWhole ? { from: 0, to: DAY_MIN } : USUAL
  for (const one of ones) {
    from = Math.min(from, Math.floor(one.from / 60) * 60)
    to = Math.max(to, Math.ceil(Math.min(one.to, DAY_MIN) / 60) * 60)
  }
  return { from, to }
}

import { nameOf } from '../../engine/day/own-names.ts'
import { type Turn, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { isBackwards, isSameSeason, type SeasonRow } from '../ordinary-week/season.ts'
import { type HoursRow, newHours } from '../ordinary-week/week-draft.ts'
import type { Target } from './drag-rules.ts'
import { clamped, clockOf, DAY_MIN, hoursOf, minuteOf, STEP_MIN, stretchOf } from './minutes.ts'
import { type BoardWeek, findRow, type Kind, type Place, rowsOf } from './pieces.ts'

/** A week after a change, and where what was changed lies now; null where it is gone. */
export type Edit = { readonly week: BoardWeek; readonly place: Place | null }

/** The piece of one day put elsewhere: its other days stay where they are. */
export function put(week: BoardWeek, place: Place, target: Target): Edit {
  const row = findRow(week, place)
  if (!row) return { week, place: null }
  const moved = sure({ ...row, ...hoursOf(target), days: [target.day] })
  const isAlone = row.days.length === 1
  return joined(removed(week, place).week, place.kind, isAlone ? moved : { ...moved, ...asNew() })
}

/** A new fact on one day. */
export function added(week: BoardWeek, kind: Kind, target: Target, label = ''): Edit {
  return joined(week, kind, { ...hoursOf(target), days: [target.day], label, ...asNew() })
}

/** One day taken from a fact; the fact itself with its last. */
export function removed(week: BoardWeek, { kind, row, day }: Place): Edit {
  const rows = rowsOf(week, kind).flatMap((one) => {
    if (one.id !== row) return [one]
    const days = one.days.filter((other) => other !== day)
    return days.length === 0 ? [] : [{ ...one, days }]
  })
  return { week: withRows(week, kind, rows), place: null }
}

/** A fact with all its days taken out. */
export function removedWhole(week: BoardWeek, { kind, row }: Place): Edit {
  return {
    week: withRows(
      week,
      kind,
      rowsOf(week, kind).filter(({ id }) => id !== row),
    ),
    place: null,
  }
}

/** A fact on other days; one at least remains. */
export function onDays(week: BoardWeek, place: Place, days: readonly Weekday[]): Edit {
  if (days.length === 0) return { week, place }
  const day = days.includes(place.day) ? place.day : WEEKDAYS.find((one) => days.includes(one))!
  return { week: changed(week, place, { days }), place: { ...place, day } }
}

/** Other hours on all days of a fact. Training time ends with its day. */
export function atHours(week: BoardWeek, place: Place, start: string, end: string): Edit {
  if (start === '' || end === '' || start === end) return { week, place }
  const until = place.kind === 'window' && minuteOf(end) < minuteOf(start) ? '00:00' : end
  return { week: changed(week, place, { start, end: until }), place }
}

/** A fact that holds for a while only, on all of its days; from ever and for ever where a day is left out. */
export function forAWhile(week: BoardWeek, place: Place, { from = '', to = '' }: SeasonRow): Edit {
  return { week: isBackwards({ from, to }) ? week : changed(week, place, { from, to }), place }
}

/** A fact in some weeks only, or again in each. */
export function inTurn(week: BoardWeek, place: Place, turn: Turn | null): Edit {
  const { kind, row } = place
  const rows = rowsOf(week, kind).map((one) => {
    if (one.id !== row) return one
    const { turn: _, ...own } = sure(one)
    return turn ? { ...own, turn } : own
  })
  return { week: withRows(week, kind, rows), place }
}

/** [min] Shorter is no shift; ours. */
const SHIFT_MIN = 240

/**
 * The hours that are as likely meant where a morning may be an evening; null where both halves of a day are touched. Of what
 * is over in an evening nobody means the small hours or a morning: only a shift may be of either half.
 */
export function otherHalf({ start, end }: Pick<HoursRow, 'start' | 'end'>): Pick<HoursRow, 'start' | 'end'> | null {
  const [from, to] = [minuteOf(start), minuteOf(end)]
  const noon = DAY_MIN / 2
  if (to <= from || (from < noon && to > noon) || (from >= noon && to - from < SHIFT_MIN)) return null
  const by = from < noon ? noon : -noon
  // Midnight as an end is the next day's beginning.
  return { start: clockOf(from + by), end: clockOf(to + by) }
}

/** Another name for a fact of life. */
export function named(week: BoardWeek, place: Place, label: string): Edit {
  return { week: changed(week, place, { label }), place }
}

/** Life made training time, or training time life. */
export function ofKind(week: BoardWeek, place: Place, kind: Kind, label: string): Edit {
  const row = findRow(week, place)
  if (!row || place.kind === kind) return kind === 'busy' && row ? named(week, place, label) : { week, place }
  const { from, length } = stretchOf(row)
  const shown = kind === 'window' ? { from, length: clamped(length, STEP_MIN, DAY_MIN - from) } : { from, length }
  const rest = removedWhole(week, place).week
  const fresh = sure({ ...row, ...hoursOf(shown), label: kind === 'window' ? nameOf(row.sport) : label })
  return { week: withRows(rest, kind, [...rowsOf(rest, kind), fresh]), place: { ...place, kind } }
}

/** The days that bear the same name at other hours. */
export function daysAlike(week: BoardWeek, place: Place): readonly Weekday[] {
  const row = findRow(week, place)
  if (!row?.label) return []
  const alike = rowsOf(week, place.kind).filter((one) => isAlike(one, row))
  return WEEKDAYS.filter((day) => alike.some(({ days }) => days.includes(day)))
}

/** All days of one name given the hours of this one. */
export function spread(week: BoardWeek, place: Place): Edit {
  const row = findRow(week, place)
  if (!row) return { week, place: null }
  const days = WEEKDAYS.filter((day) => row.days.includes(day) || daysAlike(week, place).includes(day))
  const rows = rowsOf(week, place.kind).filter((one) => !isAlike(one, row))
  return { week: changed(withRows(week, place.kind, rows), place, { days }), place }
}

function isAlike(one: HoursRow, row: HoursRow): boolean {
  return one.id !== row.id && one.label === row.label && isSameSeason(one, row)
}

/** A day crossed out, or trained on again. Whatever else was set of it stays, and counts again when the cross goes. */
export function crossed(week: BoardWeek, day: Weekday): BoardWeek {
  const isOut = week.never.includes(day)
  return { ...answered(week, day), never: isOut ? week.never.filter((one) => one !== day) : [...week.never, day] }
}

/** The longest session of a day. @param minutes - [min] as text; empty is no limit */
export function limited(week: BoardWeek, day: Weekday, minutes: string): BoardWeek {
  return { ...answered(week, day), maxMin: { ...week.maxMin, [day]: minutes } }
}

/** What was read of a day as it is: no longer in doubt. */
export function answered(week: BoardWeek, day: Weekday): BoardWeek {
  const { unsureDays } = week
  return unsureDays ? { ...week, unsureDays: unsureDays.filter((one) => one !== day) } : week
}

/** Whether a screen asks about what a day has. */
export function isAsked({ never, maxMin, unsureDays = [] }: BoardWeek, day: Weekday): boolean {
  return unsureDays.includes(day) && (never.includes(day) || Boolean(maxMin[day]))
}

/** What was read of the person's words goes on counting as words where nothing of it was changed. */
export function keepWords(before: BoardWeek, read: BoardWeek['busy'], after: BoardWeek): BoardWeek {
  return before.busy === null && after.busy === read ? { ...after, busy: null } : after
}

/** A row joins the one that says the same at the same hours, for as long. */
function joined(week: BoardWeek, kind: Kind, row: HoursRow): Edit {
  const [day] = row.days
  const rows = rowsOf(week, kind)
  const isSame = (one: HoursRow) =>
    isAlike(one, row) && one.start === row.start && one.end === row.end && one.isUnsure === row.isUnsure
  const same = rows.find(isSame)
  if (!same) return { week: withRows(week, kind, [...rows, row]), place: { kind, row: row.id, day: day! } }
  const days = WEEKDAYS.filter((one) => one === day || same.days.includes(one))
  const merged = rows.map((one) => (one.id === same.id ? { ...one, days } : one))
  return { week: withRows(week, kind, merged), place: { kind, row: same.id, day: day! } }
}

function changed(week: BoardWeek, { kind, row }: Place, part: Partial<HoursRow>): BoardWeek {
  return withRows(
    week,
    kind,
    rowsOf(week, kind).map((one) => (one.id === row ? sure({ ...one, ...part }) : one)),
  )
}

function withRows(week: BoardWeek, kind: Kind, rows: readonly HoursRow[]): BoardWeek {
  return kind === 'busy' ? { ...week, busy: rows } : { ...week, windows: rows }
}

/** What a person set is no longer in doubt. */
function sure({ isUnsure: _, ...row }: HoursRow): HoursRow {
  return row
}

/** The mark of another row. */
function asNew(): Pick<HoursRow, 'id' | 'isNew'> {
  // Its list entry need not open by itself: what it holds was drawn.
  return { id: newHours().id, isNew: false }
}

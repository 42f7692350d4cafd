import { addDays, civilDate, daysBetween } from '../civil-date.ts'
import { LEAST_BOUND_MIN } from '../day/bound-day.ts'
import { DAY_MIN, minuteOf, type Stretch } from '../day/clock.ts'
import type { Binding } from '../day/day-model.ts'
import { BOUNDS } from '../limits/bounds.ts'
import { type CivilDate, type ConfirmedFacts, type DatedException, type Season, type Turn, WEEKDAYS } from '../model.ts'
import { sure } from '../sure.ts'

/** What binds a date, or null where nothing was confirmed of anybody's days. */
export function bindingOf(facts: ConfirmedFacts, date: CivilDate, weekday: number): Binding | null {
  const { week, dated = [] } = facts
  if (!bindsDays(facts)) return null
  const day = sure(WEEKDAYS[weekday])
  const mostMin = week?.maxMin?.[day] ?? Number.POSITIVE_INFINITY
  const windows = week?.windows?.filter((window) => window.days.includes(day) && isInSeason(window, date)) ?? []
  const light = dated.find((one) => one.kind === 'light' && covers(one, date))
  const kit = dated.find((one) => one.kind === 'kit' && covers(one, date))
  return {
    shut: mostMin < LEAST_BOUND_MIN || (week?.never?.includes(day) ?? false) || isOff(dated, date),
    windows: windows.length === 0 ? null : windows.map(({ start, end }) => stretchOf(start, end)),
    mostMin,
    light: light?.kind === 'light' ? { equipment: light.equipment ?? null } : null,
    kit: kit?.kind === 'kit' ? kit.equipment : null,
  }
}

/**
 * Whether an exception holds on a date.
 * @param around - [days] before and after it that count too
 */
export function covers({ from, to }: Pick<DatedException, 'from' | 'to'>, date: CivilDate, around = 0): boolean {
  return date >= addDays(from, -around) && date <= addDays(to, around)
}

/** Whether hours that may hold for a while only hold on a date; `EACH_WEEK`: whether they do in every week to come. */
export function isInSeason({ from, to, turn }: Season, date: CivilDate): boolean {
  return (from === undefined || date >= from) && (to === undefined || date <= to) && isInTurn(turn, date)
}

function isInTurn(turn: Turn | undefined, date: CivilDate): boolean {
  if (turn?.monday === undefined) return true
  if (date === EACH_WEEK) return false
  const weeks = Math.floor(daysBetween(turn.monday, date) / 7)
  return weeks % turn.every === 0
}

/** Whether hours are not those of every week. */
export function isSeasonal({ from, to, turn }: Season): boolean {
  return from !== undefined || to !== undefined || turn?.monday !== undefined
}

/** Later than all dates: what holds then has no end, whatever its beginning. */
export const EACH_WEEK = '9999-12-31' satisfies CivilDate

function isOff(dated: readonly DatedException[], date: CivilDate): boolean {
  return dated.some((one) => one.kind === 'off' && covers(one, date))
}

function stretchOf(start: string, end: string): Stretch {
  const from = minuteOf(start)
  const until = minuteOf(end)
  // A window past midnight ends with its day: no session begins on one day and ends on the next.
  return { start: from, end: until <= from ? DAY_MIN : until }
}

/** Whether anything was confirmed of anybody's days. */
export function bindsDays({ week, rota, dated = [] }: ConfirmedFacts): boolean {
  return week !== undefined || rota !== undefined || dated.length > 0
}

/**
 * Whether a week from a Monday on is not like the others: at least two of its days are off, or light, and next to another. A
 * Tuesday and a Thursday off leave days enough.
 */
export function isExceptional({ dated = [] }: ConfirmedFacts, monday: number): boolean {
  const isAway = (day: number) =>
    dated.some((one) => (one.kind === 'off' || one.kind === 'light') && covers(one, civilDate(day)))
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => monday + day).filter(isAway)
  return days.filter((day) => isAway(day - 1) || isAway(day + 1)).length >= BOUNDS['days-away'].least
}

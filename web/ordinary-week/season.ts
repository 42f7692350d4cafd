import { type CivilDate, type Season, type Turn, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { dateAfter, daysBetween, mondayOf } from '../display/civil-dates.ts'

/** The first and the last day of hours as a form has them: empty, or none, where they hold all the time; and in which weeks. */
export type SeasonRow = { from?: string; to?: string; turn?: Turn }

/** The same as facts have it. */
export function seasonOf({ from, to, turn }: SeasonRow): Season {
  return { ...(from && { from }), ...(to && { to }), ...(turn && { turn }) }
}

export function isSameSeason(one: SeasonRow, other: SeasonRow): boolean {
  const isSameTurn = one.turn?.every === other.turn?.every && one.turn?.monday === other.turn?.monday
  return (one.from || '') === (other.from || '') && (one.to || '') === (other.to || '') && isSameTurn
}

/** Whether the last day lies before the first. */
export function isBackwards({ from, to }: SeasonRow): boolean {
  return Boolean(from && to && to < from)
}

export function holdsOn({ from, to, turn }: SeasonRow, date: CivilDate): boolean {
  const isTheirWeek = !turn?.monday || (daysBetween(turn.monday, mondayOf(date)) / 7) % turn.every === 0
  return (!from || date >= from) && (!to || date <= to) && isTheirWeek
}

/** What hours say in turns: in which of the coming weeks they hold, by the first of their days that is ahead in each. */
export function turnsFrom(every: Turn['every'], days: readonly Weekday[], today: CivilDate): TurnChoice[] {
  return Array.from({ length: every }, (_, week) => dateAfter(mondayOf(today), 7 * week)).map((monday) => {
    const dates = WEEKDAYS.flatMap((day, at) => (days.includes(day) ? [dateAfter(monday, at)] : []))
    const ahead = dates.find((date) => date >= today) ?? dateAfter(dates[0] ?? monday, 7 * every)
    return { turn: { every, monday }, first: ahead }
  })
}

export type TurnChoice = { readonly turn: Required<Turn>; readonly first: CivilDate }

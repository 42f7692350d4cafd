import type { CivilDate, Season } from '../../engine/model.ts'

/** The first and the last day of hours as a form has them: empty, or none, where they hold all the time. */
export type SeasonRow = { from?: string; to?: string }

/** The same as facts have it. */
export function seasonOf({ from, to }: SeasonRow): Season {
  return { ...(from && { from }), ...(to && { to }) }
}

export function isSameSeason(one: SeasonRow, other: SeasonRow): boolean {
  return (one.from || '') === (other.from || '') && (one.to || '') === (other.to || '')
}

/** Whether the last day lies before the first. */
export function isBackwards({ from, to }: SeasonRow): boolean {
  return Boolean(from && to && to < from)
}

export function holdsOn({ from, to }: SeasonRow, date: CivilDate): boolean {
  return (!from || date >= from) && (!to || date <= to)
}

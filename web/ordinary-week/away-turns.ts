import type { CivilDate } from '../../engine/model.ts'
import { dateAfter, daysBetween } from '../display/civil-dates.ts'
import type { AwayRow } from './week-draft.ts'

/** Stretches that come in turns, of which nobody said in which weeks. */
export type AwayTurns = {
  /** The words that tell of them. */
  readonly label: string
  /** [weeks] from one to the next. */
  readonly every: number
  /** The first day of the next, one for each week that may be meant. */
  readonly firsts: readonly CivilDate[]
}

const MOST_WEEKS = 4

/** The turns that a row is the first of; null where it is none of them, or a later one. */
export function turnsOf(rows: readonly AwayRow[], row: AwayRow): AwayTurns | null {
  const [first, next] = guessed(rows, row.label)
  if (!row.isUnsure || first?.id !== row.id || !next) return null
  const every = Math.round(daysBetween(first.from, next.from) / 7)
  if (every < 2 || every > MOST_WEEKS) return null
  return {
    label: row.label,
    every,
    firsts: Array.from({ length: every }, (_, week) => dateAfter(first.from, 7 * week)),
  }
}

/** All of them from a day on, in no doubt any more; those that were before the first stay what they are. */
export function withTurnsFrom(rows: readonly AwayRow[], { label }: AwayTurns, from: CivilDate): AwayRow[] {
  const first = guessed(rows, label)[0]?.from ?? from
  const days = daysBetween(first, from)
  return rows.map((row) => {
    const { isUnsure, ...own } = row
    if (!isUnsure || row.label !== label) return row
    const span = { from: dateAfter(row.from, days), to: dateAfter(row.to || row.from, days) }
    return { ...own, ...span, kept: row.kept && { ...row.kept, ...span } }
  })
}

export function withoutTurns(rows: readonly AwayRow[], { label }: AwayTurns): AwayRow[] {
  return rows.filter((row) => !row.isUnsure || row.label !== label)
}

const guessed = (rows: readonly AwayRow[], label: string) =>
  rows.filter((row) => row.isUnsure && row.label === label).toSorted((one, other) => one.from.localeCompare(other.from))

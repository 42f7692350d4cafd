import { seasonOf } from '../ordinary-week/season.ts'
import { type BoardWeek, type Piece, piecesOf } from './pieces.ts'

/** One change: the whole week before it and after it. */
export type Step = { readonly before: BoardWeek; readonly after: BoardWeek }

/** The week before the last change; null where there was none, or where something else than the board changed the week since. */
export function weekBefore(steps: readonly Step[], now: BoardWeek): BoardWeek | null {
  const last = steps.at(-1)
  return last && isSameWeek(last.after, now) ? last.before : null
}

/** The block that a week has back, where it is not as it was in another one; null where nothing came back. */
export function broughtBack(week: BoardWeek, from: BoardWeek): Piece | null {
  return piecesBeyond(week, from)[0] ?? null
}

/** The block that another week had, and that is gone from this one. */
export function takenOut(week: BoardWeek, from: BoardWeek): Piece | null {
  return piecesBeyond(from, week)[0] ?? null
}

function piecesBeyond(week: BoardWeek, other: BoardWeek): Piece[] {
  const said = (piece: Piece) =>
    JSON.stringify([piece.key, piece.from, piece.to, piece.label, piece.season, piece.isUnsure])
  const known = new Set(allOf(other).map(said))
  return allOf(week).filter((piece) => !known.has(said(piece)))
}

const allOf = (week: BoardWeek) => Object.values(piecesOf(week)).flat()

/** Whether two weeks say the same, whatever their rows are called on the screen. */
export function isSameWeek(one: BoardWeek, other: BoardWeek): boolean {
  return saidBy(one) === saidBy(other)
}

function saidBy({ never, unsureDays = [], maxMin, windows, busy, light = [] }: BoardWeek): string {
  const rows = [windows, busy].map((list) =>
    // That a doubt was answered is a change as well.
    list?.map(({ days, start, end, label, isUnsure, ...row }) => [days, start, end, label, seasonOf(row), isUnsure]),
  )
  return JSON.stringify([
    never,
    unsureDays,
    Object.entries(maxMin)
      .filter(([, minutes]) => minutes !== '')
      .sort(),
    rows,
    light.map(({ days, equipment, label }) => [days, equipment, label]),
  ])
}

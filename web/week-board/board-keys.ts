import type { KeyboardEvent } from 'react'
import type { Weekday } from '../../engine/model.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { firstFree, heldOf, isSameTarget, nudged } from './drag-rules.ts'
import { removed } from './edits.ts'
import { STEP_MIN } from './minutes.ts'
import type { Piece } from './pieces.ts'
import type { BoardTexts } from './texts.ts'
import { type Board, headOf } from './use-board.ts'

const ARROWS: Record<string, { min?: number; days?: number }> = {
  ArrowUp: { min: -STEP_MIN },
  ArrowDown: { min: STEP_MIN },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
}

type Given = {
  readonly board: Board
  readonly texts: BoardTexts
  /** The days in the order in which they stand. */
  readonly days: readonly Weekday[]
  readonly range: { readonly from: number; readonly to: number }
}

/** Everything that the board does by keys, on its blocks and the heads of its days. */
export function boardKey(event: KeyboardEvent, given: Given) {
  const { board } = given
  const item = (event.target as Element).closest<HTMLElement>('[data-key]')
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z') {
    event.preventDefault()
    if (board.drag) board.setDrag(null)
    return board.undo()
  }
  if (!item || event.ctrlKey || event.metaKey) return
  const key = item.dataset.key!
  const day = item.closest<HTMLElement>('[data-day]')!.dataset.day as Weekday
  const piece = board.byKey.get(key)
  if (board.drag?.by === 'keys') return carry(event, given)
  const does = deedOf(event, given, { key, day, piece })
  if (!does) return
  event.preventDefault()
  does()
}

type At = { readonly key: string; readonly day: Weekday; readonly piece: Piece | undefined }

/** What a key does where nothing is carried; null where it is not the board's. */
function deedOf({ key: name, altKey, shiftKey }: KeyboardEvent, given: Given, { key, day, piece }: At) {
  const { board } = given
  const arrow = ARROWS[name]
  if (arrow && !altKey && !shiftKey) return () => walk(given, key, day, arrow)
  if (name === ' ' && piece) return () => lift(given, piece)
  if (name.toLowerCase() === 'n' && !altKey)
    return () => board.create('busy', firstFree(day, board.pieces[day], given.range))
  if ((name === 'Delete' || name === 'Backspace') && piece) return () => takeOut(given, piece)
  return null
}

/** From block to block of a day, or to the nearest of the next. */
function walk(
  { board, days }: Given,
  key: string,
  day: Weekday,
  { min, days: by = 0 }: { min?: number; days?: number },
) {
  const keysOf = (one: Weekday) => [headOf(one), ...board.pieces[one].map((piece) => piece.key)]
  if (min !== undefined) {
    const keys = keysOf(day)
    const next = keys[keys.indexOf(key) + Math.sign(min)]
    if (next) board.go(next, day)
    return
  }
  const to = days[days.indexOf(day) + by]
  if (!to) return
  const from = board.byKey.get(key)?.from
  const away = (piece: Piece) => Math.abs(piece.from - from!)
  const ones = from === undefined ? [] : board.pieces[to]
  const nearest = ones.reduce<Piece | null>((best, one) => (best && away(best) <= away(one) ? best : one), null)
  board.go(nearest?.key ?? headOf(to), to)
}

function lift({ board, texts }: Given, piece: Piece) {
  const held = heldOf(piece)
  board.setDrag({ key: piece.key, how: 'move', by: 'keys', held, to: held.origin })
  board.setSelected(piece.key)
  board.setStatus(WEEK_BOARD.said.lifted(texts.name(piece), texts.target(held.origin)))
}

function carry(event: KeyboardEvent, { board, texts }: Given) {
  const drag = board.drag!
  if (event.key === 'Tab') return board.drop(drag)
  event.preventDefault()
  if (event.key === 'Escape') {
    board.setDrag(null)
    const piece = board.byKey.get(drag.key!)
    if (!piece) return
    board.setStatus(WEEK_BOARD.said.left(texts.name(piece)))
    return board.go(piece.key, piece.on)
  }
  if (event.key === 'Enter' || event.key === ' ') return board.drop(drag)
  const arrow = ARROWS[event.key]
  if (!arrow) return
  const how = event.shiftKey ? 'end' : event.altKey ? 'start' : 'move'
  if (how !== 'move' && arrow.days) return
  const to = nudged(drag.held, drag.to, how, arrow)
  if (isSameTarget(to, drag.to)) return
  board.setDrag({ ...drag, to })
  if (to.day !== drag.to.day) board.setShown(to.day)
  board.setStatus(texts.target(to))
}

/** Removes a block; the focus goes to the one before it. */
function takeOut({ board, texts }: Given, piece: Piece) {
  const keys = [headOf(piece.on), ...board.pieces[piece.on].map(({ key }) => key)]
  const before = keys[keys.indexOf(piece.key) - 1]!
  board.go(before, piece.on, () => board.make(removed(board.whole, piece), WEEK_BOARD.said.removed(texts.name(piece))))
}

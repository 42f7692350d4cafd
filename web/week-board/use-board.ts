import { type RefObject, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { WEEKDAYS, type Weekday } from '../../engine/model.ts'
import type { HoursRow } from '../ordinary-week/week-draft.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { type Drag, isSameTarget, type Target } from './drag-rules.ts'
import { added, type Edit, keepWords, put } from './edits.ts'
import { broughtBack, isSameWeek, type Step, takenOut, weekBefore } from './history.ts'
import { type BoardWeek, findRow, type Kind, keyOf, type Place, piecesOf, shownOn } from './pieces.ts'
import type { BoardTexts } from './texts.ts'

/** What an editor is open for. */
export type Open = { readonly place: Place; readonly key: string } | { readonly day: Weekday; readonly key: string }

type Given = {
  readonly root: RefObject<HTMLElement | null>
  readonly week: BoardWeek
  /** What holds every week beside it; null where `week` is that itself. */
  readonly fixed: BoardWeek | null
  /** What was read of the person's words, which counts while there is no list. */
  readonly read: readonly HoursRow[] | null
  readonly texts: BoardTexts
  readonly today: Weekday | null
  readonly onWeek: (week: BoardWeek) => void
}

const NOTHING: BoardWeek = { never: [], maxMin: {}, windows: [], busy: [] }

/** The state of a board: what is held, open and chosen, and every change of the week with its way back. */
export function useBoard({ root, week, fixed, read, texts, today, onWeek }: Given) {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [status, setStatus] = useState('')
  const [drag, setDrag] = useState<Drag | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  /** The one stop of the Tab key. */
  const [active, setActive] = useState(headOf(today ?? WEEKDAYS[0]))
  /** The day that a narrow screen shows. */
  const [shown, setShown] = useState(today ?? WEEKDAYS[0])
  /** The block that was last taken in hand: by touch it alone bears handles. */
  const [selected, setSelected] = useState<string | null>(null)
  const [isTouch, setTouch] = useState(false)
  const whole = useMemo(() => withWords(week, read), [week, read])
  const pieces = useMemo(() => piecesOf(whole), [whole])
  const fixedPieces = useMemo(() => piecesOf(fixed ?? NOTHING), [fixed])
  const byKey = useMemo(
    () => new Map(Object.values(pieces).flatMap((ones) => ones.map((one) => [one.key, one]))),
    [pieces],
  )
  // What the week would be if what is carried were let go: training gives way to that already.
  const carriedPiece = drag?.key == null ? undefined : byKey.get(drag.key)
  const preview = useMemo(
    () => (drag && carriedPiece ? put(whole, carriedPiece, drag.to).week : whole),
    [drag, carriedPiece, whole],
  )
  const opener = useRef<string | null>(null)

  /** Puts the focus on a block or a day's head, on the day that shows it. */
  function go(key: string, day: Weekday, then?: () => void) {
    flushSync(() => {
      setShown(day)
      setActive(key)
      then?.()
    })
    const find = (name: string) => root.current?.querySelector<HTMLElement>(`[data-key="${name}"]`)
    ;(find(key) ?? find(headOf(day)))?.focus()
  }

  /** Makes a change; one that changes nothing leaves no trace. */
  function make(edit: Edit, said: string) {
    const after = keepWords(week, read, edit.week)
    setStatus(said)
    if (isSameWeek(week, after)) return
    setSteps((now) => [...(weekBefore(now, week) ? now : []), { before: week, after }])
    onWeek(after)
  }

  function undo() {
    const before = weekBefore(steps, week)
    setStatus(before ? WEEK_BOARD.said.undone : WEEK_BOARD.said.nothing)
    if (!before) return
    const change = () => {
      setSteps(steps.slice(0, -1))
      setOpen(null)
      onWeek(before)
    }
    // Only for whoever stands on the board: what they stood on may be gone with the change.
    if (!root.current?.contains(document.activeElement)) return change()
    const then = withWords(before, read)
    const piece = broughtBack(then, whole) ?? takenOut(then, whole)
    if (piece) go(piece.key, piece.on, change)
    else change()
  }

  /** Puts down what was carried; what was drawn is asked about at once. */
  function drop({ key, how, held, to }: Drag) {
    if (how === 'paint') return create('busy', to)
    const piece = key === null ? undefined : byKey.get(key)
    if (!piece) return setDrag(null)
    const edit = put(whole, piece, to)
    // What is put back where it was is not changed by it: least of all is its doubt answered.
    const isMoved = !isSameTarget(to, held.origin) && !isSameWeek(edit.week, whole)
    const name = texts.name(piece)
    const said = isMoved ? WEEK_BOARD.said.put(name, texts.target(to)) : WEEK_BOARD.said.left(name)
    // Whoever held the second half of a night goes on with it, as long as it is one.
    const half = shownOn(piece.kind, to.day, to).find(({ part }) => part === piece.part)
    const next = edit.place && isMoved ? keyOf(edit.place, half?.part) : piece.key
    go(next, isMoved ? (half?.on ?? to.day) : piece.on, () => {
      setDrag(null)
      setSelected(next)
      if (isMoved) make(edit, said)
      else setStatus(said)
    })
  }

  /** A new block, and its editor. */
  function create(kind: Kind, target: Target, label = '') {
    const edit = added(whole, kind, target, label)
    const place = edit.place!
    const key = keyOf(place)
    const row = findRow(edit.week, place)!
    go(key, target.day, () => {
      setDrag(null)
      make(edit, WEEK_BOARD.said.added(texts.name({ ...row, kind }), texts.target(target)))
    })
    // The release of what drew it would close it again.
    setTimeout(() => openAt({ place, key }))
  }

  function openAt(next: Open) {
    opener.current = next.key
    setSelected(next.key)
    setOpen(next)
  }

  /** A change from within an editor, which stays with what it is about. */
  function edit(made: Edit, said: string) {
    make(made, said)
    if (!made.place) return setOpen(null)
    const key = keyOf(made.place)
    opener.current = key
    setActive(key)
    setSelected(key)
    setOpen({ place: made.place, key })
  }

  function close() {
    const key = opener.current
    setOpen(null)
    const piece = key === null ? undefined : byKey.get(key)
    const held = document.activeElement
    // Whoever pressed elsewhere stays there.
    if (key !== null && (held === document.body || held?.closest('[popover]'))) go(key, piece?.on ?? shown)
  }

  const canUndo = weekBefore(steps, week) !== null
  return {
    ...{
      whole,
      fixed,
      preview,
      pieces,
      fixedPieces,
      byKey,
      status,
      drag,
      open,
      active,
      shown,
      selected,
      isTouch,
      canUndo,
    },
    ...{ setStatus, setDrag, setActive, setShown, setSelected, setTouch },
    ...{ go, make, undo, drop, create, openAt, edit, close },
  }
}

export type Board = ReturnType<typeof useBoard>

/** A week with what was read of the person's words, where it has no list of its own. */
function withWords(week: BoardWeek, read: BoardWeek['busy']): BoardWeek {
  return week.busy === null && read ? { ...week, busy: read } : week
}

/** The name of a day's head on the screen. */
export function headOf(day: Weekday): string {
  return `head-${day}`
}

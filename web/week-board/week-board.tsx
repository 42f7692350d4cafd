import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type CivilDate, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { hourText } from '../../words/units.ts'
import { dateAfter } from '../display/civil-dates.ts'
import { useDisplay } from '../display/display-context.tsx'
import type { HoursRow } from '../ordinary-week/week-draft.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { boardKey } from './board-keys.ts'
import { BoardLegend } from './board-legend.tsx'
import type { SessionWeek } from './board-sessions.ts'
import { DayColumn } from './day-column.tsx'
import { DayEditor } from './day-editor.tsx'
import { MiniWeek } from './mini-week.tsx'
import { clockOf } from './minutes.ts'
import { PieceEditor } from './piece-editor.tsx'
import { type BoardWeek, rangeOf, shownOn } from './pieces.ts'
import { type Hands, listenToPointers } from './pointer.ts'
import { boardTexts } from './texts.ts'
import { UnusedWords } from './unused-words.tsx'
import { type Board, headOf, useBoard } from './use-board.ts'
import { useGlide } from './use-glide.ts'
import './week-board.css'
import './board-blocks.css'
import './board-words.css'
import './board-minis.css'
import './board-around.css'
import './week-board-wide.css'

type Props = {
  week: BoardWeek
  /** What was read of the person's words, which counts while there is no list. */
  read: readonly HoursRow[] | null
  /** What the plan holds this week, where it is at hand. */
  training: SessionWeek | null
  /** Null where the week is no certain one. */
  today: Weekday | null
  onWeek: (week: BoardWeek) => void
  /** What holds every week, where the board is of one week that is different: shown, and changed elsewhere. */
  fixed?: BoardWeek | null
  /** Where the board is of one week, its Monday: its days stand as they follow each other, with their dates. */
  monday?: CivilDate
  /** What the board is called, for those who hear it. */
  name?: string
  /** Its blocks of life do not count, since a rota takes their place. */
  isIdle?: boolean
  /** Without the night and the list of keys: where the board is a part of something else. */
  isBrief?: boolean
  /** Parts of the person's words that no fact came from: each can be added by hand. */
  unused?: readonly string[]
  /** What stands at the end of the line below, beside Undo. */
  children?: ReactNode
}

/** A week as a surface of time: life in muted blocks, training as the accent, free time as paper. */
export function WeekBoard({
  week,
  read,
  training,
  today,
  onWeek,
  fixed = null,
  monday,
  name = WEEK_BOARD.name,
  isIdle = false,
  isBrief = false,
  unused = [],
  children,
}: Props) {
  const display = useDisplay()
  const texts = boardTexts(display)
  const root = useRef<HTMLFieldSetElement>(null)
  const hint = useId()
  const drawn = useBoard({ root, week, fixed, read, texts, today, onWeek })
  const board = isIdle ? { ...drawn, preview: { ...drawn.preview, busy: [] } } : drawn
  const [isWhole, setWhole] = useState(false)
  const { drag, pieces, fixedPieces } = board
  const sessions = training?.sessions ?? []
  const lying = [...Object.values(pieces).flat(), ...Object.values(fixedPieces).flat(), ...sessions]
  const carriedByKeys = drag?.by === 'keys' ? shownOn(drag.held.kind, drag.to.day, drag.to) : []
  const range = rangeOf([...lying, ...carriedByKeys], isWhole)
  const isWaking = rangeOf(lying, false).to - range.from < 24 * 60
  const days = daysFrom(monday ? 'mon' : display.weekStart)
  const dateOf = (day: Weekday) => (monday ? dateAfter(monday, WEEKDAYS.indexOf(day)) : undefined)

  const hands: Hands = {
    range,
    isOpen: board.open !== null,
    piece: (key) => board.byKey.get(key),
    show: board.setDrag,
    drop: board.drop,
    tap: (target) => board.create('busy', target),
    tapSession: () => board.setStatus(WEEK_BOARD.said.session),
    turnTo: board.setShown,
    touched: board.setTouch,
  }
  const latest = useRef(hands)
  useLayoutEffect(() => {
    latest.current = hands
  })
  useEffect(() => (root.current ? listenToPointers(root.current, () => latest.current) : undefined), [])

  const openFrom = (target: EventTarget) => {
    const key = (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key
    if (!key) return
    const piece = board.byKey.get(key)
    const day = WEEKDAYS.find((one) => headOf(one) === key)
    if (piece) board.openAt({ place: piece, key })
    else if (day) board.openAt({ day, key })
  }
  const stop = stopOf(board)
  const hours = Array.from({ length: (range.to - range.from) / 60 + 1 }, (_, at) => range.from + at * 60)
  const open = board.open
  useGlide(root, sessions)
  return (
    <div className="week-board">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <BoardLegend training={training} />
        {!isBrief && (isWaking || isWhole) ? (
          <Button look="quiet" className="-mx-4" onClick={() => setWhole(!isWhole)}>
            {isWhole ? WEEK_BOARD.wakingDay : WEEK_BOARD.wholeDay}
          </Button>
        ) : null}
      </div>
      <fieldset
        ref={root}
        aria-describedby={hint}
        data-dragging={drag ? drag.how : undefined}
        data-idle={isIdle ? '' : undefined}
        className="board-field"
        onClick={({ target }) => afterPaint(() => openFrom(target))}
        onFocus={(event) => {
          const item = event.target.closest<HTMLElement>('[data-key]')
          if (item && !drag) board.setActive(item.dataset.key!)
        }}
        onKeyDown={(event) => boardKey(event, { board, texts, days, range })}
        onBlur={() => drag?.by === 'keys' && board.setDrag(null)}
      >
        <legend className="sr-only">{name}</legend>
        <MiniWeek {...{ board, days, dateOf, range, sessions }} />
        <div className="board-grid" style={{ '--hours': (range.to - range.from) / 60 } as React.CSSProperties}>
          <div className="board-hours" aria-hidden="true">
            {hours.map((minute) => (
              <span key={minute}>
                {display.clock === '24' ? clockOf(minute).slice(0, 2) : hourText(clockOf(minute), display)}
              </span>
            ))}
          </div>
          {days.map((day) => (
            <DayColumn
              key={day}
              {...{ day, board, texts, range, stop, training }}
              date={dateOf(day)}
              today={day === today}
            />
          ))}
        </div>
      </fieldset>
      <BoardBar board={board}>{children}</BoardBar>
      <UnusedWords board={board} quotes={unused} />
      <p id={hint} className="text-xs text-soft">
        <span className="pointer-coarse:hidden">{WEEK_BOARD.hint}</span>
        <span className="hidden pointer-coarse:inline">{WEEK_BOARD.touchHint}</span>
        <span className="sr-only"> {WEEK_BOARD.describes}</span>
      </p>
      {!isBrief && <KeysList />}
      {open &&
        ('place' in open ? (
          <PieceEditor key="block" board={board} place={open.place} texts={texts} anchor={open.key} root={root} />
        ) : (
          <DayEditor key={open.day} board={board} day={open.day} range={range} root={root} />
        ))}
    </div>
  )
}

/** The seven weekdays, beginning with one of them. */
function daysFrom(first: Weekday): readonly Weekday[] {
  const at = WEEKDAYS.indexOf(first)
  return [...WEEKDAYS.slice(at), ...WEEKDAYS.slice(0, at)]
}

/** What cannot take the focus, because it is gone or not shown, must not be the one stop. */
function stopOf({ active, shown, byKey }: Board): string {
  return byKey.get(active)?.on === shown ? active : headOf(shown)
}

/** What has just happened, and the way back. */
function BoardBar({ board, children }: { board: Board; children: ReactNode }) {
  return (
    <div className="board-bar" data-idle={board.status === '' && !children ? '' : undefined}>
      <p role="status" className="min-w-0 flex-1 basis-32 text-sm wrap-anywhere">
        {board.status}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {board.status !== '' && (
          <Button
            look="quiet"
            aria-disabled={!board.canUndo || undefined}
            className="aria-disabled:text-soft"
            onClick={board.undo}
          >
            {WEEK_BOARD.undo}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

/** The keys, for whoever has some. */
function KeysList() {
  const { title, rows } = WEEK_BOARD.keys
  return (
    <details className="text-xs text-soft pointer-coarse:hidden">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{title}</summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 pb-2">
        {rows.map(([keys, does]) => (
          <div key={keys} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-semibold text-ink">{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

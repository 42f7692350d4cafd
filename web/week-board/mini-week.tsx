import type { CivilDate, Weekday } from '../../engine/model.ts'
import { READING } from '../words/reading-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import type { BoardSession } from './board-sessions.ts'
import { type Board, headOf } from './use-board.ts'

type Props = {
  board: Board
  days: readonly Weekday[]
  /** The date of each, where the board is of one week. */
  dateOf: (day: Weekday) => CivilDate | undefined
  range: { readonly from: number; readonly to: number }
  sessions: readonly BoardSession[]
}

/** The week in little, where there is room for one day at a time: each day chooses, and takes what is carried to it. */
export function MiniWeek({ board, days, dateOf, range, sessions }: Props) {
  const place = (one: { from: number; to: number }) => ({
    top: `${((one.from - range.from) / (range.to - range.from)) * 100}%`,
    height: `${((one.to - one.from) / (range.to - range.from)) * 100}%`,
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a look of its own.
    <div role="group" aria-label={WEEK_BOARD.days} className="board-minis">
      {days.map((day) => (
        <button
          key={day}
          type="button"
          data-mini={day}
          data-out={board.whole.never.includes(day) || board.fixed?.never.includes(day) ? '' : undefined}
          aria-pressed={day === board.shown}
          // The arrow keys go from day to day.
          tabIndex={-1}
          className="board-mini"
          onClick={() => {
            board.setShown(day)
            board.setActive(headOf(day))
          }}
        >
          <span aria-hidden="true" className="board-mini-day">
            {[...board.fixedPieces[day], ...board.pieces[day]].map((piece) => (
              <i
                key={piece.key}
                data-kind={piece.kind}
                data-unsure={piece.isUnsure ? '' : undefined}
                style={place(piece)}
              />
            ))}
            {sessions
              .filter((one) => one.day === day)
              .map((one) => (
                <i key={`session-${one.from}`} data-kind="session" style={place(one)} />
              ))}
          </span>
          {READING.days[day]}
          {dateOf(day) && <span>{Number(dateOf(day)?.slice(8))}</span>}
        </button>
      ))}
    </div>
  )
}

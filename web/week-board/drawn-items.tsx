import { WEEK_BOARD } from '../words/week-board-words.ts'
import type { BoardSession } from './board-sessions.ts'
import type { Piece } from './pieces.ts'
import type { BoardTexts } from './texts.ts'
import { glideName } from './use-glide.ts'

/** [min] of a day. */
export type Range = { readonly from: number; readonly to: number }

/** [%] of what a board shows, where a minute stands. */
export const share = (minute: number, { from, to }: Range): number => ((minute - from) / (to - from)) * 100

/** [min] What is shorter has room for one line, what is longer for a name of several. */
export const LINE_MIN = 48
const LINES_MIN = 78

/**
 * What has room in so many minutes. It is not measured where nothing is pressed: as soon as the window turned, a browser
 * lost what stood in a measured one.
 */
function linesOf(minutes: number): 'line' | 'lines' | undefined {
  if (minutes < LINE_MIN) return 'line'
  return minutes > LINES_MIN ? 'lines' : undefined
}

/** What holds every week: shown behind what is different in this one. */
export function FixedItem({ piece, texts, range }: { piece: Piece; texts: BoardTexts; range: Range }) {
  const top = share(piece.from, range)
  return (
    <li
      className="board-fixed"
      data-kind={piece.kind}
      data-room={linesOf(piece.to - piece.from)}
      style={{ top: `${top}%`, height: `${share(piece.to, range) - top}%` }}
    >
      <span className="board-words">
        <span className="board-name">{texts.name(piece)}</span>
        <span className="board-time">{texts.hours(piece.hours)}</span>
      </span>
    </li>
  )
}

type SessionProps = { session: BoardSession; texts: BoardTexts; range: Range; yields: boolean; isHalf: boolean }

/** A session of this week: shown, and moved by what lies around it alone. */
export function SessionItem({ session, texts, range, yields, isHalf }: SessionProps) {
  const { name, from, to } = session
  return (
    <li
      className="board-session"
      data-session={glideName(session)}
      data-room={linesOf(to - from)}
      data-yields={yields ? '' : undefined}
      data-half={isHalf ? '' : undefined}
      style={{ top: `${share(from, range)}%`, height: `${share(to, range) - share(from, range)}%` }}
    >
      <span className="board-words">
        <svg aria-hidden="true" viewBox="0 0 10 9" className="board-fulcrum">
          <path d="M5 0 10 9H0Z" />
        </svg>
        <span className="board-name">{name}</span>
        <span className="board-time">{texts.hours({ from, length: to - from })}</span>
        {yields && <span className="sr-only">, {WEEK_BOARD.yields}</span>}
      </span>
    </li>
  )
}

import { WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { durationText } from '../../words/units.ts'
import { useDisplay } from '../display/display-context.tsx'
import { BoardLegend } from '../week-board/board-legend.tsx'
import type { BoardSession, SessionWeek } from '../week-board/board-sessions.ts'
import { clockOf } from '../week-board/minutes.ts'
import { type BoardWeek, type Lane, lanesOf, type Piece, piecesOf, rangeOf } from '../week-board/pieces.ts'
import { type BoardTexts, boardTexts } from '../week-board/texts.ts'
import { READING } from '../words/reading-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'

type Range = { readonly from: number; readonly to: number }
type Props = { week: BoardWeek; training: SessionWeek; label: string }

/**
 * The board as a picture, for a page that has no script yet: its own frame, and in the hours SVG, whose attributes need no
 * style. Where the board comes to life it takes this picture's place, line for line.
 */
export function StillWeek({ week, training, label }: Props) {
  const texts = boardTexts(useDisplay())
  const pieces = piecesOf(week)
  const { sessions } = training
  const range = rangeOf([...Object.values(pieces).flat(), ...sessions], false)
  const on = (day: Weekday) => ({ pieces: pieces[day], sessions: sessions.filter((one) => one.day === day), range })
  const hours = Array.from({ length: (range.to - range.from) / 60 + 1 }, (_, at) => range.from + at * 60)
  return (
    <div className="grid gap-3">
      <div className="week-board">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <BoardLegend training={training} />
        </div>
        <div role="img" aria-label={label} className="board-field">
          <div className="board-minis">
            {WEEKDAYS.map((day) => (
              <div key={day} className="board-mini" data-shown={day === WEEKDAYS[0] ? '' : undefined}>
                <span className="board-mini-day">
                  <DayInLittle {...on(day)} />
                </span>
                {READING.days[day]}
              </div>
            ))}
          </div>
          <div className="board-grid">
            <div className="board-hours">
              {hours.map((minute) => (
                <span key={minute}>{clockOf(minute).slice(0, 2)}</span>
              ))}
            </div>
            {WEEKDAYS.map((day) => (
              <div key={day} className="board-day" data-shown={day === WEEKDAYS[0] ? '' : undefined}>
                <div className="board-head">
                  <span className="board-day-name">
                    <span className="board-short">{READING.days[day]}</span>
                    <span className="board-long">{texts.day(day)}</span>
                  </span>
                  <span className="board-facts">
                    <span className="board-minutes">{minutesOf(on(day).sessions)}</span>
                  </span>
                </div>
                <div className="board-track">
                  <DayAtLarge {...on(day)} texts={texts} />
                </div>
              </div>
            ))}
          </div>
        </div>
        <p className="text-xs text-soft">
          <span className="pointer-coarse:hidden">{WEEK_BOARD.hint}</span>
          <span className="hidden pointer-coarse:inline">{WEEK_BOARD.touchHint}</span>
        </p>
      </div>
      <p className="text-sm text-soft">{WEEK_BOARD.read}</p>
    </div>
  )
}

/** What is trained on a day; nothing where nothing is. */
function minutesOf(sessions: readonly BoardSession[]): string {
  const minutes = sessions.reduce((sum, { from, to }) => sum + to - from, 0)
  return minutes > 0 ? durationText(minutes) : ''
}

type DayProps = { pieces: readonly Piece[]; sessions: readonly BoardSession[]; range: Range }

const share = (minutes: number, { from, to }: Range) => `${(100 * minutes) / (to - from)}%`

function DayInLittle({ pieces, sessions, range }: DayProps) {
  const bar = (one: Range) => ({
    y: share(one.from - range.from, range),
    ...{ width: '100%', height: share(one.to - one.from, range) },
  })
  return (
    <svg aria-hidden="true" width="100%" height="100%">
      {pieces.map((piece) => (
        <rect key={piece.key} {...bar(piece)} className="fill-life" />
      ))}
      {sessions.map((session) => (
        <rect key={session.from} {...bar(session)} className="fill-pen" />
      ))}
    </svg>
  )
}

function DayAtLarge({ pieces, sessions, range, texts }: DayProps & { texts: BoardTexts }) {
  const lanes = lanesOf(pieces)
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      {pieces.map((piece) => (
        <StillPiece key={piece.key} {...{ piece, range, texts }} lane={lanes.get(piece.key)} />
      ))}
      {sessions.map((session) => (
        <StillSession key={session.from} {...{ session, range }} />
      ))}
    </svg>
  )
}

/** [min] from which on a block says its hours below its name. */
const TWO_LINES_MIN = 90

type PieceProps = { piece: Piece; lane: Lane | undefined; range: Range; texts: BoardTexts }

function StillPiece({ piece, lane, range, texts }: PieceProps) {
  const width = lane ? 100 / lane.lanes : 100
  return (
    <svg
      aria-hidden="true"
      x={`${width * (lane?.lane ?? 0)}%`}
      y={share(piece.from - range.from, range)}
      width={`${width}%`}
      height={share(piece.to - piece.from, range)}
      overflow="visible"
    >
      <rect x="3" y="1" rx="3" className="h-[max(100%-2px,1.375rem)] w-[calc(100%-6px)] fill-life-pale" />
      <rect x="3" y="1" width="3" className="h-[max(100%-2px,1.375rem)] fill-life" />
      <svg aria-hidden="true" width="100%" height="44">
        <text x="12" y="17" className="fill-on-life text-xs font-semibold">
          {texts.name(piece)}
        </text>
        {piece.to - piece.from >= TWO_LINES_MIN && (
          <text x="12" y="33" className="fill-on-life text-xs tabular-nums">
            {texts.hours(piece.hours)}
          </text>
        )}
      </svg>
    </svg>
  )
}

type SessionProps = { session: BoardSession; range: Range }

function StillSession({ session: { name, from, to }, range }: SessionProps) {
  return (
    <svg
      aria-hidden="true"
      y={share(from - range.from, range)}
      width="100%"
      height={share(to - from, range)}
      overflow="visible"
    >
      <rect rx="3" className="h-[max(100%,1.25rem)] w-full fill-pen" />
      <svg aria-hidden="true" width="100%" height="20">
        <path d="M11 6 16 15H6Z" className="fill-on-pen" />
        <text x="22" y="14" className="fill-on-pen text-xs font-semibold">
          {name}
        </text>
      </svg>
    </svg>
  )
}

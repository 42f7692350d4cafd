import { memo, useMemo } from 'react'
import type { CivilDate, Weekday } from '../../engine/model.ts'
import { durationText } from '../../words/units.ts'
import { seasonInWords } from '../reading/fact-text.ts'
import { dateInWords } from '../words/date-words.ts'
import { READING } from '../words/reading-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { type BoardSession, givesWay, type SessionWeek } from './board-sessions.ts'
import type { Drag } from './drag-rules.ts'
import { FixedItem, LINE_MIN, type Range, SessionItem, share } from './drawn-items.tsx'
import { isAsked } from './edits.ts'
import { lightOf } from './light.ts'
import { coverOf, type Kind, type Lane, lanesOf, type Piece, roomOf, shownOn } from './pieces.ts'
import type { BoardTexts } from './texts.ts'
import { type Board, headOf } from './use-board.ts'

type Props = {
  day: Weekday
  /** Where it is the day of one week. */
  date: CivilDate | undefined
  board: Board
  texts: BoardTexts
  range: Range
  training: SessionWeek | null
  /** The name of the one thing on the board that Tab comes to. */
  stop: string
  today: boolean
}

/** A day: its head, and its hours with what lies in them. */
export function DayColumn({ day, date, board, texts, range, training, stop, today }: Props) {
  const { whole, fixed, pieces, fixedPieces, drag, shown, selected, isTouch } = board
  const ones = pieces[day]
  // The same objects while nothing changes: what is drawn of a block is kept by them.
  const lanes = useMemo(() => lanesOf(ones), [ones])
  const sessions = training?.sessions.filter((one) => one.day === day) ?? []
  const isOut = whole.never.includes(day) || (fixed?.never.includes(day) ?? false)
  const isLifting = drag?.key != null && board.byKey.get(drag.key)?.on === day
  return (
    // biome-ignore lint/a11y/useSemanticElements: seven fieldsets, or seven landmarks, would be more than a day is.
    <div
      role="group"
      aria-label={texts.day(day)}
      className="board-day"
      data-day={day}
      data-shown={day === shown ? '' : undefined}
      data-lifting={isLifting ? '' : undefined}
      data-out={isOut ? '' : undefined}
      data-asked={isAsked(whole, day) ? '' : undefined}
      data-today={today ? '' : undefined}
      data-bound={[...ones, ...fixedPieces[day]].some(({ kind }) => kind === 'window') ? '' : undefined}
    >
      <DayHead
        day={day}
        date={date}
        texts={texts}
        isOut={isOut}
        isLight={lightOf(whole, day) !== null}
        isUnsure={isAsked(whole, day)}
        most={whole.maxMin[day] ?? fixed?.maxMin[day]}
        sessions={sessions}
        isStop={stop === headOf(day)}
      />
      <div className="board-track" data-track={day}>
        {isOut && (
          <svg className="board-cross" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 100">
            <path d="M8 4C30 40 68 62 93 96M93 3C70 36 34 64 7 97" vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <ul>
          {fixedPieces[day].map((piece) => (
            <FixedItem key={piece.key} {...{ piece, texts, range }} />
          ))}
          {ones.map((piece) => (
            <PieceItem
              key={piece.key}
              piece={piece}
              lane={lanes.get(piece.key)}
              name={texts.name(piece)}
              dayName={texts.day(day)}
              hours={texts.hours(piece.hours)}
              season={seasonInWords(piece.season)}
              otherDay={otherDay(piece, texts)}
              top={share(piece.from, range)}
              height={share(piece.to, range) - share(piece.from, range)}
              {...wordsIn(piece, coverOf(piece, ones, sessions))}
              isStop={stop === piece.key}
              isLifted={drag?.key === piece.key}
              hasHandles={isTouch && selected === piece.key}
            />
          ))}
          {sessions.map((session) => (
            <SessionItem
              key={session.from}
              {...{ session, texts, range }}
              isHalf={ones.some((piece) => !roomOf(piece, coverOf(piece, ones, sessions)) && isOver(session, piece))}
              yields={isYielding(session, training, board)}
            />
          ))}
        </ul>
        {drag && <Ghosts drag={drag} day={day} texts={texts} range={range} board={board} />}
      </div>
    </div>
  )
}

/** Whether a session of today or later will go elsewhere. */
function isYielding(session: BoardSession, training: SessionWeek | null, { preview }: Board): boolean {
  return training !== null && session.date >= training.today && givesWay(session, preview)
}

const isOver = (session: BoardSession, { from, to }: Piece) => session.from < to && session.to > from

/** Where in a piece its words stand, so that nothing lies over them. */
function wordsIn(piece: Piece, over: readonly Range[]): Pick<PieceProps, 'wordsTop' | 'wordsMin' | 'isCovered'> {
  const room = roomOf(piece, over)
  const { from, to } = room ?? piece
  return {
    wordsTop: ((from - piece.from) / (piece.to - piece.from)) * 100,
    wordsMin: to - from,
    isCovered: room === null,
  }
}

function otherDay(piece: Piece, texts: BoardTexts): string {
  if (piece.part === 'morning') return WEEK_BOARD.fromDay(texts.day(piece.day))
  if (piece.part !== 'evening') return ''
  const next = shownOn(piece.kind, piece.day, piece.hours)[1]
  return next ? WEEK_BOARD.untilDay(texts.day(next.on)) : ''
}

type HeadProps = {
  day: Weekday
  date: CivilDate | undefined
  texts: BoardTexts
  isOut: boolean
  isLight: boolean
  /** Its cross, or its limit, is perhaps not meant so. */
  isUnsure: boolean
  most: string | undefined
  sessions: readonly BoardSession[]
  isStop: boolean
}

function DayHead({ day, date, texts, isOut, isLight, isUnsure, most, sessions, isStop }: HeadProps) {
  const minutes = sessions.reduce((sum, { from, to }) => sum + to - from, 0)
  return (
    <button type="button" data-key={headOf(day)} className="board-head" tabIndex={isStop ? 0 : -1}>
      <span className="board-day-name">
        <span aria-hidden="true" className="board-short">
          {READING.days[day]}
        </span>
        <span className="board-long">{texts.day(day)}</span>
      </span>
      <span className="board-facts">
        {date && <span>{dateInWords(date, 'short')}</span>}
        {minutes > 0 && <span className="board-minutes">{durationText(minutes)}</span>}
        {isUnsure && (
          <span>
            <span aria-hidden="true" className="board-doubt">
              ?
            </span>
            <span className="sr-only">{WEEK_BOARD.unsure}</span>
          </span>
        )}
        {isOut ? (
          <span>{WEEK_BOARD.out}</span>
        ) : isLight ? (
          <span>{WEEK_BOARD.half}</span>
        ) : most ? (
          <span>{WEEK_BOARD.most(durationText(Number(most)))}</span>
        ) : null}
      </span>
    </button>
  )
}

type PieceProps = {
  piece: Piece
  lane: Lane | undefined
  name: string
  dayName: string
  hours: string
  /** For how long it holds; empty where it does all the time. */
  season: string
  otherDay: string
  /** [%] */
  top: number
  height: number
  /** [%] of its height, above its words. */
  wordsTop: number
  wordsMin: number
  /** Training lies over all of it, and leaves a half. */
  isCovered: boolean
  isStop: boolean
  isLifted: boolean
  hasHandles: boolean
}

const PieceItem = memo(function PieceItem(props: PieceProps) {
  const { piece, lane, name, dayName, hours, season, otherDay, top, height, isStop, isLifted, hasHandles } = props
  const { wordsTop, wordsMin, isCovered } = props
  const isPart = wordsMin < piece.to - piece.from
  const width = lane ? 100 / lane.lanes : 100
  return (
    <li
      className="board-piece"
      data-piece={piece.key}
      data-kind={piece.kind}
      data-part={piece.part}
      data-unsure={piece.isUnsure ? '' : undefined}
      data-lifted={isLifted ? '' : undefined}
      style={{ top: `${top}%`, height: `${height}%`, left: `${width * (lane?.lane ?? 0)}%`, width: `${width}%` }}
    >
      <button type="button" className="board-block" data-key={piece.key} tabIndex={isStop ? 0 : -1}>
        <span
          className="board-words"
          data-room={isPart && wordsMin < LINE_MIN ? 'line' : undefined}
          data-covered={isCovered ? '' : undefined}
          style={isPart ? { marginTop: `${wordsTop}cqh`, height: `${100 - wordsTop}cqh` } : undefined}
        >
          <span className="board-name">
            {piece.isUnsure && (
              <span aria-hidden="true" className="board-doubt">
                ?
              </span>
            )}
            {name}
          </span>
          <span className="sr-only">, {dayName}, </span>
          <span className="board-time">{hours}</span>
          {otherDay && <span className="sr-only"> {otherDay}</span>}
          {season && (
            <span className="board-season">
              <span className="sr-only">, </span>
              {season}
            </span>
          )}
          {piece.isUnsure && <span className="sr-only">, {WEEK_BOARD.unsure}</span>}
        </span>
      </button>
      {hasHandles && piece.part !== 'morning' && <span aria-hidden="true" className="board-handle" data-edge="start" />}
      {hasHandles && piece.part !== 'evening' && <span aria-hidden="true" className="board-handle" data-edge="end" />}
    </li>
  )
})

type GhostProps = { drag: Drag; day: Weekday; texts: BoardTexts; range: Range; board: Board }

/** Where what is held would lie, with its hours. */
function Ghosts({ drag, day, texts, range, board }: GhostProps) {
  const kind: Kind = drag.held.kind
  const piece = drag.key === null ? undefined : board.byKey.get(drag.key)
  return shownOn(kind, drag.to.day, drag.to)
    .filter(({ on }) => on === day)
    .map(({ part, from, to }) => {
      const top = Math.max(0, share(from, range))
      return (
        <div
          key={part}
          aria-hidden="true"
          className="board-ghost"
          data-kind={kind}
          style={{ top: `${top}%`, height: `${Math.min(100, share(to, range)) - top}%` }}
        >
          {part !== 'morning' && <span className="board-tag">{texts.hours(drag.to)}</span>}
          {piece && <span className="board-name">{texts.name(piece)}</span>}
        </div>
      )
    })
}

import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { DayToggles } from '../ordinary-week/day-toggles.tsx'
import { isBackwards, isSameSeason, type SeasonRow, turnsFrom } from '../ordinary-week/season.ts'
import { SeasonFields } from '../ordinary-week/season-fields.tsx'
import { TurnCard } from '../ordinary-week/turn-card.tsx'
import { daysInWords } from '../reading/fact-text.ts'
import { todayHere } from '../reading/read-text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import { TURNS } from '../words/turn-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { BoardSheet } from './board-sheet.tsx'
import { DoubtCard } from './doubt-card.tsx'
import {
  atHours,
  daysAlike,
  forAWhile,
  inTurn,
  named,
  ofKind,
  onDays,
  otherHalf,
  removed,
  removedWhole,
  spread,
} from './edits.ts'
import { stretchOf } from './minutes.ts'
import { findRow, type Place } from './pieces.ts'
import type { BoardTexts } from './texts.ts'
import type { Board } from './use-board.ts'

const words = WEEK_BOARD.editor
const LABEL_MAX = 100

type Props = { board: Board; place: Place; texts: BoardTexts; anchor: string; root: RefObject<HTMLElement | null> }

/** What a block is, when and on which days: everything that can be dragged, in fields. */
export function PieceEditor({ board, place, texts, anchor, root }: Props) {
  const { whole, edit } = board
  const row = findRow(whole, place)
  if (!row) return null
  const isBusy = place.kind === 'busy'
  const name = texts.name({ kind: place.kind, label: row.label })
  const said = WEEK_BOARD.said.changed(name)
  const alike = daysAlike(whole, place)
  const kind = 'min-h-11 rounded-md border border-edge px-3 text-sm font-semibold hover:border-ink'
  return (
    <BoardSheet title={words.block(name, daysInWords(row.days))} anchor={anchor} root={root} onClose={board.close}>
      {row.turn && !row.turn.monday && <TurnOfPiece {...{ board, place, name, said }} />}
      {row.isUnsure && (!row.turn || row.turn.monday) && <DoubtOfPiece {...{ board, place, name, said, texts }} />}
      <fieldset>
        <legend className="text-sm font-semibold">{words.kind}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {words.kinds.map((label) => (
            <button
              key={label}
              type="button"
              aria-pressed={isBusy && row.label.toLowerCase() === label.toLowerCase()}
              className={`${kind} aria-pressed:border-ink aria-pressed:bg-life-pale aria-pressed:text-on-life`}
              onClick={() => edit(ofKind(whole, place, 'busy', label), WEEK_BOARD.said.changed(label))}
            >
              {label}
            </button>
          ))}
          {!board.fixed && (
            <button
              type="button"
              aria-pressed={!isBusy}
              className={`${kind} text-pen aria-pressed:border-pen aria-pressed:bg-pen aria-pressed:text-on-pen`}
              onClick={() => edit(ofKind(whole, place, 'window', ''), WEEK_BOARD.said.changed(WEEK_BOARD.window))}
            >
              {WEEK_BOARD.window}
            </button>
          )}
        </div>
      </fieldset>
      {isBusy && (
        <CommitField
          label={words.name}
          value={row.label}
          maxLength={LABEL_MAX}
          onCommit={(label) => edit(named(whole, place, label.trim()), said)}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] items-start gap-3">
        <CommitField
          label={words.from}
          type="time"
          value={row.start}
          onCommit={(start) => edit(atHours(whole, place, start, row.end), said)}
        />
        <CommitField
          label={words.to}
          type="time"
          {...(isBusy && { hint: words.toHint })}
          value={row.end}
          onCommit={(end) => edit(atHours(whole, place, row.start, end), said)}
        />
      </div>
      <DayToggles legend={words.days} days={row.days} onDays={(days) => edit(onDays(whole, place, days), said)} />
      {!board.fixed && (
        <CommitSeason key={row.id} season={row} onCommit={(season) => edit(forAWhile(whole, place, season), said)} />
      )}
      {alike.length > 0 && (
        <Button look="secondary" onClick={() => edit(spread(whole, place), said)}>
          {words.alike(name, daysInWords(alike))}
        </Button>
      )}
      <div className="-mx-4 flex flex-wrap">
        {row.days.length > 1 && (
          <Button
            look="quiet"
            className="text-bad!"
            onClick={() => edit(removed(whole, place), WEEK_BOARD.said.removed(name))}
          >
            {words.remove(texts.day(place.day))}
          </Button>
        )}
        <Button
          look="quiet"
          className="text-bad!"
          onClick={() => edit(removedWhole(whole, place), WEEK_BOARD.said.removed(name))}
        >
          {row.days.length > 1 ? words.removeWhole(row.days.length) : words.removeOnly}
        </Button>
      </div>
    </BoardSheet>
  )
}

/** Whether hours are meant so, or in the other half of the day, or not at all. */
function DoubtOfPiece({ board: { whole, edit }, place, name, said, texts }: TurnProps & Pick<Props, 'texts'>) {
  const row = findRow(whole, place)
  if (!row) return null
  const readings = [row, otherHalf(row)].filter((one) => one !== null)
  const isOne = readings.length === 1
  const hoursOf = (reading: (typeof readings)[number]) => texts.hours(stretchOf(reading))
  return (
    <DoubtCard
      question={isOne ? words.doubtOf(hoursOf(row)) : words.doubt}
      answers={[
        ...readings.map((reading) => ({
          label: isOne ? words.right : hoursOf(reading),
          run: () => edit(atHours(whole, place, reading.start, reading.end), said),
        })),
        {
          label: words.notSo,
          run: () => edit(removedWhole(whole, place), WEEK_BOARD.said.removed(name)),
        },
      ]}
      hint={words.change}
    />
  )
}

type TurnProps = Pick<Props, 'board' | 'place'> & { name: string; said: string }

/** In which weeks a block is that comes in some of them only. */
function TurnOfPiece({ board: { whole, edit }, place, name, said }: TurnProps) {
  const row = findRow(whole, place)
  if (!row?.turn) return null
  const today = todayHere()
  const choices = turnsFrom(row.turn.every, row.days, today)
  return (
    <TurnCard
      {...{ ask: TURNS.ask(name, row.turn.every), today }}
      firsts={choices.map(({ first }) => first)}
      onFirst={(day) => edit(inTurn(whole, place, choices.find(({ first }) => first === day)?.turn ?? null), said)}
      onEach={() => edit(inTurn(whole, place, null), said)}
      onNo={() => edit(removedWhole(whole, place), WEEK_BOARD.said.removed(name))}
    />
  )
}

type FieldProps = {
  label: string
  hint?: string
  type?: 'text' | 'time'
  value: string
  maxLength?: number
  onCommit: (value: string) => void
}

/** A field whose value counts once one is done with it: half an hour typed is not an hour. */
function CommitField({ value, onCommit, ...field }: FieldProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const commit = () => (text !== value ? onCommit(text) : undefined)
  return <TextField {...field} value={text} onValue={setText} onBlur={commit} onKeyDown={onEnter(commit)} />
}

type SeasonProps = { season: SeasonRow; onCommit: (season: SeasonRow) => void }

/** Its first and its last day, which count together: where they do not fit each other, both stay as they are typed. */
function CommitSeason({ season, onCommit }: SeasonProps) {
  const [typed, setTyped] = useState(season)
  const [isTold, setTold] = useState(false)
  const commit = () => {
    setTold(isBackwards(typed))
    if (!isBackwards(typed) && !isSameSeason({ ...season, ...typed }, season)) onCommit(typed)
  }
  const error = isTold && isBackwards(typed) ? MY_WEEK.season.wrong : undefined
  return <SeasonFields season={typed} error={error} onSeason={setTyped} onBlur={commit} onKeyDown={onEnter(commit)} />
}

function onEnter(commit: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form around the board must not be sent by it.
    event.preventDefault()
    commit()
  }
}

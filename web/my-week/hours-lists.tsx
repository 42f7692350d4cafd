import { useState } from 'react'
import { DEFAULT_COMMITMENTS } from '../../contract/default-commitments.ts'
import type { CivilDate, Turn } from '../../engine/model.ts'
import type { Display } from '../../words/speech.ts'
import { useDisplay } from '../display/display-context.tsx'
import { DayToggles } from '../ordinary-week/day-toggles.tsx'
import { readWords } from '../ordinary-week/read-words.ts'
import { turnsFrom } from '../ordinary-week/season.ts'
import { SeasonFields } from '../ordinary-week/season-fields.tsx'
import { TurnCard } from '../ordinary-week/turn-card.tsx'
import { type HoursRow, newHours } from '../ordinary-week/week-draft.ts'
import { daysInWords, seasonInWords } from '../reading/fact-text.ts'
import { todayHere } from '../reading/read-text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { dateInWords } from '../words/date-words.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { READING } from '../words/reading-words.ts'
import { TURNS } from '../words/turn-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { EntryList } from './entry-list.tsx'
import { hoursInWords } from './row-words.ts'

const LABEL_MAX = 100

type ListProps<Rows> = {
  rows: Rows
  problems: ReadonlyMap<number, string>
  onRows: (rows: Rows) => void
}

/** The hours within which a person trains. */
export function WindowList({ rows, problems, onRows }: ListProps<readonly HoursRow[]>) {
  const words = MY_WEEK.windows
  const display = useDisplay()
  return (
    <EntryList
      title={words.title}
      hint={words.hint}
      empty={words.empty}
      problems={problems}
      entries={entriesOf(rows, words.fresh, display, onRows)}
      onRemove={(id) => onRows(rows.filter((row) => row.id !== id))}
      add={{ label: words.add, run: () => onRows([...rows, newHours()]) }}
    />
  )
}

type BusyProps = ListProps<readonly HoursRow[] | null> & {
  /** What the person wrote of their days: it counts while there is no list. */
  written: string
  today: CivilDate
  /** The first day of a rota, which takes the place of the list. */
  rotaFrom: string | undefined
}

/** The hours that are taken: as the person wrote them, or the list that they made in their place. */
export function BusyList({ rows, problems, onRows, written, today, rotaFrom }: BusyProps) {
  const words = MY_WEEK.busy
  const display = useDisplay()
  const counting = written.trim() || DEFAULT_COMMITMENTS
  const [reading, setReading] = useState(false)
  const begin = async () => {
    setReading(true)
    try {
      onRows((await readWords(counting, today)).rows)
    } catch {
      toast.bad(...words.readFailed)
    } finally {
      setReading(false)
    }
  }
  const goBack = () => {
    onRows(null)
    toast.good(words.wentBack, undefined, { label: READING.undo, run: () => onRows(rows) })
  }
  const asWritten = (
    <>
      <p>{written.trim() ? words.written : words.assumed}</p>
      <blockquote className="my-2 border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-wrap text-ink">
        {counting}
      </blockquote>
      <p className="text-xs">{words.beginHint}</p>
    </>
  )
  const toOther =
    rows === null ? (
      <Button look="secondary" busy={reading} onClick={() => void begin()}>
        {words.begin}
      </Button>
    ) : (
      <Button look="quiet" onClick={goBack}>
        {words.back}
      </Button>
    )
  return (
    <EntryList
      title={words.title}
      empty={rows === null ? asWritten : words.empty}
      problems={problems}
      entries={rows === null ? [] : entriesOf(rows, words.fresh, display, onRows, true)}
      onRemove={(id) => onRows(rows?.filter((row) => row.id !== id) ?? null)}
      {...(rows !== null && { add: { label: words.add, run: () => onRows([...rows, newHours()]) } })}
      beside={toOther}
    >
      {rotaFrom && <p className="mt-2 text-sm text-soft">{words.rota(dateInWords(rotaFrom))}</p>}
    </EntryList>
  )
}

function entriesOf(
  rows: readonly HoursRow[],
  fresh: string,
  display: Display,
  onRows: (rows: readonly HoursRow[]) => void,
  isLabelled = false,
) {
  return rows.map((row) => {
    const change = (part: Partial<HoursRow>) =>
      onRows(rows.map((other) => (other.id === row.id ? { ...sure(other), ...part } : other)))
    return {
      id: row.id,
      isNew: row.isNew,
      isUnsure: row.isUnsure === true,
      summary: summaryOf(row, display) || fresh,
      note: row.turn && !row.turn.monday && (
        <TurnOfRow
          row={row}
          onTurn={(turn) => onRows(rows.map((other) => (other.id === row.id ? withTurn(other, turn) : other)))}
          onNo={() => onRows(rows.filter(({ id }) => id !== row.id))}
        />
      ),
      fields: (
        <>
          <DayToggles legend={MY_WEEK.onDays} days={row.days} onDays={(days) => change({ days })} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-4">
            <TextField label={MY_WEEK.start} type="time" value={row.start} onValue={(start) => change({ start })} />
            <TextField
              label={MY_WEEK.end}
              {...(isLabelled && { hint: MY_WEEK.endHint })}
              type="time"
              value={row.end}
              onValue={(end) => change({ end })}
            />
          </div>
          {isLabelled && (
            <TextField
              label={MY_WEEK.label}
              maxLength={LABEL_MAX}
              value={row.label}
              onValue={(label) => change({ label })}
            />
          )}
          <SeasonFields season={row} onSeason={change} />
        </>
      ),
    }
  })
}

type TurnProps = { row: HoursRow; onTurn: (turn: Turn | null) => void; onNo: () => void }

/** In which weeks hours are that come in some of them only. */
function TurnOfRow({ row, onTurn, onNo }: TurnProps) {
  if (!row.turn) return null
  const today = todayHere()
  const choices = turnsFrom(row.turn.every, row.days, today)
  return (
    <div className="p-3.5 pt-0">
      <TurnCard
        {...{ ask: TURNS.ask(capital(row.label), row.turn.every), today, onNo }}
        firsts={choices.map(({ first }) => first)}
        onFirst={(day) => onTurn(choices.find(({ first }) => first === day)?.turn ?? null)}
        onEach={() => onTurn(null)}
      />
    </div>
  )
}

function withTurn(row: HoursRow, turn: Turn | null): HoursRow {
  const { turn: _, ...own } = sure(row)
  return turn ? { ...own, turn } : own
}

/** What a person set is no longer in doubt. */
function sure({ isUnsure: _, ...row }: HoursRow): HoursRow {
  return row
}

const capital = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

function summaryOf({ days, start, end, label, ...row }: HoursRow, display: Display): string {
  const hours = hoursInWords(start, end, display)
  const doubt = row.isUnsure && WEEK_BOARD.unsure
  return [days.length > 0 && daysInWords(days), hours, capital(label), seasonInWords(row, 'dated'), doubt]
    .filter(Boolean)
    .join(' · ')
}

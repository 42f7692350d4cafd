import { useDisplay } from '../display/display-context.tsx'
import { turnsOf, withoutTurns, withTurnsFrom } from '../ordinary-week/away-turns.ts'
import { KitToggles } from '../ordinary-week/kit-toggles.tsx'
import { Toggle } from '../ordinary-week/toggle.tsx'
import { TurnCard } from '../ordinary-week/turn-card.tsx'
import { type AwayRow, newAway, SPORTS } from '../ordinary-week/week-draft.ts'
import { todayHere } from '../reading/read-text.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import { TURNS } from '../words/turn-words.ts'
import { EntryList } from './entry-list.tsx'
import { awayInWords } from './row-words.ts'

const words = MY_WEEK.away
const LABEL_MAX = 100
const KINDS = (['off', 'light', 'kit', 'without'] as const).map((value) => ({ value, label: words.kinds[value] }))

type Props = {
  rows: readonly AwayRow[]
  /** What the person's words tell of beside them. */
  missed: readonly AwayRow[]
  problems: ReadonlyMap<number, string>
  onRows: (rows: readonly AwayRow[]) => void
}

/** Dates on which there is no training, less of it, or none of a sport; what is over lies below. */
export function AwayList({ rows, missed, problems, onRows }: Props) {
  const display = useDisplay()
  const remove = (id: number) => onRows(rows.filter((row) => row.id !== id))
  const saidOf = (row: AwayRow) => awayInWords(row, display)
  const entryOf = (row: AwayRow) => ({
    id: row.id,
    isNew: row.isNew,
    isUnsure: row.isUnsure === true,
    summary: row.from ? saidOf(row) : words.fresh,
    note: <TurnOfAway rows={rows} row={row} onRows={onRows} />,
    fields: row.kind === 'busy' ? null : <AwayFields row={row} change={(part) => onRows(changed(rows, row, part))} />,
  })
  const past = rows.filter(({ isPast }) => isPast)
  return (
    <EntryList
      title={words.title}
      hint={words.hint}
      empty={words.empty}
      problems={problems}
      entries={rows.filter(({ isPast }) => !isPast).map(entryOf)}
      onRemove={remove}
      add={{ label: words.add, run: () => onRows([...rows, newAway()]) }}
    >
      {missed.length > 0 && (
        <div className="mt-3 rounded-md border border-dashed border-pen bg-wash px-3 py-2 text-sm">
          <p className="text-soft">{words.missed}</p>
          <ul>
            {missed.map((row) => (
              <li key={row.id} className="wrap-anywhere">
                {saidOf(row)}
              </li>
            ))}
          </ul>
          <Button look="quiet" className="-mx-4" onClick={() => onRows([...rows, ...missed])}>
            {words.addMissed}
          </Button>
        </div>
      )}
      {past.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold text-soft">
            {words.past(past.length)}
          </summary>
          <EntryList
            title={words.past(past.length)}
            empty=""
            problems={problems}
            entries={past.map(entryOf)}
            onRemove={remove}
          />
        </details>
      )}
    </EntryList>
  )
}

function AwayFields({ row, change }: { row: AwayRow; change: (part: Partial<AwayRow>) => void }) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label={words.from} type="date" value={row.from} onValue={(from) => change({ from })} />
        <TextField
          label={words.to}
          hint={words.toHint}
          type="date"
          value={row.to}
          min={row.from}
          onValue={(to) => change({ to })}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={words.kind}
          value={row.kind}
          options={KINDS}
          onValue={(kind) => change({ kind: kind as AwayRow['kind'] })}
        />
        <TextField
          label={MY_WEEK.label}
          maxLength={LABEL_MAX}
          value={row.label}
          onValue={(label) => change({ label })}
        />
      </div>
      {(row.kind === 'light' || row.kind === 'kit') && (
        <KitToggles kit={row.equipment} onKit={(equipment) => change({ equipment })} />
      )}
      {row.kind === 'without' && <SportToggles sports={row.sports} onSports={(sports) => change({ sports })} />}
    </>
  )
}

type TurnProps = { rows: readonly AwayRow[]; row: AwayRow; onRows: (rows: readonly AwayRow[]) => void }

/** In which weeks stretches are that come in turns, asked at the first of them. */
function TurnOfAway({ rows, row, onRows }: TurnProps) {
  const turns = turnsOf(rows, row)
  return (
    turns && (
      <div className="p-3.5 pt-0">
        <TurnCard
          {...{ ask: TURNS.askOf(turns.label), firsts: turns.firsts, today: todayHere() }}
          onFirst={(first) => onRows(withTurnsFrom(rows, turns, first))}
          onNo={() => onRows(withoutTurns(rows, turns))}
        />
      </div>
    )
  )
}

type SportsProps = { sports: AwayRow['sports']; onSports: (sports: AwayRow['sports']) => void }

function SportToggles({ sports, onSports }: SportsProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{words.sports}</legend>
      <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {SPORTS.map((sport) => (
          <Toggle
            key={sport}
            isOn={sports.includes(sport)}
            onTurn={(isOn) => onSports(isOn ? [...sports, sport] : sports.filter((other) => other !== sport))}
          >
            {MY_WEEK.sports.names[sport]}
          </Toggle>
        ))}
      </div>
    </fieldset>
  )
}

/** What a person changed is no longer in doubt. */
function changed(rows: readonly AwayRow[], row: AwayRow, part: Partial<AwayRow>) {
  const { isUnsure: _, ...own } = row
  return rows.map((other) => (other.id === row.id ? { ...own, ...part } : other))
}

import type { CivilDate } from '../../engine/model.ts'
import { useDisplay } from '../display/display-context.tsx'
import { type AwayRow, newAway } from '../ordinary-week/week-draft.ts'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { dateInWords } from '../words/date-words.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { WEEKLY } from '../words/weekly-words.ts'
import { EntryList } from './entry-list.tsx'
import { hoursInWords } from './hours-lists.tsx'

const words = MY_WEEK.away
const LABEL_MAX = 100
const KINDS = (['off', 'light'] as const).map((value) => ({ value, label: words.kinds[value] }))

type Props = {
  rows: readonly AwayRow[]
  problems: ReadonlyMap<number, string>
  onRows: (rows: readonly AwayRow[]) => void
}

/** Dates on which there is no training, or less of it; what is over lies below. */
export function AwayList({ rows, problems, onRows }: Props) {
  const display = useDisplay()
  const remove = (id: number) => onRows(rows.filter((row) => row.id !== id))
  const entryOf = (row: AwayRow) => {
    const hours = row.kept?.kind === 'busy' ? hoursInWords(row.kept.start, row.kept.end, display) : ''
    const said = [spanInWords(row), words.kinds[row.kind], hours, row.label].filter(Boolean)
    return {
      id: row.id,
      isNew: row.isNew,
      summary: spanInWords(row) ? said.join(' · ') : words.fresh,
      fields: row.kind === 'busy' ? null : <AwayFields row={row} change={(part) => onRows(changed(rows, row, part))} />,
    }
  }
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
    </>
  )
}

function changed(rows: readonly AwayRow[], row: AwayRow, part: Partial<AwayRow>) {
  return rows.map((other) => (other.id === row.id ? { ...other, ...part } : other))
}

/** `Dec 20, 2026 to Jan 3, 2027`, one date where it is one day; nothing until its first day is given. */
function spanInWords({ from, to }: AwayRow): string {
  const first = dateInWords(from, 'dated')
  return to === '' || to === from || first === '' ? first : WEEKLY.span(first, dateInWords(to as CivilDate, 'dated'))
}

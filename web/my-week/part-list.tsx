import type { ReactNode } from 'react'
import { UPPER_PARTS } from '../ordinary-week/spared-parts.ts'
import { newPart, type PartRow } from '../ordinary-week/week-draft.ts'
import { SelectField } from '../ui/select-field.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'
import { EntryList } from './entry-list.tsx'
import { partInWords, spareInWords } from './row-words.ts'

const { body: words } = MY_WEEK
type Named = keyof typeof words.parts
const PARTS = Object.keys(words.parts) as Named[]

type Props = {
  rows: readonly PartRow[]
  problems: ReadonlyMap<number, string>
  onRows: (rows: readonly PartRow[]) => void
  /** Words that may name some are not read yet. */
  isReading: boolean
  /** Which words say so. */
  children?: ReactNode
}

/** Parts of the body that training goes around. */
export function PartList({ rows, problems, onRows, isReading, children }: Props) {
  const entryOf = (row: PartRow) => {
    const change = (part: Partial<PartRow>) =>
      onRows(rows.map((other) => (other.id === row.id ? { ...other, ...part } : other)))
    const free = PARTS.filter((part) => rows.every((other) => other === row || other.part !== part))
    const offered = row.part === '' || free.some((part) => part === row.part) ? free : [...free, row.part]
    return {
      id: row.id,
      isNew: row.isNew,
      summary: row.part === '' ? words.fresh : spareInWords(row),
      fields: (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={words.part}
            value={row.part}
            options={[
              ...(row.part === '' ? [{ value: '', label: words.choose }] : []),
              ...offered.map((part) => ({ value: part, label: partInWords(part) })),
            ]}
            onValue={(part) => change({ part, ...(UPPER_PARTS.has(part) && { how: 'careful' }) })}
          />
          <SelectField
            label={words.how}
            value={row.how}
            options={(['careful', 'no-impact'] as const)
              .filter((how) => how === row.how || how === 'careful' || !UPPER_PARTS.has(row.part))
              .map((how) => ({ value: how, label: words.hows[how] }))}
            onValue={(how) => change({ how: how as PartRow['how'] })}
          />
        </div>
      ),
    }
  }
  return (
    <EntryList
      title={words.title}
      hint={words.hint}
      empty={isReading ? WEEK_BOARD.reading : words.empty}
      problems={problems}
      entries={rows.map(entryOf)}
      onRemove={(id) => onRows(rows.filter((row) => row.id !== id))}
      add={{ label: words.add, run: () => onRows([...rows, newPart()]) }}
      lead={children}
    />
  )
}

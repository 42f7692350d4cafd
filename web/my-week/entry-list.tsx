import { ChevronRight, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { CrossGlyph } from '../ui/glyphs.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'

type Entry = {
  readonly id: number
  readonly isNew: boolean
  /** Dashed: it may not be meant so. */
  readonly isUnsure?: boolean
  /** What it says in a line. */
  readonly summary: string
  /** Its fields; null where it can only be taken out. */
  readonly fields: ReactNode
  /** What is asked about it in any case. */
  readonly note?: ReactNode
}

type Props = {
  title: string
  /** Which heading it is where it stands. */
  heading?: 'h2' | 'h3'
  hint?: string
  /** What is said where there is no entry. */
  empty: ReactNode
  entries: readonly Entry[]
  /** What is wrong, by the entries' ids. */
  problems: ReadonlyMap<number, string>
  onRemove: (id: number) => void
  /** The button that adds one; none while there is no list. */
  add?: { readonly label: string; readonly run: () => void }
  /** What else can be done with the list, beside that button. */
  beside?: ReactNode
  /** Among other fields, whose labels theirs would resemble: only what is open is in the page. */
  isLean?: boolean
  /** What stands above the entries. */
  lead?: ReactNode
  /** What stands below. */
  children?: ReactNode
}

/** Entries that fold to a line each: added, changed in their place, taken out. */
export function EntryList({
  title,
  heading: Heading = 'h3',
  hint,
  empty,
  entries,
  problems,
  onRemove,
  add,
  beside,
  isLean = false,
  lead,
  children,
}: Props) {
  const id = useId()
  const adding = useRef<HTMLDivElement>(null)
  const remove = (entry: number) => {
    onRemove(entry)
    // What was pressed is gone: the focus goes where the next step is.
    adding.current?.querySelector('button')?.focus()
  }
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="font-semibold">
        {title}
      </Heading>
      {hint && <p className="text-xs text-soft">{hint}</p>}
      {lead}
      {entries.length === 0 ? (
        <div className="mt-2 text-sm text-soft">{empty}</div>
      ) : (
        <ul className="mt-2 grid gap-2">
          {entries.map((entry) => (
            <EntryItem
              key={entry.id}
              entry={entry}
              problem={problems.get(entry.id)}
              isLean={isLean}
              onRemove={() => remove(entry.id)}
            />
          ))}
        </ul>
      )}
      <div ref={adding} className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
        {add && (
          <Button look="secondary" icon={<Plus size={18} aria-hidden="true" />} onClick={add.run}>
            {add.label}
          </Button>
        )}
        {beside}
      </div>
      {children}
    </section>
  )
}

type ItemProps = { entry: Entry; problem: string | undefined; isLean: boolean; onRemove: () => void }

function EntryItem({ entry, problem, isLean, onRemove }: ItemProps) {
  const { id, isNew, isUnsure, summary, fields, note } = entry
  const [isOpen, setOpen] = useState(isNew)
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isNew) place.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isNew])
  const line = 'flex min-h-12 items-center gap-2 py-2 pr-14 pl-3.5 text-sm wrap-anywhere'
  return (
    <li
      ref={place}
      className={`relative rounded-md border ${problem ? 'border-2 border-bad' : 'border-edge'} ${isUnsure ? 'border-dashed' : ''}`}
      data-wrong={problem ? '' : undefined}
    >
      {fields === null ? (
        <p className={line}>{summary}</p>
      ) : (
        <details className="group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary
            className={`${line} cursor-pointer list-none rounded-md font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden`}
          >
            <ChevronRight
              size={16}
              aria-hidden="true"
              className="shrink-0 text-soft transition-transform group-open:rotate-90"
            />
            {summary}
          </summary>
          {(!isLean || isOpen || problem) && (
            <fieldset
              aria-label={summary}
              aria-describedby={problem ? `problem-${id}` : undefined}
              className="grid gap-4 border-t border-line p-3.5"
            >
              {fields}
              {problem && <FieldError id={`problem-${id}`} text={problem} />}
            </fieldset>
          )}
        </details>
      )}
      {note}
      <button
        type="button"
        aria-label={MY_WEEK.remove(summary)}
        className="absolute top-0 right-0 grid size-12 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink"
        onClick={onRemove}
      >
        <CrossGlyph />
      </button>
    </li>
  )
}

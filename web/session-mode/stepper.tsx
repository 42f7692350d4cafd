import { Minus, Plus } from 'lucide-react'
import { SESSION } from '../words/session-words.ts'

type Props = {
  /** What is counted, for who hears it, and in a word. */
  label: string
  caption: string
  value: number | null
  onValue: (value: number | null) => void
  onLess: (() => void) | null
  onMore: (() => void) | null
}

const PRESS =
  'grid min-h-13 w-12 shrink-0 place-items-center text-ink hover:bg-sunken disabled:opacity-40 first:rounded-l-md last:rounded-r-md'

/** A number under the thumb: less, more, or typed. */
export function Stepper({ label, caption, value, onValue, onLess, onMore }: Props) {
  return (
    <div className="flex items-stretch rounded-md border border-edge bg-sheet">
      <button
        type="button"
        aria-label={SESSION.less(label)}
        className={PRESS}
        disabled={onLess === null}
        onClick={onLess ?? undefined}
      >
        <Minus size={20} aria-hidden="true" />
      </button>
      <span className="grid min-w-0 grow content-center">
        <span aria-hidden="true" className="-mb-1 pt-0.5 text-center text-xs leading-4 text-soft">
          {caption}
        </span>
        <input
          type="number"
          inputMode="decimal"
          min={0}
          max={1000}
          step="any"
          aria-label={label}
          placeholder="–"
          className="min-h-9 w-full min-w-0 bg-transparent text-center text-xl font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
          value={value ?? ''}
          onChange={(event) => {
            const typed = event.target.value === '' ? null : Number(event.target.value)
            onValue(typed === null ? null : Math.min(1000, Math.max(0, typed)))
          }}
        />
      </span>
      <button
        type="button"
        aria-label={SESSION.more(label)}
        className={PRESS}
        disabled={onMore === null}
        onClick={onMore ?? undefined}
      >
        <Plus size={20} aria-hidden="true" />
      </button>
    </div>
  )
}

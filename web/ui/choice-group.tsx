import { useId } from 'react'

export type Choice<V extends string> = { value: V; label: string; note?: string }

type Props<V extends string> = {
  legend: string
  name: string
  choices: readonly Choice<V>[]
  value: V | null
  onValue: (value: V) => void
  /** `row` for short answers of equal weight, `list` for answers with a note. */
  layout?: 'row' | 'list'
  hint?: string
}

/** Native radio buttons drawn as cards: arrow keys, labels and forced colours work as the browser made them. */
export function ChoiceGroup<V extends string>({ legend, name, choices, value, onValue, layout, hint }: Props<V>) {
  const id = useId()
  const row = layout === 'row'
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div
        className={
          row
            ? 'grid grid-flow-col auto-cols-fr gap-2'
            : 'grid gap-2 sm:grid-cols-2 sm:has-[>:nth-child(3):last-child]:grid-cols-3'
        }
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`relative flex min-h-13 cursor-pointer items-center gap-2.5 rounded-md border border-edge bg-sheet px-3 py-2.5 hover:border-ink has-checked:border-pen has-checked:bg-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-pen)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen ${row ? 'justify-center px-2' : ''}`}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onValue(choice.value)}
              className={row ? 'absolute inset-0 cursor-pointer opacity-0' : 'size-5 shrink-0 outline-none'}
            />
            <span className={row ? 'font-semibold tabular-nums' : ''}>
              <span className="block font-medium leading-snug">{choice.label}</span>
              {choice.note && <span className="block text-xs text-soft">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-soft">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

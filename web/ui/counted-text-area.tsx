import { useId } from 'react'
import { Field, INPUT_LOOK } from './field.tsx'

type Props = {
  label: string
  value: string
  onValue: (value: string) => void
  max: number
  rows?: number
  hint?: string
  placeholder?: string
  error?: string | undefined
  name?: string
  /** How full it is, as it is read out near the end. */
  said: (length: number, max: number) => string
}

/** Free text with a counter; it refuses what goes beyond the limit, typed or pasted. */
export function CountedTextArea({ label, value, onValue, max, rows = 4, hint, error, said, ...area }: Props) {
  const id = useId()
  const nearEnd = value.length >= max * 0.9
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      aside={
        <span className={`shrink-0 text-xs tabular-nums ${nearEnd ? 'font-semibold text-ink' : 'text-soft'}`}>
          <span aria-hidden="true">
            {value.length}/{max}
          </span>
          {/* Said aloud only near the end: every keystroke would be noise. */}
          <span className="sr-only" aria-live="polite">
            {nearEnd ? said(value.length, max) : ''}
          </span>
        </span>
      }
    >
      {(ids) => (
        <textarea
          {...area}
          {...ids}
          rows={rows}
          // Where the browser can, the field grows with what is written; it is never lower than its rows.
          style={{ minHeight: `${rows * 1.5 + 1.375}rem` }}
          value={value}
          maxLength={max}
          className={`${INPUT_LOOK} block field-sizing-content max-h-96 resize-y leading-6`}
          onChange={(event) => onValue(event.target.value.slice(0, max))}
        />
      )}
    </Field>
  )
}

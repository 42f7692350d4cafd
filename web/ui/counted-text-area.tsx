import { type ChangeEvent, useId } from 'react'
import { Field, INPUT_LOOK } from './field.tsx'
import { MARK_CELL, MARKED_BOX, MarkedCopy, type TextMark } from './marked-copy.tsx'

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
  /** What became of its parts, in order and without overlap; none are shown where it is left out. */
  marks?: readonly TextMark[] | undefined
}

/** Free text with a counter; it refuses what goes beyond the limit, typed or pasted. */
export function CountedTextArea({ label, value, onValue, max, rows = 4, hint, error, said, marks, ...area }: Props) {
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
      {(ids) => {
        const field = {
          ...area,
          ...ids,
          ...{ rows, value, maxLength: max },
          onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onValue(event.target.value.slice(0, max)),
        }
        // Where the browser can, the field grows with what is written; it is never lower than its rows.
        if (!marks)
          return (
            <textarea
              {...field}
              style={{ minHeight: `${rows * 1.5 + 1.375}rem` }}
              className={`${INPUT_LOOK} block field-sizing-content max-h-96 resize-y leading-6`}
            />
          )
        return (
          <div data-focus-box="" className={MARKED_BOX}>
            <div className="grid grid-cols-[minmax(0,1fr)]" style={{ minHeight: `${rows * 1.75 + 1.25}rem` }}>
              <MarkedCopy text={value} marks={marks} className={MARK_CELL} />
              <textarea
                {...field}
                className={`${MARK_CELL} block h-full w-full resize-none overflow-hidden rounded-md bg-transparent text-ink outline-none placeholder:text-soft`}
              />
            </div>
          </div>
        )
      }}
    </Field>
  )
}

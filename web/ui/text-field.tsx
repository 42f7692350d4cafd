import { type InputHTMLAttributes, useId } from 'react'
import { Field, INPUT_LOOK } from './field.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> & {
  label: string
  hint?: string
  error?: string | undefined
  /** Whether every letter counts: none is corrected or made a capital. */
  exact?: boolean
  onValue: (value: string) => void
}

export function TextField({ label, hint, error, exact = false, onValue, ...input }: Props) {
  return (
    <Field id={useId()} label={label} hint={hint} error={error}>
      {(ids) => (
        <input
          type="text"
          {...(exact && { autoCapitalize: 'none', spellCheck: false })}
          {...input}
          {...ids}
          className={INPUT_LOOK}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  )
}

import { useId, useState } from 'react'
import { Field, INPUT_LOOK } from './field.tsx'
import { EyeGlyph } from './glyphs.tsx'

type Props = {
  label: string
  value: string
  onValue: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  name: string
  showLabel: string
  hideLabel: string
  error?: string | undefined
  minLength?: number
}

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField({ label, value, onValue, showLabel, hideLabel, error, ...input }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={useId()} label={label} error={error}>
      {(ids) => (
        <div className="relative">
          <input
            {...input}
            {...ids}
            type={shown ? 'text' : 'password'}
            value={value}
            required
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${INPUT_LOOK} pr-13`}
            onChange={(event) => onValue(event.target.value)}
          />
          <button
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-md text-soft hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            <EyeGlyph crossed={shown} />
          </button>
        </div>
      )}
    </Field>
  )
}

import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Field, INPUT_LOOK } from './field.tsx'

type Props = {
  label: string
  hint?: string
  value: string
  options: readonly { value: string; label: string }[]
  onValue: (value: string) => void
}

/** A native list to choose from. */
export function SelectField({ label, hint, value, options, onValue }: Props) {
  return (
    <Field id={useId()} label={label} hint={hint}>
      {(ids) => (
        <span className="relative grid items-center">
          <select
            {...ids}
            value={value}
            className={`appearance-none pr-10 ${INPUT_LOOK}`}
            onChange={(event) => onValue(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden="true" className="pointer-events-none absolute right-3 text-soft" />
        </span>
      )}
    </Field>
  )
}

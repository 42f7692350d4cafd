import { FEEL, type Scale } from '../words/feel-words.ts'

const STEPS = [1, 2, 3, 4, 5] as const

type Props = {
  scale: Scale
  value: number | null
  /** Null when the chosen step is tapped again. */
  onValue: (value: number | null) => void
}

/** One question of a day as five steps, a tap each; the word of the chosen one stands beside the question. */
export function ScaleRow({ scale, value, onValue }: Props) {
  const { label, words } = FEEL.scales[scale]
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">{label}</span>
        <span aria-hidden="true" className="text-soft">
          {value === null ? `${words[0]} – ${words[4]}` : words[value - 1]}
        </span>
      </legend>
      <div className="grid grid-cols-5 gap-1.5">
        {STEPS.map((step) => (
          <label
            key={step}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-md border border-edge font-semibold tabular-nums hover:border-ink has-checked:border-pen has-checked:bg-pen has-checked:text-on-pen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen"
          >
            <input
              type="radio"
              name={`scale-${scale}`}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={value === step}
              onChange={() => onValue(step)}
              // The chosen step once more, by hand or by key, and nothing is said again.
              onClick={() => value === step && onValue(null)}
              onKeyDown={(event) => {
                if (event.key !== ' ' || value !== step) return
                event.preventDefault()
                onValue(null)
              }}
              aria-label={FEEL.step(step, words[step - 1] ?? '')}
            />
            {step}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

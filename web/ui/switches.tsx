import { Switch } from './switch.tsx'

type Props<T extends string> = {
  legend: string
  labels: Readonly<Record<T, string>>
  /** In the order shown. */
  options: readonly T[]
  chosen: readonly T[]
  onChosen: (chosen: readonly T[]) => void
}

/** Several things of which any number may be on. */
export function Switches<T extends string>({ legend, labels, options, chosen, onChosen }: Props<T>) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      {options.map((option) => (
        <Switch
          key={option}
          label={labels[option]}
          checked={chosen.includes(option)}
          onValue={(on) => onChosen(on ? [...chosen, option] : chosen.filter((one) => one !== option))}
        />
      ))}
    </fieldset>
  )
}

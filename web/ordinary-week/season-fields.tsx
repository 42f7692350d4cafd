import type { ComponentProps } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import type { SeasonRow } from './season.ts'

const words = MY_WEEK.season

type Props = Pick<ComponentProps<'fieldset'>, 'onBlur' | 'onKeyDown'> & {
  season: SeasonRow
  error?: string | undefined
  onSeason: (season: Required<Pick<SeasonRow, 'from' | 'to'>>) => void
}

/** The days between which hours hold, for those that hold for a while only. */
export function SeasonFields({ season: { from = '', to = '' }, error, onSeason, ...handlers }: Props) {
  return (
    <fieldset {...handlers}>
      <legend className="text-sm font-semibold">{words.legend}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] items-start gap-3">
        <TextField label={words.from} type="date" value={from} onValue={(day) => onSeason({ from: day, to })} />
        <TextField
          label={words.to}
          type="date"
          value={to}
          min={from}
          error={error}
          onValue={(day) => onSeason({ from, to: day })}
        />
      </div>
    </fieldset>
  )
}

import { WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { READING } from '../words/reading-words.ts'
import { Toggle } from './toggle.tsx'

type Props = {
  legend: string
  hint?: string
  days: readonly Weekday[]
  onDays: (days: readonly Weekday[]) => void
  /** A chosen day is one crossed out. */
  crossing?: boolean
}

/** The seven days to be chosen one by one: checkboxes that look like the days of a planner. */
export function DayToggles({ legend, hint, days, onDays, crossing = false }: Props) {
  return (
    <fieldset>
      <legend className={crossing ? 'font-semibold' : 'text-sm font-semibold'}>{legend}</legend>
      {hint && <p className="text-xs text-soft">{hint}</p>}
      <div className="mt-2 grid grid-cols-4 gap-2 sm:grid-cols-7">
        {WEEKDAYS.map((day) => (
          <Toggle
            key={day}
            name={MY_WEEK.days[day]}
            isOn={days.includes(day)}
            onTurn={(isOn) => onDays(isOn ? [...days, day] : days.filter((other) => other !== day))}
            crossing={crossing}
          >
            {READING.days[day]}
          </Toggle>
        ))}
      </div>
    </fieldset>
  )
}

import { WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { MY_WEEK } from '../words/my-week-words.ts'
import { READING } from '../words/reading-words.ts'

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
          <label
            key={day}
            className={`relative grid min-h-11 cursor-pointer place-items-center rounded-md border border-edge bg-sheet px-1 text-sm font-semibold hover:border-ink has-checked:border-pen has-checked:bg-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-pen)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen ${crossing ? 'has-checked:line-through has-checked:decoration-2' : ''}`}
          >
            <input
              type="checkbox"
              aria-label={MY_WEEK.days[day]}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={days.includes(day)}
              onChange={(event) =>
                onDays(event.target.checked ? [...days, day] : days.filter((other) => other !== day))
              }
            />
            {READING.days[day]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { WEEKDAYS } from '../../engine/model.ts'
import { SelectField } from '../ui/select-field.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import { DayToggles } from './day-toggles.tsx'
import type { WeekDraft } from './week-draft.ts'

/** [min] */
const LONGEST = [15, 20, 30, 45, 60, 90, 120]

type Props = Pick<WeekDraft, 'never' | 'maxMin'> & { change: (part: Partial<WeekDraft>) => void }

/** Which days are free of training, and how long a session of the others may be. */
export function DaysSection({ never, maxMin, change }: Props) {
  const open = WEEKDAYS.filter((day) => !never.includes(day))
  return (
    <>
      <div>
        <DayToggles
          crossing
          legend={MY_WEEK.never}
          hint={MY_WEEK.neverHint}
          days={never}
          onDays={(days) => change({ never: days })}
        />
        <p role="status" className="text-sm font-medium not-empty:mt-2">
          {open.length === 0 && MY_WEEK.allCrossed}
        </p>
      </div>
      {open.length > 0 && (
        <fieldset>
          <legend className="font-semibold">{MY_WEEK.longest}</legend>
          <p className="mb-3 text-xs text-soft">{MY_WEEK.longestHint}</p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-3">
            {open.map((day) => (
              <SelectField
                key={day}
                label={MY_WEEK.days[day]}
                value={maxMin[day] ?? ''}
                options={[{ value: '', label: MY_WEEK.noLimit }, ...lengthsWith(maxMin[day])]}
                onValue={(minutes) => change({ maxMin: { ...maxMin, [day]: minutes } })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

/** The lengths offered, and the one that is kept in any case. */
function lengthsWith(kept: string | undefined) {
  const lengths = kept ? [...new Set([...LONGEST, Number(kept)])].sort((one, other) => one - other) : LONGEST
  return lengths.map((minutes) => ({
    value: `${minutes}`,
    label: minutes > 60 && minutes % 60 === 0 ? MY_WEEK.hours(minutes / 60) : MY_WEEK.minutes(minutes),
  }))
}

import { WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { DayToggles } from '../ordinary-week/day-toggles.tsx'
import { longestOptions } from '../ordinary-week/longest-options.ts'
import type { WeekDraft } from '../ordinary-week/week-draft.ts'
import { daysInWords } from '../reading/fact-text.ts'
import { SelectField } from '../ui/select-field.tsx'
import { DoubtCard } from '../week-board/doubt-card.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'
import { WEEK_BOARD } from '../words/week-board-words.ts'

type Props = Pick<WeekDraft, 'never' | 'unsureDays' | 'maxMin'> & { change: (part: Partial<WeekDraft>) => void }

/** Which days are free of training, and how long a session of the others may be. */
export function DaysSection({ never, unsureDays, maxMin, change }: Props) {
  const open = WEEKDAYS.filter((day) => !never.includes(day))
  const asked = unsureDays.filter((day) => never.includes(day) || maxMin[day])
  /** What a person sets of a day is no longer in doubt. */
  const certainBut = (isSet: (day: Weekday) => boolean) => unsureDays.filter((day) => !isSet(day))
  return (
    <>
      <div>
        <DayToggles
          crossing
          legend={MY_WEEK.never}
          hint={MY_WEEK.neverHint}
          days={never}
          onDays={(days) =>
            change({ never: days, unsureDays: certainBut((day) => days.includes(day) !== never.includes(day)) })
          }
        />
        <p role="status" className="text-sm font-medium not-empty:mt-2">
          {open.length === 0 && MY_WEEK.allCrossed}
        </p>
      </div>
      {asked.length > 0 && (
        <DoubtCard
          question={MY_WEEK.doubtOfDays(daysInWords(asked))}
          answers={[{ label: WEEK_BOARD.editor.right, run: () => change({ unsureDays: [] }) }]}
          hint={MY_WEEK.doubtHint}
        />
      )}
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
                options={longestOptions(maxMin[day])}
                onValue={(minutes) =>
                  change({ maxMin: { ...maxMin, [day]: minutes }, unsureDays: certainBut((one) => one === day) })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { SPORTS, type Sport, type SportChoice, type WeekDraft } from '../ordinary-week/week-draft.ts'
import { SelectField } from '../ui/select-field.tsx'
import { MY_WEEK } from '../words/my-week-words.ts'

const { sports: words } = MY_WEEK
const option = (value: SportChoice) => ({ value, label: words.choices[value] })
const CHOICES = [option('any'), option('does'), option('never')]
/** Strength has its own share of a plan: it can be ruled out, and is nothing that endurance minutes go to. */
const STRENGTH_CHOICES = [option('any'), option('never')]

type Props = {
  sports: WeekDraft['sports']
  onSports: (sports: WeekDraft['sports']) => void
  /** Which words say so. */
  children?: ReactNode
}

/** What a person does, and what a plan may never hold. */
export function SportsChoices({ sports, onSports, children }: Props) {
  const choicesOf = (sport: Sport) => (sport === 'strength' && sports[sport] !== 'does' ? STRENGTH_CHOICES : CHOICES)
  return (
    <fieldset>
      <legend className="font-semibold">{words.title}</legend>
      <p className="mb-3 text-xs text-soft">{words.hint}</p>
      {children}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-3">
        {SPORTS.map((sport) => (
          <SelectField
            key={sport}
            label={words.names[sport]}
            value={sports[sport]}
            options={choicesOf(sport)}
            onValue={(choice) => onSports({ ...sports, [sport]: choice as SportChoice })}
          />
        ))}
      </div>
    </fieldset>
  )
}

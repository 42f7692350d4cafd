import { useQueryClient } from '@tanstack/react-query'
import type { PlanPreferences } from '../../contract/preferences.ts'
import type { Display } from '../../words/speech.ts'
import { planApi } from '../api/plan-api.ts'
import { useSave } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { saveUpon } from '../unseen/save-upon.ts'
import { ACCOUNT } from '../words/account-words.ts'

const words = ACCOUNT.display

/** Each choice with its answers, in the order shown. */
const FIELDS = [
  ['distance', ['km', 'mi']],
  ['weight', ['kg', 'lb']],
  ['clock', ['24', '12']],
  ['weekStart', ['mon', 'sat', 'sun']],
] as const satisfies readonly (readonly [keyof Display, readonly (keyof typeof words.values)[]])[]

/** Kilometres or miles, kilograms or pounds, the clock and the first day of the week: kept with a touch. */
export function DisplaySection({ preferences }: { preferences: PlanPreferences }) {
  const display = useDisplay()
  const cache = useQueryClient()
  // The plan's texts come in the person's units.
  const written = () => {
    for (const key of ['schedule', 'changes', 'plan-blocks', 'coach']) void cache.invalidateQueries({ queryKey: [key] })
  }
  const { save } = useSave(
    (chosen: Partial<Display>) =>
      saveUpon(planApi.preferencesStanding, (now, tag) => planApi.savePreferences(withDisplay(now, chosen), tag)),
    words.done,
    written,
  )
  const choose = (field: keyof Display, value: string) => {
    const chosen = { [field]: value } as Partial<Display>
    cache.setQueryData(['preferences'], withDisplay(preferences, chosen))
    save(chosen)
  }
  return (
    <Card title={words.title}>
      <div className="grid gap-5">
        {FIELDS.map(([field, values]) => (
          <ChoiceGroup
            key={field}
            layout="row"
            legend={words[field]}
            name={field}
            choices={values.map((value) => ({ value, label: words.values[value] }))}
            value={display[field]}
            onValue={(value) => choose(field, value)}
            {...(field === 'weekStart' && { hint: words.weekHint })}
          />
        ))}
      </div>
    </Card>
  )
}

function withDisplay(preferences: PlanPreferences, chosen: Partial<Display>): PlanPreferences {
  return { ...preferences, display: { ...preferences.display, ...chosen } }
}

import { useQueryClient } from '@tanstack/react-query'
import type { PlanPreferences } from '../../contract/preferences.ts'
import type { Display } from '../../words/speech.ts'
import { planApi } from '../api/plan-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { useSave } from './use-save.ts'

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
  const { save } = useSave(planApi.savePreferences, words.done, written)
  const choose = (field: keyof Display, value: string) => {
    const changed: PlanPreferences = { ...preferences, display: { ...preferences.display, [field]: value } }
    cache.setQueryData(['preferences'], changed)
    save(changed)
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

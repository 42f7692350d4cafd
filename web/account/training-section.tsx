import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PlanPreferences } from '../../contract/preferences.ts'
import { planApi } from '../api/plan-api.ts'
import { useSave } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FieldError } from '../ui/field.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { TextField } from '../ui/text-field.tsx'
import { WhenNear } from '../ui/when-near.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { saveMerged } from '../unseen/save-upon.ts'
import { useWhich } from '../unseen/use-which.tsx'
import { ACCOUNT } from '../words/account-words.ts'
import { draftOf, preferencesOf, type TrainingDraft } from './training-draft.ts'

const { training } = ACCOUNT

// It reads what somebody wrote of it, and comes with what reads.
const EquipmentChoices = optionalPart(async () => (await import('./equipment-choices.tsx')).EquipmentChoices)

/** What the engine otherwise has to assume: where training stands, what is at hand, what to spare, a recent race. */
export function TrainingSection({ preferences }: { preferences: PlanPreferences }) {
  const display = useDisplay()
  const cache = useQueryClient()
  // What the form was made from: the cache may learn of more behind it.
  const [seen, setSeen] = useState(preferences)
  const [draft, setDraft] = useState(() => draftOf(preferences, display))
  // What is typed stays in the units that it was typed in, whatever is chosen for all else meanwhile.
  const [units, setUnits] = useState(display)
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(seen, units))
  if (units !== display && !isUnsaved) {
    setUnits(display)
    setDraft(draftOf(seen, display))
  }
  const { ask, dialog } = useWhich()
  const [problem, setProblem] = useState('')
  const change = (part: Partial<TrainingDraft>) => {
    setProblem('')
    setDraft((now) => ({ ...now, ...part }))
  }
  const { busy, saveNow } = useSave(
    async (mine: PlanPreferences) => {
      const kept = await saveMerged({
        read: planApi.preferencesStanding,
        write: (merged, _now, tag) => planApi.savePreferences(merged, tag),
        ...{ seen, mine, ask },
      })
      if (!kept) return null
      setSeen(kept)
      // What was typed while it was on its way stays.
      setDraft((now) => (now === draft ? draftOf(kept, units) : now))
      cache.setQueryData(['preferences'], kept)
      return kept
    },
    (kept) => (kept ? training.done : [ACCOUNT.notSaved]),
    () => void cache.invalidateQueries({ queryKey: ['schedule'] }),
  )
  const keep = async () => {
    const changed = preferencesOf(draft, seen, units)
    if (!('problem' in changed)) return saveNow(changed)
    setProblem(changed.problem)
    return false
  }
  useUnsaved(isUnsaved, keep)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void keep()
  }
  const field = (key: Exclude<keyof TrainingDraft, 'equipment'>) => ({
    name: key,
    value: draft[key],
    onValue: (value: string) => change({ [key]: value }),
  })

  return (
    <Card title={training.title}>
      {dialog}
      <p className="-mt-3 mb-5 text-sm text-soft">{training.lead}</p>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField label={training.weeklyMin} inputMode="numeric" {...field('weeklyMin')} />
        <TextField label={training.weeklyRun(units.distance)} inputMode="decimal" {...field('weeklyRun')} />
        <TextField label={training.longestMin} inputMode="numeric" hint={training.startHint} {...field('longestMin')} />
        <TextField label={training.longestRun(units.distance)} inputMode="decimal" {...field('longestRun')} />
        <WhenNear className="min-h-80 sm:min-h-56">
          <EquipmentChoices equipment={draft.equipment} onEquipment={(equipment) => change({ equipment })} />
        </WhenNear>
        <TextField label={training.limits} hint={training.limitsHint} maxLength={500} {...field('limits')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={training.wake} type="time" {...field('wake')} />
          <TextField label={training.bed} type="time" {...field('bed')} />
        </div>
        <fieldset>
          <legend className="text-sm font-semibold">{training.race}</legend>
          <p className="mb-3 text-xs text-soft">{training.raceHint}</p>
          <div className="grid gap-5 sm:grid-cols-3">
            <TextField label={training.raceDistance(units.distance)} inputMode="decimal" {...field('raceDistance')} />
            <TextField label={training.raceTime} {...field('raceTime')} />
            <TextField label={training.raceDate} type="date" {...field('raceDate')} />
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-sm font-semibold">{training.zones}</legend>
          <p className="mb-3 text-xs text-soft">{training.zonesHint}</p>
          <div className="grid gap-5 sm:grid-cols-3">
            <TextField label={training.ftp} inputMode="numeric" {...field('ftp')} />
            <TextField label={training.css} {...field('css')} />
            <TextField label={training.thresholdHr} inputMode="numeric" {...field('thresholdHr')} />
          </div>
        </fieldset>
        <div role="alert">{problem && <FieldError id="training-error" text={problem} />}</div>
        <Button type="submit" busy={busy} className="justify-self-start">
          {busy ? ACCOUNT.saving : ACCOUNT.save}
        </Button>
      </form>
    </Card>
  )
}

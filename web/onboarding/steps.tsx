import { NAME_MAX } from '../../contract/limits.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { TextField } from '../ui/text-field.tsx'
import { GOAL_CHOICES, LEVEL_CHOICES, ONBOARDING, STRESS_CHOICES } from '../words/onboarding-words.ts'
import type { ProfileDraft } from './profile-draft.ts'

export type StepProps = {
  draft: ProfileDraft
  change: (part: Partial<ProfileDraft>) => void
}

export function WhoStep({ draft, change }: StepProps) {
  return (
    <>
      <TextField
        label={ONBOARDING.name}
        name="name"
        placeholder={ONBOARDING.namePlaceholder}
        autoComplete="given-name"
        maxLength={NAME_MAX}
        required
        value={draft.name}
        onValue={(name) => change({ name })}
      />
      <ChoiceGroup
        legend={ONBOARDING.level}
        name="level"
        choices={LEVEL_CHOICES}
        value={draft.level}
        onValue={(level) => change({ level })}
      />
    </>
  )
}

export function GoalStep({ draft, change }: StepProps) {
  return (
    <>
      <ChoiceGroup
        legend={ONBOARDING.goal}
        name="goal"
        choices={GOAL_CHOICES}
        value={draft.goal}
        onValue={(goal) => change({ goal })}
      />
      <ChoiceGroup
        legend={ONBOARDING.stress}
        name="stress"
        choices={STRESS_CHOICES}
        value={draft.stress}
        onValue={(stress) => change({ stress })}
      />
    </>
  )
}

import { COMMITMENTS_MAX, NAME_MAX, RACES_MAX } from '../../contract/limits.ts'
import { TRAINING_DAYS, type TrainingDays } from '../../engine/model.ts'
import { LiveCommitments, LiveRaces } from '../reading/live-reading.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { GOAL_CHOICES, LEVEL_CHOICES, ONBOARDING, STRESS_CHOICES } from '../words/onboarding-words.ts'
import { CHARACTERS } from '../words/typing-words.ts'
import { HealthQuestions } from './health-questions.tsx'
import type { ProfileDraft } from './profile-draft.ts'

export type StepProps = {
  draft: ProfileDraft
  change: (part: Partial<ProfileDraft>) => void
  dateError?: string
  yearError?: string
}

const DAY_CHOICES = TRAINING_DAYS.map((days) => ({ value: `${days}`, label: `${days}` }))

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

export function LifeStep({ draft, change, dateError, yearError }: StepProps) {
  return (
    <>
      <CountedTextArea
        said={CHARACTERS}
        label={ONBOARDING.commitments}
        name="commitments"
        hint={ONBOARDING.commitmentsHint}
        placeholder={ONBOARDING.commitmentsPlaceholder}
        max={COMMITMENTS_MAX}
        value={draft.commitments}
        onValue={(commitments) => change({ commitments })}
      />
      <LiveCommitments text={draft.commitments} onText={(commitments) => change({ commitments })} />
      <ChoiceGroup
        legend={ONBOARDING.days}
        name="days"
        layout="row"
        choices={DAY_CHOICES}
        value={`${draft.days}`}
        onValue={(days) => change({ days: Number(days) as TrainingDays })}
      />
      <CountedTextArea
        said={CHARACTERS}
        label={ONBOARDING.races}
        name="races"
        placeholder={ONBOARDING.racesPlaceholder}
        rows={2}
        max={RACES_MAX}
        value={draft.races}
        onValue={(races) => change({ races })}
      />
      <LiveRaces text={draft.races} onText={(races) => change({ races })} />
      <TextField
        label={ONBOARDING.goalDate}
        name="goal-date"
        type="date"
        error={dateError}
        value={draft.goalDate}
        onValue={(goalDate) => change({ goalDate })}
      />
      <HealthQuestions health={draft.health} onHealth={(health) => change({ health })} yearError={yearError} />
    </>
  )
}

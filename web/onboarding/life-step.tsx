import { type ComponentProps, Suspense, useRef, useState } from 'react'
import { COMMITMENTS_MAX, RACES_MAX } from '../../contract/limits.ts'
import { TRAINING_DAYS, type TrainingDays } from '../../engine/model.ts'
import type { RaceRows } from '../my-week/race-rows.tsx'
import { CommitmentsBox, RacesBox } from '../reading/live-reading.tsx'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { TextField } from '../ui/text-field.tsx'
import { ONBOARDING } from '../words/onboarding-words.ts'
import { CHARACTERS } from '../words/typing-words.ts'
import { HealthQuestions } from './health-questions.tsx'
import type { LaterCardsProps } from './later-cards.tsx'
import { hasRota, heldOf, isDrawnOn, LifeWeek } from './life-week.tsx'
import type { StepProps } from './steps.tsx'
import type { TapsDraft } from './taps-draft.ts'

export type LifeProps = StepProps & {
  dateError?: string
  yearError?: string
  week: Pick<ComponentProps<typeof LifeWeek>, 'facts' | 'drawn' | 'written' | 'onDrawn'>
  events: Omit<ComponentProps<typeof RaceRows>, 'text'>
  /** Asked once, of whoever has no plan yet; null where it was. */
  taps: TapsDraft | null
  onTaps: (taps: TapsDraft) => void
  /** What was set by hand, and what words say since. */
  later: Omit<LaterCardsProps, 'names'>
}

// Only where somebody wrote of a race.
const Races = optionalPart(async () => (await import('../my-week/race-rows.tsx')).RaceRows)
// Only where something was set by hand, and words changed since.
const Later = optionalPart(async () => (await import('./later-cards.tsx')).LaterCards)
// Only where somebody wrote of every other week.
const HeardTurns = optionalPart(async () => (await import('./heard-turns.tsx')).HeardTurns)
// The last thing asked, and long.
const ThreeTaps = optionalPart(async () => (await import('./three-taps.tsx')).ThreeTaps)

const DAY_CHOICES = TRAINING_DAYS.map((days) => ({ value: `${days}`, label: `${days}` }))

/** The last step, and by far the longest. */
export function LifeStep({ draft, change, dateError, yearError, week, events, taps, onTaps, later }: LifeProps) {
  const [isWeekOpen, setWeekOpen] = useState(isDrawnOn(week))
  const place = useRef<HTMLElement>(null)
  const showWeek = () => {
    setWeekOpen(true)
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <>
      <CommitmentsBox
        said={CHARACTERS}
        label={ONBOARDING.commitments}
        name="commitments"
        hint={ONBOARDING.commitmentsHint}
        placeholder={ONBOARDING.commitmentsPlaceholder}
        max={COMMITMENTS_MAX}
        text={draft.commitments}
        onText={(commitments) => change({ commitments })}
        onAdd={showWeek}
        hasRota={hasRota(week)}
        isBrief={isWeekOpen}
        held={heldOf(week)}
        own={later.own}
      />
      <Suspense>
        <Later {...later} names={['dated', 'sports', 'body', 'equipment']} />
        {later.own.dated === undefined && draft.commitments.trim() !== '' && (
          <HeardTurns text={draft.commitments} onDated={(dated) => later.onPart('dated', dated)} />
        )}
      </Suspense>
      <LifeWeek {...week} text={draft.commitments} isOpen={isWeekOpen} onOpen={setWeekOpen} place={place} />
      <ChoiceGroup
        legend={ONBOARDING.days}
        name="days"
        layout="row"
        choices={DAY_CHOICES}
        value={`${draft.days}`}
        onValue={(days) => change({ days: Number(days) as TrainingDays })}
      />
      <RacesBox
        said={CHARACTERS}
        label={ONBOARDING.races}
        name="races"
        placeholder={ONBOARDING.racesPlaceholder}
        rows={2}
        max={RACES_MAX}
        text={draft.races}
        onText={(races) => change({ races })}
      />
      {(draft.races.trim() !== '' || events.rows !== null) && (
        <Suspense>
          <Races {...events} text={draft.races} />
          <Later {...later} names={['events']} />
        </Suspense>
      )}
      <TextField
        label={ONBOARDING.goalDate}
        name="goal-date"
        type="date"
        error={dateError}
        value={draft.goalDate}
        onValue={(goalDate) => change({ goalDate })}
      />
      {taps && (
        <Suspense>
          <ThreeTaps {...{ taps, onTaps }} commitments={draft.commitments} races={draft.races} />
        </Suspense>
      )}
      <HealthQuestions health={draft.health} onHealth={(health) => change({ health })} yearError={yearError} />
    </>
  )
}

import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Schedule, ShownDay, ShownStep } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import { Clock } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { IntensityBadge } from '../ui/intensity-badge.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { CHANGE } from '../words/change-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { intensityWord } from '../words/intensity-words.ts'
import { NOW } from '../words/now-words.ts'
import { WEEKLY } from '../words/weekly-words.ts'
import { SessionButtons } from './session-buttons.tsx'
import { StepList } from './step-list.tsx'
import type { DayActions } from './use-day-actions.ts'

// Few open a workout to take it elsewhere; without a network there is nothing to take.
const SessionFiles = optionalPart(async () => (await import('./session-files.tsx')).SessionFiles)

const WEIGHTLIFTER = '🏋️'

/** One day of a week; a training day opens to its full workout. */
export function DayCard({ day, schedule, actions }: { day: ShownDay; schedule: Schedule; actions: DayActions }) {
  const isToday = day.date === schedule.date
  const rest = day.discipline === 'rest'
  const steps = day.workout.warmup.length + day.workout.exercises.length + day.workout.cooldown.length
  return (
    <li
      data-day={day.date}
      tabIndex={-1}
      className={`sheet @container ${isToday ? 'border-pen shadow-[inset_0_0_0_1px_var(--color-pen)]' : ''}`}
    >
      <div
        className={`grid gap-x-6 gap-y-2 px-gutter ${rest ? 'py-3.5' : 'py-gutter'} @min-[36rem]:grid-cols-[9.5rem_minmax(0,1fr)]`}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm @min-[36rem]:block">
          <p className="font-semibold">
            {dateInWords(day.date, 'weekday')}
            {isToday && (
              <span className="ml-2 inline-block rounded-full bg-wash px-2 py-0.5 text-xs text-pen">
                {WEEKLY.today}
              </span>
            )}
          </p>
          <time dateTime={day.date} className="text-soft tabular-nums">
            {dateInWords(day.date, 'short')}
          </time>
        </div>
        <div>
          <div className={`flex flex-wrap items-center gap-x-4 gap-y-1.5 ${rest ? '' : 'justify-between'}`}>
            <h3 className={`flex text-base font-semibold ${rest ? 'text-soft' : ''}`}>
              <span aria-hidden="true" className="emoji w-8 shrink-0">
                {day.emoji || WEIGHTLIFTER}
              </span>
              {day.workoutName}
            </h3>
            {!rest && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft tabular-nums @max-[36rem]:basis-full">
                {day.start && <Clock time={day.start} />}
                <span>{day.duration}</span>
                <IntensityBadge intensity={day.intensity} label={intensityWord(day.intensity)} />
              </p>
            )}
            {rest && day.description && <p className="text-sm text-soft @min-[36rem]:flex-1">{day.description}</p>}
          </div>
          {!rest && day.description && <p className="mt-1 max-w-prose text-sm text-soft">{day.description}</p>}
          {!rest && <DayButtons day={day} today={schedule.date} actions={actions} />}
        </div>
      </div>
      {steps > 0 && <FullWorkout day={day} schedule={schedule} />}
    </li>
  )
}

/** What is done shows on any day; the present is marked and changed, the future changed, the past marked. */
function DayButtons({ day, today, actions }: { day: ShownDay; today: CivilDate; actions: DayActions }) {
  if (day.date <= today) return <SessionButtons day={day} actions={actions} past={day.date < today} />
  return (
    <Button
      look="secondary"
      className="screen-only mt-3"
      icon={<SlidersHorizontal size={18} aria-hidden="true" />}
      onClick={() => actions.modify(day)}
    >
      {CHANGE.modify}
      <span className="sr-only">
        : {dateInWords(day.date, 'weekday')}, {day.workoutName}
      </span>
    </Button>
  )
}

/** What is within is made when it is opened: seven days of it would keep a slow phone waiting at every press. */
function FullWorkout({ day, schedule }: { day: ShownDay; schedule: Schedule }) {
  const [open, setOpen] = useState(false)
  const reasons = schedule.reasons.filter(({ date }) => date === day.date)
  const foresight = schedule.foresight.find(({ date }) => date === day.date)
  return (
    <details className="group border-t border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-12 list-none items-center gap-1.5 rounded-b-lg px-gutter group-open:rounded-none text-sm font-semibold text-pen hover:bg-sunken hover:text-pen-deep [&::-webkit-details-marker]:hidden">
        <ChevronDown size={18} aria-hidden="true" className="transition-transform group-open:rotate-180" />
        {WEEKLY.open}
        <span className="sr-only">, {dateInWords(day.date, 'weekday')}</span>
      </summary>
      {open && (
        <div className="grid items-start gap-x-10 gap-y-4 px-gutter pt-4 pb-5 sm:grid-cols-2">
          <Part title={WEEKLY.warmup} steps={day.workout.warmup} />
          <Part title={WEEKLY.main} steps={day.workout.exercises} />
          <Part title={WEEKLY.cooldown} steps={day.workout.cooldown} />
          {day.notes && (
            <p className="text-sm text-soft">
              <span className="font-semibold text-ink">{WEEKLY.notes}:</span> {day.notes}
            </p>
          )}
          {foresight && (
            <p className="text-sm text-soft">
              <span className="font-semibold text-ink">{WEEKLY.foresight}</span> {foresight.text}
            </p>
          )}
          {reasons.length > 0 && (
            <div className="sm:col-span-2">
              <h4 className="text-xs font-semibold text-soft">{NOW.why}</h4>
              <ul className="mt-1 grid gap-1.5 text-sm">
                {reasons.map((reason) => (
                  <li key={`${reason.code} ${reason.text}`} className="border-l-2 border-line pl-3">
                    {reason.text}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Suspense>
            <SessionFiles day={day} />
          </Suspense>
        </div>
      )}
    </details>
  )
}

function Part({ title, steps }: { title: string; steps: readonly ShownStep[] }) {
  if (steps.length === 0) return null
  return (
    <div>
      <h4 className="text-xs font-semibold text-soft">{title}</h4>
      <StepList steps={steps} label={title} />
    </div>
  )
}

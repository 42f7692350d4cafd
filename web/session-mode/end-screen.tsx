import { Trophy } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Schedule, ShownDay } from '../../contract/schedule.ts'
import type { Muscle } from '../../engine/sessions/catalogue/row.ts'
import { durationText } from '../../words/units.ts'
import type { Completion } from '../api/plan-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { figureOfDay } from '../now/figure-of-day.ts'
import { KeptPicture } from '../now/kept-picture.tsx'
import { EffortField } from '../records/effort-field.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DONE } from '../words/done-words.ts'
import { MUSCLE_NAMES } from '../words/figure-words.ts'
import { GIVEN } from '../words/session-end-words.ts'
import { SESSION } from '../words/session-words.ts'
import { type RecordedDays, recordsBroken } from './last-time.ts'
import { type Course, loggedSets, type Progress } from './progress.ts'
import { setsLine, totalText } from './progress-lines.ts'
import { isSkipped, type TimeTaken, timeTaken } from './session-end.ts'
import { lifted, liftedMoreKg, minutesOfWeek, muscleSets, plannedFor } from './what-it-did.ts'

type Props = {
  day: ShownDay
  schedule: Schedule
  course: Course
  progress: Progress
  days: RecordedDays
  /** Whether something was exchanged because it hurt. */
  hurt: boolean
  /** @throws when it could not be saved */
  onFinish: (completion: Completion) => Promise<void>
  /** Leaves a session of which nothing was done. */
  onLeave: () => void
}

/** Under the thumb on ground of its own, so that nothing shines through; the focus of a keyboard never lies under it. */
const DOCK =
  '-mx-gutter bg-paper px-gutter pt-2 pb-3 [form:not(:has(:focus-visible))_&]:sticky [form:not(:has(:focus-visible))_&]:bottom-0 [form:not(:has(:focus-visible))_&]:border-t [form:not(:has(:focus-visible))_&]:border-line'

/** What was done, what was best about it and what it is good for; one press keeps it. */
export function EndScreen({ day, schedule, course, progress, days, hurt, onFinish, onLeave }: Props) {
  const [rpe, setRpe] = useState(Math.round(day.rpe) || 3)
  const taken = timeTaken(progress, course, day.durationMin, Date.now())
  const skipped = isSkipped(progress, course)
  const [minutes, setMinutes] = useState(() => String(taken.minutes))
  const [state, setState] = useState<'open' | 'wrong' | 'busy' | 'failed'>('open')
  const sets = loggedSets(progress, course.moves)

  function submit(event: FormEvent) {
    event.preventDefault()
    const whole = Number(minutes)
    if (!Number.isInteger(whole) || whole < 1 || whole > 1440) return setState('wrong')
    if (state === 'busy') return
    setState('busy')
    onFinish({ rpe, minutes: whole, ...(sets.length > 0 && { sets }) }).catch(() => setState('failed'))
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 py-2">
      <div className="text-center">
        <KeptPicture id={figureOfDay(day)} className="mx-auto h-32 w-full" />
        <h2 className="display mt-1 text-3xl">{skipped ? SESSION.skippedTitle : SESSION.finishedTitle}</h2>
        {skipped && <p className="mt-2 text-soft">{SESSION.skipped}</p>}
      </div>
      {/* Nothing is claimed of a session that nobody has said they did. */}
      {!skipped && (
        <>
          <Figures taken={taken} sets={sets} />
          <Broken {...{ day, days, sets, course }} />
          <Meaning {...{ day, schedule, days, course, progress, sets }} minutes={taken.minutes} />
        </>
      )}
      {hurt && <p className="rounded-lg bg-wash px-4 py-3 text-sm">{SESSION.hurt}</p>}
      <EffortField rpe={rpe} onRpe={setRpe} />
      <TextField
        label={DONE.minutes}
        name="minutes"
        inputMode="numeric"
        value={minutes}
        onValue={(text) => {
          setMinutes(text.replace(/\D/g, '').slice(0, 4))
          setState('open')
        }}
        error={state === 'wrong' ? DONE.minutesWrong : undefined}
      />
      <div role="alert">{state === 'failed' && <FieldError id="session-error" text={DONE.failed[1]} />}</div>
      <div className={DOCK}>
        <Button type="submit" size="large" className="min-h-16 w-full text-lg" busy={state === 'busy'}>
          {state === 'busy' ? DONE.busy : DONE.save}
        </Button>
        {skipped && (
          <Button look="quiet" className="mt-1 w-full" onClick={onLeave}>
            {SESSION.notAtAll}
          </Button>
        )}
      </div>
    </form>
  )
}

function Figures({ taken, sets }: { taken: TimeTaken; sets: ReturnType<typeof loggedSets> }) {
  const display = useDisplay()
  const liftedKg = lifted(sets)
  const facts = [
    [SESSION.minutes(taken.minutes), SESSION.minutesLabel[taken.by]],
    ...(sets.length > 0 ? [[String(sets.length), SESSION.setsLabel(sets.length)]] : []),
    ...(liftedKg > 0 ? [[totalText(liftedKg, display), SESSION.liftedLabel]] : []),
  ]
  return (
    <dl className="flex flex-wrap justify-center divide-x divide-line gap-y-2">
      {facts.map(([value, label]) => (
        <div key={label} className="flex flex-col-reverse px-[min(1.25rem,3vw)] text-center">
          <dt className="text-xs text-soft">{label}</dt>
          <dd className="display text-2xl whitespace-nowrap tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type BrokenProps = Pick<Props, 'day' | 'days' | 'course'> & { sets: ReturnType<typeof loggedSets> }

function Broken({ day, days, sets, course }: BrokenProps) {
  const display = useDisplay()
  const broken = recordsBroken(days, day.date, sets)
  if (broken.length === 0) return null
  return (
    <section className="rounded-lg bg-medium px-4 py-3 text-on-medium">
      <h3 className="flex items-center gap-2 font-semibold">
        <Trophy size={20} aria-hidden="true" />
        {SESSION.records(broken.length)}
      </h3>
      <ul className="mt-1 grid gap-1 text-sm tabular-nums">
        {broken.map(({ exerciseId, now, before }) => {
          const step = course.moves.find((move) => move.step.exerciseId === exerciseId)?.step
          const unit = step?.size?.unit ?? 'reps'
          return (
            <li key={exerciseId}>
              {SESSION.record(step?.name ?? '', setsLine([now], unit, display), setsLine([before], unit, display))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type MeaningProps = Omit<BrokenProps, 'course'> & Pick<Props, 'schedule' | 'course' | 'progress'> & { minutes: number }

/** What it gave, the week that grew by it, and the event that came nearer. */
function Meaning({ day, schedule, days, course, progress, sets, minutes }: MeaningProps) {
  const week = schedule.weeklyPlan.find((one) => one.days.some(({ date }) => date === day.date))
  const planned = week?.days.filter(({ durationMin }) => durationMin > 0) ?? []
  const done = planned.filter(({ date }) => date === day.date || days.get(date)?.completed).length
  const event = schedule.events.find(({ date, priority }) => date >= day.date && priority === 'A')
  return (
    <section className="sheet px-4 py-3 text-sm">
      <h3 className="font-semibold">{GIVEN.title}</h3>
      <p className="mt-0.5 text-soft">{useGiven({ day, schedule, days, course, progress, sets, minutes })}</p>
      <div className="mt-2">
        <ProgressBar value={done} max={planned.length} label={SESSION.ofWeek(done, planned.length)} />
        <p className="mt-1 text-soft tabular-nums">
          {SESSION.ofWeek(done, planned.length)}{' '}
          {event && SESSION.toEvent(event.name, weeksBetween(day.date, event.date))}
        </p>
      </div>
    </section>
  )
}

/** What of it counts towards the goal: what was worked or how far the week has come, then what was more or what it is for. */
function useGiven({ day, schedule, days, course, progress, sets, minutes }: MeaningProps): string {
  const display = useDisplay()
  const muscles = muscleSets(progress, course)
  const week = minutesOfWeek(schedule, days, { date: day.date, minutes })
  const moreKg = liftedMoreKg(days, day.date, sets)
  const given =
    muscles.length > 0
      ? GIVEN.setsFor(muscles.map(([muscle, count]) => [MUSCLE_NAMES[muscle as Muscle], count]))
      : week && GIVEN.minutesOfWeek(durationText(week.done), durationText(week.planned), week.done >= week.planned)
  const more = moreKg >= 1 ? GIVEN.liftedMore(totalText(moreKg, display)) : plannedFor(schedule, day.date)
  return [given, more].filter(Boolean).join(' ') || day.description
}

const WEEK_MS = 7 * 86_400_000
const weeksBetween = (from: string, to: string) => Math.floor((Date.parse(to) - Date.parse(from)) / WEEK_MS)

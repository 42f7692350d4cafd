import { type FormEvent, Suspense } from 'react'
import { NOTE_MAX } from '../../contract/limits.ts'
import type { Schedule } from '../../contract/schedule.ts'
import type { Changes } from '../changes/use-changes.ts'
import type { Stop } from '../danger/use-stop.ts'
import { civilNow } from '../display/civil-now.ts'
import { useKept } from '../offline/use-kept.ts'
import type { Records } from '../records/use-records.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { optionalPart } from '../ui/optional-part.ts'
import { toast } from '../ui/toast.ts'
import { useLater } from '../ui/use-later.ts'
import { CHANGE } from '../words/change-words.ts'
import { CHECK_IN } from '../words/check-in-words.ts'
import { CHARACTERS } from '../words/typing-words.ts'
import { ChangeLines } from './change-lines.tsx'
import { changedDays, changesOf } from './changed-days.ts'
import { checkInOf, EMPTY, type Entry, withoutSaved } from './check-in-form.ts'
import { FollowUpRows } from './follow-up-rows.tsx'
import { HowYouFeel } from './how-you-feel.tsx'
import { useCheckIn } from './use-check-in.ts'
import { VoiceButton } from './voice-button.tsx'

// Below every first screen.
const AlarmTaps = optionalPart(async () => (await import('../danger/alarm-taps.tsx')).AlarmTaps)
// Only once something was said today.
const DayFacts = optionalPart(async () => (await import('./day-facts.tsx')).DayFacts)
// Only where something changed.
const BeforeAfter = optionalPart(async () => (await import('./before-after.tsx')).BeforeAfter)

const DOCK =
  '-mx-gutter border-line bg-sheet px-gutter py-3 md:-mx-6 md:px-6 [form:not(:has(:focus-visible))_&]:sticky [form:not(:has(:focus-visible))_&]:bottom-0 [form:not(:has(:focus-visible))_&]:z-10 [form:not(:has(:focus-visible))_&]:border-t'

type Props = { schedule: Schedule; records: Records; changes: Changes; stop: Stop; refresh: () => void }

/** The day's check-in: how it was by tap, what there is to say; then the answer, what it changed, and why. */
export function CheckInCard({ schedule, records, changes, stop, refresh }: Props) {
  const today = civilNow(schedule.timeZone).date
  const record = records.days.get(today)
  const done = record?.completed ?? false
  const [kept, setEntry] = useKept<Partial<Entry>>('check-in', () => EMPTY)
  const entry: Entry = { ...EMPTY, ...kept }
  const { isSaving, save, sentTimes } = useCheckIn(records, stop, (saved) =>
    setEntry((now) => withoutSaved({ ...EMPTY, ...now }, saved)),
  )
  const later = useLater()
  const change = (part: Partial<Entry>) => setEntry((now) => ({ ...now, ...part }))
  const questions = schedule.questions.filter(({ answers }) => answers.some(({ felt }) => felt))
  // Nobody answers what is not asked any more.
  const open = Object.fromEntries(
    Object.entries(entry.answers).filter(([id]) => questions.some((one) => one.id === id)),
  )
  const checkIn = checkInOf({ ...entry, answers: open }, done)

  const isAnswered =
    (sentTimes > 0 || record?.said === true) && records.waiting.length === 0 && stop.standing.length === 0
  const changed = isAnswered ? changesOf(schedule, today) : []
  // What was read is asked for anew after each check-in, and after each answer about illness or pain.
  const version = [sentTimes, ...stop.safety.map(({ id }) => id)].join(' ')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (!checkIn) return toast.bad(...CHECK_IN.empty)
    save({ date: civilNow(schedule.timeZone).date, checkIn, entry: { ...EMPTY, ...kept } })
  }

  return (
    <Card title={CHECK_IN.title} className="screen-only">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="-mt-3 text-sm text-soft">{CHECK_IN.lead}</p>
        <FollowUpRows questions={questions} answers={open} onAnswers={(answers) => change({ answers })} />
        <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-edge px-4 py-2.5 font-medium hover:border-ink has-checked:border-pen has-checked:bg-wash">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={entry.completed}
            onChange={(event) => change({ completed: event.target.checked })}
          />
          {CHECK_IN.completed}
        </label>
        {done && <p className="-mt-3 text-sm text-good">{CHECK_IN.done}</p>}
        <HowYouFeel
          // What was sent is closed again.
          key={sentTimes}
          entry={entry}
          onChange={change}
          known={record?.taps ?? {}}
          asksEffort={(entry.completed || done) && (record?.rpe ?? null) === null}
          onChest={() => stop.tap('chest')}
        />
        {/* Its room is kept, so that nothing moves when it comes. */}
        <div className="min-h-112 sm:min-h-56">
          {later && (
            <Suspense>
              <AlarmTaps onTap={stop.tap} />
            </Suspense>
          )}
        </div>
        <CountedTextArea
          said={CHARACTERS}
          label={CHECK_IN.notes}
          name="notes"
          rows={3}
          max={NOTE_MAX}
          value={entry.notes}
          onValue={(notes) => change({ notes })}
        />
        <VoiceButton
          onText={(text) =>
            setEntry((now) => ({ ...now, notes: `${now.notes ?? ''} ${text}`.trimStart().slice(0, NOTE_MAX) }))
          }
        />
        <CountedTextArea
          said={CHARACTERS}
          label={CHECK_IN.tomorrow}
          name="tomorrow"
          rows={2}
          hint={CHECK_IN.tomorrowHint}
          max={NOTE_MAX}
          value={entry.tomorrow_schedule_notes}
          onValue={(tomorrow_schedule_notes) => change({ tomorrow_schedule_notes })}
        />
        {/* For whoever taps it stays in reach as soon as there is something to send; the focus of a keyboard never lies under it. */}
        <div className={checkIn ? DOCK : ''}>
          <Button type="submit" busy={isSaving}>
            {isSaving ? CHECK_IN.busy : CHECK_IN.submit}
          </Button>
        </div>
      </form>
      {isAnswered && (
        <Suspense>
          <DayFacts date={today} version={version} isFresh={sentTimes > 0} onChanged={refresh} />
        </Suspense>
      )}
      <div role="status">
        {changed.length > 0 && (
          <div className="mt-6 border-t border-line pt-5">
            <h3 className="mb-3 font-semibold">{CHANGE.afterCheckIn}</h3>
            <Suspense>
              <BeforeAfter days={changedDays(changed)} schedule={schedule} />
            </Suspense>
            <ChangeLines adjustments={changed} changes={changes} />
          </div>
        )}
      </div>
    </Card>
  )
}

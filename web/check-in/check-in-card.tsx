import { useMutation } from '@tanstack/react-query'
import { type FormEvent, Suspense, useState } from 'react'
import { NOTE_MAX } from '../../contract/limits.ts'
import type { Schedule } from '../../contract/schedule.ts'
import type { FoundSafety } from '../../engine/safety/standing.ts'
import type { ToldNow } from '../../engine/safety/told-now.ts'
import { ApiProblem, isProblem } from '../api/api-problem.ts'
import type { CheckIn } from '../api/plan-api.ts'
import { AdjustmentList } from '../changes/changes-card.tsx'
import { type Changes, newAdjustments } from '../changes/use-changes.ts'
import { dangersOf } from '../danger/dangers-of.ts'
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
import { COMMON } from '../words/common.ts'
import { DONE } from '../words/done-words.ts'
import { CHARACTERS } from '../words/typing-words.ts'

// Below every first screen.
const AlarmTaps = optionalPart(async () => (await import('../danger/alarm-taps.tsx')).AlarmTaps)
// Only once something was said today.
const DayFacts = optionalPart(async () => (await import('./day-facts.tsx')).DayFacts)

type Entry = {
  readonly completed: boolean
  readonly notes: string
  readonly tomorrow_schedule_notes: string
}

const EMPTY: Entry = { completed: false, notes: '', tomorrow_schedule_notes: '' }

type Props = { schedule: Schedule; records: Records; changes: Changes; stop: Stop; refresh: () => void }

/** The day's check-in: what was done, how it felt, what tomorrow brings; then what it changed, and why. */
export function CheckInCard({ schedule, records, changes, stop, refresh }: Props) {
  const today = civilNow(schedule.timeZone).date
  const done = records.days.get(today)?.completed ?? false
  const [entry, setEntry] = useKept('check-in', () => EMPTY)
  // The plan that a check-in found: what the next one has beyond it, the check-in brought about.
  const [before, setBefore] = useState<Schedule | null>(null)
  const [saved, setSaved] = useState(0)
  const later = useLater()
  const change = (part: Partial<Entry>) => setEntry((now) => ({ ...now, ...part }))
  const save = useMutation({
    mutationFn: async ({ checkIn }: { checkIn: CheckIn; written: Entry }) => {
      // On its way before the reader is: a slow network must not hold up what was typed.
      const saving = records.checkIn(civilNow(schedule.timeZone).date, checkIn)
      saving.catch(() => undefined)
      const told = await toldIn(checkIn)
      // Read on the device, so that the stop waits for no network.
      const dangers = told.safety.filter(({ kind }) => kind === 'danger')
      if (dangers.length > 0) stop.tell(dangers.map(asRead), saving)
      return { sent: await saving, told }
    },
    onSuccess: ({ sent, told }, { written }) => {
      setEntry((now) => withoutWritten(now, written))
      setBefore(schedule)
      if (sent === 'sent') setSaved((count) => count + 1)
      if (sent === 'asks') return toast.bad(...DONE.asks)
      if (told.safety.some(({ kind }) => kind === 'danger')) return
      toast.good(...(sent === 'kept' ? DONE.kept : savedWords(told)))
    },
    onError: (error) => {
      // What this device could not read, the server did.
      const dangers = dangersOf(error)
      if (dangers.length > 0) stop.tell(dangers, Promise.reject(error))
      else saySaveFailure(error)
    },
  })
  const answer =
    before !== null && before !== schedule && stop.standing.length === 0 ? newAdjustments(before, schedule) : null

  const record = records.days.get(today)
  const isSaid = Boolean(record?.notes || record?.tomorrow_schedule_notes)
  const isAnswered = (saved > 0 || isSaid) && records.waiting.length === 0 && stop.standing.length === 0
  // What was read is asked for anew after each check-in, and after each answer about illness or pain.
  const version = [saved, ...stop.safety.map(({ id }) => id)].join(' ')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const notes = entry.notes.trim()
    const tomorrow = entry.tomorrow_schedule_notes.trim()
    if (!entry.completed && !notes && !tomorrow) return toast.bad(...CHECK_IN.empty)
    // What is done stays done, though the box is clear again: taking it back is Undo's.
    save.mutate({
      checkIn: { completed: entry.completed || done, notes, tomorrow_schedule_notes: tomorrow },
      written: entry,
    })
  }

  return (
    <Card title={CHECK_IN.title} className="screen-only">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="-mt-3 text-sm text-soft">{CHECK_IN.lead}</p>
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
        <Button type="submit" busy={save.isPending} className="justify-self-start">
          {save.isPending ? CHECK_IN.busy : CHECK_IN.submit}
        </Button>
      </form>
      {isAnswered && (
        <Suspense>
          <DayFacts date={today} version={version} onChanged={refresh} />
        </Suspense>
      )}
      <div role="status">
        {answer && answer.length > 0 && (
          <div className="mt-6 border-t border-line pt-5">
            <h3 className="mb-3 font-semibold">{CHANGE.afterCheckIn}</h3>
            <AdjustmentList adjustments={answer} changes={changes} brief />
          </div>
        )}
      </div>
    </Card>
  )
}

/** What a check-in tells at once. Where the reader cannot be had the server reads it, and nobody cheers meanwhile. */
async function toldIn({ notes = '', tomorrow_schedule_notes: tomorrowNotes = '', ...taps }: CheckIn): Promise<ToldNow> {
  try {
    const { toldNow } = await import('../../engine/safety/told-now.ts')
    return toldNow({ notes, tomorrowNotes, ...(taps.taps && { taps: taps.taps }), added: taps.added ?? [] })
  } catch {
    return { safety: [], isHeavy: true }
  }
}

/** Of illness and pain nothing is optimised, and beside a loss nobody cheers. */
function savedWords({ safety, isHeavy }: ToldNow): readonly [string, string] {
  if (safety.length > 0) return CHECK_IN.savedUnwell
  return isHeavy ? CHECK_IN.savedGently : CHECK_IN.saved
}

const asRead = ({ what, origin, quote }: FoundSafety) => ({ id: null, what, origin, quote, confirmed: false })

/** Clears what was saved; what the person wrote while it was on its way stays. */
const withoutWritten = (now: Entry, written: Entry): Entry => ({
  completed: now.completed !== written.completed && now.completed,
  notes: now.notes === written.notes ? '' : now.notes,
  tomorrow_schedule_notes:
    now.tomorrow_schedule_notes === written.tomorrow_schedule_notes ? '' : now.tomorrow_schedule_notes,
})

function saySaveFailure(error: unknown) {
  if (isProblem(error, 'unauthenticated')) return toast.bad(COMMON.error, COMMON.notAuthenticated)
  if (error instanceof ApiProblem && error.code === 'invalid-input')
    return toast.bad(COMMON.validationError, error.detail)
  toast.bad(...CHECK_IN.failed)
}

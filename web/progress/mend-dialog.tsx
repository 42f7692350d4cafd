import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { NOTE_MAX } from '../../contract/limits.ts'
import type { ShownHistoryDay } from '../../contract/progress.ts'
import { progressApi } from '../api/progress-api.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { dateInWords } from '../words/date-words.ts'
import { MEND } from '../words/progress-words.ts'
import { CHARACTERS } from '../words/typing-words.ts'
import { PROGRESS_KEY } from './progress-key.ts'
import { reasonOf } from './reason-of.ts'

const EFFORTS = ['', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((effort) => ({
  value: String(effort),
  label: String(effort) || MEND.notSaid,
}))

/** A past day put right: whether the session was done, how it was, what there was to say. */
export function MendDialog({ day, onClose }: { day: ShownHistoryDay; onClose: () => void }) {
  const cache = useQueryClient()
  const { date, planned, record } = day
  const [done, setDone] = useState(record?.completed ?? false)
  const [rpe, setRpe] = useState(record?.rpe ?? null)
  const [minutes, setMinutes] = useState(String(record?.minutes ?? ''))
  const [notes, setNotes] = useState(record?.notes ?? '')
  const [wrong, setWrong] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const whole = minutes === '' ? null : Number(minutes)
    if (busy) return
    if (done && whole !== null && (whole < 1 || whole > 1440)) return setWrong(MEND.minutesWrong)
    setBusy(true)
    setFailed(undefined)
    try {
      const how = done && { rpe, minutes: whole }
      await sendMended(day, { completed: done, notes, ...how })
      toast.good(...MEND.saved)
      for (const key of [PROGRESS_KEY, ['records'], ['schedule']]) void cache.invalidateQueries({ queryKey: key })
      onClose()
    } catch (error) {
      setFailed(reasonOf(error) ?? MEND.failed)
      setBusy(false)
    }
  }

  return (
    <Dialog title={dateInWords(date)} closeLabel={MEND.close} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {planned && <p className="text-sm text-soft">{planned.workoutName}</p>}
        <label className="flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-edge px-4 py-2.5 font-medium hover:border-ink has-checked:border-pen has-checked:bg-wash">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={done}
            onChange={(event) => setDone(event.target.checked)}
          />
          {MEND.done}
        </label>
        {done && (
          <>
            <SelectField
              label={MEND.effort}
              value={String(rpe ?? '')}
              options={EFFORTS}
              onValue={(value) => setRpe(value === '' ? null : Number(value))}
            />
            <TextField
              label={MEND.minutes}
              hint={MEND.minutesHint}
              name="minutes"
              inputMode="numeric"
              value={minutes}
              onValue={(text) => {
                setMinutes(text.replace(/\D/g, '').slice(0, 4))
                setWrong(undefined)
              }}
              error={wrong}
            />
          </>
        )}
        <CountedTextArea
          said={CHARACTERS}
          label={MEND.notes}
          name="notes"
          rows={3}
          max={NOTE_MAX}
          value={notes}
          onValue={setNotes}
        />
        <div role="alert">{failed && <FieldError id="mend-error" text={failed} />}</div>
        <Button type="submit" size="large" busy={busy}>
          {busy ? MEND.busy : MEND.save}
        </Button>
      </form>
    </Dialog>
  )
}

type Mended = { completed: boolean; notes: string; rpe?: number | null; minutes?: number | null }

/** A day of which nothing is left is taken back as a whole, and what was said of its morrow stays. */
function sendMended({ date, record }: ShownHistoryDay, mended: Mended): Promise<unknown> {
  const version = record?.version ?? 0
  const tomorrow = record?.tomorrow_schedule_notes ?? ''
  if (!mended.completed && mended.notes.trim() === '' && tomorrow === '') return progressApi.undo(date, version)
  return progressApi.mend(date, { ...mended, version, tomorrow_schedule_notes: tomorrow })
}

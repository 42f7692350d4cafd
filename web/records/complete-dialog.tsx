import { type FormEvent, useState } from 'react'
import type { CheckInRow } from '../../contract/check-in.ts'
import type { ShownDay } from '../../contract/schedule.ts'
import type { Completion } from '../api/plan-api.ts'
import { afterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DONE } from '../words/done-words.ts'
import { EffortField } from './effort-field.tsx'

type Props = {
  day: Pick<ShownDay, 'workoutName' | 'durationMin' | 'rpe' | 'discipline'>
  record: CheckInRow | undefined
  /** @throws when it could not be saved */
  onMark: (completion: Completion) => Promise<void>
  onClose: () => void
}

/** Asks how a session went: effort on the ten-step scale and minutes, both filled in as planned; of a race only the first. */
export function CompleteDialog({ day, record, onMark, onClose }: Props) {
  const [rpe, setRpe] = useState(record?.rpe ?? (Math.round(day.rpe) || 3))
  // Minutes of a race are a result, which nobody can know before: those of its day hold the warm-up, too.
  const usual = day.discipline === 'race' ? '' : day.durationMin
  const [minutes, setMinutes] = useState(String(record?.minutes ?? usual))
  const [state, setState] = useState<'open' | 'wrong' | 'busy' | 'failed'>('open')
  const busy = state === 'busy'

  function submit(event: FormEvent) {
    event.preventDefault()
    const whole = Number(minutes)
    if (!Number.isInteger(whole) || whole < 1 || whole > 1440) return setState('wrong')
    if (busy) return
    setState('busy')
    // The screen below changes with it: the press is answered first.
    afterPaint(() => onMark({ rpe, minutes: whole }).then(onClose, () => setState('failed')))
  }

  return (
    <Dialog title={DONE.title} closeLabel={DONE.close} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-sm text-soft">{DONE.lead(day.workoutName)}</p>
        <EffortField rpe={rpe} onRpe={setRpe} />
        <TextField
          label={DONE.minutes}
          hint={day.discipline === 'race' ? DONE.raceMinutesHint : DONE.minutesHint}
          name="minutes"
          inputMode="numeric"
          value={minutes}
          onValue={(text) => {
            setMinutes(text.replace(/\D/g, '').slice(0, 4))
            if (state === 'wrong') setState('open')
          }}
          error={state === 'wrong' ? DONE.minutesWrong : undefined}
        />
        <div role="alert">{state === 'failed' && <FieldError id="done-error" text={DONE.failed[1]} />}</div>
        <Button type="submit" size="large" busy={busy}>
          {busy ? DONE.busy : DONE.save}
        </Button>
      </form>
    </Dialog>
  )
}

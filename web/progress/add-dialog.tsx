import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ActivityAnswer, ActivityDiscipline } from '../../contract/activity.ts'
import { progressApi } from '../api/progress-api.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { ADD, MEND } from '../words/progress-words.ts'
import { SPORTS } from '../words/sport-words.ts'
import { activityOf, coversGround, type Wrong } from './added-activity.ts'
import { PROGRESS_KEY } from './progress-key.ts'
import { reasonOf } from './reason-of.ts'

/** Something done beside the plan, or in its place: the server finds out which. */
export function AddDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const cache = useQueryClient()
  const { distance: unit } = useDisplay()
  const [sport, setSport] = useState<ActivityDiscipline>('run')
  const [day, setDay] = useState(today)
  const [time, setTime] = useState('08:00')
  const [minutes, setMinutes] = useState('')
  const [distance, setDistance] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const activity = activityOf({ sport, day, time, minutes, distance }, unit, Date.now())
    const isRight = 'start' in activity
    setWrong(isRight ? {} : activity)
    if (!isRight) return
    setBusy(true)
    setFailed(undefined)
    try {
      toast.good(ADD.added, outcome(await progressApi.add(activity)))
      for (const key of [PROGRESS_KEY, ['records'], ['schedule'], ['activities']])
        void cache.invalidateQueries({ queryKey: key })
      onClose()
    } catch (error) {
      setFailed(reasonOf(error) ?? ADD.failed)
      setBusy(false)
    }
  }

  return (
    <Dialog title={ADD.title} closeLabel={MEND.close} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <SelectField
          label={ADD.sport}
          value={sport}
          options={Object.entries(SPORTS).map(([value, label]) => ({ value, label }))}
          onValue={(value) => setSport(value as ActivityDiscipline)}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={ADD.day} type="date" max={today} value={day} onValue={setDay} error={wrong.when} />
          <TextField label={ADD.began} type="time" value={time} onValue={setTime} />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={ADD.minutes}
            inputMode="numeric"
            value={minutes}
            onValue={(text) => setMinutes(text.replace(/\D/g, '').slice(0, 4))}
            error={wrong.minutes}
          />
          {coversGround(sport) && (
            <TextField
              label={ADD.distance(unit)}
              inputMode="decimal"
              value={distance}
              onValue={setDistance}
              error={wrong.distance}
            />
          )}
        </div>
        <div role="alert">{failed && <FieldError id="add-error" text={failed} />}</div>
        <Button type="submit" size="large" busy={busy}>
          {busy ? ADD.busy : ADD.save}
        </Button>
      </form>
    </Dialog>
  )
}

function outcome({ session, known }: ActivityAnswer): string {
  if (known) return ADD.known
  return session ? ADD.stands(session.workoutName) : ADD.own
}

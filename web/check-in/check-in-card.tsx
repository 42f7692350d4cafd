import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { NOTE_MAX } from '../../contract/limits.ts'
import { ApiProblem, isProblem } from '../api/api-problem.ts'
import { type CheckIn, planApi } from '../api/plan-api.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { toast } from '../ui/toast.ts'
import { CHECK_IN } from '../words/check-in-words.ts'
import { COMMON } from '../words/common.ts'

const EMPTY: CheckIn = { completed: false, notes: '', tomorrow_schedule_notes: '' }

/** The day's check-in: what was done, how it felt, what tomorrow brings. */
export function CheckInCard({ today, onSaved }: { today: () => string; onSaved?: () => void }) {
  const [entry, setEntry] = useState(EMPTY)
  const change = (part: Partial<CheckIn>) => setEntry((now) => ({ ...now, ...part }))
  const save = useMutation({
    mutationFn: (checkIn: CheckIn) => planApi.checkIn(today(), checkIn),
    onSuccess: () => {
      setEntry(EMPTY)
      toast.good(...CHECK_IN.saved)
      onSaved?.()
    },
    onError: saySaveFailure,
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending) return
    const notes = entry.notes.trim()
    const tomorrow = entry.tomorrow_schedule_notes.trim()
    if (!entry.completed && !notes && !tomorrow) return toast.bad(...CHECK_IN.empty)
    save.mutate({ completed: entry.completed, notes, tomorrow_schedule_notes: tomorrow })
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
        <CountedTextArea
          label={CHECK_IN.notes}
          name="notes"
          rows={3}
          max={NOTE_MAX}
          value={entry.notes}
          onValue={(notes) => change({ notes })}
        />
        <CountedTextArea
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
    </Card>
  )
}

function saySaveFailure(error: unknown) {
  if (isProblem(error, 'unauthenticated')) return toast.bad(COMMON.error, COMMON.notAuthenticated)
  if (error instanceof ApiProblem && error.code === 'invalid-input')
    return toast.bad(COMMON.validationError, error.detail)
  toast.bad(...CHECK_IN.failed)
}

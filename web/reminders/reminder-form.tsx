import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { ReminderSettings, Reminders } from '../../contract/reminders.ts'
import { reminderApi } from '../api/reminder-api.ts'
import { useSave } from '../api/use-save.ts'
import { DayToggles } from '../ordinary-week/day-toggles.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { isSame } from '../unseen/merge.ts'
import { saveMerged } from '../unseen/save-upon.ts'
import { ACCOUNT } from '../words/account-words.ts'
import { REMINDERS } from '../words/reminder-words.ts'
import { MailKinds } from './mail-kinds.tsx'
import { PushKinds } from './push-kinds.tsx'
import { type TimeProblems, timeProblems } from './times.ts'

type Props = { settings: ReminderSettings; isConfirmed: boolean }

/** Everything about reminders in one draft, kept by one save. */
export function ReminderForm({ settings, isConfirmed }: Props) {
  const cache = useQueryClient()
  // What the form was made from: while something is unsaved the cache may learn of more behind it.
  const [seen, setSeen] = useState(settings)
  const [draft, setDraft] = useState(settings)
  const [problems, setProblems] = useState<TimeProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const isUnsaved = !isSame(draft, seen)
  // A link in a mail, or another device, may have changed them meanwhile: where nothing waits here to be saved, they are shown.
  const [given, setGiven] = useState(settings)
  if (given !== settings) {
    setGiven(settings)
    if (!isUnsaved) {
      setSeen(settings)
      setDraft(settings)
    }
  }
  const isWrong = Object.keys(problems).length > 0
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  const { busy, saveNow } = useSave(async (mine: ReminderSettings) => {
    // A link in a mail may have ended mails since this was read: only what was changed here is written.
    const kept = await saveMerged({
      read: async () => ({ value: (await reminderApi.chosen()).settings, tag: '' }),
      write: async (merged) => {
        await reminderApi.choose(merged)
        return merged
      },
      ask: async () => 'mine',
      ...{ seen, mine },
    })
    if (!kept) return null
    setSeen(kept)
    // What was changed while it was on its way stays as it is, and unsaved.
    setDraft((then) => (then === mine ? kept : then))
    cache.setQueryData<Reminders>(['account', 'reminders'], { settings: kept, email_verified: isConfirmed })
    return kept
  }, REMINDERS.done)

  const change = (part: Partial<ReminderSettings>) => {
    setProblems({})
    setDraft((now) => ({ ...now, ...part }))
  }
  const keep = async () => {
    const found = timeProblems(draft)
    setProblems(found)
    return Object.keys(found).length === 0 && saveNow(draft)
  }
  useUnsaved(isUnsaved, keep)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void keep()
  }
  const { quiet } = draft
  const [several, severalNote] = REMINDERS.several
  const [alarms, alarmsNote] = REMINDERS.alarms

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="group/form grid gap-7"
      data-unsaved={isUnsaved ? '' : undefined}
    >
      <PushKinds kinds={draft.kinds} onKinds={(kinds) => change({ kinds })} />
      <MailKinds kinds={draft.kinds} isConfirmed={isConfirmed} onKinds={(kinds) => change({ kinds })} />
      <div className="grid gap-4">
        <div className="max-w-60">
          <TextField
            type="time"
            label={REMINDERS.eveningAt}
            value={draft.eveningAt}
            error={problems.eveningAt}
            onValue={(eveningAt) => change({ eveningAt })}
          />
        </div>
        <Switch label={several} note={severalNote} checked={draft.several} onValue={(on) => change({ several: on })} />
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">{REMINDERS.calendar}</legend>
        <Switch label={alarms} note={alarmsNote} checked={draft.calendar} onValue={(on) => change({ calendar: on })} />
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{REMINDERS.never}</legend>
        <div className="grid gap-5">
          <div className="grid gap-2">
            <div className="grid max-w-125 grid-cols-2 gap-4 max-[20rem]:grid-cols-1">
              <TextField
                type="time"
                label={REMINDERS.quietFrom}
                value={quiet.from}
                error={problems.from}
                onValue={(from) => change({ quiet: { ...quiet, from } })}
              />
              <TextField
                type="time"
                label={REMINDERS.quietTo}
                value={quiet.to}
                error={problems.to}
                onValue={(to) => change({ quiet: { ...quiet, to } })}
              />
            </div>
            <p className="text-sm text-soft">{REMINDERS.quietHint}</p>
          </div>
          <DayToggles
            crossing
            legend={REMINDERS.daysOff}
            hint={REMINDERS.daysOffHint}
            days={draft.daysOff}
            onDays={(daysOff) => change({ daysOff: [...daysOff] })}
          />
          <ul className="grid list-disc gap-1 pl-5 text-sm text-soft">
            {REMINDERS.silence.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </fieldset>
      {/* The one way to save what is changed anywhere above: in sight while there is something to save. */}
      <div className="z-20 -my-3 grid gap-2 border-t border-line bg-sheet py-3 group-data-unsaved/form:sticky group-data-unsaved/form:bottom-0">
        <div role="alert">{isWrong && <FieldError id="reminders-error" text={REMINDERS.wrong} />}</div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={busy}>
            {busy ? ACCOUNT.saving : ACCOUNT.save}
          </Button>
          <p role="status" className="text-sm text-soft">
            {isUnsaved && !busy && REMINDERS.unsaved}
          </p>
        </div>
      </div>
    </form>
  )
}

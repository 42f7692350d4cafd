import type { ReminderSettings } from '../../contract/reminders.ts'
import { Switch } from '../ui/switch.tsx'
import { REMINDERS } from '../words/reminder-words.ts'

type Kinds = ReminderSettings['kinds']

/** In the order shown; a trial's end goes by mail to everybody. */
const MAILED = ['evening', 'hour', 'still-time', 'weekly'] as const satisfies readonly (keyof Kinds)[]

type Props = { kinds: Kinds; isConfirmed: boolean; onKinds: (kinds: Kinds) => void }

/** A switch for each kind of mail. */
export function MailKinds({ kinds, isConfirmed, onKinds }: Props) {
  const isNone = MAILED.every((kind) => !kinds[kind].mail)
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{REMINDERS.mails}</legend>
      {!isConfirmed && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-medium">
          {REMINDERS.unconfirmed}
          <a href="#email" className="inline-flex min-h-11 items-center underline">
            {REMINDERS.toConfirm}
          </a>
        </p>
      )}
      <div className="grid gap-3">
        {MAILED.map((kind) => {
          const [label, note] = REMINDERS.kinds[kind]
          return (
            <Switch
              key={kind}
              label={label}
              note={note}
              checked={kinds[kind].mail}
              onValue={(mail) => onKinds({ ...kinds, [kind]: { ...kinds[kind], mail } })}
            />
          )
        })}
      </div>
      <p role="status" className="text-sm font-medium not-empty:mt-3">
        {isNone && REMINDERS.none}
      </p>
      <p className="mt-3 text-sm text-soft">{REMINDERS.trial}</p>
    </fieldset>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { BusyCalendar, BusyCalendars } from '../../contract/busy-calendars.ts'
import { FileInput } from '../activities/file-input.tsx'
import { busyCalendarApi } from '../api/busy-calendar-api.ts'
import { NotThere } from '../api/not-there.tsx'
import { useSave } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { BUSY } from '../words/busy-calendar-words.ts'
import { dateInWords, momentInWords } from '../words/date-words.ts'
import { OwnCalendarPart } from './own-calendar.tsx'
import { readCalendarFile } from './read-file.ts'
import { type Seen, SeenCalendar } from './seen-calendar.tsx'

const LIST = ['account', 'busy-calendars'] as const
const CHANGED = ['schedule', 'records', 'progress'] as const
const TIME_ZONE = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Calendars of a person's own whose hours are kept free of training. */
export function BusyCalendarsPart() {
  const cache = useQueryClient()
  const query = useQuery({ queryKey: LIST, queryFn: busyCalendarApi.list })
  const [seen, setSeen] = useState<Seen | null>(null)
  const [left, setLeft] = useState<readonly string[]>([])
  const changed = (answer: BusyCalendars) => {
    cache.setQueryData(LIST, answer)
    setLeft(answer.left)
    for (const key of CHANGED) void cache.invalidateQueries({ queryKey: [key] })
  }
  return (
    <>
      <p className="-mt-3 mb-4 text-sm text-soft">{BUSY.lead}</p>
      {seen ? (
        <SeenCalendar
          seen={seen}
          onKept={(answer) => {
            changed(answer)
            setSeen(null)
            toast.good(...BUSY.kept(answer.moved))
          }}
          onCancel={() => setSeen(null)}
        />
      ) : (
        <Giving onSeen={setSeen} />
      )}
      {left.length > 0 && (
        <p role="status" className="mt-4 text-sm font-medium">
          {BUSY.left(left.map((date) => dateInWords(date)))}
        </p>
      )}
      <h3 className="mt-8 mb-1 border-t border-line pt-5 text-sm font-semibold">{BUSY.mine}</h3>
      {query.data ? (
        <Kept calendars={query.data.calendars} onChanged={changed} />
      ) : (
        <NotThere query={query} loading={BUSY.loading} failed={BUSY.loadFailed} />
      )}
    </>
  )
}

/** A calendar is given as a file or by its address, and looked into first. */
function Giving({ onSeen }: { onSeen: (seen: Seen) => void }) {
  const [url, setUrl] = useState('')
  const [user, setUser] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  useUnsaved(url.trim() !== '', null)
  const file = useSave(async (chosen: File) => {
    setFault(null)
    const found = await readCalendarFile(chosen, TIME_ZONE())
    if ('fault' in found) setFault(BUSY.faults[found.fault])
    else onSeen({ ...found, url: null, timeZone: TIME_ZONE(), name: chosen.name.replace(/\.\w+$/, '') })
  }, null)
  const address = useSave(async () => {
    setFault(null)
    // A name alone is refused by the server, in its own words.
    const login = user.trim() || password ? { user, password } : null
    const found = await busyCalendarApi.look({ url: url.trim(), login })
    onSeen({ ...found, url: url.trim(), login, timeZone: TIME_ZONE(), name: BUSY.nameFrom })
  }, null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    address.save(undefined)
  }
  return (
    <div className="grid gap-5">
      <FileInput
        label={BUSY.file}
        accept=".ics,.ical,.ifb,text/calendar"
        busy={file.busy}
        onFiles={([chosen]) => file.save(chosen)}
      />
      <form className="grid justify-items-start gap-3" onSubmit={submit}>
        <div className="w-full">
          <TextField
            label={BUSY.address}
            hint={BUSY.addressHint}
            value={url}
            required
            inputMode="url"
            autoComplete="off"
            exact
            onValue={setUrl}
          />
        </div>
        <details className="w-full">
          <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-pen hover:text-pen-deep">
            {BUSY.asksLogin}
          </summary>
          <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">
            <TextField label={BUSY.user} value={user} autoComplete="off" exact onValue={setUser} />
            <TextField
              label={BUSY.password}
              hint={BUSY.passwordHint}
              type="password"
              value={password}
              // Of another service: this one's must not be put there.
              autoComplete="new-password"
              onValue={setPassword}
            />
          </div>
        </details>
        <Button type="submit" look="secondary" busy={address.busy}>
          {address.busy ? BUSY.looking : BUSY.look}
        </Button>
      </form>
      <div role="alert" className="empty:hidden">
        {fault && <FieldError id="busy-calendar-fault" text={fault} />}
      </div>
    </div>
  )
}

type KeptProps = { calendars: readonly BusyCalendar[]; onChanged: (answer: BusyCalendars) => void }

function Kept({ calendars, onChanged }: KeptProps) {
  if (calendars.length === 0) return <p className="text-sm text-soft">{BUSY.empty}</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {calendars.map((calendar) => (
        <KeptCalendar key={calendar.id} calendar={calendar} onChanged={onChanged} />
      ))}
    </ul>
  )
}

type OneProps = { calendar: BusyCalendar; onChanged: KeptProps['onChanged'] }

function KeptCalendar({ calendar: { id, kind, name, host, hours, read_at, failure, login }, onChanged }: OneProps) {
  const { clock } = useDisplay()
  const reading = useSave(
    async () => {
      const answer = await busyCalendarApi.readAgain(id)
      onChanged(answer)
      return answer
    },
    (answer) => BUSY.kept(answer.moved),
  )
  const ending = useSave(async () => {
    await busyCalendarApi.end(id)
    onChanged(await busyCalendarApi.list())
  }, BUSY.ended)
  const when = kind === 'file' ? BUSY.once : BUSY.readAt(momentInWords(read_at, clock))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-soft tabular-nums wrap-anywhere">
          {[host, BUSY.hours(hours), when].filter(Boolean).join(' · ')}
        </p>
        {failure && <p className="font-medium text-bad">{BUSY.failures[failure]}</p>}
      </div>
      <div className="flex flex-wrap max-sm:-ml-4">
        {kind !== 'file' && (
          <Button look="quiet" busy={reading.busy} onClick={() => reading.save(undefined)}>
            {reading.busy ? BUSY.reading : BUSY.read}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        <Button look="quiet" busy={ending.busy} onClick={() => ending.save(undefined)}>
          {ending.busy ? BUSY.ending : BUSY.end}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
      {login && <OwnCalendarPart calendarId={id} name={name} />}
    </li>
  )
}

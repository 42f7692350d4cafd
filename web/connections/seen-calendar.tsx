import { type FormEvent, useState } from 'react'
import type { BusyCalendars, CalendarLogin, CalendarLook } from '../../contract/busy-calendars.ts'
import { busyCalendarApi } from '../api/busy-calendar-api.ts'
import { useSave } from '../api/use-save.ts'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useUnsaved } from '../unsaved/use-unsaved.ts'
import { BUSY } from '../words/busy-calendar-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { hoursOf, optionalOf, type SeenTitle, titlesOf, uidsOf } from './seen-entries.ts'

/** A calendar that was read and is not kept yet. */
export type Seen = {
  readonly entries: readonly CalendarLook['entries'][number][]
  readonly unread: number
  /** Where it is read; null for a file. */
  readonly url: string | null
  /** How its server knows its person; null where the address is enough. */
  readonly login?: CalendarLogin | null
  readonly timeZone: string
  readonly name: string
}

/** Titles that are shown at first. */
const SHOWN_FIRST = 12

type Props = { seen: Seen; onKept: (answer: BusyCalendars) => void; onCancel: () => void }

/** What was read of a calendar, for its person alone: what of it counts, what of it is work, and whether it is kept. */
export function SeenCalendar({
  seen: { entries, unread, url, login = null, timeZone, name: first },
  onKept,
  onCancel,
}: Props) {
  const [choices, setChoices] = useState({ days: false, tentative: false })
  const [work, setWork] = useState<ReadonlySet<string>>(new Set())
  const [name, setName] = useState(first.slice(0, 60))
  const titles = titlesOf(entries, choices)
  const optional = optionalOf(entries)
  const { busy, save, saveNow } = useSave(async () => {
    const common = { name, choices }
    const answer = url
      ? busyCalendarApi.giveAddress({ ...common, url, login, work: uidsOf(entries, work) })
      : busyCalendarApi.giveFile({ ...common, busy: hoursOf(entries, { choices, work, timeZone }) })
    onKept(await answer)
  }, null)
  useUnsaved(true, () => saveNow(undefined))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(undefined)
  }
  const count = titles.reduce((sum, one) => sum + one.count, 0)
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <p role="status" className="text-sm font-medium">
        {[count > 0 ? BUSY.found(count) : BUSY.none, ...(unread > 0 ? [BUSY.unread(unread)] : [])].join(' ')}
      </p>
      {optional.days > 0 && (
        <Switch
          label={BUSY.days}
          note={BUSY.daysNote(optional.days)}
          checked={choices.days}
          onValue={(days) => setChoices({ ...choices, days })}
        />
      )}
      {optional.tentative > 0 && (
        <Switch
          label={BUSY.tentative}
          note={BUSY.tentativeNote(optional.tentative)}
          checked={choices.tentative}
          onValue={(tentative) => setChoices({ ...choices, tentative })}
        />
      )}
      {titles.length > 0 && <Titles titles={titles} work={work} onWork={setWork} />}
      <div className="w-full max-w-md">
        <TextField label={BUSY.name} value={name} required maxLength={60} autoComplete="off" onValue={setName} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? BUSY.keeping : BUSY.keep}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {BUSY.cancel}
        </Button>
      </div>
    </form>
  )
}

type TitlesProps = {
  titles: readonly SeenTitle[]
  work: ReadonlySet<string>
  onWork: (work: ReadonlySet<string>) => void
}

function Titles({ titles, work, onWork }: TitlesProps) {
  const [shown, setShown] = useState(SHOWN_FIRST)
  const toggle = (title: string) => {
    const next = new Set(work)
    if (!next.delete(title)) next.add(title)
    onWork(next)
  }
  const hidden = titles.length - shown
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{BUSY.seen}</legend>
      <p className="mb-2 text-sm text-soft">{BUSY.seenNote}</p>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {titles.slice(0, shown).map(({ title, count, next }) => (
          <li key={title} className="flex items-center justify-between gap-4 py-1">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{title || BUSY.nameless}</span>
              <span className="text-soft tabular-nums">
                {BUSY.often(count, dateInWords(new Date(next.start).toISOString().slice(0, 10), 'short'))}
              </span>
            </span>
            <label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2">
              <input type="checkbox" className="size-5" checked={work.has(title)} onChange={() => toggle(title)} />
              {BUSY.work}
              <span className="sr-only">: {title || BUSY.nameless}</span>
            </label>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="secondary" className="mt-3" onClick={() => setShown(titles.length)}>
          {BUSY.more(hidden)}
        </Button>
      )}
    </fieldset>
  )
}

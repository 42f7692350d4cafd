import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, ChevronDown, CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { ActivityRow } from '../../contract/activity.ts'
import { durationText, fromClimb, fromKm } from '../../words/units.ts'
import { activityApi } from '../api/activity-api.ts'
import { NotThere } from '../api/not-there.tsx'
import { saySaveFailure } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { toast } from '../ui/toast.ts'
import { ACTIVITIES } from '../words/activity-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { SPORTS } from '../words/sport-words.ts'
import { Detail } from './activity-detail.tsx'
import { ArchivePart } from './archive-part.tsx'
import { FileInput } from './file-input.tsx'
import { LogbookPart } from './logbook/logbook-part.tsx'
import { SharedFiles } from './shared-files.tsx'
import { type Given, useGiving } from './use-giving.ts'

/** What was done comes in as files, and can be taken back. */
export function Activities() {
  const { given, busy, give } = useGiving()
  return (
    <>
      <p className="-mt-3 mb-4 text-sm text-soft">{ACTIVITIES.lead}</p>
      <SharedFiles busy={busy} onTake={give} />
      <FileInput label={ACTIVITIES.choose} accept=".fit,.gpx,.tcx" multiple busy={busy} onFiles={give} />
      <div role="status" aria-label={ACTIVITIES.results} className="text-sm">
        <ul className="divide-y divide-line empty:hidden">
          {given.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays.
            <GivenFile key={at} file={one} />
          ))}
        </ul>
      </div>
      <ArchivePart />
      <LogbookPart />
      <h3 className="mt-8 mb-1 border-t border-line pt-5 text-sm font-semibold">{ACTIVITIES.list}</h3>
      <Recent />
    </>
  )
}

function GivenFile({ file: { name, state, text } }: { file: Given }) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-x-2 py-2.5">
      <span aria-hidden="true" className="pt-0.5">
        {state === 'reading' && <Spinner className="size-4" />}
        {state === 'kept' && <Check size={18} className="text-good" />}
        {state === 'failed' && <CircleAlert size={18} className="text-bad" />}
      </span>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="text-soft">{text}</span>
      </span>
    </li>
  )
}

/** Activities that are shown at first. */
const SHOWN_FIRST = 10

function Recent() {
  const [shown, setShown] = useState(SHOWN_FIRST)
  const query = useQuery({ queryKey: ['activities'], queryFn: activityApi.list })
  const { data } = query
  if (!data) return <NotThere query={query} loading={ACTIVITIES.loading} failed={ACTIVITIES.loadFailed} />
  if (data.activities.length === 0) return <p className="text-sm text-soft">{ACTIVITIES.empty}</p>
  const hidden = data.activities.length - shown
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {data.activities.slice(0, shown).map((activity) => (
          <Activity key={activity.id} activity={activity} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="secondary" className="mt-3" onClick={() => setShown(data.activities.length)}>
          {ACTIVITIES.showMore(hidden)}
        </Button>
      )}
    </>
  )
}

function Activity({ activity }: { activity: ActivityRow }) {
  const display = useDisplay()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [open, setOpen] = useState(false)
  const panel = useId()
  const { id, date, discipline, durationSec, distanceM, avgHr, climbM } = activity
  const title = `${SPORTS[discipline]}, ${dateInWords(date)}`
  const measured = [
    durationText(durationSec / 60),
    distanceM && fromKm(distanceM / 1000, display),
    avgHr && ACTIVITIES.heart(avgHr),
    climbM && ACTIVITIES.climb(fromClimb(climbM, display)),
    standsFor(activity),
  ]
  async function takeBack() {
    setBusy(true)
    try {
      await activityApi.takeBack(id)
      toast.good(...ACTIVITIES.takenBack)
      for (const key of ['schedule', 'records']) void cache.invalidateQueries({ queryKey: [key] })
    } catch (error) {
      saySaveFailure(error)
    }
    await cache.invalidateQueries({ queryKey: ['activities'] })
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-soft tabular-nums">{measured.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex max-sm:-ml-4">
        <Button look="quiet" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
          {ACTIVITIES.details}
          <span className="sr-only">: {title}</span>
          <ChevronDown size={16} aria-hidden="true" className={open ? 'rotate-180' : ''} />
        </Button>
        <Button look="quiet" busy={busy} onClick={() => void takeBack()}>
          {busy ? ACTIVITIES.takingBack : ACTIVITIES.takeBack}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
      <div id={panel} hidden={!open} className="w-full">
        {open && (
          <div className="mt-2 mb-3 grid gap-5 rounded-md bg-sunken p-4">
            <Detail id={id} />
          </div>
        )}
      </div>
    </li>
  )
}

function standsFor({ matched, sessionDate }: ActivityRow): string {
  if (!matched) return ACTIVITIES.own
  return sessionDate === null ? ACTIVITIES.matched : ACTIVITIES.matchedTo(dateInWords(sessionDate))
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ActivityDetail, ActivityRow } from '../../contract/activity.ts'
import { activityApi } from '../api/activity-api.ts'
import { NotThere } from '../api/not-there.tsx'
import { saySaveFailure } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { ResultOffer } from '../records/result-offer.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { toast } from '../ui/toast.ts'
import { ACTIVITIES, DETAIL } from '../words/activity-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { CHANGED_BY_IMPORTS } from './changed.ts'
import { Laps } from './laps.tsx'

/** All of one activity: which session it was, to be mended, and its laps and sets. */
export function Detail({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['activities', id],
    queryFn: () => activityApi.detail(id),
  })
  if (query.data) return <Known detail={query.data} />
  return <NotThere query={query} loading={DETAIL.loading} failed={DETAIL.loadFailed} />
}

function Known({ detail }: { detail: ActivityDetail }) {
  const { activity, laps, lifted, result } = detail
  const cache = useQueryClient()
  return (
    <>
      {result && (
        <ResultOffer
          result={result}
          onTaken={() => void cache.invalidateQueries({ queryKey: ['activities', activity.id] })}
        />
      )}
      <WhichSession key={`${activity.matched} ${activity.sessionDate}`} detail={detail} />
      {lifted.length > 0 && <Lifted lifted={lifted} />}
      {laps.length > 0 && <Laps {...detail} />}
    </>
  )
}

const NONE = 'none'
/** What it stands for, as a choice. */
const standing = ({ matched, sessionDate, date }: ActivityRow) => (matched ? (sessionDate ?? date) : NONE)

function WhichSession({ detail: { activity, sessions, chosen } }: { detail: ActivityDetail }) {
  const cache = useQueryClient()
  const [session, setSession] = useState(standing(activity))
  const [busy, setBusy] = useState(false)
  const before = chosen ? standing(activity) : 'best'
  async function choose(asked: string, undo?: string) {
    setBusy(true)
    try {
      const answer = await activityApi.choose(activity.id, asked)
      const put = undo === undefined ? undefined : { label: DETAIL.undo, run: () => void choose(undo) }
      toast.good(...(undo === undefined ? DETAIL.asBefore : DETAIL.chosen(answer.session?.workoutName)), put)
    } catch (error) {
      saySaveFailure(error)
    }
    for (const key of CHANGED_BY_IMPORTS) void cache.invalidateQueries({ queryKey: [key] })
    setBusy(false)
  }
  if (sessions.length === 0) return null
  const options = sessions.map(({ date, workoutName }) => ({
    value: date,
    label: DETAIL.session(dateInWords(date), workoutName),
  }))
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <SelectField
        label={DETAIL.which}
        value={session}
        options={[...options.toReversed(), { value: NONE, label: DETAIL.none }]}
        onValue={setSession}
      />
      <Button
        look="secondary"
        busy={busy}
        aria-disabled={session === standing(activity) || undefined}
        onClick={() => session !== standing(activity) && void choose(session, before)}
      >
        {busy ? DETAIL.saving : DETAIL.save}
      </Button>
    </div>
  )
}

function Lifted({ lifted }: Pick<ActivityDetail, 'lifted'>) {
  const title = useId()
  const display = useDisplay()
  return (
    <section aria-labelledby={title}>
      <h4 id={title} className="font-semibold">
        {ACTIVITIES.setsTitle}
      </h4>
      <ul className="mt-1 grid gap-1 tabular-nums">
        {lifted.map(({ name, sets }) => (
          <li key={name} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
            <span>{name}</span>
            <span className="text-soft">{sets.map((set) => DETAIL.set(set, display)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

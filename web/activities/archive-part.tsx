import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportRows } from '../../contract/activity.ts'
import { durationText, fromKm } from '../../words/units.ts'
import { activityApi } from '../api/activity-api.ts'
import { planApi } from '../api/plan-api.ts'
import { saySaveFailure } from '../api/use-save.ts'
import { useDisplay } from '../display/display-context.tsx'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { toast } from '../ui/toast.ts'
import { ARCHIVE } from '../words/archive-words.ts'
import { dateInWords } from '../words/date-words.ts'
import { CHANGED_BY_IMPORTS } from './changed.ts'
import { FileInput } from './file-input.tsx'
import { type ArchiveState, useArchive } from './use-archive.ts'

/** Years of training that another service gave as one archive. */
export function ArchivePart() {
  const { progress, give, stop } = useArchive()
  const { data } = useQuery({ queryKey: ['imports'], queryFn: activityApi.imports })
  const busy = progress?.state === 'reading'
  return (
    <section className="mt-8 grid gap-3 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">{ARCHIVE.title}</h3>
      <p className="text-sm text-soft">{ARCHIVE.lead}</p>
      <FileInput label={ARCHIVE.choose} accept=".zip,.xml" busy={busy} onFiles={([archive]) => give(archive)} />
      {progress && <Coming progress={progress} onStop={stop} />}
      {data?.lately && progress?.state === 'done' && <Lately lately={data.lately} />}
      {data && data.imports.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {data.imports.map((one) => (
            <Import key={one.id} of={one} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Coming({ progress, onStop }: { progress: ArchiveState; onStop: () => void }) {
  const { state, done } = progress
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      {state === 'reading' && (
        <>
          <div className="w-full">
            <ProgressBar value={Math.floor(done * 100)} max={100} label={ARCHIVE.progress} />
          </div>
          <Button look="secondary" onClick={onStop}>
            {ARCHIVE.stop}
          </Button>
        </>
      )}
      <p role="status" className={state === 'failed' ? 'text-bad' : 'text-soft'}>
        {told(progress)}
      </p>
    </div>
  )
}

function told(progress: ArchiveState): string {
  const { state, why } = progress
  if (state === 'reading') return ARCHIVE.reading(progress.added)
  const failure = typeof why === 'string' ? ARCHIVE.faults[why] : (why?.said ?? ARCHIVE.faults.other)
  const ended = { done: ARCHIVE.done, stopped: ARCHIVE.stopped, failed: failure }[state]
  // What is unreadable from its first byte on has no count.
  const isNothing = state === 'failed' && progress.done === 0
  return [ended, ...(isNothing ? [] : ARCHIVE.counts(progress))].join(' ')
}

/** What the last four weeks say of where training stands, offered as the ground of the plan. */
function Lately({ lately }: { lately: NonNullable<ImportRows['lately']> }) {
  const display = useDisplay()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { weeklyMin, weeklyRunKm, longestRunKm } = lately
  const runs = longestRunKm === null ? null : ARCHIVE.runs(fromKm(weeklyRunKm, display), fromKm(longestRunKm, display))
  async function use() {
    setBusy(true)
    try {
      const { value, tag } = await planApi.preferencesStanding()
      await planApi.savePreferences({ ...value, start: lately }, tag)
      toast.good(...ARCHIVE.used)
      for (const key of ['preferences', 'schedule']) void cache.invalidateQueries({ queryKey: [key] })
    } catch (error) {
      saySaveFailure(error)
    }
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-sunken p-4 text-sm">
      <p>{[ARCHIVE.lately(durationText(weeklyMin)), runs].filter(Boolean).join(' ')}</p>
      <Button busy={busy} onClick={() => void use()}>
        {ARCHIVE.use}
      </Button>
    </div>
  )
}

function Import({ of: { id, count, first, last } }: { of: ImportRows['imports'][number] }) {
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const title = ARCHIVE.import(count, dateInWords(first, 'dated'), dateInWords(last, 'dated'))
  async function takeBack() {
    setBusy(true)
    try {
      await activityApi.takeBackImport(id)
      toast.good(...ARCHIVE.takenBack)
      for (const key of CHANGED_BY_IMPORTS) void cache.invalidateQueries({ queryKey: [key] })
    } catch (error) {
      saySaveFailure(error)
      setBusy(false)
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <p className="min-w-0 tabular-nums">{title}</p>
      <Button look="quiet" className="max-sm:-ml-4" busy={busy} onClick={() => void takeBack()}>
        {busy ? ARCHIVE.takingBack : ARCHIVE.takeBack}
        <span className="sr-only">: {title}</span>
      </Button>
    </li>
  )
}

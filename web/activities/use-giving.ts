import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ActivityAnswer } from '../../contract/activity.ts'
import { ACTIVITY_MAX_BYTES } from '../../contract/activity-file.ts'
import { activityApi } from '../api/activity-api.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { ACTIVITIES } from '../words/activity-words.ts'
import { dateInWords } from '../words/date-words.ts'

/** One file of this visit and what became of it. */
export type Given = {
  readonly name: string
  readonly state: 'waiting' | 'reading' | 'kept' | 'failed'
  readonly text: string
}

/** What an activity changes: the list, the plan, the record. */
const CHANGED = ['activities', 'schedule', 'records'] as const

/** Files on their way in, one after the other: the server reads one of each person. */
export function useGiving() {
  const cache = useQueryClient()
  const [given, setGiven] = useState<readonly Given[]>([])
  const [busy, setBusy] = useState(false)

  const give = async (files: readonly File[]) => {
    if (busy || files.length === 0) return
    setBusy(true)
    setGiven(files.map(({ name }) => ({ name, state: 'waiting', text: ACTIVITIES.waiting })))
    for (const [at, file] of files.entries()) {
      const become = (change: Omit<Given, 'name'>) =>
        setGiven((all) => all.map((one, index) => (index === at ? { ...one, ...change } : one)))
      become({ state: 'reading', text: ACTIVITIES.reading })
      become(await giveOne(file))
    }
    setBusy(false)
    for (const key of CHANGED) void cache.invalidateQueries({ queryKey: [key] })
  }
  return { given, busy, give: (files: readonly File[]) => void give(files) }
}

/** What has a place of its own below. */
const ELSEWHERE = [
  [/\.(csv|tsv)$/i, ACTIVITIES.isTable],
  [/\.zip$/i, ACTIVITIES.isArchive],
] as const

async function giveOne(file: File): Promise<Omit<Given, 'name'>> {
  if (file.size > ACTIVITY_MAX_BYTES) return { state: 'failed', text: ACTIVITIES.tooLarge }
  const elsewhere = ELSEWHERE.find(([ending]) => ending.test(file.name))
  if (elsewhere) return { state: 'failed', text: elsewhere[1] }
  if (file.size === 0) return { state: 'failed', text: ACTIVITIES.emptyFile }
  try {
    return { state: 'kept', text: outcome(await activityApi.give(file)) }
  } catch (error) {
    const known = error instanceof ApiProblem && error.status < 500 && error.detail
    return { state: 'failed', text: known || ACTIVITIES.failed }
  }
}

function outcome({ activity, session, known, unknownSets }: ActivityAnswer): string {
  if (known) return ACTIVITIES.known
  const kept = session
    ? ACTIVITIES.forSession(session.workoutName, dateInWords(session.date))
    : ACTIVITIES.ofItsOwn(dateInWords(activity.date))
  return unknownSets ? `${kept} ${ACTIVITIES.unknownSets(unknownSets)}` : kept
}

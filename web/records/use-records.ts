import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { CheckInRow, CheckInRows } from '../../contract/check-in.ts'
import type { CivilDate } from '../../engine/model.ts'
import { type CheckIn, type Completion, planApi } from '../api/plan-api.ts'
import { type Entry, flush, outboxStore, type Sent, send } from '../offline/outbox.ts'

const KEY = ['records']

/** What was recorded of each day, with what still waits on this device laid over what the server knows. */
export function useRecords(refresh: () => void) {
  const cache = useQueryClient()
  const waiting = useSyncExternalStore(outboxStore.subscribe, outboxStore.list)
  const { data } = useQuery({ queryKey: KEY, queryFn: planApi.records, networkMode: 'always', staleTime: 60_000 })
  const days = withWaiting(data?.days ?? [], waiting)

  const arrived = () => {
    void cache.invalidateQueries({ queryKey: KEY })
    refresh()
  }
  const sendAndRefresh = async (entry: Omit<Entry, 'id'>): Promise<Sent> => {
    // Shown at once; a refusal takes it back.
    const before = cache.getQueryData<CheckInRows>(KEY)
    if (before) cache.setQueryData<CheckInRows>(KEY, { days: [...withWaiting(before.days, [entry]).values()] })
    try {
      const sent = await send(entry)
      if (sent === 'sent') arrived()
      return sent
    } catch (refusal) {
      cache.setQueryData(KEY, before)
      throw refusal
    }
  }

  const onArrived = useEffectEvent(arrived)
  // What waited from the last time, and whatever waits when the network comes back.
  useEffect(() => {
    const sendAll = () => {
      const before = outboxStore.list().length
      if (before > 0)
        void flush().then(() => {
          if (outboxStore.list().length < before) onArrived()
        })
    }
    sendAll()
    window.addEventListener('online', sendAll)
    const again = setInterval(sendAll, RETRY_MS)
    return () => {
      window.removeEventListener('online', sendAll)
      clearInterval(again)
    }
  }, [])

  return {
    days,
    waiting: waiting.length,
    checkIn: (date: CivilDate, body: CheckIn) =>
      sendAndRefresh({ method: 'PUT', path: `/api/check-ins/${date}`, body }),
    complete: (date: CivilDate, body: Completion) =>
      sendAndRefresh({ method: 'PUT', path: `/api/completions/${date}`, body }),
    undo: (date: CivilDate) => sendAndRefresh({ method: 'DELETE', path: `/api/completions/${date}` }),
  }
}

export type Records = ReturnType<typeof useRecords>

/** [ms] A server that was away, rather than the network, gives no sign when it is back. */
const RETRY_MS = 30_000

/** Days by date, as they will stand when all that waits has arrived. */
export function withWaiting(
  days: readonly CheckInRow[],
  waiting: readonly Omit<Entry, 'id'>[],
): ReadonlyMap<CivilDate, CheckInRow> {
  const byDate = new Map(days.map((day) => [day.date, day]))
  for (const { path, method, body } of waiting) {
    const [, kind, date] = /^\/api\/(check-ins|completions)\/(.+)$/.exec(path) ?? []
    if (!date) continue
    const before = byDate.get(date) ?? nothingOn(date)
    const done =
      method === 'DELETE' ? UNDONE : { ...(kind === 'completions' && { completed: true }), ...(body as object) }
    byDate.set(date, { ...before, ...done })
  }
  return byDate
}

const UNDONE = { completed: false, rpe: null, minutes: null, sets: null } as const

function nothingOn(date: CivilDate): CheckInRow {
  return { date, completed: false, notes: null, tomorrow_schedule_notes: null, rpe: null, minutes: null, sets: null }
}

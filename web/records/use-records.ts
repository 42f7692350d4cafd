import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { CheckInRow, CheckInRows } from '../../contract/check-in.ts'
import type { CivilDate } from '../../engine/model.ts'
import { type CheckIn, type Completion, planApi } from '../api/plan-api.ts'
import { flush, keepForLater, type Sent, send } from '../offline/outbox.ts'
import { type NewEntry, outboxStore } from '../offline/outbox-store.ts'

/** What was recorded, in the cache; a corrected reading may change whether a day was done. */
export const RECORDS_KEY = ['records']

/** What was recorded of each day since one, with what still waits on this device laid over what the server knows. */
export function useRecords(refresh: () => void, since: CivilDate) {
  const cache = useQueryClient()
  const key = [...RECORDS_KEY, since]
  const waiting = useSyncExternalStore(outboxStore.subscribe, outboxStore.list)
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => planApi.records(since),
    networkMode: 'always',
    staleTime: 60_000,
    // Another week is chosen: what is known stays until it is there.
    placeholderData: keepPreviousData,
  })
  const days = withWaiting(data?.days ?? [], waiting)

  const arrived = () => {
    void cache.invalidateQueries({ queryKey: RECORDS_KEY })
    refresh()
  }
  const asSeen = (written: NewEntry): NewEntry => {
    const seen = data && { version: data.days.find(({ date }) => date === written.date)?.version ?? 0 }
    return { ...written, ...seen }
  }
  const sendAndRefresh = async (written: NewEntry): Promise<Sent> => {
    const entry = asSeen(written)
    // Shown at once; a refusal takes it back.
    const before = cache.getQueryData<CheckInRows>(key)
    if (before) cache.setQueryData<CheckInRows>(key, { days: [...withWaiting(before.days, [entry]).values()] })
    try {
      const sent = await send(entry)
      if (sent === 'sent') arrived()
      if (sent === 'asks') void cache.invalidateQueries({ queryKey: RECORDS_KEY })
      return sent
    } catch (refusal) {
      cache.setQueryData(key, before)
      throw refusal
    }
  }

  const sendAll = async (again: boolean) => {
    const before = outboxStore.list().length
    if (before === 0) return
    await flush({ again })
    if (outboxStore.list().length < before) arrived()
  }
  const onMoment = useEffectEvent((again: boolean) => void sendAll(again))
  // What waited from the last time, and whatever waits when the network comes back. What was refused is tried once a
  // visit: whoever subscribed meanwhile need not do anything.
  useEffect(() => {
    onMoment(true)
    const online = () => onMoment(false)
    window.addEventListener('online', online)
    const timer = setInterval(online, RETRY_MS)
    return () => {
      window.removeEventListener('online', online)
      clearInterval(timer)
    }
  }, [])

  return {
    days,
    waiting,
    sendAgain: () => sendAll(true),
    checkIn: (date: CivilDate, body: CheckIn) => sendAndRefresh({ record: 'check-in', date, body }),
    keepCheckIn: (date: CivilDate, body: CheckIn) => keepForLater(asSeen({ record: 'check-in', date, body })),
    complete: (date: CivilDate, body: Completion) => sendAndRefresh({ record: 'completion', date, body }),
    undo: (date: CivilDate) => sendAndRefresh({ record: 'undo', date }),
  }
}

/** What was recorded in the last twelve weeks, once it is wanted. */
export function useRecordsBefore(wanted: boolean): readonly CheckInRow[] {
  const { data } = useQuery({
    queryKey: [...RECORDS_KEY, null],
    queryFn: () => planApi.records(null),
    networkMode: 'always',
    staleTime: 60_000,
    enabled: wanted,
  })
  return data?.days ?? NONE
}

const NONE: readonly CheckInRow[] = []

export type Records = ReturnType<typeof useRecords>

/** [ms] A server that was away, rather than the network, gives no sign when it is back. */
const RETRY_MS = 30_000

/** Days by date, as they will stand when all that waits has arrived; what was refused may never. */
export function withWaiting(
  days: readonly CheckInRow[],
  waiting: readonly (NewEntry & { readonly refused?: unknown })[],
): ReadonlyMap<CivilDate, CheckInRow> {
  const byDate = new Map(days.map((day) => [day.date, day]))
  for (const { record, date, body, refused } of waiting) {
    if (refused) continue
    const before = byDate.get(date) ?? nothingOn(date)
    const done = record === 'undo' ? UNDONE : { ...(record === 'completion' && { completed: true }), ...body }
    const { taps } = (body ?? {}) as CheckIn
    // Taps add to those before.
    byDate.set(date, { ...before, ...done, ...(taps && { taps: { ...before.taps, ...taps } }) })
  }
  return byDate
}

const UNDONE = { completed: false, rpe: null, minutes: null, sets: null } as const

function nothingOn(date: CivilDate): CheckInRow {
  return {
    ...{ date, completed: false, notes: null, tomorrow_schedule_notes: null },
    ...{ rpe: null, minutes: null, sets: null, taps: null, said: false, version: 0 },
  }
}

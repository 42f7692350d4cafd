import type { Queries } from '../db/open.ts'
import {
  getRecordedDay,
  isRecordedDone,
  saveCompletion,
  undoCompletion,
  untold,
} from '../plan-inputs/check-in-store.ts'
import { bestFor, type PlannedSession } from './match.ts'
import { listForSession, noteMatch, type StoredActivity } from './store.ts'

type Day = { readonly userId: string; readonly date: string; readonly now: Date; readonly timeZone: string }

/** [min] A day's record holds no more. */
const MINUTES_MAX = 1440

/**
 * Lets the activity that fits a day's session best stand for it, and takes back what another one recorded. Whoever calls holds the
 * day (`holdDay`).
 */
export async function settleDay(queries: Queries, day: Day, planned: PlannedSession | null): Promise<void> {
  const clockOf = ({ startedAt }: StoredActivity) =>
    startedAt.toTemporalInstant().toZonedDateTimeISO(day.timeZone).toPlainTime().toString().slice(0, 5)
  const all = (await listForSession(queries, day)).map((one) => ({ ...one, clock: clockOf(one) }))
  // What its person said outweighs what fits, and what they said last what they said before.
  const said = all.filter(({ chosenAt }) => chosenAt !== null)
  const best = said.sort((a, b) => Number(b.chosenAt) - Number(a.chosenAt))[0] ?? bestFor(planned, all)
  const before = all.find(({ matched }) => matched)
  if (best?.id === before?.id) return
  if (before) await unmatch(queries, day, before)
  if (best) await match(queries, day, best)
}

async function match(queries: Queries, day: Day, activity: StoredActivity): Promise<void> {
  const current = await getRecordedDay(queries, day.userId, day.date)
  const markedDone = !isRecordedDone(current)
  // What the person said of the minutes outweighs the watch.
  const minutes = Math.min(MINUTES_MAX, Math.max(1, Math.round(activity.durationSec / 60)))
  const gaveMinutes = current.minutes === null ? minutes : null
  if (markedDone || gaveMinutes !== null)
    await saveCompletion(queries, day, gaveMinutes === null ? {} : { minutes: gaveMinutes })
  await noteMatch(queries, activity, { matched: true, markedDone, gaveMinutes })
}

/** Takes back what an activity recorded; what the person said of the session since then stands. */
export async function unmatch(queries: Queries, day: Day, activity: StoredActivity): Promise<void> {
  const stood = await getRecordedDay(queries, day.userId, day.date)
  const { rpe, sets, minutes } = stood
  const isOurs = activity.gaveMinutes !== null && minutes === activity.gaveMinutes
  if (activity.markedDone && rpe === null && sets === null && (minutes === null || isOurs))
    await undoCompletion(queries, day, untold(stood))
  else if (isOurs) await saveCompletion(queries, day, { minutes: null })
  await noteMatch(queries, activity, { matched: false, markedDone: false, gaveMinutes: null })
}

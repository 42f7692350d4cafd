import { randomUUID } from 'node:crypto'
import type { ActivityInput, ImportAnswer, ImportRows } from '../../contract/activity.ts'
import { addDays } from '../../engine/civil-date.ts'
import { sure } from '../../engine/sure.ts'
import { firstRecordable } from '../check-ins/floor-store.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import type { PlanReader } from '../env.ts'
import { holdDay } from '../plan-inputs/check-in-store.ts'
import { touchPlan } from '../plan-inputs/profile-store.ts'
import { OF_DAY_MAX, refuseUnknownSets, sessionsOf } from './activities.ts'
import { latelyFrom, latelyOf } from './lately.ts'
import { isSameActivity } from './match.ts'
import { settleDay, unmatch } from './settle.ts'
import {
  addActivities,
  listForSession,
  listImports,
  listOfDay,
  listOfImport,
  listWithin,
  noteSets,
  removeSets,
  removeUnmatched,
  type StoredActivity,
  sessionDayOf,
  startOf,
} from './store.ts'

type Dated = ActivityInput & { readonly date: string; readonly startedAt: Date }

/**
 * Takes a part of an archive: what is there already, from whatever app, stays once. Days are settled one after the other, each in a
 * transaction of its own, so that years of training hold up nobody.
 * @param importId - of the archive, the same for all its parts
 */
export async function takePart(
  context: AppContext,
  user: PlanReader,
  importId: string,
  activities: readonly ActivityInput[],
): Promise<ImportAnswer> {
  const { db, now: clock } = context
  const { id: userId, timeZone } = user
  const now = clock()
  const planned = await sessionsOf(context, user)
  const floor = await db.forUser(userId, (queries) => firstRecordable(queries, userId))
  const end = addDays(civilDay(now, timeZone), 1)
  const dated = activities.map((one): Dated => {
    const startedAt = startOf(one)
    return { ...one, startedAt, date: civilDay(startedAt, timeZone) }
  })
  const inside = dated.filter(({ date }) => date >= floor && date <= end)
  refuseUnknownSets(inside)
  const answer = { added: 0, matched: 0, known: 0, filled: 0, outside: dated.length - inside.length }
  const days = Map.groupBy(inside, ({ date }) => date)
  for (const date of [...days.keys()].sort()) {
    const day = { userId, date, now, timeZone }
    const given = sure(days.get(date))
    const [added, matched, filled] = await db.forUser(userId, async (queries) => {
      await holdDay(queries, day)
      const before = await listOfDay(queries, day)
      const fresh = freshOf(given, before)
      const rows = fresh.map((one) => rowOf(one, { userId, importId, createdAt: now }))
      const count = await addActivities(queries, rows)
      if (count > 0) await settleDay(queries, day, planned(date))
      const own = (await listOfDay(queries, day)).filter((one) => one.matched && one.importId === importId)
      return [count, own.length, await fillSets(queries, { importId, given, before })]
    })
    answer.filled += filled
    answer.added += added
    answer.known += given.length - added
    if (added > 0) answer.matched += matched
  }
  if (answer.added + answer.filled > 0) await db.forUser(userId, (queries) => touchPlan(queries, userId, now))
  return answer
}

/** Gives sets to activities that had come without them: a watch knows when somebody lifted, a log what. */
async function fillSets(
  queries: Queries,
  { importId, given, before }: { importId: string; given: readonly Dated[]; before: readonly StoredActivity[] },
): Promise<number> {
  let filled = 0
  for (const one of given) {
    const bare = one.sets?.length
      ? before.find((other) => other.sets === null && isSameActivity(one, other))
      : undefined
    if (!bare) continue
    await noteSets(queries, bare, { sets: one.sets, setsImportId: importId })
    filled += 1
  }
  return filled
}

const FROM = 'archive' as const

/** Those of a day that are not there yet, as many as a day may have. */
function freshOf(given: readonly Dated[], before: readonly StoredActivity[]): Dated[] {
  const all: Pick<StoredActivity, 'startedAt' | 'durationSec' | 'discipline' | 'sets'>[] = [...before]
  return given.filter((one) => {
    if (all.length >= OF_DAY_MAX || all.some((other) => isSameActivity(one, other))) return false
    all.push(one)
    return true
  })
}

function rowOf(one: Dated, of: { userId: string; importId: string; createdAt: Date }) {
  const { startedAt, date, discipline, durationSec, distanceM, avgHr, climbM, sets, laps } = one
  const measured = { discipline, durationSec, distanceM, avgHr, climbM, sets, laps }
  return { id: randomUUID(), ...of, startedAt, date, ...measured, source: FROM }
}

/** The archives that a person brought in, and where training stands by what was done lately. */
export async function importsOf({ db, now }: AppContext, { id, timeZone }: PlanReader): Promise<ImportRows> {
  const today = civilDay(now(), timeZone)
  const [rows, lately] = await db.forUser(id, async (queries) => [
    await listImports(queries, id),
    await listWithin(queries, { userId: id, first: latelyFrom(today), last: today }),
  ])
  return {
    imports: rows.map(({ id: importId, count, first, last, at }) => ({
      ...{ id: sure(importId), count, first: sure(first), last: sure(last) },
      at: sure(at).toISOString(),
    })),
    lately: latelyOf(lately),
  }
}

/** Takes an archive back with all that it recorded. What is gone already is no fault. */
export async function takeBackImport(context: AppContext, user: PlanReader, importId: string): Promise<void> {
  const { db, now: clock } = context
  const { id: userId, timeZone } = user
  const now = clock()
  const planned = await sessionsOf(context, user)
  const all = await db.forUser(userId, (queries) => listOfImport(queries, { userId, importId }))
  for (const date of new Set(all.filter(({ matched }) => matched).map(sessionDayOf))) {
    const day = { userId, date, now, timeZone }
    await db.forUser(userId, async (queries) => {
      await holdDay(queries, day)
      const own = (await listForSession(queries, day)).find((one) => one.matched && one.importId === importId)
      if (!own) return
      await unmatch(queries, day, own)
      await removeUnmatched(queries, { userId, importId, date })
      await settleDay(queries, day, planned(date))
    })
  }
  await db.forUser(userId, async (queries) => {
    await removeUnmatched(queries, { userId, importId })
    await removeSets(queries, { userId, importId })
    await touchPlan(queries, userId, now)
  })
}

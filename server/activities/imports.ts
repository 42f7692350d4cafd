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
import { Problem } from '../problem.ts'
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
  totalOf,
} from './store.ts'
import { holdTakenBack, noteTakenBack } from './taken-back-store.ts'

type Dated = ActivityInput & { readonly date: string; readonly startedAt: Date }

/** Whose import it is: an archive comes in once, a bridge goes on after something of it was taken back. */
type Import = { readonly importId: string; readonly goesOn: boolean }

/**
 * Takes a part of an import: what is there already, from whatever app, stays once. Days are settled one after the other, each in a
 * transaction of its own, so that years of training hold up nobody.
 * @throws Problem invalid-input for an archive that was taken back meanwhile; what a plan that cannot be made now throws
 */
export async function takePart(
  context: AppContext,
  user: PlanReader,
  of: Import,
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
    const went = await db.forUser(userId, async (queries) => {
      const given = await stillWanted(queries, { ...of, userId }, sure(days.get(date)))
      await holdDay(queries, day)
      return takeDay(queries, day, { importId: of.importId, given, planned: planned(date) })
    })
    for (const part of ['added', 'matched', 'known', 'filled', 'outside'] as const) answer[part] += went[part]
  }
  return db.forUser(userId, async (queries) => {
    if (answer.added + answer.filled > 0) await touchPlan(queries, userId, now)
    return { ...answer, total: await totalOf(queries, { userId, importId: of.importId }) }
  })
}

/** Those of a day that were not taken back. @throws Problem where the archive that they are of was */
async function stillWanted(
  queries: Queries,
  { userId, importId, goesOn }: Import & { readonly userId: string },
  given: readonly Dated[],
): Promise<Dated[]> {
  const spans = await holdTakenBack(queries, { userId, importId })
  const wanted = given.filter(({ startedAt }) => !spans.some((one) => one.since <= startedAt && startedAt <= one.until))
  if (!goesOn && wanted.length < given.length) throw new Problem('invalid-input', { code: 'import-taken-back' })
  return wanted
}

type Day = { readonly userId: string; readonly date: string; readonly now: Date; readonly timeZone: string }
type GivenDay = Pick<Import, 'importId'> & {
  readonly given: readonly Dated[]
  readonly planned: ReturnType<Awaited<ReturnType<typeof sessionsOf>>>
}

async function takeDay(queries: Queries, day: Day, { importId, given, planned }: GivenDay) {
  const before = await listOfDay(queries, day)
  const matchedOf = (rows: readonly StoredActivity[]) => rows.filter((one) => one.matched && one.importId === importId)
  const { fresh, over } = freshOf(given, before)
  const rows = fresh.map((one) => rowOf(one, { userId: day.userId, importId, createdAt: day.now }))
  const added = await addActivities(queries, rows)
  if (added > 0) await settleDay(queries, day, planned)
  return {
    added,
    matched: matchedOf(await listOfDay(queries, day)).length - matchedOf(before).length,
    known: given.length - over - added,
    filled: await fillSets(queries, { importId, given, before }),
    outside: over,
  }
}

/** Gives sets to activities that had come without them: a watch knows when somebody lifted, a log what. */
async function fillSets(
  queries: Queries,
  { importId, given, before }: { importId: string; given: readonly Dated[]; before: readonly StoredActivity[] },
): Promise<number> {
  const filled = new Set<StoredActivity>()
  for (const one of given) {
    const bare = one.sets?.length
      ? before.find((other) => other.sets === null && !filled.has(other) && isSameActivity(one, other))
      : undefined
    if (!bare) continue
    await noteSets(queries, bare, { sets: one.sets, setsImportId: importId })
    filled.add(bare)
  }
  return filled.size
}

const FROM = 'archive' as const

/** Those of a day that are not there yet, as many as a day may have, and how many are beyond that. */
function freshOf(given: readonly Dated[], before: readonly StoredActivity[]) {
  const all: Pick<StoredActivity, 'startedAt' | 'durationSec' | 'discipline' | 'sets'>[] = [...before]
  const fresh: Dated[] = []
  let over = 0
  for (const one of given) {
    if (all.some((other) => isSameActivity(one, other))) continue
    if (all.length >= OF_DAY_MAX) {
      over += 1
      continue
    }
    all.push(one)
    fresh.push(one)
  }
  return { fresh, over }
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
  // What is on its way comes in before this, or not at all.
  await db.forUser(userId, (queries) => noteTakenBack(queries, { userId, importId, since: new Date(0), until: now }))
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

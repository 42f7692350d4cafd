import { and, asc, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { BeforeRecord, LiftedDay } from '../../engine/record/record.ts'
import type { Queries } from '../db/open.ts'
import { activities, workoutCompletions } from '../db/schema.ts'

/** The sets of every day that was done, and of what other programs kept, however long ago, oldest first. */
export async function listLifted(queries: Queries, userId: string): Promise<LiftedDay[]> {
  const { date, sets, completed } = workoutCompletions
  const rows = await queries
    .select({ date, sets })
    .from(workoutCompletions)
    .where(and(eq(workoutCompletions.userId, userId), eq(completed, true), isNotNull(sets)))
    .orderBy(asc(date))
  const told = rows.flatMap((row) => (row.sets ? [{ date: row.date, sets: row.sets }] : []))
  return [...told, ...(await listKept(queries, userId, new Set(told.map((day) => day.date))))].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  )
}

/** Sets that other programs kept; what a person logged of a day's session outweighs what was kept of the same one. */
async function listKept(queries: Queries, userId: string, logged: ReadonlySet<string>): Promise<LiftedDay[]> {
  const { date, sets, matched, sessionDate, startedAt } = activities
  const rows = await queries
    .select({ date, sets, matched, sessionDate })
    .from(activities)
    .where(and(eq(activities.userId, userId), isNotNull(sets)))
    .orderBy(asc(startedAt))
  return rows.flatMap((row) =>
    row.sets && !(row.matched && logged.has(row.sessionDate ?? row.date)) ? [{ date: row.date, sets: row.sets }] : [],
  )
}

/** What was done before a day, in numbers alone: days that were ticked or had an activity, and runs. */
export async function countBefore(queries: Queries, userId: string, since: string): Promise<BeforeRecord> {
  const done = await queries
    .selectDistinct({ date: workoutCompletions.date })
    .from(workoutCompletions)
    .where(
      and(
        eq(workoutCompletions.userId, userId),
        lt(workoutCompletions.date, since),
        eq(workoutCompletions.completed, true),
      ),
    )
  const beside = await queries
    .select({
      date: activities.date,
      matched: activities.matched,
      sessionDate: activities.sessionDate,
      runM: sql<number | null>`case when ${activities.discipline} = 'run' then ${activities.distanceM} end`,
    })
    .from(activities)
    .where(and(eq(activities.userId, userId), lt(activities.date, since)))
  const ticked = new Set(done.map(({ date }) => date))
  const others = beside.filter(({ date, matched, sessionDate }) => !matched || !ticked.has(sessionDate ?? date))
  const dates = [...ticked, ...others.map(({ date }) => date)]
  const runs = beside.flatMap(({ runM }) => (runM === null ? [] : [Number(runM)]))
  return { trainedDays: new Set(dates).size, runs: runs.length, longestRunM: Math.max(0, ...runs) }
}

/** Activities between two days, both included, oldest first. */
export async function listBetween(queries: Queries, userId: string, first: string, last: string) {
  return queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), gte(activities.date, first), lte(activities.date, last)))
    .orderBy(asc(activities.startedAt))
}

import { and, asc, eq, gte, isNotNull, lte } from 'drizzle-orm'
import type { LiftedDay } from '../../engine/record/record.ts'
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

/** Activities between two days, both included, oldest first. */
export async function listBetween(queries: Queries, userId: string, first: string, last: string) {
  return queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), gte(activities.date, first), lte(activities.date, last)))
    .orderBy(asc(activities.startedAt))
}

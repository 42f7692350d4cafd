import { and, asc, eq, gte, isNotNull, lte } from 'drizzle-orm'
import type { LiftedDay } from '../../engine/record/record.ts'
import type { Queries } from '../db/open.ts'
import { activities, workoutCompletions } from '../db/schema.ts'

/** The sets of every day that was done, however long ago, oldest first. */
export async function listLifted(queries: Queries, userId: string): Promise<LiftedDay[]> {
  const { date, sets, completed } = workoutCompletions
  const rows = await queries
    .select({ date, sets })
    .from(workoutCompletions)
    .where(and(eq(workoutCompletions.userId, userId), eq(completed, true), isNotNull(sets)))
    .orderBy(asc(date))
  return rows.flatMap((row) => (row.sets ? [{ date: row.date, sets: row.sets }] : []))
}

/** Activities between two days, both included, oldest first. */
export async function listBetween(queries: Queries, userId: string, first: string, last: string) {
  return queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), gte(activities.date, first), lte(activities.date, last)))
    .orderBy(asc(activities.startedAt))
}

import { and, asc, count, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { StoredChange } from '../../engine/model.ts'
import type { Queries } from '../db/open.ts'
import { planChanges, withdrawnAdjustments } from '../db/schema.ts'

/** The changes to days since a date that a person asked for and did not take back, oldest first. */
export async function listChanges(queries: Queries, userId: string, since: string): Promise<StoredChange[]> {
  const rows = await queries
    .select({ id: planChanges.id, change: planChanges.change })
    .from(planChanges)
    .where(and(eq(planChanges.userId, userId), gte(planChanges.date, since), isNull(planChanges.takenBackAt)))
    .orderBy(asc(planChanges.createdAt), asc(planChanges.id))
  return rows
}

/** The ids of adjustments a person took back. */
export async function listWithdrawn(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: withdrawnAdjustments.adjustmentId })
    .from(withdrawnAdjustments)
    .where(eq(withdrawnAdjustments.userId, userId))
  return rows.map(({ id }) => id)
}

/** Keeps a change that a person asked for. */
export async function addChange(
  queries: Queries,
  userId: string,
  { id, change }: StoredChange,
  now: Date,
): Promise<void> {
  await queries.insert(planChanges).values({ id, userId, date: change.date, change, createdAt: now })
}

/** Forgets changes that nobody asked for, as if they had never been. */
export async function forgetChanges(queries: Queries, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await queries.delete(planChanges).where(and(eq(planChanges.userId, userId), inArray(planChanges.id, [...ids])))
}

/** How often a day's session was changed on request, taken back or not. */
export async function countAsked(queries: Queries, userId: string, date: string): Promise<number> {
  const [row] = await queries
    .select({ n: count() })
    .from(planChanges)
    .where(and(eq(planChanges.userId, userId), eq(planChanges.date, date)))
  return row?.n ?? 0
}

/** How many sessions a person left out since an instant by deleting them in a calendar, taken back or not. */
export async function countDeleted(queries: Queries, userId: string, since: Date): Promise<number> {
  const { createdAt, change } = planChanges
  const [row] = await queries
    .select({ n: count() })
    .from(planChanges)
    .where(and(eq(planChanges.userId, userId), gt(createdAt, since), sql`${change}->>'deleted' = 'true'`))
  return row?.n ?? 0
}

/** Takes an adjustment back, asked for or not; a second time changes nothing. */
export async function takeBack(
  queries: Queries,
  userId: string,
  { id, asked }: { readonly id: string; readonly asked: boolean },
  now: Date,
): Promise<void> {
  await (asked
    ? queries
        .update(planChanges)
        .set({ takenBackAt: now })
        .where(and(eq(planChanges.userId, userId), eq(planChanges.id, id)))
    : queries.insert(withdrawnAdjustments).values({ userId, adjustmentId: id, createdAt: now }).onConflictDoNothing())
}

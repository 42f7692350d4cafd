import { and, asc, eq, lte } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { planFollowers } from '../db/schema.ts'

/** Whose plan is to be looked at for what follows it, the longest due first. */
export async function listDueFollowers(queries: Queries, now: Date, most: number): Promise<string[]> {
  const rows = await queries
    .select({ userId: planFollowers.userId })
    .from(planFollowers)
    .where(lte(planFollowers.dueAt, now))
    .orderBy(asc(planFollowers.dueAt))
    .limit(most)
  return rows.map(({ userId }) => userId)
}

/** Takes a due look on: whoever else looks does not see it until the lease is over. @returns false where another was faster */
export async function takeOnFollower(
  queries: Queries,
  userId: string,
  { now, lease }: { readonly now: Date; readonly lease: Date },
): Promise<boolean> {
  const rows = await queries
    .update(planFollowers)
    .set({ dueAt: lease })
    .where(and(eq(planFollowers.userId, userId), lte(planFollowers.dueAt, now)))
    .returning({ userId: planFollowers.userId })
  return rows.length > 0
}

/** Says when to look again, unless something was stirred during the look: then it is due already. */
export async function settleFollower(
  queries: Queries,
  userId: string,
  { lease, next }: { readonly lease: Date; readonly next: Date },
): Promise<void> {
  await queries
    .update(planFollowers)
    .set({ dueAt: next })
    .where(and(eq(planFollowers.userId, userId), eq(planFollowers.dueAt, lease)))
}

/** Looks at somebody's plan no more, for nothing follows it. */
export async function dropFollower(queries: Queries, userId: string): Promise<void> {
  await queries.delete(planFollowers).where(eq(planFollowers.userId, userId))
}

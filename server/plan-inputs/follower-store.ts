import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { planFollowers } from '../db/schema.ts'

/** Has whatever follows a person's plan outside look at it at once; for most people nothing does. */
export async function stirFollowers(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .update(planFollowers)
    .set({ dueAt: now })
    .where(and(eq(planFollowers.userId, userId), gt(planFollowers.dueAt, now)))
}

/** Has a person's plan looked at from now on for what follows it. */
export async function keepFollower(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .insert(planFollowers)
    .values({ userId, dueAt: now })
    .onConflictDoUpdate({ target: planFollowers.userId, set: { dueAt: now } })
}

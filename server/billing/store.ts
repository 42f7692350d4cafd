import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { subscriptions } from '../db/schema.ts'

/** A person's subscription row, or null before the trial began. */
export async function findSubscription(queries: Queries, userId: string) {
  const [row] = await queries.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row ?? null
}

/** Begins a person's trial; a trial that has ever begun stays as it is. */
export async function startTrial(
  queries: Queries,
  userId: string,
  trial: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await queries
    .insert(subscriptions)
    .values({ userId, trialStartedAt: trial.startsAt, trialEndsAt: trial.endsAt })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { trialStartedAt: trial.startsAt, trialEndsAt: trial.endsAt, updatedAt: sql`now()` },
      setWhere: sql`${subscriptions.trialStartedAt} is null`,
    })
}

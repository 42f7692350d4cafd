import { and, eq, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { billingSyncs, erasures, sandboxObjects, sessions, subscriptions, users, verifications } from '../db/schema.ts'

/** Closes an account at once: no session lives on, and none begins without signing in. */
export async function closeAccount(queries: Queries, userId: string, at: Date): Promise<void> {
  await queries
    .update(users)
    .set({ deletionRequestedAt: at })
    .where(and(eq(users.id, userId), isNull(users.deletionRequestedAt)))
  await queries.delete(sessions).where(eq(sessions.userId, userId))
}

/** People whose deletion was asked for before an instant. */
export async function listDue(queries: Queries, askedBefore: Date) {
  return queries
    .select({ id: users.id, email: users.email, language: users.language, customer: subscriptions.stripeCustomerId })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(lte(users.deletionRequestedAt, askedBefore))
}

/** Everyone who was ever erased, by their bare ids. */
export async function listErased(queries: Queries): Promise<string[]> {
  return (await queries.select({ id: erasures.userId }).from(erasures)).map(({ id }) => id)
}

/** People who asked for deletion and whose subscription could not be ended yet. */
export async function listStillPaying(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        isNotNull(users.deletionRequestedAt),
        isNotNull(subscriptions.stripeSubscriptionId),
        notInArray(subscriptions.status, ['canceled', 'incomplete_expired']),
      ),
    )
  return rows.map(({ id }) => id)
}

/**
 * Erases everything of a person but the payments; what hangs on the user goes with it.
 * @param askedBefore erases only if the deletion still stands since before then; null to erase whatever stands
 * @returns whether the person was there
 */
export async function erasePerson(
  queries: Queries,
  userId: string,
  { askedBefore, at }: { askedBefore: Date | null; at: Date },
): Promise<boolean> {
  const [row] = await queries
    .select({ email: users.email, customer: subscriptions.stripeCustomerId })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) return false
  const gone = await queries
    .delete(users)
    .where(and(eq(users.id, userId), askedBefore ? lte(users.deletionRequestedAt, askedBefore) : sql`true`))
    .returning({ id: users.id })
  if (gone.length === 0) return false
  await queries.delete(verifications).where(sql`${verifications.value} like ${`%${userId}%`}`)
  if (row.customer) {
    await queries.delete(billingSyncs).where(eq(billingSyncs.stripeCustomerId, row.customer))
    await queries.delete(sandboxObjects).where(eq(sandboxObjects.customer, row.customer))
    await queries.delete(sandboxObjects).where(eq(sandboxObjects.id, row.customer))
  }
  // Mails of this person that wait or were given up.
  await queries.execute(sql`delete from pgboss.job where name = 'mail' and data->>'userId' = ${userId}`)
  await queries.insert(erasures).values({ userId, erasedAt: at }).onConflictDoNothing()
  return true
}

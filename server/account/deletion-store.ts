import { and, eq, gte, inArray, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { sure } from '../../engine/sure.ts'
import type { Queries } from '../db/open.ts'
import { OWNED_TABLES } from '../db/owned-tables.ts'
import { billingSyncs, erasures, sandboxObjects, sessions, subscriptions, users } from '../db/schema.ts'

/** What outlives an account: the ledger of payments, who was erased, and that a trial was used, which then is nobody's. */
const OUTLIVES = new Set(['payments', 'erasures', 'used_trials'])

/** Every table that names its person; the person goes last. */
const ERASED_TABLES = OWNED_TABLES.filter(({ name }) => !OUTLIVES.has(name)).toSorted(
  (one, other) => Number(one.name === 'users') - Number(other.name === 'users'),
)

// One parameter however many they are.
const among = (id: PgColumn, ids: readonly string[]) => sql`${id} = any(${sql.param(ids)}::uuid[])`

/** Closes an account at once: no session lives on, and none begins without signing in. */
export async function closeAccount(queries: Queries, userId: string, at: Date): Promise<void> {
  await queries
    .update(users)
    .set({ deletionRequestedAt: at })
    .where(and(eq(users.id, userId), isNull(users.deletionRequestedAt)))
  await queries.delete(sessions).where(eq(sessions.userId, userId))
}

/** Those of whom the deletion was asked for longest before an instant, but for the first few. */
export async function listDue(queries: Queries, askedBefore: Date, page: { first: number; limit: number }) {
  return queries
    .select({ id: users.id, email: users.email, language: users.language, customer: subscriptions.stripeCustomerId })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(lte(users.deletionRequestedAt, askedBefore))
    .orderBy(users.deletionRequestedAt, users.id)
    .offset(page.first)
    .limit(page.limit)
}

/** Those who were erased since an instant, by their bare ids. */
export async function listErased(queries: Queries, since = new Date(0)): Promise<string[]> {
  const rows = await queries.select({ id: erasures.userId }).from(erasures).where(gte(erasures.erasedAt, since))
  return rows.map(({ id }) => id)
}

/** Which of these people are here. */
export async function listHere(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await queries.select({ id: users.id }).from(users).where(among(users.id, ids))
  return rows.map(({ id }) => id)
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
 * Erases everything of people but the payments.
 * @param askedBefore erases only those whose deletion still stands since before then; null to erase whatever stands
 * @returns those who were there
 */
export async function erasePeople(
  queries: Queries,
  ids: readonly string[],
  { askedBefore, at }: { askedBefore: Date | null; at: Date },
): Promise<string[]> {
  // Held until all is gone: whoever signs in meanwhile waits, and finds nobody.
  const held = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(among(users.id, ids), askedBefore ? lte(users.deletionRequestedAt, askedBefore) : sql`true`))
    .for('update')
  const gone = held.map(({ id }) => id)
  if (gone.length === 0) return []
  await eraseCustomers(queries, gone)
  await eraseRest(queries, gone)
  // Mails of these people that wait or were given up.
  await queries.execute(
    sql`delete from pgboss.job where name = 'mail' and data->>'userId' = any(${sql.param(gone)}::text[])`,
  )
  await queries
    .insert(erasures)
    .values(gone.map((userId) => ({ userId, erasedAt: at })))
    .onConflictDoNothing()
  return gone
}

/** Erases what names people in any table, whether they are there or not. */
export async function eraseRest(queries: Queries, ids: readonly string[]): Promise<void> {
  for (const { table, owner } of ERASED_TABLES) await queries.delete(table).where(among(owner, ids))
}

// What knows its person by the payment service's name for them alone.
async function eraseCustomers(queries: Queries, ids: readonly string[]): Promise<void> {
  const rows = await queries
    .select({ customer: subscriptions.stripeCustomerId })
    .from(subscriptions)
    .where(and(inArray(subscriptions.userId, [...ids]), isNotNull(subscriptions.stripeCustomerId)))
  const customers = rows.map(({ customer }) => sure(customer))
  if (customers.length === 0) return
  await queries.delete(billingSyncs).where(inArray(billingSyncs.stripeCustomerId, customers))
  await queries.delete(sandboxObjects).where(inArray(sandboxObjects.customer, customers))
  await queries.delete(sandboxObjects).where(inArray(sandboxObjects.id, customers))
}

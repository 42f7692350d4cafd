import { and, eq, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
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

/** States of a subscription that change no more. */
const OVER = ['canceled', 'incomplete_expired']

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

/** Which of these people are here: each is looked up, for a list of thousands would be reason enough to read everybody. */
export async function listHere(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select here.id from unnest(${sql.param(ids)}::uuid[]) gone(id)
      cross join lateral (select users.id from users where users.id = gone.id offset 0) here`)
  return rows.map(({ id }) => id)
}

/** Where a list of those who left goes on. */
export type Leaver = { readonly id: string; readonly at: Date }

/**
 * A page of the people who asked for deletion, longest ago first, and whether what they paid for could not be ended yet. They are
 * looked up one by one: to read all subscriptions for the few who left would be quicker only while there are few of either.
 */
export async function listLeavers(
  queries: Queries,
  { after, limit }: { readonly after: Leaver | null; readonly limit: number },
): Promise<(Leaver & { readonly isPaying: boolean })[]> {
  const { id, deletionRequestedAt } = users
  const left = queries
    .select({ id, at: deletionRequestedAt })
    .from(users)
    .where(
      and(
        isNotNull(deletionRequestedAt),
        after
          ? sql`(${deletionRequestedAt}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : sql`true`,
      ),
    )
    .orderBy(deletionRequestedAt, id)
    .limit(limit)
    .as('left')
  const { stripeSubscriptionId: subscription, status } = subscriptions
  const rows = await queries
    .select({ id: left.id, at: left.at, subscription, status })
    .from(left)
    .leftJoin(subscriptions, eq(subscriptions.userId, left.id))
    .orderBy(left.at, left.id)
  return rows.map((row) => ({
    id: row.id,
    at: sure(row.at),
    isPaying: row.subscription !== null && row.status !== null && !OVER.includes(row.status),
  }))
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

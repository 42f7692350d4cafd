import { and, asc, count, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { users, webhookDeliveries, webhooks } from '../db/schema.ts'
import { notSealedUnder } from '../db/sealed-under.ts'

export type StoredWebhook = typeof webhooks.$inferSelect
export type StoredDelivery = typeof webhookDeliveries.$inferSelect
type Named = Pick<StoredWebhook, 'userId' | 'id'>

const its = ({ userId, id }: Named) => and(eq(webhooks.userId, userId), eq(webhooks.id, id))
const sentTo = ({ userId, id }: Named) => and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.webhookId, id))
const waitingFor = (named: Named) => and(sentTo(named), eq(webhookDeliveries.state, 'waiting'))

/** A person's webhooks, the oldest first. */
export async function listWebhooks(queries: Queries, userId: string): Promise<StoredWebhook[]> {
  return queries
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
}

/** Whether anything of a person's is told of their plan. */
export async function hasWebhooks(queries: Queries, userId: string): Promise<boolean> {
  const [row] = await queries
    .select({ n: count() })
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), isNull(webhooks.off)))
  return (row?.n ?? 0) > 0
}

/** One webhook, or null. */
export async function findWebhook(queries: Queries, named: Named): Promise<StoredWebhook | null> {
  const [row] = await queries.select().from(webhooks).where(its(named))
  return row ?? null
}

/** Those of a person that are on, held until the transaction ends: nobody else tells them anything meanwhile. */
export async function holdWebhooks(queries: Queries, userId: string): Promise<StoredWebhook[]> {
  return queries
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.userId, userId), isNull(webhooks.off)))
    .for('update')
}

/** Keeps a webhook. */
export async function addWebhook(queries: Queries, row: typeof webhooks.$inferInsert): Promise<void> {
  await queries.insert(webhooks).values(row)
}

/** Changes what is known of a webhook. */
export async function setWebhook(
  queries: Queries,
  named: Named,
  set: Partial<Omit<StoredWebhook, 'userId' | 'id'>>,
): Promise<void> {
  await queries.update(webhooks).set(set).where(its(named))
}

/** Ends a webhook, with all it was sent. @returns whether there was one */
export async function removeWebhook(queries: Queries, named: Named): Promise<boolean> {
  await queries.delete(webhookDeliveries).where(sentTo(named))
  const gone = await queries.delete(webhooks).where(its(named)).returning({ id: webhooks.id })
  return gone.length > 0
}

/** Keeps something to be sent. */
export async function addDelivery(queries: Queries, row: typeof webhookDeliveries.$inferInsert): Promise<void> {
  await queries.insert(webhookDeliveries).values(row)
}

/** The newest of what a webhook was sent. */
export async function listDeliveries(queries: Queries, named: Named, most: number): Promise<StoredDelivery[]> {
  return queries
    .select()
    .from(webhookDeliveries)
    .where(sentTo(named))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(most)
}

/** What waits to be sent to a webhook, the oldest first. */
export async function listWaiting(queries: Queries, named: Named, most: number): Promise<StoredDelivery[]> {
  return queries
    .select()
    .from(webhookDeliveries)
    .where(waitingFor(named))
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
    .limit(most)
}

/** Notes how one sending went. */
export async function noteDelivery(
  queries: Queries,
  { userId, webhookId, id }: Pick<StoredDelivery, 'userId' | 'webhookId' | 'id'>,
  went: Pick<StoredDelivery, 'state' | 'status' | 'fault' | 'triedAt'>,
): Promise<void> {
  await queries
    .update(webhookDeliveries)
    .set({ ...went, tries: sql`${webhookDeliveries.tries} + 1` })
    .where(and(sentTo({ userId, id: webhookId }), eq(webhookDeliveries.id, id)))
}

/** Gives up what waits for a webhook. */
export async function giveUp(queries: Queries, named: Named): Promise<void> {
  await queries.update(webhookDeliveries).set({ state: 'given-up' }).where(waitingFor(named))
}

/** Which webhooks are to be sent something, the longest due first. */
export async function listDueWebhooks(queries: Queries, now: Date, most: number): Promise<Named[]> {
  return queries
    .select({ userId: webhooks.userId, id: webhooks.id })
    .from(webhooks)
    .where(lte(webhooks.dueAt, now))
    .orderBy(asc(webhooks.dueAt))
    .limit(most)
}

/** Takes a due webhook on: whoever else looks does not see it until the lease is over. Null where another was faster, or it is nobody's to send to. */
export async function takeOnWebhook(
  queries: Queries,
  named: Named,
  { now, lease }: { readonly now: Date; readonly lease: Date },
): Promise<{ readonly webhook: StoredWebhook; readonly email: string } | null> {
  const [webhook] = await queries
    .update(webhooks)
    .set({ dueAt: lease })
    .where(and(its(named), lte(webhooks.dueAt, now), isNull(webhooks.off)))
    .returning()
  if (!webhook) return null
  const [user] = await queries
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, named.userId), isNull(users.deletionRequestedAt)))
  return user ? { webhook, email: user.email } : null
}

/** Has what waits for a webhook sent now that was to wait for longer than anybody takes one on. */
export async function hurryWebhook(
  queries: Queries,
  named: Named,
  { after, now }: { readonly after: Date; readonly now: Date },
): Promise<void> {
  await queries
    .update(webhooks)
    .set({ dueAt: now })
    .where(and(its(named), gt(webhooks.dueAt, after)))
}

/** Holds a webhook until the transaction ends. @returns whether it is there and still on by the same lease */
export async function holdLeased(queries: Queries, named: Named, lease: Date): Promise<boolean> {
  const rows = await queries
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(its(named), eq(webhooks.dueAt, lease)))
    .for('update')
  return rows.length > 0
}

/** Secrets that are sealed otherwise than a mark says. */
export async function listUnmarkedWebhooks(queries: Queries, mark: string) {
  return queries
    .select({ userId: webhooks.userId, id: webhooks.id, secret: webhooks.secret })
    .from(webhooks)
    .where(notSealedUnder(webhooks.secret, mark))
}

/** Puts one sealed form of a secret in another's place, unless somebody was faster. */
export async function replaceWebhookSecret(queries: Queries, named: Named, from: string, to: string): Promise<void> {
  await queries
    .update(webhooks)
    .set({ secret: to })
    .where(and(its(named), eq(webhooks.secret, from)))
}

import { and, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { sure } from '../../engine/sure.ts'
import type { Queries } from '../db/open.ts'
import { billingSyncs, installation, payments, profiles, stripeEvents, subscriptions, users } from '../db/schema.ts'
import type { CustomerState, Payment } from './read-customer.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** A person's subscription row, or null before the trial began. */
export async function findSubscription(queries: Queries, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await queries.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row ?? null
}

/* ------------------------------------------------ the customer */

/** Whose payments these are, and what is known of them. */
export type Payer = {
  readonly userId: string
  readonly email: string
  readonly timeZone: string
  readonly isLeaving: boolean
  readonly row: SubscriptionRow
}

/** A person's address and customer; null when the person is gone. */
export async function findPayer(queries: Queries, userId: string) {
  const [row] = await queries
    .select({ email: users.email, customer: subscriptions.stripeCustomerId })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId))
  return row ?? null
}

/** Keeps a person's customer; the first one kept stays. @returns the one that is kept */
export async function saveCustomer(queries: Queries, userId: string, customer: string): Promise<string> {
  await queries
    .insert(subscriptions)
    .values({ userId, stripeCustomerId: customer })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { stripeCustomerId: customer },
      setWhere: isNull(subscriptions.stripeCustomerId),
    })
  const row = await findSubscription(queries, userId)
  return sure(sure(row).stripeCustomerId)
}

/** Whether a customer is that of a person here. */
export async function isOurs(queries: Queries, customer: string): Promise<boolean> {
  return (await queries.$count(subscriptions, eq(subscriptions.stripeCustomerId, customer))) > 0
}

/** The person behind a customer, whose row stays locked until the transaction ends. */
export async function findByCustomer(queries: Queries, customer: string): Promise<Payer | null> {
  const [row] = await queries
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.stripeCustomerId, customer))
    .for('update')
  if (!row) return null
  const [user] = await queries
    .select({ email: users.email, leaving: users.deletionRequestedAt, timeZone: profiles.timeZone })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, row.userId))
  const { email, leaving, timeZone } = sure(user)
  return { userId: row.userId, email, timeZone: timeZone ?? 'UTC', isLeaving: leaving !== null, row }
}

/** Writes what the payment service says of a subscription. */
export async function saveState(
  queries: Queries,
  userId: string,
  state: NonNullable<CustomerState['subscription']>,
): Promise<void> {
  await queries
    .update(subscriptions)
    .set({
      stripeSubscriptionId: state.id,
      status: state.status,
      currentPeriodEnd: state.paidUntil,
      cancelAtPeriodEnd: state.cancelAtPeriodEnd,
      updatedAt: sql`now()`,
    })
    .where(eq(subscriptions.userId, userId))
}

/** Adds payments to the ledger. @returns those that were not in it */
export async function savePayments(queries: Queries, payer: Payer, paid: readonly Payment[]): Promise<Payment[]> {
  if (paid.length === 0) return []
  const rows = paid.map((payment) => ({
    ...payment,
    userId: payer.userId,
    stripeCustomerId: sure(payer.row.stripeCustomerId),
  }))
  const added = await queries.insert(payments).values(rows).onConflictDoNothing().returning({ id: payments.invoiceId })
  const fresh = new Set(added.map(({ id }) => id))
  return paid.filter(({ invoiceId }) => fresh.has(invoiceId))
}

/* ------------------------------------------------ events and readings */

/** Whether an event's effect is here already. */
export async function hasEvent(queries: Queries, id: string): Promise<boolean> {
  const found = await queries.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id))
  return found.length > 0
}

/** Writes an event down. @returns false when it was here already */
export async function recordEvent(queries: Queries, event: { id: string; type: string }, at: Date): Promise<boolean> {
  const { id, type } = event
  const written = await queries
    .insert(stripeEvents)
    .values({ id, type, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id })
  return written.length > 0
}

/** The number of a reading that begins now; later readings have higher ones. */
export async function drawTicket(queries: Queries, customer: string): Promise<number> {
  const [row] = await queries
    .insert(billingSyncs)
    .values({ stripeCustomerId: customer, drawn: 1 })
    .onConflictDoUpdate({ target: billingSyncs.stripeCustomerId, set: { drawn: sql`${billingSyncs.drawn} + 1` } })
    .returning({ drawn: billingSyncs.drawn })
  return sure(row).drawn
}

/** Claims the right to write what a reading found. @returns false when a newer reading was written */
export async function applyTicket(queries: Queries, customer: string, ticket: number, at: Date): Promise<boolean> {
  const claimed = await queries
    .update(billingSyncs)
    .set({ applied: ticket, syncedAt: at })
    .where(and(eq(billingSyncs.stripeCustomerId, customer), sql`${billingSyncs.applied} < ${ticket}`))
    .returning({ applied: billingSyncs.applied })
  return claimed.length > 0
}

/** Lets a customer who could not be read wait its turn again, so that such customers never keep others from theirs. */
export async function putBack(queries: Queries, customer: string, at: Date): Promise<void> {
  await queries.update(billingSyncs).set({ syncedAt: at }).where(eq(billingSyncs.stripeCustomerId, customer))
}

/** Notes that a checkout is opened, unless one was not long before. @returns when that one was, or this one is */
export async function noteCheckout(
  queries: Queries,
  customer: string,
  { at, notBefore }: { at: Date; notBefore: Date },
): Promise<Date> {
  const [row] = await queries
    .insert(billingSyncs)
    .values({ stripeCustomerId: customer, checkoutAt: at })
    .onConflictDoUpdate({
      target: billingSyncs.stripeCustomerId,
      set: {
        checkoutAt: sql`case when ${billingSyncs.checkoutAt} > ${notBefore.toISOString()}::timestamptz
          then ${billingSyncs.checkoutAt} else ${at.toISOString()}::timestamptz end`,
      },
    })
    .returning({ checkoutAt: billingSyncs.checkoutAt })
  return sure(sure(row).checkoutAt)
}

/** Forgets that a checkout was opened: it is closed, and the next one is another. */
export async function forgetCheckout(queries: Queries, customer: string): Promise<void> {
  await queries.update(billingSyncs).set({ checkoutAt: null }).where(eq(billingSyncs.stripeCustomerId, customer))
}

/**
 * Customers whose state may have changed unheard, the longest unread first: one half of them such as opened a checkout
 * in the last day and have not been seen to subscribe, so that neither kind ever keeps the other waiting.
 */
export async function listToReconcile(queries: Queries, dayAgo: Date, limit: number): Promise<string[]> {
  const day = dayAgo.toISOString()
  const isOver = or(isNull(subscriptions.status), inArray(subscriptions.status, ['canceled', 'incomplete_expired']))
  const isOpen = and(isOver, sql`${billingSyncs.checkoutAt} > ${day}`)
  const longestUnread = (condition: SQL | undefined, most: number) =>
    queries
      .select({ customer: subscriptions.stripeCustomerId })
      .from(subscriptions)
      .leftJoin(billingSyncs, eq(billingSyncs.stripeCustomerId, subscriptions.stripeCustomerId))
      .where(and(isNotNull(subscriptions.stripeCustomerId), condition))
      .orderBy(sql`${billingSyncs.syncedAt} asc nulls first`)
      .limit(most)
  const open = await longestUnread(isOpen, Math.ceil(limit / 2))
  const due = or(not(sure(isOver)), isNull(billingSyncs.syncedAt), sql`${billingSyncs.syncedAt} < ${day}`)
  const rest = await longestUnread(and(due, sql`not coalesce(${isOpen}, false)`), limit - open.length)
  return [...open, ...rest].map(({ customer }) => sure(customer))
}

/* ------------------------------------------------ what the installation remembers */

/** A value of this installation, or null. */
export async function findValue(queries: Queries, key: string): Promise<string | null> {
  const [row] = await queries.select().from(installation).where(eq(installation.key, key))
  return row?.value ?? null
}

/** Keeps a value of this installation; the first one kept stays. @returns the one that is kept */
export async function saveValue(queries: Queries, key: string, value: string): Promise<string> {
  await queries.insert(installation).values({ key, value }).onConflictDoNothing()
  return sure(await findValue(queries, key))
}

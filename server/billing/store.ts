import { and, asc, eq, exists, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
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
  const kept = sure(sure(await findSubscription(queries, userId)).stripeCustomerId)
  await queries.insert(billingSyncs).values({ stripeCustomerId: kept }).onConflictDoNothing()
  return kept
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
  now: Date,
): Promise<void> {
  await queries
    .update(subscriptions)
    .set({
      stripeSubscriptionId: state.id,
      status: state.status,
      currentPeriodEnd: state.paidUntil,
      cancelAtPeriodEnd: state.cancelAtPeriodEnd,
      updatedAt: now,
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

const DAY_MS = 86_400_000
/** [ms] a customer who was handed out to be read is not handed out again; one who could not be read waits as long. */
const LEASE_MS = 4 * 60_000

const OVER = ['canceled', 'incomplete_expired']

/** Whether a subscription's state is one that changes no more, or there never was one. */
export const isOver = (status: string | null): boolean => status === null || OVER.includes(status)

/**
 * Claims the right to write what a reading found, and says from when on it is worth reading again: at once where something
 * can change, behind all others; in a day where it is over and no checkout is open.
 * @returns false when a newer reading was written
 */
export async function applyTicket(
  queries: Queries,
  customer: string,
  ticket: number,
  { at, isOver }: { readonly at: Date; readonly isOver: boolean },
): Promise<boolean> {
  const day = (ahead: number) => sql`${new Date(at.getTime() + ahead * DAY_MS).toISOString()}::timestamptz`
  const dueAt = isOver ? sql`case when ${billingSyncs.checkoutAt} > ${day(-1)} then ${day(0)} else ${day(1)} end` : at
  const claimed = await queries
    .update(billingSyncs)
    .set({ applied: ticket, syncedAt: at, dueAt })
    .where(and(eq(billingSyncs.stripeCustomerId, customer), sql`${billingSyncs.applied} < ${ticket}`))
    .returning({ applied: billingSyncs.applied })
  return claimed.length > 0
}

/** Notes that a checkout is opened, unless one was not long before. @returns when that one was, or this one is */
export async function noteCheckout(
  queries: Queries,
  customer: string,
  { at, notBefore }: { at: Date; notBefore: Date },
): Promise<Date> {
  const [row] = await queries
    .insert(billingSyncs)
    .values({ stripeCustomerId: customer, checkoutAt: at, dueAt: at })
    .onConflictDoUpdate({
      target: billingSyncs.stripeCustomerId,
      set: {
        dueAt: at,
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
 * Hands out customers whose state may have changed unheard, the longest due first: one half of them such as opened a checkout
 * in the last day and have not been seen to subscribe, so that neither kind ever keeps the other waiting. Who asks at the same
 * time is handed others.
 */
export async function claimToReconcile(queries: Queries, at: Date, limit: number): Promise<string[]> {
  const { stripeCustomerId: customer, dueAt, checkoutAt } = billingSyncs
  const claim = async (condition: SQL | undefined, most: number) => {
    const longestDue = await queries
      .select({ customer })
      .from(billingSyncs)
      .where(and(lte(dueAt, at), condition))
      .orderBy(asc(dueAt))
      .limit(most)
      .for('update', { skipLocked: true })
    const customers = longestDue.map((row) => row.customer)
    if (customers.length > 0)
      await queries
        .update(billingSyncs)
        .set({ dueAt: new Date(at.getTime() + LEASE_MS) })
        .where(inArray(customer, customers))
    return customers
  }
  const isUnseen = exists(
    queries
      .select({ one: sql`1` })
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.stripeCustomerId, customer),
          or(isNull(subscriptions.status), inArray(subscriptions.status, OVER)),
        ),
      ),
  )
  const open = await claim(and(gt(checkoutAt, new Date(at.getTime() - DAY_MS)), isUnseen), Math.ceil(limit / 2))
  return [...open, ...(await claim(undefined, limit - open.length))]
}

/** How many customers there are, as far as the database knows without counting: within a tenth, and 0 where nobody has looked yet. */
export async function roughlyHowMany(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ n: number }>(
    sql`select greatest(reltuples, 0)::float8 as n from pg_class where oid = 'billing_syncs'::regclass`,
  )
  return sure(rows[0]).n
}

/** Since when the customer is due who waits longest; null where there is none. */
export async function longestDue(queries: Queries): Promise<Date | null> {
  const [row] = await queries
    .select({ at: billingSyncs.dueAt })
    .from(billingSyncs)
    .orderBy(asc(billingSyncs.dueAt))
    .limit(1)
  return row?.at ?? null
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

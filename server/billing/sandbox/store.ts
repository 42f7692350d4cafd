import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/open.ts'
import { sandboxObjects } from '../../db/schema.ts'

export type Kind =
  | 'customer'
  | 'checkout.session'
  | 'subscription'
  | 'invoice'
  | 'invoice_payment'
  | 'charge'
  | 'portal.session'
  | 'portal.configuration'
  | 'event'
  | 'request'

/** Anything the sandbox keeps, in the shape of Stripe's wire. */
export type Stored = { id: string; customer?: string | null; created: number; [field: string]: unknown }

// Any number that is ours alone: calls to the sandbox take turns, also from two servers.
const SANDBOX_LOCK = 4_629_119

/** Makes calls take turns until the transaction ends. */
export async function takeTurn(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${SANDBOX_LOCK})`)
}

/** One object of a kind, or null. */
export async function find<T extends Stored>(queries: Queries, kind: Kind, id: string): Promise<T | null> {
  const [row] = await queries
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)))
  return (row?.data as T | undefined) ?? null
}

/** Objects of a kind, newest first; of one customer or of all. */
export async function list<T extends Stored>(queries: Queries, kind: Kind, customer?: string): Promise<T[]> {
  const rows = await queries
    .select({ data: sandboxObjects.data })
    .from(sandboxObjects)
    .where(
      and(eq(sandboxObjects.kind, kind), customer === undefined ? undefined : eq(sandboxObjects.customer, customer)),
    )
    .orderBy(desc(sandboxObjects.createdAt), asc(sandboxObjects.id))
  return rows.map(({ data }) => data as T)
}

/** Keeps an object as it is now. */
export async function put(queries: Queries, kind: Kind, object: Stored): Promise<void> {
  const { id, customer = null, created } = object
  await queries
    .insert(sandboxObjects)
    .values({ id, kind, customer, data: object, createdAt: new Date(created * 1000) })
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { data: object } })
}

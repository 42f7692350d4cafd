import { and, asc, count, eq, lte } from 'drizzle-orm'
import type { BridgeFailure } from '../../contract/bridge.ts'
import type { Queries } from '../db/open.ts'
import { activities, bridges } from '../db/schema.ts'
import { notSealedUnder } from '../db/sealed-under.ts'

export type StoredBridge = typeof bridges.$inferSelect

/** A person's bridge, or null. */
export async function findBridge(queries: Queries, userId: string): Promise<StoredBridge | null> {
  const [row] = await queries.select().from(bridges).where(eq(bridges.userId, userId))
  return row ?? null
}

/** Keeps a key, in the place of one before; what stands on the other side under that one is no longer known. */
export async function keepBridge(queries: Queries, userId: string, secret: string, now: Date): Promise<void> {
  const set = { secret, sent: {}, dueAt: now, crossedAt: null, failure: null, failures: 0, createdAt: now }
  await queries
    .insert(bridges)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: bridges.userId, set })
}

/** Ends a bridge; what came over it stays. */
export async function dropBridge(queries: Queries, userId: string): Promise<void> {
  await queries.delete(bridges).where(eq(bridges.userId, userId))
}

/** Activities that came by an import. */
export async function countOfImport(
  queries: Queries,
  { userId, importId }: { readonly userId: string; readonly importId: string },
): Promise<number> {
  const [row] = await queries
    .select({ n: count() })
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.importId, importId)))
  return row?.n ?? 0
}

/** Whose bridge is due, the longest due first. */
export async function listDueBridges(queries: Queries, now: Date, most: number): Promise<string[]> {
  const rows = await queries
    .select({ userId: bridges.userId })
    .from(bridges)
    .where(lte(bridges.dueAt, now))
    .orderBy(asc(bridges.dueAt))
    .limit(most)
  return rows.map(({ userId }) => userId)
}

/** Takes a due bridge on: whoever else looks does not see it until the lease is over. Null where another was faster. */
export async function takeOnBridge(
  queries: Queries,
  userId: string,
  { now, lease }: { readonly now: Date; readonly lease: Date },
): Promise<StoredBridge | null> {
  const [row] = await queries
    .update(bridges)
    .set({ dueAt: lease })
    .where(and(eq(bridges.userId, userId), lte(bridges.dueAt, now)))
    .returning()
  return row ?? null
}

type Crossed = {
  readonly sent?: Readonly<Record<string, string>>
  readonly crossedAt?: Date
  readonly failure?: BridgeFailure | null
  readonly failures?: number
  readonly dueAt?: Date | null
}

/** Notes how a crossing went, unless the key was changed meanwhile. */
export async function noteCrossing(
  queries: Queries,
  { userId, secret }: Pick<StoredBridge, 'userId' | 'secret'>,
  crossed: Crossed,
): Promise<void> {
  await queries
    .update(bridges)
    .set(crossed)
    .where(and(eq(bridges.userId, userId), eq(bridges.secret, secret)))
}

/** Keys that are sealed otherwise than a mark says. */
export async function listUnmarkedBridges(queries: Queries, mark: string) {
  return queries
    .select({ userId: bridges.userId, secret: bridges.secret })
    .from(bridges)
    .where(notSealedUnder(bridges.secret, mark))
}

/** Puts one sealed form of a key in another's place, unless somebody was faster. */
export async function replaceBridgeSecret(queries: Queries, userId: string, from: string, to: string): Promise<void> {
  await queries
    .update(bridges)
    .set({ secret: to })
    .where(and(eq(bridges.userId, userId), eq(bridges.secret, from)))
}

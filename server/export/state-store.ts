import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { dataExportParts, dataExports, rightsRequests, users } from '../db/schema.ts'

export type StoredExport = typeof dataExports.$inferSelect

/** Those on which somebody works, or will. */
const UNDER_WAY = ['queued', 'running'] as const

/** A person's copy, as far as it is, or null. */
export async function findExport(queries: Queries, userId: string): Promise<StoredExport | null> {
  const [row] = await queries.select().from(dataExports).where(eq(dataExports.userId, userId))
  return row ?? null
}

/**
 * Begins a person's copy in the place of one before, unless one is under way.
 * @param staleBefore - one that was asked for before this and is still under way was lost
 * @param expiresAt - when it goes if nothing comes of it
 * @returns its run, or null where one is under way
 */
export async function beginExport(
  queries: Queries,
  userId: string,
  { now, staleBefore, expiresAt }: { readonly now: Date; readonly staleBefore: Date; readonly expiresAt: Date },
): Promise<string | null> {
  const set = { run: sql`gen_random_uuid()`, state: 'queued' as const, requestedAt: now, expiresAt, bytes: null }
  const [row] = await queries
    .insert(dataExports)
    .values({ userId, ...set })
    .onConflictDoUpdate({
      target: dataExports.userId,
      set,
      setWhere: sql`${dataExports.state} not in ('queued', 'running') or ${dataExports.requestedAt} < ${staleBefore.toISOString()}`,
    })
    .returning({ run: dataExports.run })
  return row?.run ?? null
}

const sameRun = (userId: string, run: string) => and(eq(dataExports.userId, userId), eq(dataExports.run, run))

const partsOf = (userId: string, run: string) => and(eq(dataExportParts.userId, userId), eq(dataExportParts.run, run))

/** Says that a run is being made. @returns false where another has taken its place */
export async function startRun(queries: Queries, userId: string, run: string): Promise<boolean> {
  await queries.delete(dataExportParts).where(partsOf(userId, run))
  const rows = await queries
    .update(dataExports)
    .set({ state: 'running' })
    .where(and(sameRun(userId, run), inArray(dataExports.state, [...UNDER_WAY])))
    .returning({ run: dataExports.run })
  return rows.length > 0
}

/** Keeps one piece of a run. */
export async function keepPart(
  queries: Queries,
  part: { readonly userId: string; readonly run: string; readonly n: number; readonly bytes: Buffer },
): Promise<void> {
  await queries.insert(dataExportParts).values(part)
}

/** One piece of a run, or null after the last. */
export async function findPart(queries: Queries, userId: string, run: string, n: number): Promise<Buffer | null> {
  const [row] = await queries
    .select({ bytes: dataExportParts.bytes })
    .from(dataExportParts)
    .where(and(eq(dataExportParts.userId, userId), eq(dataExportParts.run, run), eq(dataExportParts.n, n)))
    .orderBy(asc(dataExportParts.n))
  return row?.bytes ?? null
}

/** Says that a run can be fetched, drops the one before, and notes that the person was answered. @returns the person's address */
export async function finishRun(
  queries: Queries,
  of: { readonly userId: string; readonly run: string },
  done: { readonly now: Date; readonly expiresAt: Date; readonly bytes: number },
): Promise<{ readonly email: string; readonly requestedAt: Date } | null> {
  const { now, expiresAt, bytes } = done
  const [row] = await queries
    .update(dataExports)
    .set({ state: 'ready', expiresAt, bytes })
    .where(sameRun(of.userId, of.run))
    .returning({ requestedAt: dataExports.requestedAt })
  if (!row) return null
  await queries
    .delete(dataExportParts)
    .where(and(eq(dataExportParts.userId, of.userId), ne(dataExportParts.run, of.run)))
  await queries
    .update(rightsRequests)
    .set({ answeredAt: now })
    .where(
      and(
        eq(rightsRequests.userId, of.userId),
        eq(rightsRequests.kind, 'export'),
        sql`${rightsRequests.answeredAt} is null`,
      ),
    )
  // Nobody who left is called back by it: signing in would take the deletion back.
  const [user] = await queries
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, of.userId), isNull(users.deletionRequestedAt)))
  return user ? { email: user.email, requestedAt: row.requestedAt } : null
}

/** Says that a run came to nothing. */
export async function failRun(queries: Queries, userId: string, run: string): Promise<void> {
  await queries.update(dataExports).set({ state: 'failed' }).where(sameRun(userId, run))
  await queries.delete(dataExportParts).where(partsOf(userId, run))
}

/** Copies forgotten in one transaction. @source default-ours */
const FORGOTTEN_AT_ONCE = 100

/** Removes copies whose time is over, and their pieces. @returns whether more of them may be left */
export async function forgetExports(queries: Queries, now: Date): Promise<boolean> {
  const { userId, expiresAt } = dataExports
  const isOver = lt(expiresAt, now)
  const over = await queries
    .select({ userId })
    .from(dataExports)
    .where(isOver)
    .orderBy(asc(expiresAt))
    .limit(FORGOTTEN_AT_ONCE)
  const ids = over.map((one) => one.userId)
  if (ids.length === 0) return false
  // Whoever asked for another one meanwhile keeps it.
  const gone = await queries
    .delete(dataExports)
    .where(and(inArray(userId, ids), isOver))
    .returning({ userId })
  for (const one of gone) await queries.delete(dataExportParts).where(eq(dataExportParts.userId, one.userId))
  return ids.length === FORGOTTEN_AT_ONCE
}

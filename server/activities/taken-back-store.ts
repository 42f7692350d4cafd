import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { takenBack } from '../db/schema.ts'

const DAY_MS = 86_400_000
/** [days] after which no source brings any more what was taken back: an archive's parts come within hours, a bridge looks back two weeks. @source default-ours */
const KEPT_DAYS = 60

type Import = { readonly userId: string; readonly importId: string }
type Span = { readonly since: Date; readonly until: Date }

const lockOf = ({ userId, importId }: Import) => sql`hashtextextended(${`import ${userId} ${importId}`}, 0)`

/**
 * What of an import was taken back. Until the transaction ends nobody takes more of it back, so that a part on its way comes in before
 * that, and goes with the rest, or not at all.
 */
export async function holdTakenBack(queries: Queries, of: Import): Promise<Span[]> {
  await queries.execute(sql`select pg_advisory_xact_lock_shared(${lockOf(of)})`)
  return queries
    .select({ since: takenBack.since, until: takenBack.until })
    .from(takenBack)
    .where(and(eq(takenBack.userId, of.userId), eq(takenBack.importId, of.importId)))
}

/** Notes what of an import was taken back. */
export async function noteTakenBack(
  queries: Queries,
  { userId, importId, since, until }: Import & Span,
): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${lockOf({ userId, importId })})`)
  const past = new Date(until.getTime() - KEPT_DAYS * DAY_MS)
  await queries.delete(takenBack).where(and(eq(takenBack.userId, userId), lt(takenBack.until, past)))
  await queries
    .insert(takenBack)
    .values({ userId, importId, since, until })
    .onConflictDoUpdate({ target: [takenBack.userId, takenBack.importId, takenBack.since], set: { until } })
}

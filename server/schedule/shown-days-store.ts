import { eq } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { shownDays } from '../db/schema.ts'
import type { MadePlan } from '../engine-pool/tasks.ts'

/** The days of the block under way as the last plan showed them, compressed; null where none was made. */
export async function findShownDays(queries: Queries, userId: string): Promise<Uint8Array | null> {
  const [row] = await queries.select({ days: shownDays.days }).from(shownDays).where(eq(shownDays.userId, userId))
  return row?.days ?? null
}

/** Keeps the days as a plan shows them, in the place of those of the one before, whose past it bears. */
export async function storeShownDays(queries: Queries, userId: string, plan: MadePlan, now: Date): Promise<void> {
  const set = { days: Buffer.from(plan.days), updatedAt: now }
  await queries
    .insert(shownDays)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: shownDays.userId, set })
}

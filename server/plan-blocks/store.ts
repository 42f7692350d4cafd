import { asc, eq } from 'drizzle-orm'
import type { ShownBlock } from '../../contract/schedule.ts'
import type { Queries } from '../db/open.ts'
import { planBlocks } from '../db/schema.ts'

/** Keeps a block that is over; one that is kept already stays as it is. */
export async function addBlock(queries: Queries, userId: string, past: ShownBlock, now: Date): Promise<void> {
  await queries
    .insert(planBlocks)
    .values({ userId, ...past, createdAt: now })
    .onConflictDoNothing()
}

/** The blocks of a person that are over, the first one first. */
export async function listBlocks(queries: Queries, userId: string): Promise<ShownBlock[]> {
  const { block, startedOn, endedOn, weeks } = planBlocks
  return queries
    .select({ block, startedOn, endedOn, weeks })
    .from(planBlocks)
    .where(eq(planBlocks.userId, userId))
    .orderBy(asc(block))
}

import { eq, sql } from 'drizzle-orm'
import type { CivilDate } from '../../engine/model.ts'
import type { Queries } from '../db/open.ts'
import { generatedSchedules } from '../db/schema.ts'
import type { MadePlan } from '../engine-pool/tasks.ts'

/** A person's stored schedule as the text that it is kept as, or null. */
export async function findSchedule(queries: Queries, userId: string) {
  const { scheduleData, engineBuild, updatedAt } = generatedSchedules
  const [row] = await queries
    .select({
      engineBuild,
      updatedAt,
      json: sql<string>`${scheduleData}::text`,
      date: sql<CivilDate>`${scheduleData} ->> 'date'`,
    })
    .from(generatedSchedules)
    .where(eq(generatedSchedules.userId, userId))
  return row ?? null
}

/** Keeps a schedule as the person's only one. */
export async function storeSchedule(
  queries: Queries,
  userId: string,
  { json }: MadePlan,
  { engineBuild, now }: { readonly engineBuild: string; readonly now: Date },
): Promise<void> {
  const set = { scheduleData: sql`${json}::json`, engineBuild, updatedAt: now }
  await queries
    .insert(generatedSchedules)
    .values({ userId, createdAt: now, ...set })
    .onConflictDoUpdate({ target: generatedSchedules.userId, set })
}

/** Forgets a person's schedule; the next look makes a new one. */
export async function forgetSchedule(queries: Queries, userId: string): Promise<void> {
  await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
}

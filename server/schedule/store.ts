import { eq } from 'drizzle-orm'
import type { Schedule } from '../../contract/schedule.ts'
import type { Queries } from '../db/open.ts'
import { generatedSchedules } from '../db/schema.ts'
import { ENGINE_BUILD } from './engine-build.ts'

/** A person's stored schedule, or null. */
export async function findSchedule(queries: Queries, userId: string) {
  const [row] = await queries.select().from(generatedSchedules).where(eq(generatedSchedules.userId, userId))
  return row ?? null
}

/** Keeps a schedule as the person's only one. */
export async function storeSchedule(queries: Queries, userId: string, schedule: Schedule, now: Date): Promise<void> {
  const set = { scheduleData: schedule, engineBuild: ENGINE_BUILD, updatedAt: now }
  await queries
    .insert(generatedSchedules)
    .values({ userId, createdAt: now, ...set })
    .onConflictDoUpdate({ target: generatedSchedules.userId, set })
}

/** Forgets a person's schedule; the next look makes a new one. */
export async function forgetSchedule(queries: Queries, userId: string): Promise<void> {
  await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
}

import { and, asc, eq } from 'drizzle-orm'
import type { BodyDay } from '../../contract/body.ts'
import type { Queries } from '../db/open.ts'
import { bodyMeasures } from '../db/schema.ts'

/** What a person keeps of their body, oldest first. */
export async function listBodyDays(queries: Queries, userId: string): Promise<BodyDay[]> {
  const { date, weightKg, waistCm, hipCm, chestCm, armCm, thighCm } = bodyMeasures
  return queries
    .select({ date, weightKg, waistCm, hipCm, chestCm, armCm, thighCm })
    .from(bodyMeasures)
    .where(eq(bodyMeasures.userId, userId))
    .orderBy(asc(date))
}

/** Keeps a day's entry in the place of what stood there. */
export async function keepBodyDay(queries: Queries, userId: string, day: BodyDay, now: Date): Promise<void> {
  const { date, ...values } = day
  const row = { ...values, updatedAt: now }
  await queries
    .insert(bodyMeasures)
    .values({ userId, date, ...row })
    .onConflictDoUpdate({ target: [bodyMeasures.userId, bodyMeasures.date], set: row })
}

/** Erases one day's entry, or all of them where no day is named. */
export async function eraseBodyDays(queries: Queries, userId: string, date?: string): Promise<void> {
  const ofDay = date === undefined ? undefined : eq(bodyMeasures.date, date)
  await queries.delete(bodyMeasures).where(and(eq(bodyMeasures.userId, userId), ofDay))
}

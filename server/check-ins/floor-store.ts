import { eq } from 'drizzle-orm'
import { civilDay } from '../civil-day.ts'
import type { Queries } from '../db/open.ts'
import { users } from '../db/schema.ts'

/** The first day that a person may record: a year before the account, so that what a diary can hold has a bound (default-ours). */
export async function firstRecordable(queries: Queries, userId: string): Promise<string> {
  const [row] = await queries.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId))
  const began = Temporal.PlainDate.from(civilDay(row?.createdAt ?? new Date(), 'UTC'))
  return began.subtract({ years: 1 }).toString()
}

import { desc, eq, sql } from 'drizzle-orm'
import type { SecurityEvent } from '../../contract/account.ts'
import type { Queries } from '../db/open.ts'
import { securityEvents, users } from '../db/schema.ts'

const SHOWN = 100

type Happened = { readonly event: SecurityEvent; readonly at: Date; readonly device: string | null }

/** Writes down what happened to an account, for its person to read. */
export async function recordEvent(queries: Queries, userId: string, happened: Happened): Promise<void> {
  await queries.insert(securityEvents).values({ userId, ...happened })
}

/** Writes down what happened to the account of an address, if there is one: one statement either way. */
export async function recordEventFor(queries: Queries, email: string, happened: Happened): Promise<void> {
  const { event, at, device } = happened
  await queries.execute(sql`
    insert into security_events (user_id, at, event, device)
    select id, ${at.toISOString()}::timestamptz, ${event}, ${device} from ${users} where email = ${email}`)
}

/** A person's newest events first. */
export async function listEvents(queries: Queries, userId: string) {
  return queries
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at))
    .limit(SHOWN)
}

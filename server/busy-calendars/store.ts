import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { CalendarFailure } from '../../contract/busy-calendars.ts'
import type { Queries } from '../db/open.ts'
import { busyCalendars, type KeptHours, ownCalendars, sessions } from '../db/schema.ts'
import { notSealedUnder } from '../db/sealed-under.ts'

export type StoredCalendar = typeof busyCalendars.$inferSelect
type Named = Pick<StoredCalendar, 'userId' | 'id'>

const its = ({ userId, id }: Named) => and(eq(busyCalendars.userId, userId), eq(busyCalendars.id, id))

/** A person's calendars, the oldest first. */
export async function listCalendars(queries: Queries, userId: string): Promise<StoredCalendar[]> {
  return queries
    .select()
    .from(busyCalendars)
    .where(eq(busyCalendars.userId, userId))
    .orderBy(asc(busyCalendars.createdAt), asc(busyCalendars.id))
}

/** Keeps a new calendar. */
export async function addCalendar(queries: Queries, row: typeof busyCalendars.$inferInsert): Promise<void> {
  await queries.insert(busyCalendars).values(row)
}

/** Ends a calendar, and the one of ours beside it; whether there was one. */
export async function removeCalendar(queries: Queries, named: Named): Promise<boolean> {
  await queries
    .delete(ownCalendars)
    .where(and(eq(ownCalendars.userId, named.userId), eq(ownCalendars.calendarId, named.id)))
  const gone = await queries.delete(busyCalendars).where(its(named)).returning({ id: busyCalendars.id })
  return gone.length > 0
}

/** Which calendars are due, the longest due first. */
export async function listDueCalendars(queries: Queries, now: Date, most: number): Promise<Named[]> {
  return queries
    .select({ userId: busyCalendars.userId, id: busyCalendars.id })
    .from(busyCalendars)
    .where(lte(busyCalendars.dueAt, now))
    .orderBy(asc(busyCalendars.dueAt))
    .limit(most)
}

/** Takes a calendar on that is due by then: whoever else looks does not see it until the lease is over. Null where another was faster. */
export async function takeOnCalendar(
  queries: Queries,
  named: Named,
  { due, lease }: { readonly due: Date; readonly lease: Date },
): Promise<StoredCalendar | null> {
  const [row] = await queries
    .update(busyCalendars)
    .set({ dueAt: lease })
    .where(and(its(named), lte(busyCalendars.dueAt, due)))
    .returning()
  return row ?? null
}

type Read = {
  readonly busy?: readonly KeptHours[]
  readonly etag?: string | null
  readonly modified?: string | null
  readonly readAt?: Date
  readonly failure: CalendarFailure | null
  readonly failures: number
  readonly dueAt: Date | null
}

/** Notes how a reading went. */
export async function noteRead(queries: Queries, named: Named, read: Read): Promise<void> {
  await queries.update(busyCalendars).set(read).where(its(named))
}

/** Whether a person used the product since an instant. */
export async function isAbout(queries: Queries, userId: string, since: Date): Promise<boolean> {
  const [row] = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.updatedAt, since)))
    .limit(1)
  return row !== undefined
}

/** Addresses that are sealed otherwise than a mark says. */
export async function listUnmarkedCalendars(queries: Queries, mark: string) {
  return queries
    .select({ userId: busyCalendars.userId, id: busyCalendars.id, secret: busyCalendars.secret })
    .from(busyCalendars)
    .where(notSealedUnder(busyCalendars.secret, mark))
}

/** Puts one sealed form of an address in another's place, unless somebody was faster. */
export async function replaceCalendarSecret(queries: Queries, named: Named, from: string, to: string): Promise<void> {
  await queries
    .update(busyCalendars)
    .set({ secret: to })
    .where(and(its(named), eq(busyCalendars.secret, from)))
}

import { and, asc, eq, isNotNull, isNull, lte, ne, or } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { busyCalendars, type OwnEntry, ownCalendars } from '../db/schema.ts'
import { notSealedUnder } from '../db/sealed-under.ts'

export type StoredOwn = typeof ownCalendars.$inferSelect
/** What stands in a calendar of ours, by day. */
export type OwnEntries = Readonly<Record<string, OwnEntry>>
type Named = Pick<StoredOwn, 'userId' | 'calendarId'>

const its = ({ userId, calendarId }: Named) =>
  and(eq(ownCalendars.userId, userId), eq(ownCalendars.calendarId, calendarId))

/** A person's own calendar at a CalDAV server, or null. */
export async function findOwn(queries: Queries, userId: string): Promise<StoredOwn | null> {
  const [row] = await queries.select().from(ownCalendars).where(eq(ownCalendars.userId, userId))
  return row ?? null
}

/** The sealed place, name and password of the calendar beside which ours stands; null where it is not there, or asks for none. */
export async function findBeside(queries: Queries, { userId, calendarId }: Named): Promise<string | null> {
  const [row] = await queries
    .select({ secret: busyCalendars.secret })
    .from(busyCalendars)
    .where(and(eq(busyCalendars.userId, userId), eq(busyCalendars.id, calendarId)))
  return row?.secret ?? null
}

/** Keeps a calendar as the person's only one. @returns false where another has just been made beside the same one, which stays */
export async function keepOwn(queries: Queries, row: typeof ownCalendars.$inferInsert): Promise<boolean> {
  const isOther = or(ne(ownCalendars.calendarId, row.calendarId), isNull(ownCalendars.dueAt))
  await queries.delete(ownCalendars).where(and(eq(ownCalendars.userId, row.userId), isOther))
  const kept = await queries
    .insert(ownCalendars)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: ownCalendars.userId })
  return kept.length > 0
}

/** Forgets a person's own calendar. */
export async function dropOwn(queries: Queries, userId: string): Promise<void> {
  await queries.delete(ownCalendars).where(eq(ownCalendars.userId, userId))
}

/** Has a person's own calendar looked at now. */
export async function hurryOwn(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .update(ownCalendars)
    .set({ dueAt: now })
    .where(and(eq(ownCalendars.userId, userId), isNotNull(ownCalendars.dueAt)))
}

/** Whether a person has a calendar of ours that is written. */
export async function hasOwn(queries: Queries, userId: string): Promise<boolean> {
  return (await findOwn(queries, userId))?.dueAt != null
}

/** Which of our calendars are due, the longest due first. */
export async function listDueOwn(queries: Queries, now: Date, most: number): Promise<Named[]> {
  return queries
    .select({ userId: ownCalendars.userId, calendarId: ownCalendars.calendarId })
    .from(ownCalendars)
    .where(lte(ownCalendars.dueAt, now))
    .orderBy(asc(ownCalendars.dueAt))
    .limit(most)
}

/** Takes a due calendar on, alone until the lease is over. Null where another was faster. */
export async function takeOnOwn(
  queries: Queries,
  named: Named,
  { now, lease }: { readonly now: Date; readonly lease: Date },
): Promise<StoredOwn | null> {
  const isFree = or(isNull(ownCalendars.leasedUntil), lte(ownCalendars.leasedUntil, now))
  const [row] = await queries
    .update(ownCalendars)
    .set({ leasedUntil: lease })
    .where(and(its(named), lte(ownCalendars.dueAt, now), isFree))
    .returning()
  return row ?? null
}

type Synced = Partial<Pick<StoredOwn, 'entries' | 'mark' | 'syncedAt' | 'failure' | 'failures'>>

/** Notes how a look went and lets go; when it was stirred meanwhile it stays due. */
export async function letGoOwn(
  queries: Queries,
  own: StoredOwn,
  { dueAt, ...synced }: Synced & { readonly dueAt: Date | null },
): Promise<void> {
  await queries
    .update(ownCalendars)
    .set({ ...synced, leasedUntil: null })
    .where(and(its(own), eq(ownCalendars.secret, own.secret)))
  if (own.dueAt)
    await queries
      .update(ownCalendars)
      .set({ dueAt })
      .where(and(its(own), eq(ownCalendars.dueAt, own.dueAt)))
}

/** Addresses that are sealed otherwise than a mark says. */
export async function listUnmarkedOwn(queries: Queries, mark: string) {
  const { userId, calendarId, secret } = ownCalendars
  return queries.select({ userId, calendarId, secret }).from(ownCalendars).where(notSealedUnder(secret, mark))
}

/** Puts one sealed form of an address in another's place, unless somebody was faster. */
export async function replaceOwnSecret(queries: Queries, named: Named, from: string, to: string): Promise<void> {
  await queries
    .update(ownCalendars)
    .set({ secret: to })
    .where(and(its(named), eq(ownCalendars.secret, from)))
}

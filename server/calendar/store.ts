import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { type AlarmChoices, EVERY_ALARM } from '../../contract/reminders.ts'
import type { Subscription } from '../access.ts'
import { tokenHash } from '../auth/sessions.ts'
import type { Queries } from '../db/open.ts'
import { calendarEntries, calendarFeeds, profiles, reminderSettings, subscriptions, users } from '../db/schema.ts'
import { notSealedUnder } from '../db/sealed-under.ts'

export type FeedKind = 'full' | 'busy'
/** What calendars were last told of a day. */
export type ToldEntry = Omit<typeof calendarEntries.$inferSelect, 'userId'>

/** The person whom a calendar or a link is for, as far as their plan and their access go. */
export type CalendarPerson = {
  readonly id: string
  readonly timeZone: string
  readonly onboardingCompleted: boolean
  readonly subscription: Subscription | null
  /** How their last plan spoke; null where there was none. */
  readonly spoke: string | null
  /** Of the full calendar's address: the links in its entries end with it. */
  readonly linksHash: string | null
  /** By which links in reminders are signed; null for whom nothing was chosen. */
  readonly remindersKey: string | null
  /** When the sessions of the full calendar ring, and when they do not. */
  readonly alarms: AlarmChoices
}

/** A calendar by its address. */
export type FoundFeed = {
  readonly kind: FeedKind
  readonly madeOf: string | null
  readonly etag: string | null
  readonly person: CalendarPerson
}

const personFields = {
  id: users.id,
  timeZone: profiles.timeZone,
  onboardingCompleted: profiles.onboardingCompleted,
  spoke: profiles.spoke,
  subscription: subscriptions,
}

/** The calendar at an address, or null; none of whoever asked for the account's deletion. */
export async function findFeed(queries: Queries, token: string): Promise<FoundFeed | null> {
  const [feed] = await queries
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash(token)))
  if (!feed) return null
  const person = await findPerson(queries, feed.userId)
  return person && { kind: feed.kind, madeOf: feed.madeOf, etag: feed.etag, person }
}

/** The person of an id, or null; nobody who asked for the account's deletion. */
export async function findPerson(queries: Queries, userId: string): Promise<CalendarPerson | null> {
  const [row] = await queries
    .select({
      ...personFields,
      linksHash: calendarFeeds.tokenHash,
      remindersKey: reminderSettings.linksKey,
      reminders: reminderSettings.settings,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(calendarFeeds, and(eq(calendarFeeds.userId, users.id), eq(calendarFeeds.kind, 'full')))
    .leftJoin(reminderSettings, eq(reminderSettings.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletionRequestedAt)))
  if (!row) return null
  const { reminders, ...known } = row
  return {
    ...known,
    timeZone: row.timeZone ?? 'UTC',
    onboardingCompleted: row.onboardingCompleted ?? false,
    alarms: reminders ?? EVERY_ALARM,
  }
}

/** A person's addresses, sealed. */
export async function listFeeds(queries: Queries, userId: string) {
  return queries
    .select({ kind: calendarFeeds.kind, secret: calendarFeeds.secret })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
}

type NewFeed = { readonly kind: FeedKind; readonly token: string; readonly secret: string }

/**
 * Keeps new addresses.
 * @param replace - whether they take the place of those there are, which end; else what stands there stays
 */
export async function keepFeeds(
  queries: Queries,
  userId: string,
  feeds: readonly NewFeed[],
  { replace, now }: { readonly replace: boolean; readonly now: Date },
): Promise<void> {
  for (const { kind, token, secret } of feeds) {
    const fresh = { tokenHash: tokenHash(token), secret, madeOf: null, etag: null, createdAt: now }
    const insert = queries.insert(calendarFeeds).values({ userId, kind, ...fresh })
    const target = [calendarFeeds.userId, calendarFeeds.kind]
    await (replace ? insert.onConflictDoUpdate({ target, set: fresh }) : insert.onConflictDoNothing({ target }))
  }
}

/** Notes from which plan a calendar was made, so that the same question needs no making. */
export async function noteMade(
  queries: Queries,
  userId: string,
  { kind, madeOf, etag }: { readonly kind: FeedKind; readonly madeOf: string; readonly etag: string },
): Promise<void> {
  await queries
    .update(calendarFeeds)
    .set({ madeOf, etag })
    .where(and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.kind, kind)))
}

/** What calendars were told of a person's days; whoever else is about to tell them something waits. */
export async function listTold(queries: Queries, userId: string): Promise<ToldEntry[]> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`calendar ${userId}`}, 0))`)
  const rows = await queries.select().from(calendarEntries).where(eq(calendarEntries.userId, userId))
  return rows.map(({ userId: _, ...entry }) => entry)
}

/** Keeps what calendars are told from now on, and forgets the days before another. */
export async function keepTold(
  queries: Queries,
  userId: string,
  changed: readonly ToldEntry[],
  { forgetBefore }: { readonly forgetBefore: string },
): Promise<void> {
  await queries
    .delete(calendarEntries)
    .where(and(eq(calendarEntries.userId, userId), lt(calendarEntries.date, forgetBefore)))
  if (changed.length === 0) return
  const dates = changed.map(({ date }) => date)
  await queries
    .delete(calendarEntries)
    .where(and(eq(calendarEntries.userId, userId), inArray(calendarEntries.date, dates)))
  await queries.insert(calendarEntries).values(changed.map((entry) => ({ userId, ...entry })))
}

/** Addresses that are sealed in another form than one that begins with a mark. */
export async function listUnmarkedFeeds(queries: Queries, mark: string) {
  return queries
    .select({ userId: calendarFeeds.userId, kind: calendarFeeds.kind, secret: calendarFeeds.secret })
    .from(calendarFeeds)
    .where(notSealedUnder(calendarFeeds.secret, mark))
}

/** Puts one sealed form of an address in another's place, unless somebody was faster. */
export async function replaceFeedSecret(queries: Queries, userId: string, from: string, to: string): Promise<void> {
  await queries
    .update(calendarFeeds)
    .set({ secret: to })
    .where(and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.secret, from)))
}

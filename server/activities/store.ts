import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, max, min, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ActivityInput, ActivityRow } from '../../contract/activity.ts'
import type { Queries } from '../db/open.ts'
import { activities } from '../db/schema.ts'

export type StoredActivity = typeof activities.$inferSelect

type Owner = { readonly userId: string }

/** The activity that began at an instant, or null. */
export async function findByStart(
  queries: Queries,
  { userId, startedAt }: Owner & { readonly startedAt: Date },
): Promise<StoredActivity | null> {
  const [row] = await queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.startedAt, startedAt)))
  return row ?? null
}

/** The activity of an id, or null. */
export async function findActivity(
  queries: Queries,
  { userId, id }: Owner & { readonly id: string },
): Promise<StoredActivity | null> {
  const [row] = await queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.id, id)))
  return row ?? null
}

/** A day's activities, the first one first. */
export async function listOfDay(
  queries: Queries,
  { userId, date }: Owner & { readonly date: string },
): Promise<StoredActivity[]> {
  return queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.date, date)))
    .orderBy(asc(activities.startedAt))
}

/** The activities that may stand for a day's session, the first one first: its own, but for what its person said of them. */
export async function listForSession(
  queries: Queries,
  { userId, date }: Owner & { readonly date: string },
): Promise<StoredActivity[]> {
  const isOpen = and(isNull(activities.chosenAt), eq(activities.date, date))
  return queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), or(isOpen, eq(activities.sessionDate, date))))
    .orderBy(asc(activities.startedAt))
}

/** Notes which session an activity was, as its person says. */
export async function noteChoice(
  queries: Queries,
  { userId, id }: Owner & { readonly id: string },
  choice: Pick<StoredActivity, 'chosenAt' | 'sessionDate'>,
): Promise<void> {
  await queries
    .update(activities)
    .set(choice)
    .where(and(eq(activities.userId, userId), eq(activities.id, id)))
}

/** The day whose session an activity may stand for. */
export function sessionDayOf({ sessionDate, date }: Pick<StoredActivity, 'sessionDate' | 'date'>): string {
  return sessionDate ?? date
}

/** The activities since a day, the newest first. */
export async function listSince(
  queries: Queries,
  { userId, since }: Owner & { readonly since: string },
): Promise<StoredActivity[]> {
  return queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), gte(activities.date, since)))
    .orderBy(desc(activities.startedAt))
}

/** Keeps a new activity, which stands for no session yet; one that began at the same instant stays. */
export async function addActivity(queries: Queries, row: typeof activities.$inferInsert): Promise<void> {
  await queries.insert(activities).values(row).onConflictDoNothing()
}

/** Notes whether an activity stands for the day's session, and what it recorded there. */
export async function noteMatch(
  queries: Queries,
  { userId, id }: Owner & { readonly id: string },
  match: Pick<StoredActivity, 'matched' | 'markedDone' | 'gaveMinutes'>,
): Promise<void> {
  await queries
    .update(activities)
    .set(match)
    .where(and(eq(activities.userId, userId), eq(activities.id, id)))
}

/** Takes an activity away. */
export async function removeActivity(queries: Queries, { userId, id }: Owner & { readonly id: string }): Promise<void> {
  await queries.delete(activities).where(and(eq(activities.userId, userId), eq(activities.id, id)))
}

/** Keeps new activities, none of which stands for a session; how many were not there yet. */
export async function addActivities(
  queries: Queries,
  rows: readonly (typeof activities.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0
  const added = await queries
    .insert(activities)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: activities.id })
  return added.length
}

/** The activities between two days, both included. */
export async function listWithin(
  queries: Queries,
  { userId, first, last }: Owner & { readonly first: string; readonly last: string },
): Promise<StoredActivity[]> {
  return queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), gte(activities.date, first), lte(activities.date, last)))
}

/** Gives an activity its sets, and notes what they came with. */
export async function noteSets(
  queries: Queries,
  { userId, id }: Owner & { readonly id: string },
  sets: Pick<typeof activities.$inferInsert, 'sets' | 'setsImportId'>,
): Promise<void> {
  await queries
    .update(activities)
    .set(sets)
    .where(and(eq(activities.userId, userId), eq(activities.id, id)))
}

/** Takes the sets of an import from activities that had come before it. */
export async function removeSets(
  queries: Queries,
  { userId, importId }: Owner & { readonly importId: string },
): Promise<void> {
  await queries
    .update(activities)
    .set({ sets: null, setsImportId: null })
    .where(and(eq(activities.userId, userId), eq(activities.setsImportId, importId)))
}

/** The archives that came in, or that gave sets to what was there, the newest first. */
export async function listImports(queries: Queries, userId: string) {
  const { importId, setsImportId, date, createdAt } = activities
  const by = (id: typeof importId | typeof setsImportId) =>
    queries
      .select({ id, date, createdAt })
      .from(activities)
      .where(and(eq(activities.userId, userId), isNotNull(id)))
  const parts = unionAll(by(importId), by(setsImportId)).as('parts')
  return queries
    .select({ id: parts.id, count: count(), first: min(parts.date), last: max(parts.date), at: max(parts.createdAt) })
    .from(parts)
    .groupBy(parts.id)
    .orderBy(desc(max(parts.createdAt)), parts.id)
}

/** How many activities of an import are there, and how many of them stand for a session. */
export async function totalOf(
  queries: Queries,
  { userId, importId }: Owner & { readonly importId: string },
): Promise<{ activities: number; matched: number }> {
  const [row] = await queries
    .select({ activities: count(), matched: count(sql`case when ${activities.matched} then 1 end`) })
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.importId, importId)))
  return row ?? { activities: 0, matched: 0 }
}

/** The activities of an archive, by day. */
export async function listOfImport(
  queries: Queries,
  { userId, importId }: Owner & { readonly importId: string },
): Promise<StoredActivity[]> {
  return queries
    .select()
    .from(activities)
    .where(and(eq(activities.userId, userId), eq(activities.importId, importId)))
    .orderBy(asc(activities.startedAt))
}

/** Takes those activities of an archive away, or of one day of it, that stand for no session. */
export async function removeUnmatched(
  queries: Queries,
  { userId, importId, date }: Owner & { readonly importId: string; readonly date?: string },
): Promise<void> {
  const { matched } = activities
  const ofDay = date === undefined ? undefined : or(eq(activities.date, date), eq(activities.sessionDate, date))
  await queries
    .delete(activities)
    .where(and(eq(activities.userId, userId), eq(activities.importId, importId), eq(matched, false), ofDay))
}

/** An activity as the API gives it. */
export function activityRow(stored: StoredActivity): ActivityRow {
  const { id, date, startedAt, discipline, durationSec, distanceM, avgHr, climbM, source, matched, sessionDate } =
    stored
  const sets = stored.sets?.map((set) => ({ ...set })) ?? null
  return {
    id,
    date,
    start: startedAt.toISOString(),
    discipline,
    durationSec,
    distanceM,
    avgHr,
    climbM,
    sets,
    laps: stored.laps?.length ?? null,
    source,
    matched,
    sessionDate,
  }
}

/** The instant at which an activity began, to the second. */
export function startOf({ start }: Pick<ActivityInput, 'start'>): Date {
  return new Date(Math.floor(Date.parse(start) / 1000) * 1000)
}

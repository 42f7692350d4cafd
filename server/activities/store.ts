import { and, asc, desc, eq, gte } from 'drizzle-orm'
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

/** An activity as the API gives it. */
export function activityRow(stored: StoredActivity): ActivityRow {
  const { id, date, startedAt, discipline, durationSec, distanceM, avgHr, climbM, source, matched } = stored
  return {
    id,
    date,
    start: startedAt.toISOString(),
    discipline,
    durationSec,
    distanceM,
    avgHr,
    climbM,
    source,
    matched,
  }
}

/** The instant at which an activity began, to the second. */
export function startOf({ start }: Pick<ActivityInput, 'start'>): Date {
  return new Date(Math.floor(Date.parse(start) / 1000) * 1000)
}

import { and, eq, gte, max } from 'drizzle-orm'
import type { CheckInInput, CheckInRow } from '../../contract/check-in.ts'
import type { HistoryDay } from '../../engine/model.ts'
import type { Queries } from '../db/open.ts'
import { dailyCheckins, workoutCompletions } from '../db/schema.ts'

type Day = { readonly userId: string; readonly date: string; readonly now: Date }

/** Writes the day's only check-in; a second one replaces it. */
export async function saveCheckIn(
  queries: Queries,
  { userId, date, now }: Day,
  input: CheckInInput,
): Promise<CheckInRow> {
  const notes = input.notes || null
  const tomorrow = input.tomorrow_schedule_notes || null
  const [rpe, minutes] = [input.rpe ?? null, input.minutes ?? null]
  const done = { completed: input.completed, notes, rpe, minutes, updatedAt: now }
  const said = { notes, tomorrowScheduleNotes: tomorrow, updatedAt: now }
  const doneThatDay = and(eq(workoutCompletions.userId, userId), eq(workoutCompletions.date, date))
  const saidThatDay = and(eq(dailyCheckins.userId, userId), eq(dailyCheckins.date, date))
  // Nothing to tell makes no row, but empties one that is there.
  await (input.completed
    ? queries
        .insert(workoutCompletions)
        .values({ userId, date, ...done })
        .onConflictDoUpdate({ target: [workoutCompletions.userId, workoutCompletions.date], set: done })
    : queries.update(workoutCompletions).set(done).where(doneThatDay))
  await (notes || tomorrow
    ? queries
        .insert(dailyCheckins)
        .values({ userId, date, ...said })
        .onConflictDoUpdate({ target: [dailyCheckins.userId, dailyCheckins.date], set: said })
    : queries.update(dailyCheckins).set(said).where(saidThatDay))
  return { date, completed: input.completed, notes, tomorrow_schedule_notes: tomorrow, rpe, minutes }
}

/** What a person recorded since a date, one entry a day, oldest first. */
export async function listHistory(queries: Queries, userId: string, since: string): Promise<HistoryDay[]> {
  const done = await queries
    .select()
    .from(workoutCompletions)
    .where(and(eq(workoutCompletions.userId, userId), gte(workoutCompletions.date, since)))
  const said = await queries
    .select()
    .from(dailyCheckins)
    .where(and(eq(dailyCheckins.userId, userId), gte(dailyCheckins.date, since)))
  const days = new Map<string, HistoryDay>()
  for (const { date, completed, rpe, minutes } of done)
    days.set(date, { date, completed, ...(rpe === null ? {} : { rpe }), ...(minutes === null ? {} : { minutes }) })
  for (const { date, notes, tomorrowScheduleNotes } of said)
    days.set(date, {
      ...(days.get(date) ?? { date }),
      ...(notes === null ? {} : { notes }),
      ...(tomorrowScheduleNotes === null ? {} : { tomorrowNotes: tomorrowScheduleNotes }),
    })
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** When a person last recorded anything, or null. */
export async function lastRecordedAt(queries: Queries, userId: string): Promise<Date | null> {
  const [done] = await queries
    .select({ at: max(workoutCompletions.updatedAt) })
    .from(workoutCompletions)
    .where(eq(workoutCompletions.userId, userId))
  const [said] = await queries
    .select({ at: max(dailyCheckins.updatedAt) })
    .from(dailyCheckins)
    .where(eq(dailyCheckins.userId, userId))
  const newest = Math.max(done?.at?.getTime() ?? 0, said?.at?.getTime() ?? 0)
  return newest === 0 ? null : new Date(newest)
}

import { setImmediate } from 'node:timers/promises'
import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  type CheckInInput,
  type CheckInRow,
  type CompletionInput,
  saysAnything,
  type Taps,
} from '../../contract/check-in.ts'
import { toldDone } from '../../engine/history/notes.ts'
import type { HistoryDay } from '../../engine/model.ts'
import { sure } from '../../engine/sure.ts'
import { ME } from '../db/found.ts'
import type { Queries } from '../db/open.ts'
import { checkInEntries, dailyCheckins, workoutCompletions } from '../db/schema.ts'
import { together } from '../db/together.ts'
import { entryOf, type SaidEntry } from './entry-store.ts'

/** The version after the one that stands there. */
const NEXT = sql`${workoutCompletions.version} + 1`

type Day = { readonly userId: string; readonly date: string; readonly now: Date }

/**
 * Writes the day's only check-in; a second one replaces it, but for what it leaves out of how the session went.
 * Taps add to those before; a check-in of taps alone leaves everything else as it stands.
 * @param stood - what stands on the day
 * @param today - where the person is
 */
export async function saveCheckIn(
  queries: Queries,
  day: Day,
  input: CheckInInput,
  { stood, today }: { readonly stood: RecordedDay; readonly today: string },
): Promise<void> {
  const { userId, date, now } = day
  if (saysAnything(input.taps)) await saveTaps(queries, day, input.taps)
  if (isTapsAlone(input)) return
  const notes = input.notes || null
  const tomorrow = input.tomorrow_schedule_notes || null
  const said = { notes, tomorrowScheduleNotes: tomorrow, updatedAt: now }
  const left = stood.completed ? withoutTick(stood, today) : stood.completed
  // Nothing to tell makes no row, but empties one that is there.
  const done = () =>
    input.completed
      ? saveCompletion(queries, day, input, notes)
      : queries
          .update(workoutCompletions)
          .set({ ...NOT_DONE, untold: left === null, notes, version: NEXT, updatedAt: now })
          .where(and(eq(workoutCompletions.userId, userId), eq(workoutCompletions.date, date)))
  const noted = () =>
    notes || tomorrow
      ? queries
          .insert(dailyCheckins)
          .values({ userId, date, ...said })
          .onConflictDoUpdate({ target: [dailyCheckins.userId, dailyCheckins.date], set: said })
      : queries
          .update(dailyCheckins)
          .set(said)
          .where(and(eq(dailyCheckins.userId, userId), eq(dailyCheckins.date, date)))
  await together(queries, () => [done(), noted()])
}

const NOT_DONE = { completed: false, rpe: null, minutes: null, sets: null } as const

/** Whether a check-in tells nothing but taps. */
export function isTapsAlone({ completed, notes, tomorrow_schedule_notes, taps, added }: CheckInInput): boolean {
  return !completed && notes === '' && tomorrow_schedule_notes === '' && (saysAnything(taps) || added.length > 0)
}

async function saveTaps(queries: Queries, { userId, date, now }: Day, added: Taps): Promise<void> {
  const [row] = await queries
    .select({ taps: dailyCheckins.taps })
    .from(dailyCheckins)
    .where(and(eq(dailyCheckins.userId, userId), eq(dailyCheckins.date, date)))
  const alarm = [...new Set([...(row?.taps?.alarm ?? []), ...(added.alarm ?? [])])]
  const taps = { ...row?.taps, ...added, ...(alarm.length > 0 && { alarm }) }
  await queries
    .insert(dailyCheckins)
    .values({ userId, date, taps, updatedAt: now })
    .onConflictDoUpdate({ target: [dailyCheckins.userId, dailyCheckins.date], set: { taps, updatedAt: now } })
}

/** Marks the day's session as done; undefined parts stay as they were, null ones are cleared. */
export async function saveCompletion(
  queries: Queries,
  { userId, date, now }: Day,
  { rpe, minutes, sets }: CompletionInput,
  notes?: string | null,
): Promise<void> {
  // Drizzle leaves undefined columns out of an update.
  const done = { completed: true, untold: false, notes, rpe, minutes, sets, updatedAt: now }
  const again = { ...done, version: NEXT }
  await queries
    .insert(workoutCompletions)
    .values({ userId, date, ...done })
    .onConflictDoUpdate({ target: [workoutCompletions.userId, workoutCompletions.date], set: again })
}

/**
 * Takes a done session back, also one that was only written of; what was noted of the day stays.
 * @param completed - what then stands: that it was not done, or null where nobody tells of it any more
 */
export async function undoCompletion(
  queries: Queries,
  { userId, date, now }: Day,
  completed: false | null,
): Promise<void> {
  const undone = { ...NOT_DONE, untold: completed === null, updatedAt: now }
  await queries
    .insert(workoutCompletions)
    .values({ userId, date, ...undone })
    .onConflictDoUpdate({
      target: [workoutCompletions.userId, workoutCompletions.date],
      set: { ...undone, version: NEXT },
    })
}

/**
 * What a tick that its person takes back leaves: a session that was missed, or, as long as it may still be done, nothing told.
 * @param today - where the person is
 */
export function withoutTick(stood: RecordedDay, today: string): false | null {
  return stood.date < today ? false : untold(stood)
}

/** Nothing told, unless what was written of the day says that it was done. */
export function untold(stood: RecordedDay): false | null {
  return isRecordedDone({ ...stood, completed: null }) ? false : null
}

/** A day's record; `completed` is null where nothing was ticked or taken back. */
export type RecordedDay = Omit<CheckInRow, 'completed' | 'said'> & {
  readonly completed: boolean | null
  /** All that was said of it, oldest first. */
  readonly entries: readonly SaidEntry[]
}

type Done = typeof workoutCompletions.$inferSelect
type Recorded = {
  readonly done: readonly Pick<
    Done,
    'date' | 'completed' | 'untold' | 'notes' | 'rpe' | 'minutes' | 'sets' | 'version'
  >[]
  readonly said: readonly { date: string; notes: string | null; tomorrow: string | null; taps: Taps | null }[]
  readonly entries: readonly (SaidEntry & { readonly date: string })[]
}

/** The days from a date on, to another if that is given, on which a person recorded something, oldest first. */
export async function listRecordedDays(
  queries: Queries,
  userId: string,
  since: string,
  until?: string,
): Promise<RecordedDay[]> {
  // One statement with JSON for an answer: three, and the driver's work on their columns, take longer than all it reads.
  const within = (date: PgColumn) => and(gte(date, since), until === undefined ? undefined : lte(date, until))
  const of = (rows: SQL) => sql`(select coalesce(json_agg(one), '[]') from (${rows}) one)`
  const { rows } = await queries.execute<Recorded>(sql`select
    ${of(sql`select date, completed, untold, notes, rpe, minutes, sets, version from ${workoutCompletions}
      where ${eq(workoutCompletions.userId, userId)} and ${within(workoutCompletions.date)}`)} as done,
    ${of(sql`select date, notes, tomorrow_schedule_notes as tomorrow, taps from ${dailyCheckins}
      where ${eq(dailyCheckins.userId, userId)} and ${within(dailyCheckins.date)}`)} as said,
    ${of(sql`select date, id, notes, tomorrow_schedule_notes as "tomorrowScheduleNotes", taps, removed, added, read
      from ${checkInEntries} where ${eq(checkInEntries.userId, userId)} and ${within(checkInEntries.date)}
      order by created_at, id`)} as entries`)
  const { done, said, entries } = sure(rows[0])
  const days = new Map<string, RecordedDay>()
  const on = (date: string) => days.get(date) ?? nothingOn(date)
  for (const { untold, ...one } of done)
    days.set(one.date, { ...on(one.date), ...one, completed: untold ? null : one.completed })
  for (const { date, notes, tomorrow, taps } of said)
    days.set(date, { ...on(date), notes, tomorrow_schedule_notes: tomorrow, taps })
  for (const { date, ...entry } of entries) days.set(date, { ...on(date), entries: [...on(date).entries, entry] })
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** Sessions of before that tell of a long break that there was training at all. */
const LAST_DONE = 6

/** The day from which a record must be read that is wanted from `since` on: the last sessions before it belong to it. */
export async function reachBack(queries: Queries, userId: string, since: string): Promise<string> {
  const last = await queries
    .select({ date: workoutCompletions.date })
    .from(workoutCompletions)
    .where(
      and(
        eq(workoutCompletions.userId, userId),
        eq(workoutCompletions.completed, true),
        lt(workoutCompletions.date, since),
      ),
    )
    .orderBy(desc(workoutCompletions.date))
    .limit(LAST_DONE)
  return last.at(-1)?.date ?? since
}

/** What a person recorded on one day. */
export async function getRecordedDay(queries: Queries, userId: string, date: string): Promise<RecordedDay> {
  return (await listRecordedDays(queries, userId, date, date))[0] ?? nothingOn(date)
}

function nothingOn(date: string): RecordedDay {
  return {
    ...{ date, completed: null, notes: null, tomorrow_schedule_notes: null },
    ...{ rpe: null, minutes: null, sets: null, taps: null, version: 0, entries: [] },
  }
}

/** Makes whoever else writes to the same day wait until this transaction has ended, also before the day has a row. */
export async function holdDay(queries: Queries, { userId, date }: Day): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${date}`}, 0))`)
}

/** A record as the API gives it. */
export function checkInRow(recorded: RecordedDay, completed = isRecordedDone(recorded)): CheckInRow {
  const { entries, ...day } = recorded
  const { notes, tomorrow_schedule_notes: tomorrow, taps } = day
  return { ...day, completed, said: entries.length > 0 || [notes, tomorrow, taps].some((one) => one !== null) }
}

/** Whether a day's session was done: by its tick or, where nobody ticked or took back, by what was written of it. */
export function isRecordedDone(day: RecordedDay): boolean {
  return day.completed ?? toldDone(historyDay(day)) ?? false
}

/** Which of these days had their session done, in steps between which others have their turn: words are read for it. */
export async function doneOf(days: readonly RecordedDay[]): Promise<ReadonlySet<string>> {
  const done = new Set<string>()
  for (const day of days) {
    if (isRecordedDone(day)) done.add(day.date)
    if (day.completed === null) await setImmediate()
  }
  return done
}

/** A record in the engine's words, without what was not said. */
export function historyDay(day: RecordedDay): HistoryDay {
  const entries = day.entries.map(entryOf)
  // What stands in the day's row is the last of its entries, but for rows from before entries were kept.
  const isKept = day.entries.some(
    ({ notes, tomorrowScheduleNotes }) => notes === day.notes && tomorrowScheduleNotes === day.tomorrow_schedule_notes,
  )
  return {
    ...(entries.length > 0 && { entries }),
    date: day.date,
    ...(day.completed === null ? {} : { completed: day.completed }),
    ...(day.rpe === null ? {} : { rpe: day.rpe }),
    ...(day.minutes === null ? {} : { minutes: day.minutes }),
    ...(day.sets === null ? {} : { sets: day.sets }),
    ...(day.notes === null || isKept ? {} : { notes: day.notes }),
    ...(day.tomorrow_schedule_notes === null || isKept ? {} : { tomorrowNotes: day.tomorrow_schedule_notes }),
  }
}

/** When a person last recorded anything or changed the plan, or null: for whom the row rules know. */
export const LAST_RECORDED_AT = `greatest(
  (select max(updated_at) from workout_completions where user_id = ${ME}),
  (select max(updated_at) from daily_checkins where user_id = ${ME}),
  (select max(updated_at) from check_in_entries where user_id = ${ME}),
  (select max(greatest(created_at, confirmed_at, answered_at)) from safety_events where user_id = ${ME}),
  (select max(greatest(created_at, taken_back_at)) from plan_changes where user_id = ${ME}),
  (select max(greatest(created_at, taken_back_at)) from plan_answers where user_id = ${ME}),
  (select max(asked_at) from coach_answers where user_id = ${ME} and kind like 'read-%' and outcome = 'used'),
  (select max(created_at) from withdrawn_adjustments where user_id = ${ME})
)`

import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { NO_REMINDERS, type ReminderSettings } from '../../contract/reminders.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { Subscription } from '../access.ts'
import { type CalendarPerson, findPerson } from '../calendar/store.ts'
import type { Queries } from '../db/open.ts'
import { calendarFeeds, profiles, reminderSettings, reminders, users } from '../db/schema.ts'
import { listDevices } from '../push/store.ts'
import type { Reminder } from './decide.ts'

/** Somebody who may be reminded, and of what. */
export type RemindedPerson = CalendarPerson & {
  readonly email: string
  readonly emailVerified: boolean
  readonly subscription: Subscription | null
  /** Those that take reminders. */
  readonly devices: readonly string[]
  /** Days on which they said that they are away. */
  readonly away: readonly { readonly from: CivilDate; readonly to: CivilDate }[]
}

/** What somebody wants to be reminded of. */
export async function findSettings(queries: Queries, userId: string): Promise<ReminderSettings> {
  const [row] = await queries
    .select({ settings: reminderSettings.settings })
    .from(reminderSettings)
    .where(eq(reminderSettings.userId, userId))
  return row?.settings ?? NO_REMINDERS
}

/** Keeps what somebody wants to be reminded of, and has it looked at; calendars that were made before say something else now. */
export async function saveSettings(
  queries: Queries,
  userId: string,
  settings: ReminderSettings,
  now: Date,
): Promise<void> {
  const set = { settings, dueAt: now, updatedAt: now }
  await queries
    .insert(reminderSettings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: reminderSettings.userId, set })
  await queries.update(calendarFeeds).set({ madeOf: null }).where(eq(calendarFeeds.userId, userId))
}

/** Ends all reminders by mail. */
export async function endReminderMails(queries: Queries, userId: string, now: Date): Promise<void> {
  const settings = await findSettings(queries, userId)
  const silent = <Way extends object>(way: Way) => ('mail' in way ? { ...way, mail: false } : way)
  const { evening, hour, weekly, 'still-time': stillTime } = settings.kinds
  const kinds = {
    ...settings.kinds,
    evening: silent(evening),
    hour: silent(hour),
    'still-time': silent(stillTime),
    weekly: silent(weekly),
  }
  await saveSettings(queries, userId, { ...settings, kinds }, now)
}

/** People who are due for a look, the longest due first. */
export async function listDue(queries: Queries, now: Date, most: number) {
  return queries
    .select({ userId: reminderSettings.userId, dueAt: reminderSettings.dueAt })
    .from(reminderSettings)
    .where(lte(reminderSettings.dueAt, now))
    .orderBy(asc(reminderSettings.dueAt))
    .limit(most)
}

/**
 * Takes somebody on: whoever else looks for people that are due does not see them until the lease is over.
 * @returns null where another was faster
 */
export async function takeOn(
  queries: Queries,
  userId: string,
  { now, lease }: { readonly now: Date; readonly lease: Date },
): Promise<{ readonly linksKey: string } | null> {
  const [row] = await queries
    .update(reminderSettings)
    .set({ dueAt: lease })
    .where(and(eq(reminderSettings.userId, userId), lte(reminderSettings.dueAt, now)))
    .returning({ linksKey: reminderSettings.linksKey })
  return row ?? null
}

/** Whom reminders are for; null for nobody who is there, or stays. */
export async function findReminded(queries: Queries, userId: string): Promise<RemindedPerson | null> {
  const person = await findPerson(queries, userId)
  const [row] = await queries
    .select({ email: users.email, emailVerified: users.emailVerified, facts: profiles.facts })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  if (!person || !row) return null
  const { facts, ...rest } = row
  const away = (facts?.dated ?? []).filter(({ kind }) => kind === 'off').map(({ from, to }) => ({ from, to }))
  const devices = (await listDevices(queries, userId)).map(({ id }) => id)
  return { ...person, ...rest, away, devices }
}

/** What somebody wants to be reminded of, as it stands; nobody changes it or reminds them until this transaction has ended. */
export async function holdSettings(queries: Queries, userId: string): Promise<ReminderSettings | null> {
  const [row] = await queries
    .select({ settings: reminderSettings.settings })
    .from(reminderSettings)
    .where(eq(reminderSettings.userId, userId))
    .for('update')
  return row?.settings ?? null
}

/** What somebody was reminded of since a day. */
export async function listSaid(queries: Queries, userId: string, since: CivilDate) {
  return queries
    .select({ kind: reminders.kind, about: reminders.about, day: reminders.day })
    .from(reminders)
    .where(and(eq(reminders.userId, userId), gte(reminders.day, since)))
}

/** Writes down that somebody is reminded of something. @returns whether nobody did before */
export async function writeSaid(
  queries: Queries,
  userId: string,
  { kind, about, day }: Reminder,
  now: Date,
): Promise<boolean> {
  const written = await queries
    .insert(reminders)
    .values({ userId, kind, about, day, sentAt: now })
    .onConflictDoNothing()
    .returning({ kind: reminders.kind })
  return written.length > 0
}

/** Says when somebody is looked at next, unless something happened meanwhile that wants a look before. */
export async function setDue(
  queries: Queries,
  userId: string,
  { lease, nextAt }: { readonly lease: Date; readonly nextAt: Date | null },
): Promise<void> {
  await queries
    .update(reminderSettings)
    .set({ dueAt: nextAt })
    .where(and(eq(reminderSettings.userId, userId), eq(reminderSettings.dueAt, lease)))
}

import { and, asc, eq, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { PROPOSAL_DAYS } from '../../contract/programs.ts'
import type { Queries } from '../db/open.ts'
import {
  calendarEntries,
  coachAnswers,
  coachDays,
  coachUsage,
  emailChanges,
  emailVetoes,
  payments,
  programProposals,
  programTokens,
  rateLimits,
  reminders,
  sandboxObjects,
  securityEvents,
  sessions,
  stripeEvents,
  verifications,
  webhookDeliveries,
} from '../db/schema.ts'

const DAY_MS = 86_400_000
/** [days] What a language model was sent and answered is kept. */
const COACH_DAYS = 30
/** [days] That somebody was reminded of something is kept, so that they are not reminded of it again. */
const REMINDED_DAYS = 60
/** [days] What calendars were told of a day is kept after it. */
const CALENDAR_DAYS = 28
/** [days] What a webhook was sent is kept. */
const SENT_DAYS = 30
/** Security events kept of one person; the account page shows the newest 100. */
const EVENTS_MAX = 1000
/** Rows removed in one transaction: a fraction of a second, so that nobody waits for it. @source default-ours */
const PIECE = 2_000

/** Rows of a table that may not be kept any longer, by the column that tells their age. */
export type Old = {
  readonly table: PgTable
  readonly by: PgColumn
  readonly before: Date | number | string
  /** What tells rows of one age apart, where so many have the same that a piece must end amid them; indexed together. */
  readonly apart?: PgColumn
  /** Which of the table's rows this is about, where it is not all. */
  readonly among?: SQL | undefined
}

/** What has been kept for as long as it may be: the periods that the privacy policy names. */
export function oldAt(now: Date): readonly Old[] {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const sevenYearsAgo = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .subtract({ years: 7 })
  const day = (days: number) => before(days).toISOString().slice(0, 10)
  const coachDay = day(COACH_DAYS)
  const { kind, createdAt } = sandboxObjects
  return [
    { table: coachAnswers, by: coachAnswers.askedAt, before: before(COACH_DAYS) },
    { table: coachUsage, by: coachUsage.day, before: coachDay, apart: coachUsage.userId },
    { table: coachDays, by: coachDays.day, before: coachDay },
    // A calendar that is asked for forgets its own days; of one that nobody asks for any more they go here.
    { table: calendarEntries, by: calendarEntries.date, before: day(CALENDAR_DAYS), apart: calendarEntries.userId },
    { table: payments, by: payments.paidAt, before: new Date(sevenYearsAgo.epochMilliseconds) },
    { table: securityEvents, by: securityEvents.at, before: before(365) },
    // Stripe sends an event again for three days at most.
    { table: stripeEvents, by: stripeEvents.receivedAt, before: before(30) },
    { table: reminders, by: reminders.sentAt, before: before(REMINDED_DAYS) },
    { table: webhookDeliveries, by: webhookDeliveries.createdAt, before: before(SENT_DAYS) },
    { table: sessions, by: sessions.expiresAt, before: now },
    { table: verifications, by: verifications.expiresAt, before: now },
    { table: emailChanges, by: emailChanges.expiresAt, before: now },
    { table: emailVetoes, by: emailVetoes.expiresAt, before: now },
    { table: programTokens, by: programTokens.expiresAt, before: now },
    { table: programProposals, by: programProposals.createdAt, before: before(PROPOSAL_DAYS) },
    { table: rateLimits, by: rateLimits.expire, before: now.getTime() },
    { table: sandboxObjects, by: createdAt, before: before(30), among: inArray(kind, ['event', 'request']) },
    { table: sandboxObjects, by: createdAt, before: before(365), among: eq(kind, 'portal.session') },
  ]
}

/**
 * Removes the oldest rows of those that are old: from the first to the last of a piece, for where nearly all of a table is old
 * "up to here" alone would make the planner read all of it, piece by piece.
 * @returns whether more of them are left
 */
export async function forgetPiece(queries: Queries, { table, by, before, apart = by, among }: Old): Promise<boolean> {
  const rows = await queries
    .select({ at: by, apart })
    .from(table)
    .where(and(lt(by, before), among))
    .orderBy(asc(by), asc(apart))
    .limit(PIECE + 1)
  const [first, last] = [rows[0], rows[PIECE - 1] ?? rows.at(-1)]
  if (!first || !last) return false
  const upTo = apart === by ? lte(by, last.at) : sql`(${by}, ${apart}) <= (${last.at}, ${last.apart})`
  await queries.delete(table).where(and(gte(by, first.at), upTo, among))
  return rows.length > PIECE
}

/** People to whose account something happened within a span. */
export async function listStirred(queries: Queries, span: { after: Date; until: Date }): Promise<string[]> {
  const { at, userId } = securityEvents
  const rows = await queries
    .selectDistinct({ id: userId })
    .from(securityEvents)
    .where(and(gt(at, span.after), lte(at, span.until)))
  return rows.map(({ id }) => id)
}

/** Forgets of each person's security events what is more than a person reads, or an operator asks for: a script's. */
export async function forgetManyEvents(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.execute(sql`
    delete from security_events kept using (
      select who.id as user_id, (select e.at from security_events e where e.user_id = who.id order by e.at desc offset ${EVENTS_MAX - 1} limit 1) as at
      from unnest(${sql.param(ids)}::uuid[]) who(id)
    ) oldest
    where kept.user_id = oldest.user_id and kept.at < oldest.at`)
}

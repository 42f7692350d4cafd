import { and, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { notices, profiles, subscriptions, users } from '../db/schema.ts'

export type NoticeKind = 'receipt' | 'payment-failed' | 'cancelled' | 'trial-ending' | 'trial-ended' | 'confirm-email'

/** Whether a mail of this kind about this thing may go now; true once, and written down with the mail. */
export async function once(
  queries: Queries,
  userId: string,
  kind: NoticeKind,
  about: string,
  now: Date,
): Promise<boolean> {
  const written = await queries
    .insert(notices)
    .values({ userId, kind, about, sentAt: now })
    .onConflictDoNothing()
    .returning({ kind: notices.kind })
  return written.length > 0
}

/** People read in one go. */
export const NOTICE_BATCH = 200

/** People whose trial ends within a span and who have not been told of that end. */
export async function listTrialsEnding(
  queries: Queries,
  kind: 'trial-ending' | 'trial-ended',
  span: { after: Date; until: Date },
) {
  const told = queries
    .select({ one: sql`1` })
    .from(notices)
    .where(
      and(
        eq(notices.userId, subscriptions.userId),
        eq(notices.kind, kind),
        // As JavaScript writes an instant: a trial that was made longer ends anew.
        eq(
          notices.about,
          sql`to_char(${subscriptions.trialEndsAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
        ),
      ),
    )
  return queries
    .select({
      userId: users.id,
      email: users.email,
      timeZone: sql<string>`coalesce(${profiles.timeZone}, 'UTC')`,
      trialEndsAt: subscriptions.trialEndsAt,
      status: subscriptions.status,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .leftJoin(profiles, eq(profiles.id, subscriptions.userId))
    .where(
      and(
        gt(subscriptions.trialEndsAt, span.after),
        lte(subscriptions.trialEndsAt, span.until),
        isNull(users.deletionRequestedAt),
        // One that belonged to another account never ran.
        sql`${subscriptions.trialEndsAt} is distinct from ${subscriptions.trialStartedAt}`,
        // Whoever pays already needs no word of the trial.
        or(
          isNull(subscriptions.status),
          inArray(subscriptions.status, ['trialing', 'canceled', 'incomplete', 'incomplete_expired']),
        ),
        notExists(told),
      ),
    )
    .limit(NOTICE_BATCH)
}

/** People in a trial that began within a span, whose address is not confirmed and who have not been reminded. */
export async function listUnconfirmed(queries: Queries, span: { after: Date; until: Date }) {
  const told = queries
    .select({ one: sql`1` })
    .from(notices)
    .where(and(eq(notices.userId, users.id), eq(notices.kind, 'confirm-email')))
  return queries
    .select({
      id: users.id,
      email: users.email,
      timeZone: sql<string>`coalesce(${profiles.timeZone}, 'UTC')`,
      trialStartedAt: subscriptions.trialStartedAt,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .leftJoin(profiles, eq(profiles.id, subscriptions.userId))
    .where(
      and(
        gt(subscriptions.trialStartedAt, span.after),
        lte(subscriptions.trialStartedAt, span.until),
        gt(subscriptions.trialEndsAt, subscriptions.trialStartedAt),
        eq(users.emailVerified, false),
        isNull(users.deletionRequestedAt),
        isNull(subscriptions.status),
        notExists(told),
      ),
    )
    .limit(NOTICE_BATCH)
}

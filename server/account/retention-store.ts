import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import {
  emailChanges,
  emailVetoes,
  payments,
  rateLimits,
  sandboxObjects,
  securityEvents,
  sessions,
  stripeEvents,
  verifications,
} from '../db/schema.ts'
import { forgetOldAnswers } from '../model/store.ts'

const DAY_MS = 86_400_000
/** Security events kept of one person; the account page shows the newest 100. */
const EVENTS_MAX = 1000

/** Removes what has been kept for as long as it may be. */
export async function forgetOld(queries: Queries, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const sevenYearsAgo = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .subtract({ years: 7 })
  await forgetOldAnswers(queries, now)
  await queries.delete(payments).where(lt(payments.paidAt, new Date(sevenYearsAgo.epochMilliseconds)))
  await queries.delete(securityEvents).where(lt(securityEvents.at, before(365)))
  // More than a person reads, or an operator asks for: a script's.
  await queries.execute(sql`
    delete from security_events kept using (
      select user_id, id, row_number() over (partition by user_id order by at desc) as n from security_events
    ) counted
    where counted.n > ${EVENTS_MAX} and kept.user_id = counted.user_id and kept.id = counted.id`)
  // Stripe sends an event again for three days at most.
  await queries.delete(stripeEvents).where(lt(stripeEvents.receivedAt, before(30)))
  await queries.delete(sessions).where(lt(sessions.expiresAt, now))
  await queries.delete(verifications).where(lt(verifications.expiresAt, now))
  await queries.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
  await queries.delete(emailVetoes).where(lt(emailVetoes.expiresAt, now))
  await queries.delete(rateLimits).where(sql`${rateLimits.expire} < ${now.getTime()}`)
  await queries
    .delete(sandboxObjects)
    .where(and(inArray(sandboxObjects.kind, ['event', 'request']), lt(sandboxObjects.createdAt, before(30))))
  await queries
    .delete(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, 'portal.session'), lt(sandboxObjects.createdAt, before(365))))
}

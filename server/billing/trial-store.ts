import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { sure } from '../../engine/sure.ts'
import type { Queries } from '../db/open.ts'
import { subscriptions, usedTrials, users } from '../db/schema.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { findSubscription, findValue, saveValue } from './store.ts'

/**
 * Begins a person's trial; one that has ever begun stays as it is. Who comes back after their account was erased goes on
 * with what is left of theirs. While another account of the same mailbox is there the trial is that one's, and this
 * account's has ended as soon as it begins.
 */
export async function startTrial(
  queries: Queries,
  userId: string,
  trial: { startsAt: Date; endsAt: Date; now: Date },
): Promise<void> {
  const row = await findSubscription(queries, userId)
  if (row?.trialStartedAt) return
  const { mailbox, address } = await keysOf(queries, userId)
  const [before] = await queries
    .select()
    .from(usedTrials)
    .where(inArray(usedTrials.person, [mailbox, address]))
  const { startedAt, endsAt } = before ?? { startedAt: trial.startsAt, endsAt: trial.endsAt }
  await queries
    .insert(usedTrials)
    .values({ person: mailbox, userId: before?.userId ?? userId, startedAt, endsAt })
    .onConflictDoUpdate({ target: usedTrials.person, set: { userId }, setWhere: isNull(usedTrials.userId) })
  const [kept] = await queries.select().from(usedTrials).where(eq(usedTrials.person, mailbox))
  const used = sure(kept)
  const set =
    used.userId === userId
      ? { trialStartedAt: used.startedAt, trialEndsAt: used.endsAt }
      : { trialStartedAt: trial.startsAt, trialEndsAt: trial.startsAt }
  await queries
    .insert(subscriptions)
    .values({ userId, ...set, updatedAt: trial.now })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { ...set, updatedAt: trial.now },
      setWhere: sql`${subscriptions.trialStartedAt} is null`,
    })
}

/** Whether someone of this mailbox has had the trial. */
export async function hasUsedTrial(queries: Queries, userId: string): Promise<boolean> {
  const { mailbox, address } = await keysOf(queries, userId)
  return (await queries.$count(usedTrials, inArray(usedTrials.person, [mailbox, address]))) > 0
}

/** Lets a trial count for a person's new address as well. */
export async function carryTrial(queries: Queries, userId: string): Promise<void> {
  const row = await findSubscription(queries, userId)
  if (!row?.trialStartedAt || !row.trialEndsAt) return
  const { mailbox } = await keysOf(queries, userId)
  await queries
    .insert(usedTrials)
    .values({ person: mailbox, userId, startedAt: row.trialStartedAt, endsAt: row.trialEndsAt })
    .onConflictDoUpdate({ target: usedTrials.person, set: { userId }, setWhere: isNull(usedTrials.userId) })
}

const BY_MAILBOX = 'trials-by-mailbox'

/** Once in an installation's life: trials that were remembered by the address alone are remembered by the mailbox. */
export async function carryAllTrials(queries: Queries): Promise<void> {
  if (await findValue(queries, BY_MAILBOX)) return
  const begun = await queries
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(isNotNull(subscriptions.trialStartedAt), isNotNull(subscriptions.trialEndsAt)))
  for (const { userId } of begun) await carryTrial(queries, userId)
  await saveValue(queries, BY_MAILBOX, 'done')
}

// Keyed hashes: without this installation's key nobody can ask whether an address was here. Trials of erased accounts of
// earlier versions stand under the address as it was.
async function keysOf(queries: Queries, userId: string): Promise<{ mailbox: string; address: string }> {
  const key = await saveValue(queries, 'trial-key', randomBytes(32).toString('base64url'))
  const [user] = await queries.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return { mailbox: keyed(user ? mailboxOf(user.email) : userId), address: keyed(user?.email ?? userId) }
}

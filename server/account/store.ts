import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { sure } from '../../engine/sure.ts'
import { endReminderLinks } from '../auth/recovery-store.ts'
import type { Queries } from '../db/open.ts'
import { accounts, emailChanges, profiles, pushDevices, rightsRequests, sessions, users } from '../db/schema.ts'

/** What the account page shows of a person, beside the subscription. */
export async function findAccount(queries: Queries, userId: string) {
  const [row] = await queries
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
      tipsByMail: users.tipsByMail,
      modelConsentAt: users.modelConsentAt,
      name: profiles.name,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  return row ?? null
}

/** The hash of a person's password, or null. */
export async function findPasswordHash(queries: Queries, userId: string): Promise<string | null> {
  const [row] = await queries
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return row?.password ?? null
}

/** Gives a person another password. */
export async function savePasswordHash(queries: Queries, userId: string, hash: string): Promise<void> {
  await queries
    .update(accounts)
    .set({ password: hash, updatedAt: new Date() })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
}

/** Changes what a person chose about mails and the language model. */
export async function saveChoices(
  queries: Queries,
  userId: string,
  choices: { tipsByMail?: boolean; modelConsentAt?: Date | null },
): Promise<void> {
  await queries.update(users).set(choices).where(eq(users.id, userId))
}

/* ------------------------------------------------ another address */

/** Whether an address belongs to an account. */
export async function isTaken(queries: Queries, email: string): Promise<boolean> {
  return (await findOwner(queries, email)) !== null
}

/** Whose account an address is, or null. */
export async function findOwner(queries: Queries, email: string): Promise<string | null> {
  const [row] = await queries.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id ?? null
}

/** Keeps an address that waits to be confirmed; it takes the place of one before. */
export async function saveEmailChange(
  queries: Queries,
  change: { userId: string; email: string; tokenHash: string; expiresAt: Date },
): Promise<void> {
  await queries.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.userId, set: change })
}

/** The address that waits to be confirmed, or null. */
export async function findPendingEmail(queries: Queries, userId: string, now: Date): Promise<string | null> {
  const [row] = await queries
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
  return row?.email ?? null
}

/** Uses a link up. @returns whose address it changes, from what and to what; null when it is no good any more */
export async function takeEmailChange(queries: Queries, tokenHash: string, now: Date) {
  const [change] = await queries
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
    .returning()
  if (!change) return null
  const [user] = await queries.select({ email: users.email }).from(users).where(eq(users.id, change.userId))
  return { userId: change.userId, before: sure(user).email, email: change.email }
}

/** Gives a person another, confirmed address. */
export async function saveEmail(queries: Queries, userId: string, email: string): Promise<void> {
  await queries.update(users).set({ email, emailVerified: true, updatedAt: new Date() }).where(eq(users.id, userId))
}

/* ------------------------------------------------ sessions and requests */

/** A person's living sessions, the last used first. */
export async function listSessions(queries: Queries, userId: string, now: Date) {
  return queries
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt))
}

/**
 * Ends sessions of a person: all, one, or all but one. With more than one go the devices that are reminded, and the links that they
 * were given: whoever holds one of them reads what is planned, and the links act without a session.
 * @returns how many ended
 */
export async function revokeSessions(
  queries: Queries,
  userId: string,
  which: 'all' | { only: string } | { allBut: string },
): Promise<number> {
  const condition =
    which === 'all' ? undefined : 'only' in which ? eq(sessions.id, which.only) : ne(sessions.id, which.allBut)
  const ended = await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), condition))
    .returning({ id: sessions.id })
  if (which === 'all' || 'allBut' in which) {
    await queries.delete(pushDevices).where(eq(pushDevices.userId, userId))
    await endReminderLinks(queries, userId)
  }
  return ended.length
}

/** Writes down a request about the person's data, and by when the law wants it answered; a deletion is answered at once. */
export async function recordRequest(
  queries: Queries,
  userId: string,
  request: { kind: 'export' | 'deletion'; at: Date; dueAt: Date },
): Promise<void> {
  const { kind, at, dueAt } = request
  const answeredAt = kind === 'deletion' ? at : null
  await queries.insert(rightsRequests).values({ userId, kind, requestedAt: at, dueAt, answeredAt })
}

/** A person's requests, newest first. */
export async function listRequests(queries: Queries, userId: string) {
  return queries
    .select()
    .from(rightsRequests)
    .where(eq(rightsRequests.userId, userId))
    .orderBy(desc(rightsRequests.requestedAt))
}

import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { authenticators, users } from '../db/schema.ts'
import { notSealedUnder } from '../db/sealed-under.ts'

/** A person's authenticator, confirmed or not, or null. */
export async function findAuthenticator(queries: Queries, userId: string) {
  const [row] = await queries.select().from(authenticators).where(eq(authenticators.userId, userId))
  return row ?? null
}

/** Begins an authenticator; one that was begun and never confirmed gives way. @returns false when one is in use */
export async function beginAuthenticator(queries: Queries, userId: string, secret: string): Promise<boolean> {
  const begun = await queries
    .insert(authenticators)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId })
  return begun.length > 0
}

/** From here on sign-in asks for codes. */
export async function confirmAuthenticator(
  queries: Queries,
  userId: string,
  values: { confirmedAt: Date; lastStep: number; recoveryHashes: readonly string[] },
): Promise<void> {
  await queries.update(authenticators).set(values).where(eq(authenticators.userId, userId))
}

/** Uses a step up. @returns false when its code was used before */
export async function takeStep(queries: Queries, userId: string, step: number): Promise<boolean> {
  const used = await queries
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId })
  return used.length > 0
}

/** Whether a recovery code of this hash is good for the account of an address. */
export async function holdsRecovery(queries: Queries, email: string, hash: string): Promise<boolean> {
  const [row] = await queries
    .select({ hashes: authenticators.recoveryHashes })
    .from(authenticators)
    .innerJoin(users, eq(users.id, authenticators.userId))
    .where(and(eq(users.email, email), isNotNull(authenticators.confirmedAt)))
  return row?.hashes.includes(hash) ?? false
}

/** Uses a recovery code up. @returns false when it is none, or was used */
export async function takeRecovery(queries: Queries, userId: string, hash: string): Promise<boolean> {
  const [row] = await queries
    .select({ hashes: authenticators.recoveryHashes })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
    .for('update')
  if (!row?.hashes.includes(hash)) return false
  const left = row.hashes.filter((each) => each !== hash)
  await queries.update(authenticators).set({ recoveryHashes: left }).where(eq(authenticators.userId, userId))
  return true
}

/** Removes a person's authenticator. @returns whether it was in use */
export async function removeAuthenticator(queries: Queries, userId: string): Promise<boolean> {
  const [gone] = await queries
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ confirmedAt: authenticators.confirmedAt })
  return gone?.confirmedAt != null
}

/** Authenticators whose key is kept in another form than one that begins with a mark. */
export async function listUnmarked(queries: Queries, mark: string) {
  return queries
    .select({ userId: authenticators.userId, secret: authenticators.secret })
    .from(authenticators)
    .where(notSealedUnder(authenticators.secret, mark))
}

/** Puts one form of a key in another's place, unless somebody was faster. */
export async function replaceSecret(queries: Queries, userId: string, from: string, to: string): Promise<void> {
  await queries
    .update(authenticators)
    .set({ secret: to })
    .where(and(eq(authenticators.userId, userId), eq(authenticators.secret, from)))
}

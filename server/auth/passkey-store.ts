import { and, asc, eq, getTableColumns, gt, lt } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { passkeys, users, verifications } from '../db/schema.ts'
import { tokenHash } from './sessions.ts'

/** What a challenge was made for: one for signing in must not add a key. */
export type Purpose = 'passkey-add' | 'passkey-sign-in'

const identifierOf = (purpose: Purpose, challenge: string) => `${purpose}:${tokenHash(challenge)}`

/** Remembers a challenge until it is answered; `userId` where it is meant for one person. */
export async function saveChallenge(
  queries: Queries,
  purpose: Purpose,
  { challenge, userId, expiresAt }: { challenge: string; userId: string | null; expiresAt: Date },
): Promise<void> {
  await queries
    .insert(verifications)
    .values({ identifier: identifierOf(purpose, challenge), value: userId ?? '', expiresAt })
}

/** Uses a challenge up. @returns whether it was given, to that person, and not too long ago */
export async function takeChallenge(
  queries: Queries,
  purpose: Purpose,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<boolean> {
  const taken = await queries
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(purpose, challenge)),
        eq(verifications.value, userId ?? ''),
        gt(verifications.expiresAt, now),
      ),
    )
    .returning({ id: verifications.id })
  return taken.length > 0
}

/** A person's passkeys, the oldest first. */
export async function listPasskeys(queries: Queries, userId: string) {
  return queries.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))
}

/** How many passkeys a person has. */
export async function countPasskeys(queries: Queries, userId: string): Promise<number> {
  return queries.$count(passkeys, eq(passkeys.userId, userId))
}

/** The passkey that an authenticator names, with its person's address, or null. */
export async function findPasskey(queries: Queries, credentialId: string) {
  const [row] = await queries
    .select({ ...getTableColumns(passkeys), email: users.email })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
  return row ?? null
}

type Added = typeof passkeys.$inferInsert

/**
 * Adds a passkey while the person has fewer than `most`.
 * @returns false when there are as many, or when the key is known already
 */
export async function addPasskey(queries: Queries, values: Added, most: number): Promise<boolean> {
  // Two at one instant must not both be the last one.
  await queries.select({ id: users.id }).from(users).where(eq(users.id, values.userId)).for('update')
  if ((await countPasskeys(queries, values.userId)) >= most) return false
  const added = await queries.insert(passkeys).values(values).onConflictDoNothing().returning({ id: passkeys.id })
  return added.length > 0
}

/** Writes down a use. @returns false when the key counts and did not count on: it may be a copy, or this a repeat */
export async function notePasskeyUse(
  queries: Queries,
  { userId, id, counter, at }: { userId: string; id: string; counter: number; at: Date },
): Promise<boolean> {
  const noted = await queries
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(
      and(
        eq(passkeys.userId, userId),
        eq(passkeys.id, id),
        counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter),
      ),
    )
    .returning({ id: passkeys.id })
  return noted.length > 0
}

/** Gives a passkey another name. @returns whether it is there */
export async function renamePasskey(queries: Queries, userId: string, id: string, name: string): Promise<boolean> {
  const renamed = await queries
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return renamed.length > 0
}

/** Removes a passkey. @returns the name it had, or null */
export async function removePasskey(queries: Queries, userId: string, id: string): Promise<string | null> {
  const [gone] = await queries
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name })
  return gone?.name ?? null
}

import { and, eq } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { accounts, sessions } from '../db/schema.ts'
import { Problem } from '../problem.ts'

/** Who was asked again, in which session, and the hash of the password that was right. */
export type Proof = { readonly userId: string; readonly sessionId: string; readonly passwordHash: string }

/**
 * Holds a session to the end of the transaction in which something strong is written: one that was ended meanwhile writes
 * nothing more. @throws Problem unauthenticated
 */
export async function holdSession(
  queries: Queries,
  { userId, sessionId }: Pick<Proof, 'userId' | 'sessionId'>,
): Promise<void> {
  const [held] = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .for('share')
  if (!held) throw new Problem('unauthenticated')
}

/**
 * The same for the password: to check one takes long enough for a reset to come in between, and what was proven with the old
 * one must not be written after it. @throws Problem unauthenticated
 */
export async function holdProof(queries: Queries, proof: Proof): Promise<void> {
  const { userId, passwordHash } = proof
  const [held] = await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'), eq(accounts.password, passwordHash)))
    .for('update')
  if (!held) throw new Problem('unauthenticated')
  await holdSession(queries, proof)
}

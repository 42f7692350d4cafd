import { and, asc, count, eq, gt, gte } from 'drizzle-orm'
import type { Queries } from '../db/open.ts'
import { programProposals, programTokens } from '../db/schema.ts'

/** The tokens of a person that are still good, the oldest first; what they hash to stays where it is. */
export async function listTokens(queries: Queries, userId: string, now: Date) {
  const { id, name, scopes, createdAt, expiresAt, usedAt } = programTokens
  return queries
    .select({ id, name, scopes, createdAt, expiresAt, usedAt })
    .from(programTokens)
    .where(and(eq(programTokens.userId, userId), gt(expiresAt, now)))
    .orderBy(asc(createdAt), asc(id))
}

/** How many tokens a person has. */
export async function countTokens(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(programTokens).where(eq(programTokens.userId, userId))
  return row?.n ?? 0
}

/** Keeps what a new token hashes to. */
export async function addToken(queries: Queries, token: typeof programTokens.$inferInsert): Promise<void> {
  await queries.insert(programTokens).values(token)
}

/** Ends a token. */
export async function dropToken(queries: Queries, userId: string, id: string): Promise<void> {
  await queries.delete(programTokens).where(and(eq(programTokens.userId, userId), eq(programTokens.id, id)))
}

/** What waits for a person's answer from a day on, the oldest first. */
export async function listProposals(queries: Queries, userId: string, from: string) {
  return queries
    .select()
    .from(programProposals)
    .where(and(eq(programProposals.userId, userId), gte(programProposals.date, from)))
    .orderBy(asc(programProposals.createdAt), asc(programProposals.id))
}

/** Keeps a proposal. */
export async function addProposal(queries: Queries, proposal: typeof programProposals.$inferInsert): Promise<void> {
  await queries.insert(programProposals).values(proposal)
}

/** Forgets a proposal. @returns whether it was there */
export async function dropProposal(queries: Queries, userId: string, id: string): Promise<boolean> {
  const gone = await queries
    .delete(programProposals)
    .where(and(eq(programProposals.userId, userId), eq(programProposals.id, id)))
    .returning({ id: programProposals.id })
  return gone.length > 0
}

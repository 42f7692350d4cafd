import { and, asc, count, eq, gt, gte, notExists } from 'drizzle-orm'
import { PROPOSAL_DAYS } from '../../contract/programs.ts'
import { ME } from '../db/found.ts'
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

/** How many tokens of a person are still good. */
export async function countTokens(queries: Queries, userId: string, now: Date): Promise<number> {
  const [row] = await queries
    .select({ n: count() })
    .from(programTokens)
    .where(and(eq(programTokens.userId, userId), gt(programTokens.expiresAt, now)))
  return row?.n ?? 0
}

/** Keeps what a new token hashes to. */
export async function addToken(queries: Queries, token: typeof programTokens.$inferInsert): Promise<void> {
  await queries.insert(programTokens).values(token)
}

/** Ends a token, and with the last of a program what that proposed. */
export async function dropToken(queries: Queries, userId: string, id: string): Promise<void> {
  const [gone] = await queries
    .delete(programTokens)
    .where(and(eq(programTokens.userId, userId), eq(programTokens.id, id)))
    .returning({ name: programTokens.name })
  if (!gone) return
  const its = queries
    .select({ id: programTokens.id })
    .from(programTokens)
    .where(and(eq(programTokens.userId, userId), eq(programTokens.name, gone.name)))
  await queries
    .delete(programProposals)
    .where(and(eq(programProposals.userId, userId), eq(programProposals.program, gone.name), notExists(its)))
}

/** Whose answer is waited for, from which of their days on, and when that is. */
type Waiting = { readonly userId: string; readonly from: string; readonly now: Date }

/** What waits still: of a day that is not over, and proposed not too long ago. */
const isWaiting = ({ userId, from, now }: Waiting) =>
  and(
    eq(programProposals.userId, userId),
    gte(programProposals.date, from),
    gt(programProposals.createdAt, new Date(now.getTime() - PROPOSAL_DAYS * 86_400_000)),
  )

/** What waits for a person's answer, the oldest first. */
export async function listProposals(queries: Queries, waiting: Waiting) {
  return queries
    .select()
    .from(programProposals)
    .where(isWaiting(waiting))
    .orderBy(asc(programProposals.createdAt), asc(programProposals.id))
}

/** How many wait. */
export async function countProposals(queries: Queries, waiting: Waiting): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(programProposals).where(isWaiting(waiting))
  return row?.n ?? 0
}

/** The same as a statement for a person who is known by now. */
export function proposalsOf(now: Date): string {
  const at = `timestamptz '${now.toISOString()}'`
  const today = `(${at} at time zone coalesce((select time_zone from profiles where id = ${ME}), 'UTC'))::date`
  return `select count(*)::int as proposals from program_proposals
    where user_id = ${ME} and date >= ${today} and created_at > ${at} - interval '${PROPOSAL_DAYS} days'`
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

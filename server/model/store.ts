import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { sure } from '../../engine/sure.ts'
import type { Queries } from '../db/open.ts'
import { coachAnswers, coachDays, coachUsage, users } from '../db/schema.ts'

/** Tokens a person may use in a day, and all people of one installation together. */
const PERSON_TOKENS = 60_000
const PERSON_QUESTIONS = 60
const INSTALLATION_TOKENS = 3_000_000
/** [ms] A question that has been open for longer than it may take was lost with its server. */
const LOST_AFTER_MS = 30_000
/** [ms] A model that was away is asked again after this long; an answer that broke a rule is not. */
const AWAY_AFTER_MS = 10 * 60_000

/** Since when a person lets a language model read, or null. */
export async function findConsent(queries: Queries, userId: string): Promise<Date | null> {
  const [row] = await queries.select({ at: users.modelConsentAt }).from(users).where(eq(users.id, userId))
  return row?.at ?? null
}

const ownRow = (userId: string, day: string) => and(eq(coachUsage.userId, userId), eq(coachUsage.day, day))

/** Whether today's share still has room, for this person and for everyone. */
export async function hasBudget(queries: Queries, userId: string, day: string): Promise<boolean> {
  const [own] = await queries.select().from(coachUsage).where(ownRow(userId, day))
  const hasOwn = !own || (own.tokens < PERSON_TOKENS && own.questions < PERSON_QUESTIONS)
  return hasOwn && (await usedTokens(queries, day)) < INSTALLATION_TOKENS
}

/** What everybody together used on a day. */
export async function usedTokens(queries: Queries, day: string): Promise<number> {
  const [row] = await queries.select().from(coachDays).where(eq(coachDays.day, day))
  return row?.tokens ?? 0
}

/**
 * Counts a question before it is asked, where today's shares have room: what is under way counts, whatever comes of it. Each
 * count is one statement that looks and adds, so that no two are both the last; that of everybody comes at the end, for its
 * row is everybody's to wait for.
 * @returns false where there is no room; then the transaction must come to nothing
 */
export async function reserve(queries: Queries, userId: string, day: string, tokens: number): Promise<boolean> {
  const own = await queries
    .insert(coachUsage)
    .values({ userId, day, questions: 1, tokens })
    .onConflictDoUpdate({
      target: [coachUsage.userId, coachUsage.day],
      set: { questions: sql`${coachUsage.questions} + 1`, tokens: sql`${coachUsage.tokens} + ${tokens}` },
      setWhere: and(lt(coachUsage.tokens, PERSON_TOKENS), lt(coachUsage.questions, PERSON_QUESTIONS)) as SQL,
    })
    .returning({ tokens: coachUsage.tokens })
  if (own.length === 0) return false
  const all = await queries
    .insert(coachDays)
    .values({ day, tokens })
    .onConflictDoUpdate({
      target: coachDays.day,
      set: { tokens: sql`${coachDays.tokens} + ${tokens}` },
      setWhere: lt(coachDays.tokens, INSTALLATION_TOKENS),
    })
    .returning({ tokens: coachDays.tokens })
  return all.length > 0
}

/** Puts what was really used in the place of what was reserved. */
export async function settle(queries: Queries, userId: string, day: string, difference: number): Promise<void> {
  await queries
    .update(coachUsage)
    .set({ tokens: sql`greatest(0, ${coachUsage.tokens} + ${difference})` })
    .where(ownRow(userId, day))
  await queries
    .update(coachDays)
    .set({ tokens: sql`greatest(0, ${coachDays.tokens} + ${difference})` })
    .where(eq(coachDays.day, day))
}

type Entry = { readonly key: string; readonly kind: string; readonly sent: string; readonly now: Date }

/** Takes a question for this request alone; false where it is under way, has an answer, or failed a moment ago. */
export async function claim(queries: Queries, userId: string, { key, kind, sent, now }: Entry): Promise<boolean> {
  const asking = { outcome: 'asking', sent, askedAt: now }
  const before = (ms: number) => new Date(now.getTime() - ms)
  const rows = await queries
    .insert(coachAnswers)
    .values({ userId, key, kind, ...asking })
    .onConflictDoUpdate({
      target: [coachAnswers.userId, coachAnswers.key],
      set: asking,
      setWhere: sure(
        or(
          and(eq(coachAnswers.outcome, 'asking'), lt(coachAnswers.askedAt, before(LOST_AFTER_MS))),
          and(inArray(coachAnswers.outcome, ['time', 'refused']), lt(coachAnswers.askedAt, before(AWAY_AFTER_MS))),
        ),
      ),
    })
    .returning({ key: coachAnswers.key })
  return rows.length > 0
}

/** Writes how a question ended; `used` is the only outcome whose answer is ever shown. */
export async function finish(
  queries: Queries,
  userId: string,
  key: string,
  end: { readonly outcome: string; readonly answer: unknown; readonly received: string },
): Promise<void> {
  await queries
    .update(coachAnswers)
    .set(end)
    .where(and(eq(coachAnswers.userId, userId), eq(coachAnswers.key, key)))
}

/** Keeps an exchange that is never looked up again, so that the person sees it. */
export async function record(
  queries: Queries,
  userId: string,
  entry: Omit<Entry, 'key'> & { readonly received: string; readonly outcome: string },
): Promise<void> {
  const { now, ...kept } = entry
  await queries.insert(coachAnswers).values({ userId, key: randomUUID(), ...kept, askedAt: now })
}

/** The answers to questions by their keys. */
export async function findAnswers(queries: Queries, userId: string, keys: readonly string[]) {
  if (keys.length === 0) return []
  return queries
    .select({ key: coachAnswers.key, outcome: coachAnswers.outcome, answer: coachAnswers.answer })
    .from(coachAnswers)
    .where(and(eq(coachAnswers.userId, userId), inArray(coachAnswers.key, [...keys])))
}

const SEEN_MAX = 100

/** What went to the model and came back, newest first. */
export async function listSeen(queries: Queries, userId: string) {
  return queries
    .select()
    .from(coachAnswers)
    .where(eq(coachAnswers.userId, userId))
    .orderBy(desc(coachAnswers.askedAt))
    .limit(SEEN_MAX)
}

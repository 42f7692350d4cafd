import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { StoredAnswer } from '../../engine/model.ts'
import type { Queries } from '../db/open.ts'
import { planAnswers } from '../db/schema.ts'

/** What a person answered where the plan left them a choice and did not take back, oldest first: what was chosen stands until then. */
export async function listAnswers(queries: Queries, userId: string): Promise<StoredAnswer[]> {
  return queries
    .select({
      id: planAnswers.questionId,
      kind: planAnswers.kind,
      on: planAnswers.answeredOn,
      choice: planAnswers.choice,
    })
    .from(planAnswers)
    .where(and(eq(planAnswers.userId, userId), isNull(planAnswers.takenBackAt)))
    .orderBy(asc(planAnswers.createdAt), asc(planAnswers.questionId))
}

/**
 * Keeps an answer, in the place of one to the same question that was taken back.
 * @returns false where another one stands
 */
export async function keepAnswer(
  queries: Queries,
  userId: string,
  { id, kind, on, choice }: StoredAnswer,
  now: Date,
): Promise<boolean> {
  const set = { kind, answeredOn: on, choice, createdAt: now, takenBackAt: null }
  const kept = await queries
    .insert(planAnswers)
    .values({ userId, questionId: id, ...set })
    .onConflictDoUpdate({
      target: [planAnswers.userId, planAnswers.questionId],
      set,
      setWhere: isNotNull(planAnswers.takenBackAt),
    })
    .returning({ id: planAnswers.questionId })
  return kept.length > 0
}

/** Takes an answer back; a second time changes nothing. */
export async function takeAnswerBack(queries: Queries, userId: string, id: string, now: Date): Promise<void> {
  await queries
    .update(planAnswers)
    .set({ takenBackAt: now })
    .where(and(eq(planAnswers.userId, userId), eq(planAnswers.questionId, id), isNull(planAnswers.takenBackAt)))
}

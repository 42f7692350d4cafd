import { and, asc, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import type { SafetyAnswerInput, ToldDanger } from '../../contract/safety.ts'
import type { CivilDate, SafetyFact } from '../../engine/model.ts'
import { derivedSafetyId, type FoundSafety } from '../../engine/safety/standing.ts'
import type { Queries } from '../db/open.ts'
import { safetyEvents } from '../db/schema.ts'

type Day = { readonly userId: string; readonly date: string; readonly now: Date }

/** What was told since a date, and every danger and condition however old; oldest first. */
export async function listSafety(queries: Queries, userId: string, since: CivilDate): Promise<SafetyFact[]> {
  const rows = await queries
    .select()
    .from(safetyEvents)
    .where(
      and(
        eq(safetyEvents.userId, userId),
        // Both stand until they are answered, and what was answered once is not asked again.
        or(gte(safetyEvents.date, since), inArray(safetyEvents.kind, ['danger', 'condition'])),
      ),
    )
    .orderBy(asc(safetyEvents.date), asc(safetyEvents.createdAt), asc(safetyEvents.id))
  return rows.map(factIn)
}

/** The dangers on record that nobody has answered, as they are told without a plan. */
export async function listDangers(queries: Queries, userId: string): Promise<ToldDanger[]> {
  const rows = await queries
    .select()
    .from(safetyEvents)
    .where(and(eq(safetyEvents.userId, userId), eq(safetyEvents.kind, 'danger'), isNull(safetyEvents.answer)))
    .orderBy(asc(safetyEvents.createdAt), asc(safetyEvents.id))
  return rows.map(factIn).map(({ id, what, origin, quote, confirmed }) => ({ id, what, origin, quote, confirmed }))
}

/** What is on record under an id, or was recorded with its answer under the name its day gave it. */
export async function findSafety(queries: Queries, userId: string, id: string): Promise<SafetyFact | undefined> {
  const named = isRecorded(id) ? eq(safetyEvents.id, id) : undefined
  const rows = await queries
    .select()
    .from(safetyEvents)
    .where(and(eq(safetyEvents.userId, userId), named))
    .orderBy(desc(safetyEvents.createdAt))
  return rows.map(factIn).find((fact) => fact.id === id || derivedSafetyId(fact, fact.date) === id)
}

function factIn(row: typeof safetyEvents.$inferSelect): SafetyFact {
  const { id, date, kind, what, origin, quote, confirmedAt, answer, answeredOn } = row
  return { ...{ id, date, kind, what, origin, quote, answer, answeredOn }, confirmed: confirmedAt !== null }
}

/** How often a day keeps that the very same was told and answered: more is a script, and the last stands again. */
const ALIKE_MAX = 20

/**
 * Adds what an entry tells to what stands; nothing that stands is touched.
 * @param isNew - whether it is no repeat of an entry: the very same once more asks nothing anew, a tap always does
 */
export async function recordSafety(
  queries: Queries,
  { userId, date, now }: Day,
  told: readonly FoundSafety[],
  isNew: boolean,
): Promise<void> {
  if (told.length === 0) return
  const before = (await listSafety(queries, userId, date)).filter((one) => one.date === date)
  for (const one of told) {
    const alike = before.filter(({ kind, what }) => kind === one.kind && what === one.what)
    if (alike.some(({ answer }) => answer === null) || (one.origin !== 'tap' && !isNew)) continue
    const last = alike.at(-1)
    if (last === undefined || alike.length < ALIKE_MAX)
      await queries.insert(safetyEvents).values({ ...one, userId, date, createdAt: now })
    else
      await queries
        .update(safetyEvents)
        .set({ confirmedAt: null, answer: null, answeredAt: null, answeredOn: null })
        .where(and(eq(safetyEvents.userId, userId), eq(safetyEvents.id, last.id)))
  }
}

/**
 * Keeps the person's answer to a fact; one that was read and never recorded is recorded with it.
 * @param today - where the person is
 */
export async function answerSafety(
  queries: Queries,
  { userId, now }: { readonly userId: string; readonly now: Date },
  fact: SafetyFact,
  { answer, today }: SafetyAnswerInput & { readonly today: CivilDate },
): Promise<void> {
  const given = answer === 'right' ? { confirmedAt: now } : { answer, answeredAt: now, answeredOn: today }
  const [row] = isRecorded(fact.id)
    ? await queries
        .update(safetyEvents)
        .set(given)
        .where(and(eq(safetyEvents.userId, userId), eq(safetyEvents.id, fact.id)))
        .returning({ id: safetyEvents.id })
    : []
  if (row) return
  const { date, kind, what, origin, quote } = fact
  await queries
    .insert(safetyEvents)
    .values({ ...{ userId, date, kind, what, origin, quote, createdAt: now }, ...given })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether an id is that of a record: a fact that was read and never recorded is named by its day. */
export function isRecorded(id: string): boolean {
  return UUID.test(id)
}

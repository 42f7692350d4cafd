import { and, asc, eq } from 'drizzle-orm'
import { type CheckInInput, saysAnything } from '../../contract/check-in.ts'
import { notesToKeep } from '../../engine/history/kept-notes.ts'
import type { AddedFact, HistoryEntry } from '../../engine/model.ts'
import type { Queries } from '../db/open.ts'
import { checkInEntries } from '../db/schema.ts'

type Day = { readonly userId: string; readonly date: string; readonly now: Date }

type StoredEntry = typeof checkInEntries.$inferSelect
/** What an entry says, without when. */
export type SaidEntry = Pick<
  StoredEntry,
  'id' | 'notes' | 'tomorrowScheduleNotes' | 'taps' | 'removed' | 'added' | 'read'
>

/** More than these in a day are a script, not a person; their facts of safety are kept all the same. */
const ENTRIES_MAX = 100
/**
 * [characters] that are kept of a day: each plan reads three weeks of them, and reading takes time by length. Beyond it the words
 * said last take the place of those before them, and what those told of safety stands.
 * @source default-ours
 */
const WORDS_OF_DAY_MAX = 5_000

/** An entry in the engine's words. */
export function entryOf({
  notes,
  tomorrowScheduleNotes,
  taps,
  removed,
  added,
  read,
}: Omit<SaidEntry, 'id'>): HistoryEntry {
  return {
    ...(notes !== null && { notes }),
    ...(tomorrowScheduleNotes !== null && { tomorrowNotes: tomorrowScheduleNotes }),
    ...(taps !== null && { taps }),
    ...(removed.length > 0 && { removed }),
    ...(added.length > 0 && { added }),
    ...(read !== null && { read }),
  }
}

/** What a check-in says, in the engine's words. */
export function saidIn({ notes, tomorrow_schedule_notes, taps, added }: CheckInInput): HistoryEntry {
  return {
    ...(notes !== '' && { notes }),
    ...(tomorrow_schedule_notes !== '' && { tomorrowNotes: tomorrow_schedule_notes }),
    ...(saysAnything(taps) && { taps }),
    ...(added.length > 0 && { added }),
  }
}

/** Everything that was said of a day, oldest first. */
export async function listEntries(
  queries: Queries,
  { userId, date }: Pick<Day, 'userId' | 'date'>,
): Promise<StoredEntry[]> {
  return queries
    .select()
    .from(checkInEntries)
    .where(and(eq(checkInEntries.userId, userId), eq(checkInEntries.date, date)))
    .orderBy(asc(checkInEntries.createdAt), asc(checkInEntries.id))
}

/**
 * Keeps what was said beside all that was said before.
 * @param known - what that was, where that is known: the day is held
 * @returns whether it says anything that no entry of the day has said in the same words
 */
export async function keepEntry(
  queries: Queries,
  day: Day,
  said: HistoryEntry,
  known?: readonly SaidEntry[],
): Promise<boolean> {
  const { userId, date, now } = day
  const { notes = null, tomorrowNotes = null, taps = null, added = [] } = said
  if (notes === null && tomorrowNotes === null && taps === null && added.length === 0) return false
  const before = known ?? (await listEntries(queries, day))
  const words = JSON.stringify([notes, tomorrowNotes, taps, added])
  const isNew = before.every(
    (one) => JSON.stringify([one.notes, one.tomorrowScheduleNotes, one.taps, one.added]) !== words,
  )
  if (!isNew || before.length >= ENTRIES_MAX) return isNew
  const last = before.findLast((one) => lengthOf(one) > 0)
  const length =
    before.reduce((sum, one) => sum + lengthOf(one), 0) + lengthOf({ notes, tomorrowScheduleNotes: tomorrowNotes })
  if (last && length > WORDS_OF_DAY_MAX)
    await queries
      .update(checkInEntries)
      .set({ notes: null, tomorrowScheduleNotes: null, read: null, updatedAt: now })
      .where(and(eq(checkInEntries.userId, userId), eq(checkInEntries.id, last.id)))
  await queries.insert(checkInEntries).values({
    userId,
    date,
    notes,
    tomorrowScheduleNotes: tomorrowNotes,
    taps,
    added,
    read: notesToKeep(said),
    createdAt: now,
    updatedAt: now,
  })
  return isNew
}

function lengthOf({ notes, tomorrowScheduleNotes }: Pick<StoredEntry, 'notes' | 'tomorrowScheduleNotes'>): number {
  return (notes?.length ?? 0) + (tomorrowScheduleNotes?.length ?? 0)
}

/** Takes facts out of everything that was said of a day so far; what is said later may tell them again. */
export async function removeFacts(queries: Queries, day: Day, ids: readonly string[]): Promise<void> {
  for (const { id, removed, added } of await listEntries(queries, day))
    await queries
      .update(checkInEntries)
      .set({ removed: [...new Set([...removed, ...ids])], added: keptOf(added, ids), updatedAt: day.now })
      .where(and(eq(checkInEntries.userId, day.userId), eq(checkInEntries.id, id)))
}

/** What was added by tap is simply no longer added. */
function keptOf(added: readonly AddedFact[], ids: readonly string[]): AddedFact[] {
  return added.filter(({ kind, ...rest }) => !ids.includes([kind, ...Object.values(rest)].join(':')))
}

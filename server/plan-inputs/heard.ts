import type { CivilDate, HistoryEntry } from '../../engine/model.ts'
import { heardAnewSince, type Known, knownBy, knownDangers, knownIn } from '../../engine/safety/known-dangers.ts'
import type { FoundSafety } from '../../engine/safety/standing.ts'
import type { Queries } from '../db/open.ts'
import { together } from '../db/together.ts'
import { historyDay, listRecordedDays } from './check-in-store.ts'
import { findTold, holdProfile } from './profile-store.ts'
import { listSafety, recordSafety } from './safety-store.ts'

type Moment = { readonly userId: string; readonly now: Date; readonly today: CivilDate }

/**
 * The dangers that an entry tells of this person, by what is known of them as they enter it. Who ticks something at the
 * same moment waits, or is waited for.
 */
export async function toldByKnown(
  queries: Queries,
  { userId, today }: Pick<Moment, 'userId' | 'today'>,
  date: CivilDate,
  said: HistoryEntry,
): Promise<FoundSafety[]> {
  if (!said.notes && !said.tomorrowNotes) return []
  const [person, safety] = await together(queries, () => [knownOf(queries, userId), listSafety(queries, userId, today)])
  if (!person) return []
  const conditions = safety.filter(({ kind }) => kind === 'condition')
  return knownIn(said, knownBy(date > today ? date : today, person, conditions))
}

/** Records the dangers that the notes of yesterday and today mean now that something got known of the person. */
export async function recordHeardAnew(queries: Queries, { userId, now, today }: Moment): Promise<void> {
  const person = await knownOf(queries, userId)
  if (!person) return
  const since = heardAnewSince(today)
  const history = (await listRecordedDays(queries, userId, since)).map(historyDay)
  if (history.length === 0) return
  const safety = await listSafety(queries, userId, since)
  for (const { date, kind, what, origin, quote } of knownDangers({ ...person, history, today }, safety))
    await recordSafety(queries, { userId, date, now }, [{ kind, what, origin, quote }], true)
}

/** What a person ticked and wrote of themselves; null where there is nothing of it yet. */
async function knownOf(queries: Queries, userId: string): Promise<Known | null> {
  const [, row] = await together(queries, () => [holdProfile(queries, userId), findTold(queries, userId)])
  if (!row) return null
  return {
    profile: { commitments: row.dailyCommitments ?? '', races: row.upcomingRaces ?? '' },
    facts: row.facts ?? {},
  }
}

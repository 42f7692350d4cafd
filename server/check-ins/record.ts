import type { CompletionInput } from '../../contract/check-in.ts'
import { findExercise } from '../../engine/sessions/catalogue.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import { together } from '../db/together.ts'
import type { PlanReader } from '../env.ts'
import { checkInRow, getRecordedDay, holdDay, type RecordedDay } from '../plan-inputs/check-in-store.ts'
import { stirFollowers } from '../plan-inputs/follower-store.ts'
import { Problem } from '../problem.ts'
import { firstRecordable } from './floor-store.ts'
import { takesUnseen } from './unseen.ts'

const DAY_MS = 86_400_000

export type Day = { readonly userId: string; readonly date: string; readonly now: Date }

/** What a write says of a day's session, and which version of it was seen. */
export type Said = CompletionInput & { readonly completed: boolean; readonly date: string }

/**
 * Writes to one of a person's days.
 * @param write - gets what stood there, which nobody else can change meanwhile
 * @returns what then stands there
 * @throws Problem invalid-input for a day that cannot be recorded, changed-elsewhere where it would take what was not seen
 */
export async function recordDay(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, timeZone }: PlanReader,
  { date, ...said }: Said,
  write: (queries: Queries, day: Day, stood: RecordedDay) => Promise<void>,
): Promise<RecordedDay> {
  const instant = now()
  // A day of leeway: the person may have travelled since the time zone was kept.
  const tomorrow = civilDay(new Date(instant.getTime() + DAY_MS), timeZone)
  if (date > tomorrow) throw new Problem('invalid-input', { code: 'day-ahead' })
  if (said.sets?.some(({ exerciseId }) => !findExercise(exerciseId)))
    throw new Problem('invalid-input', { code: 'unknown-exercise' })
  return db.forUser(id, async (queries): Promise<RecordedDay> => {
    const day = { userId: id, date, now: instant }
    const [, first, current] = await together(queries, () => [
      holdDay(queries, day),
      firstRecordable(queries, id),
      getRecordedDay(queries, id, date),
    ])
    if (date < first) throw new Problem('invalid-input', { code: 'day-too-early' })
    if (takesUnseen(current, said.version, said))
      throw new Problem('changed-elsewhere', undefined, { current: checkInRow(current) })
    await write(queries, day, current)
    const [, written] = await together(queries, () => [
      stirFollowers(queries, id, instant),
      getRecordedDay(queries, id, date),
    ])
    return written
  })
}

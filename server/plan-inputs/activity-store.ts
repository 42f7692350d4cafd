import { and, asc, eq, gte } from 'drizzle-orm'
import type { HistoryDay } from '../../engine/model.ts'
import type { Queries } from '../db/open.ts'
import { activities } from '../db/schema.ts'

type Measured = Pick<
  typeof activities.$inferSelect,
  'date' | 'discipline' | 'durationSec' | 'distanceM' | 'matched' | 'sets' | 'sessionDate'
>

/** What watches recorded since a day, as a plan needs it, oldest first. */
export async function listMeasured(queries: Queries, userId: string, since: string): Promise<Measured[]> {
  const { date, discipline, durationSec, distanceM, matched, sets, sessionDate, startedAt } = activities
  return queries
    .select({ date, discipline, durationSec, distanceM, matched, sets, sessionDate })
    .from(activities)
    .where(and(eq(activities.userId, userId), gte(date, since)))
    .orderBy(asc(startedAt))
}

/** What the person logged of the day's session outweighs what another program kept of the same one. */
function withSets(day: HistoryDay, matched: boolean, sets: Measured['sets']): HistoryDay {
  if (!sets?.length || (matched && day.sets?.length)) return day
  return { ...day, sets: [...(day.sets ?? []), ...sets] }
}

/** [min] that a day of history holds at most of one thing. */
const MOST_MIN = 1440

/**
 * A history with what watches recorded: of the activity that stands for a day's session what it was and how far, and every other
 * one beside it.
 */
export function withMeasured(days: readonly HistoryDay[], measured: readonly Measured[]): readonly HistoryDay[] {
  if (measured.length === 0) return days
  const history = new Map(days.map((day) => [day.date, day]))
  for (const { date: doneOn, sessionDate, discipline, durationSec, distanceM, matched: isMatched, sets } of measured) {
    // A session that was taken back has no minutes: the activity that stood for it was done all the same.
    const session = history.get(sessionDate ?? doneOn)
    const matched = isMatched && (session === undefined || session.completed === true)
    // What stands for a session of another day is that one, done: it counts there, and nowhere else.
    const date = matched ? (sessionDate ?? doneOn) : doneOn
    const day = withSets(history.get(date) ?? { date }, matched, sets)
    const distance = distanceM ? { distanceKm: distanceM / 1000 } : {}
    if (matched) {
      // Kilometres of a ride say nothing of a run.
      history.set(date, { ...day, discipline, ...(discipline === 'run' && distance) })
      continue
    }
    const minutes = Math.min(MOST_MIN, Math.max(1, Math.round(durationSec / 60)))
    history.set(date, { ...day, beside: [...(day.beside ?? []), { discipline, minutes, ...distance }] })
  }
  return [...history.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

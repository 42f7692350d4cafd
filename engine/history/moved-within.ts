import { BOUNDS } from '../limits/bounds.ts'
import type { CivilDate, Discipline, HistoryDay } from '../model.ts'
import { isDone, type Told } from './known-day.ts'

const { least: STANDS_IN } = BOUNDS['moved-session']

/** A session of a plan, by its day. */
type DueSession = { readonly date: CivilDate; readonly durationMin: number; readonly discipline: Discipline }

/** A session that was not done on its day, and the day of the same week on which it was. */
export type Moved = { readonly from: CivilDate; readonly to: CivilDate }

/**
 * Sessions of a week that were done on days for which none was planned: the longest of them stands for the longest that is open.
 * @param due - the sessions of one week
 * @param records - what is known of its days
 * @source default-ours
 */
export function movedWithin(
  due: readonly DueSession[],
  records: readonly (Told & Pick<HistoryDay, 'date' | 'minutes' | 'discipline'>)[],
): Moved[] {
  const done = records.filter(isDone)
  const planned = new Set(due.map(({ date }) => date))
  const open = due
    .filter(({ date }) => !done.some((day) => day.date === date))
    .toSorted((a, b) => b.durationMin - a.durationMin)
  const others = done.filter(({ date }) => !planned.has(date)).toSorted((a, b) => (b.minutes ?? 0) - (a.minutes ?? 0))
  return others.flatMap(({ date: to, minutes = 0, discipline }): Moved[] => {
    const at = open.findIndex(
      (one) =>
        minutes > 0 && minutes >= one.durationMin * STANDS_IN && (discipline ?? one.discipline) === one.discipline,
    )
    const [session] = at < 0 ? [] : open.splice(at, 1)
    return session ? [{ from: session.date, to }] : []
  })
}

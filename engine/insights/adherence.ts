import type { AdaptedPlan } from '../adapt/asked/adapted-plan.ts'
import { wasStopped } from '../adapt/heard/paused.ts'
import { addDays, mondayOf } from '../civil-date.ts'
import { movedWithin } from '../history/moved-within.ts'
import type { CivilDate } from '../model.ts'
import type { DoneDay } from './daily-load.ts'

/** [days] that adherence looks back. @source default-ours */
export const ADHERENCE_DAYS = 28

/** Sessions due of which a share begins to say something; of fewer it would reproach a newcomer. @source default-ours */
export const TELLING_SESSIONS = 3

/** How many of the planned sessions of the last four weeks were due and done. */
export type Adherence = { readonly due: number; readonly done: number }

/**
 * Planned sessions of the last four weeks and how many of them were done.
 * Sessions of ill days, and of days that a danger stopped, were never due; today's counts once it is done.
 * @param days - the days up to today
 * @source default-ours
 */
export function adherenceOf(
  days: readonly DoneDay[],
  { known, safety }: Pick<AdaptedPlan, 'known' | 'safety'>,
  today: CivilDate,
): Adherence {
  const since = addDays(today, -ADHERENCE_DAYS)
  const ill = new Set(known.filter(({ facts }) => facts.illness).flatMap(({ date }) => [date, addDays(date, 1)]))
  const due = days.filter(
    ({ day, done }) =>
      day.date >= since &&
      day.durationMin > 0 &&
      (done || (day.date < today && !ill.has(day.date) && !wasStopped(safety, day.date))),
  )
  return { due: due.length, done: due.filter(({ done }) => done).length + movedOf(due, days) }
}

/** Of the sessions that were due those that were done on another day of their week. */
function movedOf(due: readonly DoneDay[], days: readonly DoneDay[]): number {
  const weeks = Map.groupBy(due, ({ day }) => mondayOf(day.date))
  return [...weeks].reduce((sum, [monday, sessions]) => {
    const records = days
      .filter(({ day }) => mondayOf(day.date) === monday)
      .map(({ day: { date }, done: completed, minutes }) => ({ date, completed, minutes }))
    return (
      sum +
      movedWithin(
        sessions.map(({ day }) => day),
        records,
      ).length
    )
  }, 0)
}

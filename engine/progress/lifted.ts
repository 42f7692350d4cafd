import { addDays } from '../civil-date.ts'
import type { CivilDate, HistoryDay, LoggedSet } from '../model.ts'
import { type AskedLift, type Lift, liftOf } from './lift.ts'

/** [days] for which somebody's lifts are remembered: an exercise may rest for two blocks of twelve weeks. @source default-ours */
export const LIFT_MEMORY_DAYS = 182

/**
 * What was lifted in the half year before a day.
 * @param asked - what was asked for on the days before, where it is known
 * @returns the sessions of each exercise, newest first
 */
export function liftsBefore(
  until: CivilDate,
  history: readonly HistoryDay[],
  asked: readonly AskedLift[],
): ReadonlyMap<string, readonly Lift[]> {
  const askedOn = new Map(asked.map((one) => [`${one.date} ${one.exerciseId}`, one]))
  const lifts = new Map<string, Lift[]>()
  const since = addDays(until, -LIFT_MEMORY_DAYS)
  const past = history.filter(({ date, sets = [] }) => date >= since && date < until && sets.length > 0)
  for (const { date, sets = [] } of past.toSorted((a, b) => (a.date < b.date ? 1 : -1)))
    for (const [id, ofExercise] of Map.groupBy(sets, (set: LoggedSet) => set.exerciseId))
      lifts.set(id, [...(lifts.get(id) ?? []), liftOf(date, ofExercise, askedOn.get(`${date} ${id}`) ?? null)])
  return lifts
}

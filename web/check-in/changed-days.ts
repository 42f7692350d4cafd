import type { Schedule, ShownAdjustment } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'

/** As the engine has them (`engine/adapt/other-cause.ts`), which the first screen does not load. */
const OF_OTHER_CAUSE = new Set(['limits', 'rebuilt', 'gentle'])

/** A day as it was and as it is. */
export type ChangedDay = Pick<ShownAdjustment['days'][number], 'date' | 'before' | 'after' | 'was' | 'is'>

/** What the check-in of a day changed: not what was asked for, nor what follows from the weeks before. */
export function changesOf({ adjustments }: Pick<Schedule, 'adjustments'>, date: CivilDate): readonly ShownAdjustment[] {
  return adjustments.filter((one) => one.date === date && !one.asked && !OF_OTHER_CAUSE.has(one.kind))
}

/** Each changed day once, from what it was before the first change to what it is after the last, in order. */
export function changedDays(adjustments: readonly ShownAdjustment[]): readonly ChangedDay[] {
  const byDate = new Map<CivilDate, ChangedDay>()
  for (const day of adjustments.flatMap(({ days }) => days)) {
    // A plan that an earlier version kept on the device does not know where a session was.
    if (!('was' in day)) continue
    const known = byDate.get(day.date)
    byDate.set(day.date, known ? { ...day, before: known.before, was: known.was } : day)
  }
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** A day's text with its hour, once: where nothing but the hour changed, the text names it already. */
export function withHour(text: string, hour: string | null, at: (text: string, hour: string) => string): string {
  return hour === null || text.endsWith(at('', hour)) ? text : at(text, hour)
}

import type { AskedChange, CivilDate, StoredChange } from '../../model.ts'
import type { PastDays } from '../../past-days.ts'

/** The changes that still say something of a day to come, and the settled days that they are judged on as they were planned. */
export type Replayed = { readonly changes: readonly StoredChange[]; readonly dates: ReadonlySet<CivilDate> }

/**
 * A session that changed places with a day that is over must not come back on the one nor be gone from the other: such a
 * change is made again from the days as they were planned, with every other that touches them, and what was shown is laid
 * over it at the end. A change of which all is over stands in the days as they were shown.
 * @param settled - the days that stay as they were shown: those that are over, and today's once its session is done
 * @source default-ours
 */
export function replayed(changes: readonly StoredChange[], settled: PastDays, today: CivilDate): Replayed {
  const live = new Set(
    changes.filter(({ change }) => datesOf(change).some((date) => date >= today || !settled.has(date))),
  )
  const dates = new Set<CivilDate>()
  for (let before = -1; before < live.size + dates.size; ) {
    before = live.size + dates.size
    for (const stored of changes) {
      const own = datesOf(stored.change)
      if (!live.has(stored) && !own.some((date) => dates.has(date))) continue
      live.add(stored)
      for (const date of own) if (settled.has(date)) dates.add(date)
    }
  }
  return { changes: changes.filter((stored) => live.has(stored)), dates }
}

/** The days that a change speaks of. */
export function datesOf(change: AskedChange): readonly CivilDate[] {
  return change.type === 'move' ? [change.date, change.to] : [change.date]
}

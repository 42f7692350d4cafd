import { pastDays } from '../days-as-shown.ts'
import type { CivilDate } from '../model.ts'
import type { PlanDay, UnderWay } from '../plan-model.ts'

/** What the plan asked for on days that are over. */
export type AskedDays = ReadonlyMap<CivilDate, PlanDay>

/**
 * What the plan asked for on days that are over, as it was shown then. Days that the person changed are left out: who
 * keeps making sessions shorter does less than was planned, and the plan follows that.
 */
export function askedDays({ shown, changes = [], today }: UnderWay, anchor: CivilDate): AskedDays {
  const own = new Set(
    changes.flatMap(({ change }) =>
      'to' in change && change.type === 'move' ? [change.date, change.to] : [change.date],
    ),
  )
  const past = [...pastDays(shown, anchor, today)].filter(([date]) => !own.has(date))
  return new Map(past.map(([date, { day }]) => [date, day]))
}

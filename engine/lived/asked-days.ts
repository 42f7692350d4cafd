import { mondayOf } from '../civil-date.ts'
import { pastDays } from '../days-as-shown.ts'
import type { CivilDate, Stress } from '../model.ts'
import type { PlanDay, UnderWay } from '../plan-model.ts'

/** What the plan asked for on days that are over. */
export type AskedDays = ReadonlyMap<CivilDate, AskedDay>

/** A day as it was shown in the end, with what was kept of its week. */
export type AskedDay = PlanDay & {
  /** [min] planned for it before anything happened. */
  readonly plannedMin?: number | undefined
  /** [min] of the sessions of its week as first made when it was shown, the longest first. */
  readonly first?: readonly number[] | undefined
  /** Under which its week was made. */
  readonly stress?: Stress | undefined
}

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
  const { planned = {}, first = {}, stress = {} } = shown?.laid ?? {}
  return new Map(
    past.map(([date, { day }]) => {
      const monday = mondayOf(date)
      return [date, { ...day, plannedMin: planned[date], first: first[monday], stress: stress[monday] }]
    }),
  )
}

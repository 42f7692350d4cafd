import { pastDays, withPastDays } from '../../days-as-shown.ts'
import type { CivilDate } from '../../model.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanWeek, UnderWay } from '../../plan-model.ts'
import { askedBefore, askedIn } from '../../progress/asked-before.ts'
import { type ClimbOf, climbsOf } from '../../progress/climb.ts'
import { harderOf } from '../../progress/harder.ts'
import { liftsBefore } from '../../progress/lifted.ts'
import { poolOf } from '../../sessions/pool.ts'
import { TEST_LIFTS } from '../../sessions/strength/test-lifts.ts'
import type { Adjustment } from '../adjustment.ts'
import { type GrownWeeks, withHarderLifts } from '../heard/harder-lifts.ts'
import { personOn } from './state.ts'

/** How the lifts of a plan grow harder with a person. */
export type Growth = {
  readonly climbs: ClimbOf
  /**
   * Weeks with harder exercises where easier ones were outgrown: what was changed since is made anew from the plan, and
   * knows nothing of them.
   * @param adjustments - what history changed, in force: what hurts is not loaded
   * @param chosen - days on which the person chose exercises themselves
   */
  readonly grown: (
    weeks: readonly PlanWeek[],
    adjustments?: readonly Adjustment[],
    chosen?: ReadonlySet<CivilDate>,
  ) => GrownWeeks
}

/**
 * Reads from what was done, and from what was asked for, which exercises have become too easy.
 * @param open - the first day that may change
 */
export function growthOf(base: PlanBase, { history = [], withdrawn, shown }: UnderWay, open: CivilDate): Growth {
  const { anchor, made, person } = base
  const shownWeeks = withPastDays(made.weeks, pastDays(shown, anchor, open))
  const asked = [...askedBefore(shown, anchor), ...askedIn(shownWeeks, open)]
  if (!history.some(({ sets }) => sets?.length) && !asked.some(({ instead }) => instead)) return UNGROWN
  const parts = base.events.flatMap(({ like }) => like?.parts ?? [])
  const lifts = liftsBefore(open, history, asked)
  const climbs = climbsOf({
    ...{ lifts, asked },
    next: harderOf(person),
    kept: new Set<string>(parts.flatMap(({ part }) => TEST_LIFTS[part]?.id ?? [])),
    withdrawn: new Set(withdrawn),
    until: open,
  })
  return {
    climbs,
    grown: (weeks, adjustments = [], chosen = new Set()) =>
      withHarderLifts(weeks, {
        ...{ climbs, from: open, isTried: (id) => lifts.has(id) },
        isAble: (exercise, date) =>
          !chosen.has(date) &&
          poolOf({ ...personOn({ base, adjustments }, date), level: 'advanced' }).all.includes(exercise),
      }),
  }
}

const UNGROWN: Growth = { climbs: () => null, grown: (weeks) => ({ weeks, lifts: [] }) }

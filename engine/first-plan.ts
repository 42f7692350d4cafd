import type { AdaptedPlan } from './adapt/asked/adapted-plan.ts'
import { checkPlan } from './check/check-plan.ts'
import { dayNumber } from './civil-date.ts'
import type { PlanInput } from './model.ts'
import { planBase } from './plan-base.ts'
import type { ShownPlan } from './plan-model.ts'
import type { Readings } from './read-facts.ts'
import { shownPlan, type UnderWayRules } from './shown-plan.ts'
import { firstWeeks } from './week/block/make-weeks.ts'

/** What makes a plan on the day it begins. */
export type FirstInput = Pick<PlanInput, 'profile' | 'today' | 'timeZone' | 'preferences' | 'facts'>

/**
 * The plan of somebody who begins today: what `makePlan` makes, without the readers and all that history asks for,
 * which a browser would load for nothing.
 * @throws RangeError when a date is not a real day
 */
export function firstPlan(input: FirstInput, readings: Readings): ShownPlan {
  const base = planBase(input, readings, {
    weeks: ({ making }) => ({ ...firstWeeks(making), lived: { lived: [], rebuilt: [] } }),
  })
  const { weeks } = base.made
  const adapted: AdaptedPlan = {
    weeks,
    adjustments: [],
    listed: [],
    warnings: [],
    reasons: [],
    known: [],
    safety: [],
    shortened: [],
    questions: [],
    hours: base.lifeNow.on(dayNumber(input.today)),
    climbs: () => null,
  }
  const underWay: UnderWayRules = {
    reasons: (reasons) => reasons,
    findings: (plan, profile) => checkPlan(plan, profile, base.person.start),
  }
  return shownPlan(base, input, adapted, { weeks, underWay })
}

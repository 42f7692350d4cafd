import { finishedPlan } from './finished-plan.ts'
import type { PlanInput, Schedule } from './model.ts'
import { planBase, type ReadFacts } from './plan-base.ts'

/**
 * The plan of somebody who has no history yet: what `makePlan` makes, without the reader of notes, which a browser
 * would load for nothing.
 * @throws RangeError when a date is not a real day
 */
export function firstPlan(input: Omit<PlanInput, 'history'>, facts: Omit<ReadFacts, 'checkIns'> = {}): Schedule {
  return finishedPlan(planBase(input, facts), input, facts)
}

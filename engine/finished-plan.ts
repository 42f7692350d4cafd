import { adaptedPlan } from './adapt/adapted-plan.ts'
import type { CheckIns } from './history/known-day.ts'
import type { PlanInput } from './model.ts'
import type { PlanBase } from './plan-base.ts'
import type { Plan } from './plan-model.ts'
import { progressed } from './progress/progressed.ts'
import { shownPlan } from './shown-plan.ts'

/**
 * A plan from its base: adjusted, explained, measured and with today's hours.
 * @param base - made from the same profile, anchor and day
 * @param facts - `checkIns` are what the notes of history say, by `readNotes`: a day that is missing counts as silent
 */
export function finishedPlan(base: PlanBase, input: PlanInput, facts: { readonly checkIns: CheckIns }): Plan {
  const adapted = adaptedPlan(base, input, facts.checkIns)
  return shownPlan(base, input, adapted, progressed(adapted.weeks, input.history ?? [], input.today, input.preferences))
}

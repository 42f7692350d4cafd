import { adaptedPlan } from './adapt/asked/adapted-plan.ts'
import { openQuestion } from './asks/open-question.ts'
import { withCrossedOut } from './confirmed/crossed-out.ts'
import { pastDays, withPastDays } from './days-as-shown.ts'
import type { CheckIns } from './history/known-day.ts'
import { laidPlan } from './lived/kept-weeks.ts'
import type { PlanBase } from './plan-base.ts'
import type { Plan, UnderWay } from './plan-model.ts'
import { askedBefore } from './progress/asked-before.ts'
import { progressed } from './progress/progressed.ts'
import { shownPlan } from './shown-plan.ts'
import { underWayRules } from './under-way-rules.ts'

type Facts = {
  readonly checkIns: CheckIns
  /** Makes the base of another input of the same person; left out, nothing is asked that would need one. */
  readonly anew?: (input: UnderWay) => PlanBase
}

/**
 * A plan from its base: adjusted, explained, measured and with today's hours.
 * @param base - made from the same profile, anchor and day
 * @param facts - `checkIns` are what the notes of history say, by `readNotes`: a day that is missing counts as silent
 */
export function finishedPlan(base: PlanBase, input: UnderWay, facts: Facts): Plan {
  const adapted = adaptedPlan(base, input, facts.checkIns)
  const past = pastDays(input.shown, base.anchor, input.today)
  const asked = withPastDays(adapted.weeks, past)
  const { history = [], today, preferences } = input
  const grown = progressed(asked, history, today, preferences, {
    before: askedBefore(input.shown, base.anchor),
    climbs: adapted.climbs,
  })
  const weeks = withCrossedOut(grown, input.facts ?? {}, input.today)
  const underWay = underWayRules(base, weeks, past, today)
  const plan = shownPlan(base, input, adapted, { weeks, underWay })
  // One question at a time, and what is to be known before what is to be chosen.
  const isAsking = plan.questions.length > 0
  const questions = isAsking ? plan.questions : openQuestion({ base, input, ...facts }, adapted, weeks)
  return { ...plan, questions, laid: laidPlan(base, input) }
}

import { checkPlanAfter } from './check/check-plan.ts'
import type { Finding } from './check/finding.ts'
import { addDays } from './civil-date.ts'
import { doneOfPlan, usedOfPlan, weeksOff } from './lived/done-of-plan.ts'
import type { CivilDate } from './model.ts'
import { otherDays, type PastDays, withPastReasons } from './past-days.ts'
import type { PlanBase } from './plan-base.ts'
import type { PlanWeek } from './plan-model.ts'
import type { UnderWayRules } from './shown-plan.ts'
import { sure } from './sure.ts'

/**
 * How the days of a plan that are over count for it: their reasons stay as they were shown, and what comes is measured by what
 * was done.
 * @param past - the days that are over, as they were shown
 */
export function underWayRules(
  { lived: { lived }, made, person, current }: PlanBase,
  weeks: readonly PlanWeek[],
  past: PastDays,
  today: CivilDate,
): UnderWayRules {
  const now = sure(weeks[current])
  const others = otherDays(past, made.weeks)
  const since = now.days.some(({ date }) => others.has(date))
    ? { week: now.week + 1, date: addDays(now.startDate, 7) }
    : { week: now.week, date: today }
  const after = {
    done: doneOfPlan(weeks, lived),
    used: usedOfPlan(weeks, made.weeks, lived),
    off: weeksOff(lived),
    from: current,
  }
  return {
    reasons: (reasons) => withPastReasons(reasons, past),
    findings: (plan, profile) =>
      checkPlanAfter(plan, after, profile, person.start).filter((one) => isAhead(one, since)),
  }
}

/**
 * Whether a finding is of what is to come: what is over is no longer the plan's to change.
 * @param since - the first week and day that are measured: these, or the next week's where this one had been another until today
 */
function isAhead({ where }: Finding, since: { readonly week: number; readonly date: CivilDate }): boolean {
  if (typeof where === 'number') return where >= since.week
  return where >= since.date || !/^\d{4}-/.test(where)
}

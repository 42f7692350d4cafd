import { weekViolations } from '../../check/check-plan.ts'
import { type Finding, findingText } from '../../check/finding.ts'
import type { CivilDate } from '../../model.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanWeek } from '../../plan-model.ts'
import { sure } from '../../sure.ts'

/** [weeks] after a change in which rules still look back at it. */
const REACH_WEEKS = 4

/**
 * The first hard rule that a change breaks and that was not broken before it, or null.
 * @param before - the weeks without the change
 * @param after - the weeks with it
 * @param reach - [weeks] after the last changed one to look at
 */
export function brokenRule(
  base: PlanBase,
  before: readonly PlanWeek[],
  after: readonly PlanWeek[],
  reach = REACH_WEEKS,
): Finding | null {
  const first = after.findIndex((week, index) => week !== before[index])
  if (first < 0) return null
  const last = after.findLastIndex((week, index) => week !== before[index])
  const window = { from: first, until: last + reach }
  const found = violations(base, after, window)
  if (found.length === 0) return null
  const known = new Set(violations(base, before, window).map(nameOf))
  return found.find((one) => !known.has(nameOf(one))) ?? null
}

function nameOf(finding: Finding): string {
  return `${finding.rule} ${findingText(finding)}`
}

function violations(base: PlanBase, weeks: readonly PlanWeek[], window: { from: number; until: number }): Finding[] {
  const plan = { weeklyPlan: weeks, events: base.events }
  const changed = changedDates(base.made.weeks, weeks)
  return weekViolations(plan, base.profile, base.person.start, { ...window, changed })
}

/** The days of weeks that are not as they first were. */
export function changedDates(base: readonly PlanWeek[], weeks: readonly PlanWeek[]): ReadonlySet<CivilDate> {
  const dates = new Set<CivilDate>()
  for (const [index, week] of weeks.entries()) {
    const first = sure(base[index])
    if (week === first) continue
    for (const [position, day] of week.days.entries()) if (day !== first.days[position]) dates.add(day.date)
  }
  return dates
}

/** The first day of weeks that is not as it was, or null when all are. */
export function firstChanged(before: readonly PlanWeek[], after: readonly PlanWeek[]): CivilDate | null {
  for (const [index, week] of after.entries()) {
    if (week === before[index]) continue
    const day = week.days.find((one, position) => one !== sure(before[index]).days[position])
    if (day) return day.date
  }
  return null
}

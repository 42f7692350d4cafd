import { weekdayOf } from '../civil-date.ts'
import type { CivilDate, ConfirmedFacts } from '../model.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'
import { covers } from './binding.ts'

/** Weeks whose free days from today on say so where it was their person who crossed them out: what is over was as it was shown. */
export function withCrossedOut(
  weeks: readonly PlanWeek[],
  facts: ConfirmedFacts,
  today: CivilDate,
): readonly PlanWeek[] {
  const { week, dated = [] } = facts
  if (dated.length === 0 && !week?.never?.length) return weeks
  return weeks.map((one) => ({ ...one, days: one.days.map((day) => (day.date < today ? day : toldFree(day, facts))) }))
}

function toldFree(day: PlanDay, facts: ConfirmedFacts): PlanDay {
  const { description } = day
  // Whatever else made a day free has a reason of its own.
  if (!('code' in description) || description.code !== 'other-days-settle') return day
  const label = labelOf(day.date, facts)
  return label === null ? day : { ...day, description: { code: 'crossed-out', label } }
}

/** What a day was crossed out for, empty where nothing was said, and null where it was not. */
function labelOf(date: CivilDate, { week, dated = [] }: ConfirmedFacts): string | null {
  const off = dated.find((one) => one.kind === 'off' && covers(one, date))
  if (off?.kind === 'off') return off.label
  return week?.never?.includes(weekdayOf(date)) ? '' : null
}

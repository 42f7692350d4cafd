import type { CivilDate } from './model.ts'
import type { DayAsShown, PlanDay, PlanReason, PlanWeek } from './plan-model.ts'

/** Days that are over, by date, as they were shown. */
export type PastDays = ReadonlyMap<CivilDate, DayAsShown>

/** Of days that are over those that did not ask for what weeks that were made later have there. */
export function otherDays(past: PastDays, weeks: readonly PlanWeek[]): PastDays {
  if (past.size === 0) return past
  const days = new Map(weeks.flatMap((week) => week.days).map((day) => [day.date, day]))
  return new Map([...past].filter(([date, { day }]) => !asksTheSame(day, days.get(date))))
}

function asksTheSame(one: PlanDay, other: PlanDay | undefined): boolean {
  return (
    one.durationMin === other?.durationMin &&
    one.discipline === other.discipline &&
    one.distanceKm === other.distanceKm &&
    one.loadAu === other.loadAu &&
    one.hard === other.hard
  )
}

/** Reasons, of which those of days that are over are those that were shown. */
export function withPastReasons(reasons: readonly PlanReason[], past: PastDays): readonly PlanReason[] {
  if (past.size === 0) return reasons
  const kept = [...past.values()].flatMap((one) => one.reasons)
  const all = [...kept, ...reasons.filter(({ date }) => !past.has(date))]
  return all.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))
}

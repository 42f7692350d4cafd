import type { PlanDay, PlanWeek } from '../../plan-model.ts'

/** A week with other days and the sums that follow; the same week when no day changed. */
export function withDays(week: PlanWeek, change: (day: PlanDay) => PlanDay): PlanWeek {
  const days = week.days.map(change)
  if (days.every((day, index) => day === week.days[index])) return week
  const plannedMin = days.reduce((sum, day) => sum + day.durationMin, 0)
  const plannedLoadAu = days.reduce((sum, day) => sum + day.loadAu, 0)
  return { ...week, days, plannedMin, plannedLoadAu }
}

import type { RebuiltEffect } from '../lived/rebuilt-facts.ts'
import type { CivilDate } from '../model.ts'
import type { PlanBase } from '../plan-base.ts'
import type { PlanAdjustment, PlanReason, PlanWeek } from '../plan-model.ts'
import { planWeek } from '../week/plan-week.ts'
import { dayChanges, joinedChanges, listedDays } from './listed.ts'

/** That the week under way, and those after it, were made anew on its Monday: why, and what it was before. */
export function rebuiltListing(base: PlanBase, today: CivilDate): PlanAdjustment[] {
  const { lived, current, made, life, usual } = base
  const rebuilt = lived.rebuilt.findLast(({ week }) => week === current)
  const now = made.weeks[current]
  const was = rebuilt?.was[current]
  if (!rebuilt || !now || !was) return []
  const before = planWeek(was.placed, was.frame, life.from(was.frame.monday), usual)
  const days = joinedChanges(dayChanges([before], [now], today))
  if (days.length === 0) return []
  return [
    {
      id: `rebuilt:${now.startDate}`,
      kind: 'rebuilt',
      date: now.startDate,
      reason: rebuilt.why,
      source: 'frandsen-2025',
      effect: effectOf(before, now),
      days: listedDays(days),
      asked: false,
      undoable: false,
    },
  ]
}

function effectOf(before: PlanWeek, now: PlanWeek): RebuiltEffect {
  return {
    code: 'week-rebuilt',
    wasMin: before.plannedMin,
    isMin: now.plannedMin,
    wasKm: longestKm(before),
    isKm: longestKm(now),
  }
}

function longestKm({ days }: PlanWeek): number | null {
  const runs = days.flatMap(({ discipline, distanceKm }) => (discipline === 'run' && distanceKm ? [distanceKm] : []))
  return runs.length > 0 ? Math.max(...runs) : null
}

/** Why weeks hold fewer sessions than were wished: told on the first day that they leave free. */
export function rebuiltReasons({ lived, person, made }: PlanBase): PlanReason[] {
  return made.weeks.flatMap(({ days }, index): PlanReason[] => {
    const rebuilt = lived.rebuilt.findLast(({ week }) => week <= index)
    const free = days.find(({ durationMin }) => durationMin === 0)
    if (!rebuilt || rebuilt.days >= person.days || !free) return []
    return [{ date: free.date, code: 'adapted-rebuilt', text: { code: 'fewer-days-kept' }, source: 'default-ours' }]
  })
}

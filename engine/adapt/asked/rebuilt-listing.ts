import type { RebuiltEffect } from '../../lived/rebuilt-facts.ts'
import type { CivilDate } from '../../model.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanAdjustment, PlanReason, PlanWeek } from '../../plan-model.ts'
import { timedWeeks } from '../../week/block/make-weeks.ts'
import { dayChanges, joinedChanges, listedDays } from '../heard/listed.ts'

/** That the week under way, and those after it, were made anew on its Monday: why, and what it was before. */
export function rebuiltListing(base: PlanBase, weeks: readonly PlanWeek[], today: CivilDate): PlanAdjustment[] {
  const { lived, current, life, usual } = base
  const rebuilt = lived.rebuilt.findLast(({ week }) => week === current)
  const now = weeks[current]
  if (!rebuilt?.was[current] || !now) return []
  // Hours keep their distance from the sessions of the week before.
  const before = timedWeeks(rebuilt.was.slice(Math.max(0, current - 1), current + 1), life.from, usual).weeks.at(-1)
  if (!before) return []
  const days = joinedChanges(dayChanges([before], [now], today))
  const effect = effectOf(before, now)
  if (days.length === 0 || (rebuilt.why.code !== 'rebuilt-other-days' && isSlight(effect))) return []
  return [
    {
      id: `rebuilt:${now.startDate}`,
      kind: 'rebuilt',
      date: now.startDate,
      reason: rebuilt.why,
      source: 'frandsen-2025',
      effect,
      days: listedDays(days),
      asked: false,
      undoable: false,
    },
  ]
}

/** [min, km] differences that are not worth a word. @source default-ours */
const SLIGHT_MIN = 5
const SLIGHT_KM = 0.3

function isSlight({ wasMin, isMin, wasKm, isKm }: RebuiltEffect): boolean {
  return Math.abs(isMin - wasMin) < SLIGHT_MIN && Math.abs((isKm ?? 0) - (wasKm ?? 0)) < SLIGHT_KM
}

function effectOf(before: PlanWeek, now: PlanWeek): RebuiltEffect {
  return {
    code: 'week-rebuilt',
    wasMin: minutesOf(before),
    isMin: minutesOf(now),
    wasKm: longestKm(before),
    isKm: longestKm(now),
  }
}

function minutesOf({ days }: PlanWeek): number {
  return days.reduce((sum, { durationMin }) => sum + durationMin, 0)
}

function longestKm({ days }: PlanWeek): number | null {
  const runs = days.flatMap(({ discipline, distanceKm }) => (discipline === 'run' && distanceKm ? [distanceKm] : []))
  return runs.length > 0 ? Math.max(...runs) : null
}

/** Why weeks hold fewer sessions than were wished: told on the last day that they leave free. */
export function rebuiltReasons({ lived, person }: PlanBase, weeks: readonly PlanWeek[]): PlanReason[] {
  return weeks.flatMap(({ days }, index): PlanReason[] => {
    const rebuilt = lived.rebuilt.findLast(({ week }) => week <= index)
    const free = days.findLast(({ durationMin }) => durationMin === 0)
    if (!rebuilt || rebuilt.days >= person.days || !free) return []
    return [{ date: free.date, code: 'adapted-rebuilt', text: { code: 'fewer-days-kept' }, source: 'default-ours' }]
  })
}

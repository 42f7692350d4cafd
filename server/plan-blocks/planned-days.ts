import type { Schedule, ShownBlock, ShownDay } from '../../contract/schedule.ts'

/** A day as a plan speaks of it: blocks that are over keep no hours, no steps, and not which session was the long one. */
export type KnownDay = ShownBlock['weeks'][number]['days'][number] &
  Partial<Pick<ShownDay, 'start' | 'longSession' | 'distanceKm' | 'snacks' | 'workout'>>

/**
 * Each day that a plan spoke of, by date. A block tells of its own days alone: those of its first week that lie before it
 * stand empty in it, and full in the block that it took over from.
 */
export function plannedDays(
  blocks: readonly ShownBlock[],
  { anchor, weeklyPlan }: Pick<Schedule, 'anchor' | 'weeklyPlan'>,
): ReadonlyMap<string, KnownDay> {
  const over = blocks.flatMap(({ startedOn, endedOn, weeks }) =>
    daysOf(weeks).filter(({ date }) => startedOn <= date && date <= endedOn),
  )
  const own = daysOf(weeklyPlan).filter(({ date }) => date >= anchor)
  return new Map([...over, ...own].map((day) => [day.date, day]))
}

function daysOf(weeks: readonly { readonly days: readonly KnownDay[] }[]): KnownDay[] {
  return weeks.flatMap(({ days }) => days)
}

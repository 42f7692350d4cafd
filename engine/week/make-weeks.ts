import type { WeekFrame } from '../phases/macrocycle.ts'
import type { PlanWeek } from '../plan-model.ts'
import { enoughStart } from './enough-start.ts'
import type { LaidWeek, LayoutInput } from './lay-out.ts'
import { planWeek } from './plan-week.ts'

/** Finished weeks with what their making knew, for reasons and warnings. */
export type MadeWeeks = { readonly weeks: readonly PlanWeek[]; readonly details: readonly LaidWeek[] }

/**
 * Designs, builds, places and times the sessions of every week.
 * @param usual - [min after midnight] the usual start of training
 */
export function makeWeeks(
  frames: readonly WeekFrame[],
  { usual, ...input }: LayoutInput & { readonly usual: number },
): MadeWeeks {
  const details = enoughStart(frames, input)[input.person.stress]
  return {
    weeks: details.map(({ frame, placed }) => planWeek(placed, frame, input.daysFrom(frame.monday), usual)),
    details,
  }
}

import { z } from 'zod'
import { Progress } from './progress.ts'
import { type Schedule, ScheduleData } from './schedule.ts'

const Whole = z.number().int().min(0)

/** What stays a person's own when their access ends: what they did, and the plan as it last stood. */
export const Keepsake = z.object({
  /** Sessions that were done, days on which anything was, and the minutes of all. */
  sessions: Whole,
  days: Whole,
  minutes: Whole,
  /** Newest first. */
  milestones: Progress.shape.milestones,
  /** What of the plan is still to come, from this week on; null where nothing is, or where training waits for an answer. */
  plan: ScheduleData.nullable(),
})
export type Keepsake = Omit<z.infer<typeof Keepsake>, 'plan'> & { plan: Schedule | null }

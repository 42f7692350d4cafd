import { z } from 'zod'
import { DISCIPLINES, PHASES } from '../engine/model.ts'

const PastDay = z.object({
  day: z.string(),
  date: z.iso.date(),
  emoji: z.string(),
  workoutName: z.string(),
  duration: z.string(),
  durationMin: z.number().int().min(0),
  discipline: z.enum(DISCIPLINES),
  rpe: z.number().min(0).max(10),
  /** Whether the day's session was ticked off. */
  done: z.boolean(),
})

const PastWeek = z.object({
  week: z.number().int().min(1),
  weekName: z.string(),
  focus: z.string(),
  totalVolume: z.string(),
  phase: z.enum(PHASES),
  startDate: z.iso.date(),
  days: z.array(PastDay),
})

/** The blocks of a plan that are over, the latest first. */
export const PlanBlocks = z.object({
  blocks: z.array(
    z.object({
      block: z.number().int().min(1),
      startedOn: z.iso.date(),
      endedOn: z.iso.date(),
      weeks: z.array(PastWeek),
    }),
  ),
})
export type PlanBlocks = z.infer<typeof PlanBlocks>

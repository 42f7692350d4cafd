import { z } from 'zod'
import { DISCIPLINES } from '../engine/model.ts'

/** What an activity can be: `mixed` is one whose sport nobody told. */
export const ACTIVITY_DISCIPLINES = DISCIPLINES.filter((one) => one !== 'rest' && one !== 'race')
export type ActivityDiscipline = (typeof ACTIVITY_DISCIPLINES)[number]

/** [s] Shorter is a slip of the thumb, longer is several. */
export const ACTIVITY_SECONDS = { min: 60, max: 4 * 86_400 }
const MAX = { distanceM: 2_000_000, hr: 240, climbM: 30_000 }

const Discipline = z.enum(ACTIVITY_DISCIPLINES)
const measured = {
  /** [s] in motion, or as the watch counted. */
  durationSec: z.int().min(ACTIVITY_SECONDS.min).max(ACTIVITY_SECONDS.max),
  distanceM: z.int().min(0).max(MAX.distanceM).nullable(),
  /** [1/min] */
  avgHr: z.int().min(30).max(MAX.hr).nullable(),
  /** [m] all that it went up. */
  climbM: z.int().min(0).max(MAX.climbM).nullable(),
}

/** An activity told by a program instead of a file. */
export const ActivityInput = z.object({
  start: z.iso.datetime({ offset: true, error: 'start must be an instant such as 2026-03-02T07:00:00+01:00' }),
  discipline: Discipline,
  durationSec: measured.durationSec,
  distanceM: measured.distanceM.default(null),
  avgHr: measured.avgHr.default(null),
  climbM: measured.climbM.default(null),
})
export type ActivityInput = z.infer<typeof ActivityInput>

export const ActivityRow = z.object({
  id: z.uuid(),
  /** The person's day on which it began. */
  date: z.iso.date(),
  start: z.iso.datetime(),
  discipline: Discipline,
  ...measured,
  source: z.enum(['fit', 'gpx', 'tcx', 'json']),
  /** Whether it stands for the day's planned session. */
  matched: z.boolean(),
})
export type ActivityRow = z.infer<typeof ActivityRow>

/** What became of a file. */
export const ActivityAnswer = z.object({
  activity: ActivityRow,
  /** The planned session that it was matched to; null where it is one of its own. */
  session: z
    .object({
      date: z.iso.date(),
      workoutName: z.string(),
      discipline: z.enum(DISCIPLINES),
      durationMin: z.number().int(),
    })
    .nullable(),
  /** Whether it had been given before: nothing was recorded anew. */
  known: z.boolean(),
})
export type ActivityAnswer = z.infer<typeof ActivityAnswer>

/** Activities, the newest first. */
export const ActivityRows = z.object({ activities: z.array(ActivityRow) })
export type ActivityRows = z.infer<typeof ActivityRows>

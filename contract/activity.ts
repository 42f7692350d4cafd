import { z } from 'zod'
import { DISCIPLINES } from '../engine/model.ts'
import { IMPORT_PART_MAX } from './activity-file.ts'
import { RecentRace } from './preferences.ts'
import { Sets } from './sets.ts'

/** What an activity can be: `mixed` is one whose sport nobody told. */
export const ACTIVITY_DISCIPLINES = DISCIPLINES.filter((one) => one !== 'rest' && one !== 'race')
export type ActivityDiscipline = (typeof ACTIVITY_DISCIPLINES)[number]

/** [s] Shorter is a slip of the thumb, longer is several. */
export const ACTIVITY_SECONDS = { min: 60, max: 4 * 86_400 }
const MAX = { distanceM: 2_000_000, hr: 240, climbM: 30_000 }

/** Laps that are kept of one activity: a hundred miles at one a kilometre, and some. */
export const LAPS_MAX = 200

/** What a lap was for, where the device told. */
const LAP_KINDS = ['work', 'rest', 'warm-up', 'cool-down'] as const

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

/** A stretch of an activity, as a press of the button or the device marked it. */
export const Lap = z.object({
  durationSec: z.int().min(1).max(ACTIVITY_SECONDS.max),
  distanceM: measured.distanceM,
  avgHr: measured.avgHr,
  kind: z.enum(LAP_KINDS).nullable(),
})
export type Lap = z.infer<typeof Lap>

/** An activity told by a program instead of a file. */
export const ActivityInput = z.object({
  start: z.iso.datetime({ offset: true, error: 'start must be an instant such as 2026-03-02T07:00:00+01:00' }),
  discipline: Discipline,
  durationSec: measured.durationSec,
  distanceM: measured.distanceM.default(null),
  avgHr: measured.avgHr.default(null),
  climbM: measured.climbM.default(null),
  /** Of strength training, where somebody wrote them down. */
  sets: Sets.nullable().default(null),
  laps: z.array(Lap).max(LAPS_MAX).nullable().default(null),
})
export type ActivityInput = z.infer<typeof ActivityInput>

export const ActivityRow = z.object({
  id: z.uuid(),
  /** The person's day on which it began. */
  date: z.iso.date(),
  start: z.iso.datetime(),
  discipline: Discipline,
  ...measured,
  sets: Sets.nullable(),
  /** How many laps it has, two or more; its detail has them. */
  laps: z.int().nullable(),
  source: z.enum(['fit', 'gpx', 'tcx', 'json', 'archive']),
  /** Whether it stands for a planned session. */
  matched: z.boolean(),
  /** The day of that session, where its person chose one of another day. */
  sessionDate: z.iso.date().nullable(),
})
export type ActivityRow = z.infer<typeof ActivityRow>

const MatchedSession = z.object({
  date: z.iso.date(),
  workoutName: z.string(),
  discipline: z.enum(DISCIPLINES),
  durationMin: z.number().int(),
})

/** What became of a file. */
export const ActivityAnswer = z.object({
  activity: ActivityRow,
  /** The planned session that it was matched to; null where it is one of its own. */
  session: MatchedSession.nullable(),
  /** Whether it had been given before: nothing was recorded anew. */
  known: z.boolean(),
  /** Sets of the file that were left out, for they are of no exercise of ours. */
  unknownSets: z.int().optional(),
})
export type ActivityAnswer = z.infer<typeof ActivityAnswer>

/** One stretch of a planned session, as a watch would count it down. */
const PlannedStep = z.object({
  name: z.string(),
  kind: z.enum(LAP_KINDS),
  /** [s] or [m]; null where a press ends it. */
  durationSec: z.int().nullable(),
  distanceM: z.int().nullable(),
})
export type PlannedStep = z.infer<typeof PlannedStep>

/** [days] around an activity whose sessions it may be given to. */
export const MATCH_REACH_DAYS = 3

/** All of one activity, and what it can be given to. */
export const ActivityDetail = z.object({
  activity: ActivityRow,
  laps: z.array(Lap),
  /** Its sets by exercise, in the order in which these were first done. */
  lifted: z.array(z.object({ name: z.string(), sets: Sets })),
  /** The session that it stands for, and its stretches where it has laps to stand beside them. */
  session: MatchedSession.nullable(),
  steps: z.array(PlannedStep),
  /** Sessions of the days around it, up to today. */
  sessions: z.array(MatchedSession),
  /** Whether its person said which session it was, or that it was none. */
  chosen: z.boolean(),
  /** The race that it was, where that may be taken for the plan's paces. */
  result: RecentRace.nullable(),
})
export type ActivityDetail = z.infer<typeof ActivityDetail>

/** Which session an activity was: that of a day, none, or whichever fits it best. */
export const MatchInput = z.object({
  session: z.union([
    z.iso.date({ error: 'session must be a day such as 2026-03-02, "none" or "best"' }),
    z.enum(['none', 'best']),
  ]),
})
export type MatchInput = z.infer<typeof MatchInput>

/** Activities, the newest first. */
export const ActivityRows = z.object({ activities: z.array(ActivityRow) })
export type ActivityRows = z.infer<typeof ActivityRows>

/** A part of an archive; every part of one bears its id. */
export const ImportPart = z.object({
  activities: z
    .array(ActivityInput)
    .min(1)
    .max(IMPORT_PART_MAX, `activities must be at most ${IMPORT_PART_MAX} at once`),
})
export type ImportPart = z.infer<typeof ImportPart>

/** What became of a part. */
export const ImportAnswer = z.object({
  added: z.int(),
  /** Of these: they stand for a planned session. */
  matched: z.int(),
  /** There already, from another file or app. */
  known: z.int(),
  /** Of these: they had no sets, and have them now. */
  filled: z.int(),
  /** From before what can be recorded, from days to come, or more than a day may have. */
  outside: z.int(),
  /** Of the whole import, as it stands now: what taking it back takes away. */
  total: z.object({ activities: z.int(), matched: z.int() }),
})
export type ImportAnswer = z.infer<typeof ImportAnswer>

export const ImportRows = z.object({
  imports: z.array(
    z.object({
      id: z.uuid(),
      /** Activities of it that are still there. */
      count: z.int(),
      first: z.iso.date(),
      last: z.iso.date(),
      at: z.iso.datetime(),
    }),
  ),
  /** What activities of the last four weeks say of where training stands; null where they are too few. */
  lately: z
    .object({
      weeklyMin: z.int(),
      weeklyRunKm: z.number(),
      longestMin: z.int(),
      longestRunKm: z.number().nullable(),
    })
    .nullable(),
})
export type ImportRows = z.infer<typeof ImportRows>

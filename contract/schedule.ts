import { z } from 'zod'
import type { AskedChange } from '../engine/model.ts'
import { DISCIPLINES, EQUIPMENT, EVENT_DISCIPLINES, ITEM_TYPES, PATTERNS, PHASES, STEP_KINDS } from '../engine/model.ts'
import { StoredAnswer } from './answers.ts'
import { FeltFact } from './check-in-facts.ts'
import { SafetyRow } from './safety.ts'

const Intensity = z.enum(['High', 'Medium', 'Low'])
const CivilDate = z.iso.date()
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Minutes = z.number().int().min(0)

/** How much one set holds, on one side where it has two. */
const SetSize = z.object({
  unit: z.enum(['reps', 'seconds', 'metres']),
  low: z.number().int().min(1),
  high: z.number().int().min(1),
  eachSide: z.boolean(),
})

/** How somebody moves in a step that is no exercise of the catalogue. */
const SPORT_MOVES = ['run', 'walk', 'cycle', 'row', 'crawl', 'backstroke'] as const
export type SportMove = (typeof SPORT_MOVES)[number]

/** One line of a workout: `reps` and `duration` say in words what `size` and `durationSec`, each time, are in numbers. */
const Step = z.object({
  name: z.string().min(1),
  sets: z.number().int().min(0),
  reps: z.string(),
  size: SetSize.nullable(),
  duration: z.string(),
  /** [s] of one set, where it goes by the clock. */
  durationSec: z.number().int().min(0).optional(),
  notes: z.string(),
  /** What a step of endurance work is, and how hard it should feel. */
  kind: z.enum(STEP_KINDS).optional(),
  rpe: z.number().min(0).max(10).optional(),
  exerciseId: z.string().optional(),
  /** What it needs, of what this person has; absent where nothing is needed. */
  equipment: z.array(z.enum(EQUIPMENT)).optional(),
  sport: z.enum(SPORT_MOVES).optional(),
  muscles: z.array(z.string()).optional(),
  pattern: z.enum(PATTERNS).optional(),
  rir: z.number().optional(),
  restSec: z.number().optional(),
  /** [s/km] quick and slow, where the notes name a pace. */
  paceSecPerKm: z.tuple([z.number().min(1), z.number().min(1)]).optional(),
  /** [W] and [bpm] low and high, where the notes name them. */
  watts: z.tuple([z.number().min(1), z.number().min(1)]).optional(),
  heartBpm: z.tuple([z.number().min(1), z.number().min(1)]).optional(),
  loadKg: z.number().min(0).optional(),
  aimReps: z.number().int().min(1).optional(),
})

const Item = z.object({
  time: ClockTime,
  title: z.string().min(1),
  duration: z.string(),
  durationMin: Minutes,
  type: z.enum(ITEM_TYPES),
  emoji: z.string(),
  intensity: Intensity,
  description: z.string(),
  exercises: z.array(Step),
})

const Day = z.object({
  day: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
  date: CivilDate,
  emoji: z.string(),
  workoutName: z.string().min(1),
  duration: z.string(),
  durationMin: Minutes,
  intensity: Intensity,
  description: z.string(),
  notes: z.string(),
  start: ClockTime.nullable(),
  discipline: z.enum(DISCIPLINES),
  rpe: z.number().min(0).max(10),
  loadAu: z.number().min(0),
  hard: z.boolean(),
  distanceKm: z.number().nullable(),
  longSession: z.boolean(),
  snacks: z.boolean(),
  /** Of days that are over: what was done, as told or else as planned; null where nothing was. */
  done: z
    .object({ minutes: z.number().min(0), distanceKm: z.number().nullable(), rpe: z.number().min(0).max(10) })
    .nullable()
    .optional(),
  workout: z.object({ warmup: z.array(Step), exercises: z.array(Step), cooldown: z.array(Step) }),
})

const Week = z.object({
  week: z.number().int().min(1),
  weekName: z.string().min(1),
  focus: z.string().includes(' - '),
  totalVolume: z.string(),
  phase: z.enum(PHASES),
  deload: z.boolean(),
  startDate: CivilDate,
  plannedMin: Minutes,
  plannedLoadAu: z.number().min(0),
  days: z.array(Day).length(7),
})

/** Where a day's session stands on its day, in the numbers that a picture of it needs. */
const Place = z.object({ start: ClockTime.nullable(), durationMin: Minutes })

/** The schedule as it leaves the engine, checked and described. */
export const ScheduleData = z.object({
  version: z.literal(2),
  date: CivilDate,
  timeZone: z.string(),
  anchor: CivilDate,
  block: z.number().int().min(1),
  begun: CivilDate,
  start: z.object({
    weeklyMin: z.number().min(0),
    longestMin: z.number().min(0),
    longestRunKm: z.number().min(0).nullable(),
    liftMin: z.number().min(0).exactOptional(),
  }),
  todaysSchedule: z.array(Item).min(1),
  weeklyPlan: z.array(Week).min(1),
  insights: z.object({
    trainingLoad: z.string().min(1),
    recoveryStatus: z.string().min(1),
    recommendation: z.string().min(1),
    periodizationPhase: z.string().optional(),
  }),
  events: z.array(
    z.object({
      name: z.string(),
      discipline: z.enum(EVENT_DISCIPLINES),
      distanceKm: z.number().nullable(),
      date: CivilDate,
      priority: z.enum(['A', 'B', 'C']),
    }),
  ),
  warnings: z.array(z.object({ code: z.string(), text: z.string() })),
  reasons: z.array(z.object({ date: CivilDate, code: z.string(), text: z.string(), source: z.string() })),
  adjustments: z.array(
    z.object({
      id: z.string().min(1),
      kind: z.string().min(1),
      date: CivilDate,
      reason: z.string().min(1),
      source: z.string(),
      effect: z.string(),
      days: z.array(z.object({ date: CivilDate, before: z.string(), after: z.string(), was: Place, is: Place })),
      asked: z.boolean(),
      undoable: z.boolean(),
    }),
  ),
  rules: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      limit: z.string(),
      value: z.string(),
      pass: z.boolean(),
      kind: z.enum(['limit', 'target']),
      source: z.string(),
    }),
  ),
  load: z.array(
    z.object({
      week: z.number().int().min(1),
      startDate: CivilDate,
      plannedAu: z.number().min(0),
      doneAu: z.number().min(0).nullable(),
      fitness: z.number(),
      fatigue: z.number(),
      form: z.number(),
      monotony: z.number().nullable(),
      strainAu: z.number().nullable(),
    }),
  ),
  adherence: z.number().min(0).max(1).nullable(),
  foresight: z.array(
    z.object({
      date: CivilDate,
      feel: z.enum(['easy', 'steady', 'stretch', 'breakthrough']),
      text: z.string().min(1),
    }),
  ),
  safety: z.array(SafetyRow),
  /** What the person wrote and no fact came from: places of the text, in UTF-16 units. */
  unread: z.array(
    z.object({
      field: z.enum(['commitments', 'races', 'notes', 'tomorrow']),
      text: z.string().min(1),
      start: z.number().int().min(0),
      end: z.number().int().min(1),
    }),
  ),
  /** What the plan would ask; an answer is given by recording its days, or what it chooses. */
  questions: z.array(
    z.object({
      id: z.string().min(1),
      text: z.string().min(1),
      /** Of a choice that the plan leaves: why, what happens where nothing is chosen, and what came of the last choice. */
      why: z.string().min(1).exactOptional(),
      otherwise: z.string().min(1).exactOptional(),
      last: z.string().min(1).exactOptional(),
      answers: z.array(
        z.object({
          id: z.string().min(1),
          text: z.string().min(1),
          /** What would become of the next two weeks. */
          means: z.string().min(1).exactOptional(),
          /** What it chooses, of a question that leaves a choice; it is given to `/api/answers`. */
          choice: StoredAnswer.exactOptional(),
          /** Done in so many minutes, in all that were planned for null, not done for 0. */
          records: z.array(z.object({ date: CivilDate, minutes: Minutes.nullable() })),
          /** How somebody feels today; recorded with a check-in of today. */
          felt: z.array(FeltFact).exactOptional(),
        }),
      ),
    }),
  ),
})

/** A value of which nothing may be changed, at any depth. */
type Fixed<T> = T extends (infer One)[]
  ? readonly Fixed<One>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<Exclude<T[K], undefined>> }
    : T

/** A plan in words, as `/api/schedule` answers it and the database keeps it. */
export type Schedule = Fixed<z.infer<typeof ScheduleData>>
export type ShownWeek = Schedule['weeklyPlan'][number]
export type ShownDay = ShownWeek['days'][number]
export type ShownWorkout = ShownDay['workout']
/** One line of a workout. `sets` 0, null and empty texts mean "does not apply". */
export type ShownStep = ShownWorkout['exercises'][number]
export type ShownItem = Schedule['todaysSchedule'][number]
export type ShownInsights = Schedule['insights']
export type ShownWarning = Schedule['warnings'][number]
export type ShownReason = Schedule['reasons'][number]
export type ShownAdjustment = Schedule['adjustments'][number]
export type ShownQuestion = Schedule['questions'][number]
export type ShownRule = Schedule['rules'][number]

/** One thing that can be done with a day's session, in words. */
export type ShownOption = {
  readonly change: AskedChange
  readonly title: string
  /** What stays, or what it becomes. */
  readonly text: string
  /** Why it can't be had now, or null when it can. */
  readonly refusal: string | null
}

/** A block that is over, as it stood on its last day: numbers and texts without the workouts. */
export type ShownBlock = {
  readonly block: number
  readonly startedOn: string
  readonly endedOn: string
  readonly weeks: readonly (Pick<ShownWeek, 'week' | 'weekName' | 'focus' | 'totalVolume' | 'phase' | 'startDate'> & {
    readonly days: readonly Pick<
      ShownDay,
      'day' | 'date' | 'emoji' | 'workoutName' | 'duration' | 'durationMin' | 'discipline' | 'rpe'
    >[]
  })[]
}

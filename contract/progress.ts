import { z } from 'zod'
import { DISCIPLINES, WEEKDAYS } from '../engine/model.ts'
import { ActivityRow } from './activity.ts'
import { CheckInRow } from './check-in.ts'

const Whole = z.number().int().min(0)
const Dated = { date: z.iso.date() }

const LiftRecord = z.object({
  exerciseId: z.string(),
  name: z.string(),
  best: z.object({ ...Dated, loadKg: z.number().nullable(), reps: Whole }),
  oneRepMaxKg: z.number().nullable(),
  points: z.array(z.object({ ...Dated, kg: z.number() })),
  days: Whole,
})

/** What somebody reached, on its day. */
const Milestone = z.discriminatedUnion('code', [
  z.object({ code: z.literal('first-race'), ...Dated }),
  z.object({ code: z.literal('trained-days'), ...Dated, count: Whole }),
  z.object({ code: z.literal('kept-weeks'), ...Dated, count: Whole }),
  z.object({ code: z.literal('full-week'), ...Dated, days: Whole }),
  z.object({ code: z.literal('longest-run'), ...Dated, distanceM: z.number() }),
  z.object({
    code: z.literal('lift-record'),
    ...Dated,
    exerciseId: z.string(),
    name: z.string(),
    loadKg: z.number().nullable(),
    reps: Whole,
  }),
])

const Kept = { done: Whole, due: Whole }

/** What a person's own days say of them, each with its evidence. */
const LearnedFact = z.discriminatedUnion('code', [
  z.object({ code: z.literal('kept-weekday'), weekday: z.enum(WEEKDAYS), ...Kept, others: z.object(Kept) }),
  z.object({
    code: z.literal('kept-part'),
    part: z.enum(['morning', 'midday', 'evening']),
    ...Kept,
    others: z.object(Kept),
  }),
  z.object({ code: z.literal('bad-nights'), nights: Whole, others: Whole, harder: z.number() }),
  z.object({ code: z.literal('low-weeks'), weeks: Whole, low: z.object(Kept), others: z.object(Kept) }),
  z.object({ code: z.literal('foreseen'), right: Whole, of: Whole }),
  z.object({ code: z.literal('response'), weeks: Whole, runs: Whole, fasterAWeek: z.number() }),
])

/** [s] within which a race will likely be run. */
const Within = { from: Whole, likely: Whole, to: Whole }

/** The likely range of the race that a plan leads to. */
const RaceRange = z.object({
  race: z.object({ name: z.string(), ...Dated, distanceKm: z.number() }),
  ...Within,
  by: z.discriminatedUnion('code', [
    z.object({ code: z.literal('result'), ...Dated, distanceKm: z.number(), seconds: z.number() }),
    z.object({ code: z.literal('easy-runs'), secPerKm: z.number() }),
  ]),
  /** What would change it most: a result over a distance would make it narrower, the weeks to come faster [s]. */
  mover: z
    .discriminatedUnion('code', [
      z.object({ code: z.literal('result'), distanceKm: z.number(), narrowerSec: Whole }),
      z.object({ code: z.literal('training'), weeks: Whole, fasterSec: Whole }),
    ])
    .nullable(),
  /** As it stood on each Monday, oldest first, and today. */
  points: z.array(z.object({ ...Dated, ...Within })),
})

/** What the tab of progress shows, but for the history: every number comes from what was recorded and planned. */
export const Progress = z.object({
  today: z.iso.date(),
  /** The first month of which a day can be recorded, `YYYY-MM`. */
  firstMonth: z.string(),
  days: z.array(z.object({ ...Dated, minutes: Whole, loadAu: z.number(), trained: z.boolean(), planned: z.boolean() })),
  rhythm: z.object({
    /** Of the weeks that are over, from `since` on. */
    kept: Whole,
    of: Whole,
    since: z.iso.date().nullable(),
    weeks: z.array(
      z.object({
        startDate: z.iso.date(),
        minutes: Whole,
        trained: Whole,
        planned: Whole,
        minimum: Whole,
        state: z.enum(['kept', 'short', 'free', 'open']),
      }),
    ),
  }),
  form: z
    .object({
      trend: z.enum(['rising', 'steady', 'falling', 'early']),
      state: z.enum(['fresh', 'balanced', 'tired', 'early']),
      points: z.array(z.object({ ...Dated, fitness: z.number(), fatigue: z.number(), form: z.number() })),
    })
    .nullable(),
  lifts: z.array(LiftRecord),
  runs: z
    .object({
      aroundHr: z.number().nullable(),
      points: z.array(z.object({ ...Dated, secPerKm: Whole, avgHr: z.number().nullable() })),
      first: z.number().nullable(),
      last: z.number().nullable(),
    })
    .nullable(),
  /** Newest first. */
  milestones: z.array(Milestone),
  /** Null where no run is raced, or nothing says how fast it could be. */
  race: RaceRange.nullable(),
  learned: z.object({
    /** The first day that counts, where earlier ones were asked to be forgotten. */
    since: z.iso.date().nullable(),
    facts: z.array(LearnedFact),
  }),
})

type Fixed<T> = T extends (infer One)[]
  ? readonly Fixed<One>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<T[K]> }
    : T
export type ShownProgress = Fixed<z.infer<typeof Progress>>
export type ShownMilestone = ShownProgress['milestones'][number]
export type ShownRaceRange = NonNullable<ShownProgress['race']>
export type ShownLearned = ShownProgress['learned']
export type ShownLift = ShownProgress['lifts'][number]

const Felt = z.discriminatedUnion('by', [
  z.object({ by: z.literal('taps'), mean: z.number(), days: Whole }),
  z.object({ by: z.literal('notes'), good: Whole, poor: Whole }),
])

/** The story of seven days that are over: every number comes from what was recorded and planned. */
export const WeekStory = z.object({
  first: z.iso.date(),
  last: z.iso.date(),
  minutes: Whole,
  trained: Whole,
  planned: Whole,
  minimum: Whole,
  days: z.array(z.object({ ...Dated, minutes: Whole, loadAu: z.number(), trained: z.boolean(), planned: z.boolean() })),
  best: z
    .discriminatedUnion('code', [
      z.object({ code: z.literal('reached'), milestone: Milestone }),
      z.object({ code: z.literal('hardest'), ...Dated, minutes: Whole, name: z.string() }),
    ])
    .nullable(),
  sleep: Felt.nullable(),
  energy: Felt.nullable(),
  effort: z.object({ mean: z.number(), days: Whole }).nullable(),
  /** The seven days after it; null where no plan reaches them. */
  next: z
    .object({
      sessions: Whole,
      minutes: Whole,
      days: z.array(z.object({ ...Dated, durationMin: Whole })),
      key: z.object({ ...Dated, name: z.string() }),
    })
    .nullable(),
})
export type ShownStory = Fixed<z.infer<typeof WeekStory>>

const HistoryDay = z.object({
  ...Dated,
  planned: z.object({ workoutName: z.string(), discipline: z.enum(DISCIPLINES), durationMin: Whole }).nullable(),
  record: CheckInRow.nullable(),
  activities: z.array(ActivityRow),
})
export type ShownHistoryDay = z.infer<typeof HistoryDay>

/** The days of one month up to today on which something was planned, done or said, oldest first. */
export const ProgressMonth = z.object({ month: z.string(), days: z.array(HistoryDay) })
export type ProgressMonth = z.infer<typeof ProgressMonth>

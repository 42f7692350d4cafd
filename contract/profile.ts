import { z } from 'zod'
import { GOALS, LEVELS, type Profile, STRESS_LEVELS, TRAINING_DAYS, type TrainingDays } from '../engine/model.ts'
import { DEFAULT_COMMITMENTS } from './default-commitments.ts'
import { COMMITMENTS_MAX, DEFAULT_TRAINING_DAYS, NAME_MAX, RACES_MAX } from './limits.ts'
import { MESSAGES } from './messages.ts'
import { text } from './text.ts'
import { isCivilDate, isTimeZone } from './time.ts'

const TrainingDaysField = z
  .union([z.number(), z.string().trim().regex(/^\d$/).transform(Number)], { error: MESSAGES.trainingDays })
  .refine((days): days is TrainingDays => TRAINING_DAYS.some((allowed) => allowed === days), MESSAGES.trainingDays)

const Name = text(MESSAGES.nameMissing).trim().max(NAME_MAX, MESSAGES.nameLong)
const Level = z.enum(LEVELS, { error: MESSAGES.level })
const Goal = z.enum(GOALS, { error: MESSAGES.goal })
const Stress = z.enum(STRESS_LEVELS, { error: MESSAGES.stress })
const Commitments = text(MESSAGES.commitmentsLong).trim().max(COMMITMENTS_MAX, MESSAGES.commitmentsLong)
const Races = text(MESSAGES.racesLong).trim().max(RACES_MAX, MESSAGES.racesLong)
const DateField = z.string({ error: MESSAGES.date }).refine(isCivilDate, MESSAGES.date)
const TimeZone = z.string({ error: MESSAGES.timeZone }).refine(isTimeZone, MESSAGES.timeZone)

/** An empty text, null and a missing value are one thing: not given. */
const orNull = <T extends z.ZodType>(field: T) =>
  z.preprocess(
    (value) => (value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value),
    z.union([z.null(), field], { error: (issue) => unionMessage(issue) }),
  )

/** The sentence of the branch that was meant: the first message that is not the null branch's. */
function unionMessage(issue: { code?: string; errors?: { message?: string }[][] }): string | undefined {
  return issue.errors?.flat().findLast((error) => error.message)?.message
}

/** What onboarding saves, in the names of the columns of `profiles`. */
export const ProfileInput = z.object({
  name: Name.min(1, MESSAGES.nameMissing),
  fitness_level: Level,
  primary_goal: Goal,
  stress_level: Stress,
  training_days_per_week: TrainingDaysField,
  daily_commitments: orNull(Commitments),
  upcoming_races: orNull(Races),
  goal_date: orNull(DateField),
  time_zone: TimeZone.optional(),
})
export type ProfileInput = z.infer<typeof ProfileInput>

/** What the account page changes of a profile. */
export const ProfileChange = z.object({
  name: Name.min(1, MESSAGES.nameMissing).exactOptional(),
  time_zone: TimeZone.exactOptional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** A profile as the server keeps it; all null before onboarding. */
export const ProfileRow = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  fitness_level: Level.nullable(),
  primary_goal: Goal.nullable(),
  daily_commitments: z.string().nullable(),
  /** The day on which that was last changed: its "next week" is told from there. */
  commitments_since: z.string().nullable(),
  stress_level: Stress.nullable(),
  training_days_per_week: z.number().int().nullable(),
  upcoming_races: z.string().nullable(),
  goal_date: z.string().nullable(),
  onboarding_completed: z.boolean(),
  time_zone: z.string(),
  updated_at: z.iso.datetime(),
})
export type ProfileRow = z.infer<typeof ProfileRow>

/** What a schedule is generated from; every empty field has the specification's default. */
export const UserData = z.object(
  {
    name: orNull(Name).transform((name) => name ?? 'User'),
    fitnessLevel: orNull(Level).transform((level) => level ?? 'intermediate'),
    goal: orNull(Goal).transform((goal) => goal ?? 'general'),
    stressLevel: orNull(Stress).transform((stress) => stress ?? 'medium'),
    dailyCommitments: orNull(Commitments).transform((text) => text ?? DEFAULT_COMMITMENTS),
    trainingDaysPerWeek: orNull(TrainingDaysField).transform((days) => days ?? DEFAULT_TRAINING_DAYS),
    upcomingRaces: orNull(Races).transform((text) => text ?? ''),
    specificGoalDate: orNull(DateField),
  },
  { error: 'userData must be an object of profile fields' },
)
export type UserData = z.infer<typeof UserData>

/** The engine's view of a person's data. */
export function profileOf(data: UserData): Profile {
  return {
    name: data.name,
    level: data.fitnessLevel,
    goal: data.goal,
    stress: data.stressLevel,
    commitments: data.dailyCommitments,
    trainingDays: data.trainingDaysPerWeek,
    races: data.upcomingRaces,
    goalDate: data.specificGoalDate,
  }
}

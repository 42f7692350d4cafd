import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { AboutFacts, PersonFacts, PersonFactsInput } from '../../contract/person-facts.ts'
import type { PlanPreferences } from '../../contract/preferences.ts'
import type { ProfileChange, ProfileInput, ProfileRow } from '../../contract/profile.ts'
import type { Schedule } from '../../contract/schedule.ts'
import type { Goal, Level, StartingPoint, Stress } from '../../engine/model.ts'
import type { KeptTexts } from '../../engine/read-texts.ts'
import { sure } from '../../engine/sure.ts'
import { civilDay } from '../civil-day.ts'
import { ME } from '../db/found.ts'
import type { Queries } from '../db/open.ts'
import { generatedSchedules, profiles } from '../db/schema.ts'
import { stirFollowers } from './follower-store.ts'

export type StoredProfile = typeof profiles.$inferSelect

/** A person's profile, or null before onboarding. */
export async function findProfile(queries: Queries, userId: string): Promise<StoredProfile | null> {
  const [row] = await queries.select().from(profiles).where(eq(profiles.id, userId))
  return row ?? null
}

/** What a person wrote and confirmed of their life, or null before onboarding. */
export async function findTold(
  queries: Queries,
  userId: string,
): Promise<Pick<StoredProfile, 'dailyCommitments' | 'upcomingRaces' | 'facts'> | null> {
  const { dailyCommitments, upcomingRaces, facts } = profiles
  const [row] = await queries
    .select({ dailyCommitments, upcomingRaces, facts })
    .from(profiles)
    .where(eq(profiles.id, userId))
  return row ?? null
}

/** Makes whoever else adds to the same profile wait until this transaction has ended, also before there is one. */
export async function holdProfile(queries: Queries, userId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`profile ${userId}`}, 0))`)
}

/** Reads the columns that the API gives, for the person whom the row rules know. */
export const READ_OWN_PROFILE = `
  select name, fitness_level as "fitnessLevel", primary_goal as "primaryGoal", daily_commitments as "dailyCommitments",
    stress_level as "stressLevel", training_days_per_week as "trainingDaysPerWeek", upcoming_races as "upcomingRaces",
    goal_date::text as "goalDate", commitments_since::text as "commitmentsSince",
    onboarding_completed as "onboardingCompleted", time_zone as "timeZone", updated_at as "updatedAt"
  from profiles where id = ${ME}`

/** What the API gives of a profile. */
export type GivenProfile = Pick<
  StoredProfile,
  | 'name'
  | 'fitnessLevel'
  | 'primaryGoal'
  | 'dailyCommitments'
  | 'stressLevel'
  | 'trainingDaysPerWeek'
  | 'upcomingRaces'
  | 'goalDate'
  | 'commitmentsSince'
  | 'onboardingCompleted'
  | 'timeZone'
  | 'updatedAt'
>

/** A plan that begins because the person asked for it, or one that goes on because they took that back. */
export type PlanBegin = {
  readonly anchor: string
  readonly block: number
  readonly begun: string | null
  readonly start: StartingPoint | null
  readonly askedAt: Date | null
  /** Since when the words about races hold, where not since today. */
  readonly racesSince?: string | null
}

/** The days since when the texts of a profile hold that takes the place of another: a text that stays keeps its day. */
function textsSince(before: StoredProfile | null, input: ProfileInput, today: string) {
  const own = before?.planBegun ?? before?.planAnchor ?? today
  return {
    commitmentsSince: before?.dailyCommitments === input.daily_commitments ? (before.commitmentsSince ?? own) : today,
    racesSince: before?.upcomingRaces === input.upcoming_races ? (before.racesSince ?? own) : today,
  }
}

/** What was read of the texts that stay: nothing is kept of words that somebody took back. */
function readOfWhatStays(before: StoredProfile | null, input: ProfileInput): KeptTexts | null {
  if (!before?.textsRead) return null
  const { week, races, ...kept } = before.textsRead
  return {
    ...kept,
    ...(before.dailyCommitments === input.daily_commitments && week && { week }),
    ...(before.upcomingRaces === input.upcoming_races && races && { races }),
  }
}

/**
 * Saves onboarding and forgets the stored schedule, both or neither.
 * @param plan - `before`: the profile that it takes the place of
 */
export async function saveProfile(
  queries: Queries,
  userId: string,
  input: ProfileInput,
  plan: { timeZone: string; now: Date; begins: PlanBegin | null; before: StoredProfile | null },
): Promise<StoredProfile> {
  const values = {
    ...textsSince(plan.before, input, civilDay(plan.now, plan.timeZone)),
    ...(plan.begins?.racesSince !== undefined && { racesSince: plan.begins.racesSince }),
    textsRead: readOfWhatStays(plan.before, input),
    name: input.name,
    fitnessLevel: input.fitness_level,
    primaryGoal: input.primary_goal,
    dailyCommitments: input.daily_commitments,
    stressLevel: input.stress_level,
    trainingDaysPerWeek: input.training_days_per_week,
    upcomingRaces: input.upcoming_races,
    goalDate: input.goal_date,
    onboardingCompleted: true,
    timeZone: plan.timeZone,
    updatedAt: plan.now,
    ...(plan.begins && {
      planAnchor: plan.begins.anchor,
      planBlock: plan.begins.block,
      planBegun: plan.begins.begun,
      planStart: plan.begins.start,
      planAskedAt: plan.begins.askedAt,
    }),
  }
  const [row] = await queries
    .insert(profiles)
    .values({ id: userId, ...values })
    .onConflictDoUpdate({ target: profiles.id, set: values })
    .returning()
  await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
  return sure(row)
}

/** Changes name or time zone; the stored schedule stands no more, and stays for whoever may have no other. Null before onboarding. */
export async function changeProfile(
  queries: Queries,
  userId: string,
  { name, time_zone }: ProfileChange,
  now: Date,
): Promise<StoredProfile | null> {
  // Drizzle leaves undefined columns out of an update.
  const [row] = await queries
    .update(profiles)
    .set({ name, timeZone: time_zone, updatedAt: now })
    .where(eq(profiles.id, userId))
    .returning()
  await outdate(queries, userId)
  return row ?? null
}

/** The next look makes a schedule anew. The one that stood is kept until then: who has no access any more takes it along. */
async function outdate(queries: Queries, userId: string): Promise<void> {
  await queries.update(generatedSchedules).set({ engineBuild: null }).where(eq(generatedSchedules.userId, userId))
}

/**
 * Saves what a person added beyond onboarding, and the stored schedule stands no more, both or neither.
 * @param change - `today`: where the person is, on which they said where they stand if they say that anew; `display`: nothing
 *   else is said anew, so that the schedule is right as it stood
 */
export async function savePreferences(
  queries: Queries,
  userId: string,
  preferences: PlanPreferences,
  {
    now,
    today,
    before,
    display,
  }: { readonly now: Date; readonly today: string; readonly before: PlanPreferences; readonly display: boolean },
): Promise<void> {
  const { start } = preferences
  const since = isDeepStrictEqual(before.start, start) ? {} : { startSince: start ? today : null }
  const set = { preferences, updatedAt: now, ...since }
  await queries
    .insert(profiles)
    .values({ id: userId, ...set })
    .onConflictDoUpdate({ target: profiles.id, set })
  if (display) await outdate(queries, userId)
  else await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
}

/**
 * Keeps what a person confirmed, part by part, and forgets the stored schedule; possible before onboarding.
 * @param isCleared - the person says today that a doctor has agreed
 */
export async function saveFacts(
  queries: Queries,
  userId: string,
  given: PersonFactsInput,
  { now, today, isCleared = false }: { readonly now: Date; readonly today: string; readonly isCleared?: boolean },
): Promise<PersonFacts> {
  await holdProfile(queries, userId)
  const before = (await findProfile(queries, userId))?.facts ?? {}
  const told = given.about === undefined ? before.about : given.about
  const about = told ? datedClearance(told, isCleared ? undefined : before.about, today) : null
  const facts = withParts(before, { ...given, about })
  const set = { facts, updatedAt: now }
  await queries
    .insert(profiles)
    .values({ id: userId, ...set })
    .onConflictDoUpdate({ target: profiles.id, set })
  await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
  return facts
}

/** Notes that what a plan is made from has changed elsewhere: the next look makes it anew, and so does one that is being made. */
export async function touchPlan(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries.update(profiles).set({ updatedAt: now }).where(eq(profiles.id, userId))
  await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
  await stirFollowers(queries, userId, now)
}

/** What stood before with the parts that are given in their place; null takes a part away. */
function withParts(before: PersonFacts, given: PersonFactsInput): PersonFacts {
  const parts = { ...before, ...given }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null)) as PersonFacts
}

/** A clearance bears the day on which it was given: today's where it is new, or given for something else than before. */
function datedClearance(given: AboutFacts, before: AboutFacts | undefined, today: string): AboutFacts {
  const { clearedOn: _given, ...about } = given
  if (!about.health?.includes('clearance-given')) return about
  if (!about.health.every((one) => before?.health?.includes(one))) return { ...about, clearedOn: today }
  return before?.clearedOn === undefined ? about : { ...about, clearedOn: before.clearedOn }
}

/**
 * Keeps where a plan goes on: anchor and block, since when its texts hold, and where the block began.
 * @param from - the profile that it was made from: one that has got another plan meanwhile keeps that
 */
export async function movePlan(
  queries: Queries,
  userId: string,
  { anchor, block, begun, start }: Pick<Schedule, 'anchor' | 'block' | 'begun' | 'start'>,
  from: StoredProfile,
): Promise<void> {
  const { planAnchor, planBlock } = from
  const same = planAnchor === null ? isNull(profiles.planAnchor) : eq(profiles.planAnchor, planAnchor)
  await queries
    .update(profiles)
    .set({ planAnchor: anchor, planBlock: block, planBegun: begun, planStart: block === 1 ? null : start })
    .where(and(eq(profiles.id, userId), same, eq(profiles.planBlock, planBlock)))
}

/** [s] after which a run counts as lost with its server: longer than any plan may take. @source default-ours */
const RUN_MAX_S = 15

/**
 * Takes a person's only place for making a plan, among all servers; by the clock of the database, which they share.
 * @returns what ends the run, or null while another is under way
 */
export async function beginRun(queries: Queries, userId: string): Promise<Date | null> {
  const isFree = or(isNull(profiles.planRunUntil), lt(profiles.planRunUntil, sql`now()`))
  const [row] = await queries
    .update(profiles)
    .set({ planRunUntil: sql`now() + make_interval(secs => ${RUN_MAX_S})` })
    .where(and(eq(profiles.id, userId), isFree))
    .returning({ until: profiles.planRunUntil })
  return row?.until ?? null
}

/**
 * Gives the place back, unless it was lost meanwhile.
 * @param spoke - how the plan speaks that was made of it, where one was
 */
export async function endRun(queries: Queries, userId: string, until: Date, spoke?: string): Promise<void> {
  await queries
    .update(profiles)
    .set({ planRunUntil: null, ...(spoke !== undefined && { spoke }) })
    .where(and(eq(profiles.id, userId), eq(profiles.planRunUntil, until)))
}

/** The row as the API gives it; all empty before onboarding. */
export function profileRow(userId: string, row: GivenProfile | null, now: Date): ProfileRow {
  return {
    id: userId,
    name: row?.name ?? null,
    // The columns are texts; only checked values are ever written to them.
    fitness_level: (row?.fitnessLevel ?? null) as Level | null,
    primary_goal: (row?.primaryGoal ?? null) as Goal | null,
    daily_commitments: row?.dailyCommitments ?? null,
    commitments_since: row?.commitmentsSince ?? null,
    stress_level: (row?.stressLevel ?? null) as Stress | null,
    training_days_per_week: row?.trainingDaysPerWeek ?? null,
    upcoming_races: row?.upcomingRaces ?? null,
    goal_date: row?.goalDate ?? null,
    onboarding_completed: row?.onboardingCompleted ?? false,
    time_zone: row?.timeZone ?? 'UTC',
    updated_at: (row?.updatedAt ?? now).toISOString(),
  }
}

import { eq } from 'drizzle-orm'
import type { PlanPreferences } from '../../contract/preferences.ts'
import type { ProfileChange, ProfileInput, ProfileRow } from '../../contract/profile.ts'
import type { Goal, Level, Stress } from '../../engine/model.ts'
import type { Queries } from '../db/open.ts'
import { generatedSchedules, profiles } from '../db/schema.ts'

export type StoredProfile = typeof profiles.$inferSelect

/** A person's profile, or null before onboarding. */
export async function findProfile(queries: Queries, userId: string): Promise<StoredProfile | null> {
  const [row] = await queries.select().from(profiles).where(eq(profiles.id, userId))
  return row ?? null
}

/** Saves onboarding and forgets the stored schedule, both or neither. */
export async function saveProfile(
  queries: Queries,
  userId: string,
  input: ProfileInput,
  plan: { anchor: string; timeZone: string; now: Date },
): Promise<StoredProfile> {
  const values = {
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
    planAnchor: plan.anchor,
    updatedAt: plan.now,
  }
  const [row] = await queries
    .insert(profiles)
    .values({ id: userId, ...values })
    .onConflictDoUpdate({ target: profiles.id, set: values })
    .returning()
  await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
  return row!
}

/** Changes name or time zone and forgets the stored schedule; null before onboarding. */
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
  await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
  return row ?? null
}

/** Saves what a person added beyond onboarding and forgets the stored schedule, both or neither. */
export async function savePreferences(
  queries: Queries,
  userId: string,
  preferences: PlanPreferences,
  now: Date,
): Promise<void> {
  await queries.update(profiles).set({ preferences, updatedAt: now }).where(eq(profiles.id, userId))
  await queries.delete(generatedSchedules).where(eq(generatedSchedules.userId, userId))
}

/** Moves the first day of a plan, when the plan before it has ended. */
export async function moveAnchor(queries: Queries, userId: string, anchor: string): Promise<void> {
  await queries.update(profiles).set({ planAnchor: anchor }).where(eq(profiles.id, userId))
}

/** The row as the API gives it; all empty before onboarding. */
export function profileRow(userId: string, row: StoredProfile | null, now: Date): ProfileRow {
  return {
    id: userId,
    name: row?.name ?? null,
    // The columns are texts; only checked values are ever written to them.
    fitness_level: (row?.fitnessLevel ?? null) as Level | null,
    primary_goal: (row?.primaryGoal ?? null) as Goal | null,
    daily_commitments: row?.dailyCommitments ?? null,
    stress_level: (row?.stressLevel ?? null) as Stress | null,
    training_days_per_week: row?.trainingDaysPerWeek ?? null,
    upcoming_races: row?.upcomingRaces ?? null,
    goal_date: row?.goalDate ?? null,
    onboarding_completed: row?.onboardingCompleted ?? false,
    time_zone: row?.timeZone ?? 'UTC',
    updated_at: (row?.updatedAt ?? now).toISOString(),
  }
}

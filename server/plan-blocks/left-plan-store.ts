import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ProfileInput } from '../../contract/profile.ts'
import type { ShownBlock } from '../../contract/schedule.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { Queries } from '../db/open.ts'
import { type LeftPlan, planBlocks, shownDays } from '../db/schema.ts'
import type { PlanBegin, StoredProfile } from '../plan-inputs/profile-store.ts'
import { addBlock } from './store.ts'

/** Keeps a block that another aim ends today, with all that it takes to go on with it. */
export async function leaveBlock(queries: Queries, from: StoredProfile, past: ShownBlock, now: Date): Promise<void> {
  const { id, primaryGoal, upcomingRaces, goalDate, racesSince, planBegun, planStart, planAskedAt } = from
  const left: LeftPlan = {
    ...{ primaryGoal, upcomingRaces, goalDate, racesSince, planBegun, planStart },
    planAnchor: past.startedOn,
    planAskedAt: planAskedAt?.toISOString() ?? null,
  }
  await addBlock(queries, id, past, now)
  const days = queries.select({ days: shownDays.days }).from(shownDays).where(eq(shownDays.userId, id))
  await queries
    .update(planBlocks)
    .set({ left, leftDays: sql`(${days})` })
    .where(isBlock(id, past.block))
}

/**
 * The plan that another aim ended earlier today, where a profile has the aim of that plan again: a change that is taken back on
 * its day was none.
 * @returns null where there is none
 */
export async function leftPlan(
  queries: Queries,
  { id, planAnchor, planBlock }: StoredProfile,
  input: ProfileInput,
  today: CivilDate,
): Promise<PlanBegin | null> {
  if (planAnchor !== today) return null
  const [row] = await queries
    .select({ left: planBlocks.left })
    .from(planBlocks)
    .where(isBlock(id, planBlock - 1))
  if (!row?.left) return null
  const { primaryGoal, upcomingRaces, goalDate, ...stood } = row.left
  const isBack =
    primaryGoal === input.primary_goal && upcomingRaces === input.upcoming_races && goalDate === input.goal_date
  return isBack
    ? {
        block: planBlock - 1,
        anchor: stood.planAnchor,
        begun: stood.planBegun,
        start: stood.planStart,
        askedAt: stood.planAskedAt === null ? null : new Date(stood.planAskedAt),
        racesSince: stood.racesSince,
      }
    : null
}

/** Goes on with a block that was left: its days are those that it had shown, and it is over no more. */
export async function takeUpBlock(queries: Queries, userId: string, block: number): Promise<void> {
  const [row] = await queries.delete(planBlocks).where(isBlock(userId, block)).returning({ days: planBlocks.leftDays })
  if (row?.days) await queries.update(shownDays).set({ days: row.days }).where(eq(shownDays.userId, userId))
}

/** Once its day is over nothing of a plan that was left is needed: the words about races that it was made for go with it. */
export async function forgetLeftPlans(queries: Queries, userId: string): Promise<void> {
  await queries
    .update(planBlocks)
    .set({ left: null, leftDays: null })
    .where(and(eq(planBlocks.userId, userId), isNotNull(planBlocks.left)))
}

function isBlock(userId: string, block: number) {
  return and(eq(planBlocks.userId, userId), eq(planBlocks.block, block))
}

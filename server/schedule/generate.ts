import { profileOf, UserData } from '../../contract/profile.ts'
import type { CivilDate, HistoryDay, PlanInput, Schedule, StoredChange } from '../../engine/model.ts'
import { makePlan } from '../../engine/plan.ts'
import type { ReadFacts } from '../../engine/plan-base.ts'
import type { StoredProfile } from '../profile/store.ts'

/** How far back the engine looks for what was done and said. */
export const HISTORY_DAYS = 84

/** What a person did, said and asked for since the plan began. */
export type PlanRecord = {
  readonly history: readonly HistoryDay[]
  readonly changes: readonly StoredChange[]
  readonly withdrawn: readonly string[]
}

/** A stored profile in the shape that generation takes, its empty fields with their defaults. */
export function userDataOf(profile: StoredProfile): UserData {
  return UserData.parse({
    name: profile.name,
    fitnessLevel: profile.fitnessLevel,
    goal: profile.primaryGoal,
    stressLevel: profile.stressLevel,
    dailyCommitments: profile.dailyCommitments,
    trainingDaysPerWeek: profile.trainingDaysPerWeek,
    upcomingRaces: profile.upcomingRaces,
    specificGoalDate: profile.goalDate,
  })
}

/** What a person's plan for a day is made from; the anchor is today's where none is kept. */
export function planInputOf(profile: StoredProfile, today: CivilDate, record: PlanRecord): PlanInput {
  const anchor = profile.planAnchor !== null && profile.planAnchor <= today ? profile.planAnchor : today
  return {
    profile: profileOf(userDataOf(profile)),
    today,
    timeZone: profile.timeZone,
    anchor,
    ...record,
    preferences: profile.preferences ?? {},
  }
}

/** The schedule of an input, and the first day of its plan: today's where the plan before has ended. */
export function scheduleOf(input: PlanInput, facts: ReadFacts): { schedule: Schedule; anchor: CivilDate } {
  const schedule = makePlan(input, facts)
  const ended = (schedule.weeklyPlan.at(-1)?.days.at(-1)?.date ?? input.today) < input.today
  const anchor = ended ? input.today : (input.anchor ?? input.today)
  return ended ? { schedule: makePlan({ ...input, anchor }, facts), anchor } : { schedule, anchor }
}

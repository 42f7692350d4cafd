import { profileOf, UserData } from '../../contract/profile.ts'
import type { CivilDate, HistoryDay, Schedule } from '../../engine/model.ts'
import { makePlan } from '../../engine/plan.ts'
import type { StoredProfile } from '../profile/store.ts'

/** How far back the engine looks for what was done and said. */
export const HISTORY_DAYS = 84

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

/** A person's schedule for a day, and the first day of its plan: today's where the plan before has ended. */
export function scheduleFor(
  profile: StoredProfile,
  today: CivilDate,
  history: readonly HistoryDay[],
): { schedule: Schedule; anchor: CivilDate } {
  const input = { profile: profileOf(userDataOf(profile)), today, timeZone: profile.timeZone, history }
  const anchor = profile.planAnchor !== null && profile.planAnchor <= today ? profile.planAnchor : today
  const schedule = makePlan({ ...input, anchor })
  const ended = (schedule.weeklyPlan.at(-1)?.days.at(-1)?.date ?? today) < today
  return ended ? { schedule: makePlan({ ...input, anchor: today }), anchor: today } : { schedule, anchor }
}

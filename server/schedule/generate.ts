import { profileOf, UserData } from '../../contract/profile.ts'
import { addDays } from '../../engine/civil-date.ts'
import type {
  CalendarBusy,
  CivilDate,
  HistoryDay,
  PlanInput,
  SafetyFact,
  StartingPoint,
  StoredAnswer,
  StoredChange,
} from '../../engine/model.ts'
import { LIFT_MEMORY_DAYS } from '../../engine/progress/lifted.ts'
import { heardAnewSince } from '../../engine/safety/known-dangers.ts'
import { LOOK_BACK_DAYS } from '../../engine/said-start.ts'
import { civilDay, clockOf } from '../civil-day.ts'
import type { StoredProfile } from '../plan-inputs/profile-store.ts'

/** [days] back that the engine looks for what was done and said, of which lifts are remembered longest. */
const HISTORY_DAYS = LIFT_MEMORY_DAYS

/** The first day of which the record matters to a plan for today. */
export function recordSince({ planAnchor }: Pick<StoredProfile, 'planAnchor'>, today: CivilDate): CivilDate {
  const recent = addDays(today, -HISTORY_DAYS)
  const before = planAnchor === null ? recent : addDays(planAnchor, -LOOK_BACK_DAYS)
  return before < recent ? before : recent
}

/** What a person did, said and asked for since the plan began. */
export type PlanRecord = {
  readonly history: readonly HistoryDay[]
  readonly changes: readonly StoredChange[]
  readonly answers: readonly StoredAnswer[]
  readonly withdrawn: readonly string[]
  readonly safety: readonly SafetyFact[]
  readonly calendar?: readonly CalendarBusy[]
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

/**
 * Where a later block began: where somebody said that they stand while it lasted, and else as it was found. What was lifted
 * before it no field asks for: it stays known.
 */
function knownStart(
  profile: Pick<StoredProfile, 'planAnchor' | 'planBlock' | 'planStart' | 'startSince' | 'preferences'>,
): StartingPoint | null {
  const { planAnchor, planBlock, planStart, startSince } = profile
  const said = profile.preferences?.start
  if (planBlock === 1 || planAnchor === null) return null
  if (!said || startSince === null || startSince < planAnchor) return planStart
  const { liftMin } = planStart ?? {}
  return { ...said, ...(liftMin !== undefined && { liftMin }) }
}

/** What a person's plan for a day is made from; the anchor is today's where none is kept. */
export function planInputOf(profile: StoredProfile, today: CivilDate, record: PlanRecord): PlanInput {
  const { planAnchor, planBegun, planAskedAt, commitmentsSince, racesSince, startSince, timeZone } = profile
  const start = knownStart(profile)
  // The hour of the sign-up counts, not that of a later look on the same day.
  const askedToday = planAskedAt !== null && civilDay(planAskedAt, timeZone) === today
  return {
    profile: profileOf(userDataOf(profile)),
    today,
    timeZone,
    anchor: planAnchor ?? today,
    block: profile.planBlock,
    ...(planBegun === null ? {} : { begun: planBegun }),
    written: {
      ...(commitmentsSince !== null && { commitments: commitmentsSince }),
      ...(racesSince !== null && { races: racesSince }),
      ...(startSince !== null && { start: startSince }),
    },
    ...(start === null ? {} : { start }),
    ...(askedToday ? { now: clockOf(planAskedAt, timeZone) } : {}),
    ...record,
    // Every record since the plan began is at hand, so that a missing one says something.
    ...(planAnchor === null ? {} : { recordedSince: planAnchor }),
    heardSince: heardAnewSince(today),
    preferences: profile.preferences ?? {},
    facts: profile.facts ?? {},
  }
}

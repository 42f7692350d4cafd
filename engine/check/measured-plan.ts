import type { CivilDate, Profile, StepKind } from '../model.ts'
import type { DayItem, Plan, PlanDay, PlanReason, PlanWeek, WorkoutStep } from '../plan-model.ts'

/** A step in facts, or one in words, which bears its kind. */
export type MeasuredStep = Pick<WorkoutStep, 'sets' | 'muscles' | 'pattern' | 'rir'> &
  (
    | Pick<WorkoutStep, 'name' | 'notes' | 'seconds'>
    | { readonly name: string; readonly kind?: StepKind; readonly durationSec?: number }
  )

export type MeasuredDay = Omit<PlanDay, 'workoutName' | 'description' | 'notes' | 'workout'> & {
  readonly workout: Readonly<Record<'warmup' | 'exercises' | 'cooldown', readonly MeasuredStep[]>>
}

export type MeasuredWeek = Omit<PlanWeek, 'weekName' | 'focus' | 'days'> & { readonly days: readonly MeasuredDay[] }

/** What can be measured of a plan, whether it stands in facts or in words. */
export type MeasuredPlan = Pick<Plan, 'version' | 'date' | 'events'> & {
  readonly todaysSchedule: readonly Omit<DayItem, 'title' | 'description' | 'exercises'>[]
  readonly weeklyPlan: readonly MeasuredWeek[]
  readonly reasons: readonly Pick<PlanReason, 'date' | 'code'>[]
  /** First day of the block. */
  readonly anchor?: CivilDate
  /** Numbers of the weeks whose shape the person's own facts decide. */
  readonly bound?: ReadonlySet<number>
}

/** Whose plan is measured. `trainingDays`: as wished, or as many as the person's own facts leave. */
export type MeasuredProfile = Omit<Profile, 'trainingDays'> & { readonly trainingDays: number }

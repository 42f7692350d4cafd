import type { Keepsake } from '../../contract/keepsake.ts'
import { type Schedule, ScheduleData } from '../../contract/schedule.ts'
import { isUnderAge } from '../../engine/screening/screening.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import { together } from '../db/together.ts'
import type { PlanReader } from '../env.ts'
import { textOf } from '../http/json.ts'
import { listDangers } from '../plan-inputs/safety-store.ts'
import { findSchedule } from '../schedule/store.ts'
import { NO_PLAN, progressBy } from './progress.ts'

/** What is said of what was reached, at most. @source default-ours */
const MILESTONES_SAID = 3

/** What a person did, and what of their plan is still to come; nothing is made anew for it. */
export async function readKeepsake(context: AppContext, user: PlanReader): Promise<Keepsake> {
  const plan = await keptPlan(context, user)
  const { progress, done } = await progressBy(context, user, plan ?? NO_PLAN)
  const trained = progress.days.filter((day) => day.trained)
  return {
    sessions: done.size,
    days: trained.length,
    minutes: trained.reduce((sum, { minutes }) => sum + minutes, 0),
    milestones: progress.milestones.slice(0, MILESTONES_SAID),
    plan,
  }
}

/** The weeks to come of the plan as it last stood; null where there are none, or where training waits for an answer. */
export async function keptPlan(context: AppContext, user: PlanReader): Promise<Keepsake['plan']> {
  const [stored, dangers] = await context.db.forUser(user.id, (queries) =>
    together(queries, () => [findSchedule(queries, user.id), listDangers(queries, user.id)]),
  )
  const today = civilDay(context.now(), user.timeZone)
  // What was told after the plan was made stands in no plan.
  if (dangers.length > 0) return null
  if (!stored?.updatedAt || (stored.about && isUnderAge(stored.about, today))) return null
  // One that an earlier version wrote may have another shape.
  const { data } = ScheduleData.safeParse(JSON.parse(await textOf(stored)))
  if (!data || isStopped(data)) return null
  const plan = data as Schedule
  const weeklyPlan = plan.weeklyPlan.filter(({ days }) => days.some(({ date }) => date >= today))
  return weeklyPlan.length > 0 ? { ...plan, weeklyPlan } : null
}

/** Whether a danger or an illness waits for the person: then no plan is handed out. */
function isStopped({ safety }: Pick<Schedule, 'safety'>): boolean {
  return safety.some(({ answer, kind }) => answer === null && kind !== 'condition')
}

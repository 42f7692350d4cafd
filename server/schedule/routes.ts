import { Hono } from 'hono'
import { z } from 'zod'
import { profileOf, UserData } from '../../contract/profile.ts'
import { ScheduleData } from '../../contract/schedule.ts'
import { requireAccess, requireUser } from '../auth/require-user.ts'
import { requireConfirmedForPlans } from '../billing/confirmation.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv, RequestingUser } from '../env.ts'
import { ACCESS, BODY, operation, PLAN } from '../http/describe.ts'
import { hasAlready, type JsonText, jsonBody, jsonText, notModified, wantsFirst } from '../http/json.ts'
import { currentPlan, planFor } from './current.ts'
import { singleFlight } from './single-flight.ts'
import { knownSince, standing } from './standing.ts'
import { forgetSchedule, readOwnSchedule, type StoredSchedule } from './store.ts'

/** Who may see the plan, and the plan, in one round trip. */
export const scheduleReader = (context: AppContext) =>
  requireUser(context, (c) => readOwnSchedule(knownSince(c.req.header('if-none-match')), wantsFirst(c)))

const GenerateInput = z.object({ userData: UserData.optional() })

/** Mounted at /api, behind requireUser and, where the plan is read, scheduleReader. */
export function scheduleRoutes(context: AppContext) {
  const { db, budgets, now } = context
  const access = requireAccess(context)
  const oneAtATime = singleFlight<JsonText>()
  const scheduleFor = (user: RequestingUser, fresh: boolean) =>
    oneAtATime(
      user.id,
      async (anew) => {
        // Only who begins a run pays for one.
        if (anew) budgets.spend('regenerate', user.id)
        return currentPlan(context, user, anew)
      },
      fresh,
    )
  return new Hono<AppEnv>()
    .get(
      '/schedule',
      operation({
        summary: 'The stored schedule, or a new one; with `Prefer: return=minimal` what the first screen needs of it',
        answer: ScheduleData,
        etag: true,
        problems: PLAN,
      }),
      access,
      async (c) => {
        const user = c.get('user')
        const stored = standing(c.get('own') as StoredSchedule | null, user, now())
        if (stored && hasAlready(c, stored.etag)) return notModified(c, stored.etag)
        const isThere = stored && (stored.packedFirst ?? stored.packed ?? stored.json) !== null
        return jsonText(c, isThere ? stored : await scheduleFor(user, false))
      },
    )
    .delete(
      '/schedule',
      operation({ summary: 'Forget the stored schedule', problems: [...ACCESS, 'email-unverified'] }),
      access,
      async (c) => {
        const { id } = c.get('user')
        requireConfirmedForPlans(context, c.get('user'))
        await db.forUser(id, (queries) => forgetSchedule(queries, id))
        return c.body(null, 204)
      },
    )
    .post(
      '/generate-schedule',
      operation({
        summary: 'Make a schedule from the profile, or from the userData given',
        answer: ScheduleData,
        problems: [...BODY, ...PLAN, 'email-unverified'],
      }),
      access,
      jsonBody(GenerateInput),
      async (c) => {
        const user = c.get('user')
        const { userData } = c.req.valid('json')
        requireConfirmedForPlans(context, user)
        if (!userData) return jsonText(c, await scheduleFor(user, true))
        budgets.spend('regenerate', user.id)
        return jsonText(c, await planFor(context, user, profileOf(userData)))
      },
    )
}

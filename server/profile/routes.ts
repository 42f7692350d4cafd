import { Hono } from 'hono'
import { TRIAL_DAYS } from '../../contract/limits.ts'
import { PlanPreferences } from '../../contract/preferences.ts'
import { ProfileChange, ProfileInput, ProfileRow } from '../../contract/profile.ts'
import { startTrial } from '../billing/store.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/describe.ts'
import { jsonBody } from '../http/json.ts'
import { Problem } from '../problem.ts'
import { changeProfile, findProfile, profileRow, type StoredProfile, savePreferences, saveProfile } from './store.ts'

/** Mounted at /api/profile, behind requireUser. */
export function profileRoutes({ db, now, config }: AppContext) {
  return new Hono<AppEnv>()
    .get(
      '/preferences',
      operation({ summary: 'What the person added beyond onboarding', answer: PlanPreferences }),
      async (c) => {
        const { id } = c.get('user')
        const row = await db.forUser(id, (queries) => findProfile(queries, id))
        return c.json(row?.preferences ?? {})
      },
    )
    .put(
      '/preferences',
      operation({
        summary: 'Save equipment, parts to spare, hours of sleep, a recent race',
        answer: PlanPreferences,
        problems: ['malformed', 'onboarding-required', 'invalid-input'],
      }),
      jsonBody(PlanPreferences),
      async (c) => {
        const { id } = c.get('user')
        const preferences = c.req.valid('json')
        await db.forUser(id, async (queries) => {
          if (!(await findProfile(queries, id))) throw new Problem('onboarding-required')
          await savePreferences(queries, id, preferences, now())
        })
        return c.json(preferences)
      },
    )
    .get('/', operation({ summary: 'Read the profile', answer: ProfileRow }), async (c) => {
      const { id } = c.get('user')
      const row = await db.forUser(id, (queries) => findProfile(queries, id))
      return c.json(profileRow(id, row, now()))
    })
    .patch(
      '/',
      operation({
        summary: 'Change name or time zone',
        answer: ProfileRow,
        problems: ['malformed', 'onboarding-required', 'invalid-input'],
      }),
      jsonBody(ProfileChange),
      async (c) => {
        const { id } = c.get('user')
        const instant = now()
        const saved = await db.forUser(id, (queries) => changeProfile(queries, id, c.req.valid('json'), instant))
        if (!saved) throw new Problem('onboarding-required')
        return c.json(profileRow(id, saved, instant))
      },
    )
    .put(
      '/',
      operation({ summary: 'Save onboarding', answer: ProfileRow, problems: ['malformed', 'invalid-input'] }),
      jsonBody(ProfileInput),
      async (c) => {
        const { id } = c.get('user')
        const input = c.req.valid('json')
        const instant = now()
        // Before the profile: whoever has answered onboarding has a trial, even if we stop right here.
        if (config.trialCard === 'none') {
          const endsAt = new Date(instant.getTime() + TRIAL_DAYS * 86_400_000)
          await db.asSystem((queries) => startTrial(queries, id, { startsAt: instant, endsAt }))
        }
        const saved = await db.forUser(id, async (queries) => {
          const before = await findProfile(queries, id)
          const timeZone = input.time_zone ?? before?.timeZone ?? 'UTC'
          const anchor = keepsPlan(before, input) ? before!.planAnchor! : civilDay(instant, timeZone)
          return saveProfile(queries, id, input, { anchor, timeZone, now: instant })
        })
        return c.json(profileRow(id, saved, instant))
      },
    )
}

/** A new goal, race or goal date plans anew from today; anything else goes on within the running plan. */
function keepsPlan(before: StoredProfile | null, input: ProfileInput): boolean {
  return (
    before?.planAnchor != null &&
    before.primaryGoal === input.primary_goal &&
    before.upcomingRaces === input.upcoming_races &&
    before.goalDate === input.goal_date
  )
}

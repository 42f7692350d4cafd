import { isDeepStrictEqual } from 'node:util'
import { type Context, Hono } from 'hono'
import { TRIAL_DAYS } from '../../contract/limits.ts'
import { HealthAnswerInput, PersonFacts, PersonFactsInput } from '../../contract/person-facts.ts'
import { PlanPreferences } from '../../contract/preferences.ts'
import { ProfileChange, ProfileInput, ProfileRow, profileOf } from '../../contract/profile.ts'
import type { CivilDate } from '../../engine/model.ts'
import { saySameOfRaces } from '../../engine/read-texts.ts'
import { isUnderAge, screeningOf } from '../../engine/screening/screening.ts'
import { sure } from '../../engine/sure.ts'
import { requireUser } from '../auth/require-user.ts'
import { requireConfirmedForPlans } from '../billing/confirmation.ts'
import { startTrial } from '../billing/trial-store.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import type { AppEnv } from '../env.ts'
import { BODY, operation } from '../http/describe.ts'
import { jsonBody } from '../http/json.ts'
import { requireSeen, tagOf } from '../http/seen.ts'
import { leaveBlock, leftPlan, takeUpBlock } from '../plan-blocks/left-plan-store.ts'
import { recordHeardAnew } from '../plan-inputs/heard.ts'
import {
  changeProfile,
  findProfile,
  type GivenProfile,
  holdProfile,
  type PlanBegin,
  profileRow,
  READ_OWN_PROFILE,
  type StoredProfile,
  saveFacts,
  savePreferences,
  saveProfile,
} from '../plan-inputs/profile-store.ts'
import { answerSafety, listSafety } from '../plan-inputs/safety-store.ts'
import { Problem } from '../problem.ts'
import { interruptedBlock } from '../schedule/current.ts'
import { userDataOf } from '../schedule/generate.ts'
import { clearedOf, withoutKinds } from './health-answer.ts'

/** Who asks, and their profile, in one round trip. */
export const profileReader = (context: AppContext) => requireUser(context, () => [READ_OWN_PROFILE])

/** Mounted at /api/profile, behind requireUser and, where it is read, profileReader. */
export function profileRoutes(context: AppContext) {
  const { db, now, config } = context
  return new Hono<AppEnv>()
    .get(
      '/preferences',
      operation({ summary: 'What the person added beyond onboarding', answer: PlanPreferences }),
      async (c) => {
        const { id } = c.get('user')
        const row = await db.forUser(id, (queries) => findProfile(queries, id))
        return tagged(c, row?.preferences ?? {})
      },
    )
    .put(
      '/preferences',
      operation({
        summary: 'Save equipment, parts to spare, hours of sleep, a recent race',
        answer: PlanPreferences,
        ifMatch: true,
        problems: [...BODY],
      }),
      jsonBody(PlanPreferences),
      async (c) => {
        const { id, timeZone } = c.get('user')
        const instant = now()
        const preferences = c.req.valid('json')
        await db.forUser(id, async (queries) => {
          const held = await heldProfile(queries, id)
          const before = held?.preferences ?? {}
          requireSeen(c, before)
          const display = isDeepStrictEqual({ ...before, display: null }, { ...preferences, display: null })
          const today = civilDay(instant, timeZone)
          await savePreferences(queries, id, preferences, { now: instant, today, before, display })
        })
        return tagged(c, preferences)
      },
    )
    .get(
      '/facts',
      operation({ summary: 'What the person confirmed, part by part', answer: PersonFacts }),
      async (c) => {
        const { id } = c.get('user')
        const row = await db.forUser(id, (queries) => findProfile(queries, id))
        return tagged(c, row?.facts ?? {})
      },
    )
    .put(
      '/facts',
      operation({
        summary: 'Confirm facts: a part that is given replaces that part, null forgets it',
        answer: PersonFacts,
        ifMatch: true,
        problems: [...BODY, 'under-age'],
      }),
      jsonBody(PersonFactsInput),
      async (c) => {
        const { id, timeZone } = c.get('user')
        const instant = now()
        const today = civilDay(instant, timeZone)
        const facts = await db.forUser(id, async (queries) => {
          requireSeen(c, (await heldProfile(queries, id))?.facts ?? {})
          const saved = await saveFacts(queries, id, c.req.valid('json'), { now: instant, today })
          await recordHeardAnew(queries, { userId: id, now: instant, today })
          return saved
        })
        // Kept all the same: what is kept is what refuses the plan, until the year is corrected.
        if (isUnderAge(facts.about, today)) throw new Problem('under-age')
        return tagged(c, facts)
      },
    )
    .post(
      '/health-answer',
      operation({
        summary: 'Say that a doctor has agreed to hard training, or that what was read of health is not so',
        answer: PersonFacts,
        problems: [...BODY, 'onboarding-required', 'profile-changed'],
      }),
      jsonBody(HealthAnswerInput),
      async (c) => {
        const { id, timeZone } = c.get('user')
        const instant = now()
        const today = civilDay(instant, timeZone)
        const facts = await db.forUser(id, (queries) =>
          answeredHealth(queries, { id, instant, today }, c.req.valid('json').answer),
        )
        return tagged(c, facts)
      },
    )
    .get('/', operation({ summary: 'Read the profile', answer: ProfileRow }), async (c) => {
      const { id } = c.get('user')
      const profile = profileRow(id, c.get('own') as GivenProfile | null, now())
      c.header('etag', tagOf(filledIn(profile)))
      return c.json(profile)
    })
    .patch(
      '/',
      operation({
        summary: 'Change name or time zone',
        answer: ProfileRow,
        ifMatch: true,
        problems: [...BODY, 'onboarding-required'],
      }),
      jsonBody(ProfileChange),
      async (c) => {
        const { id } = c.get('user')
        const instant = now()
        const saved = await db.forUser(id, async (queries) => {
          requireSeen(c, filledIn(profileRow(id, await heldProfile(queries, id), instant)))
          return changeProfile(queries, id, c.req.valid('json'), instant)
        })
        if (!saved) throw new Problem('onboarding-required')
        return c.json(profileRow(id, saved, instant))
      },
    )
    .put(
      '/',
      operation({
        summary: 'Save onboarding',
        answer: ProfileRow,
        ifMatch: true,
        problems: [...BODY, 'email-unverified'],
      }),
      jsonBody(ProfileInput),
      async (c) => {
        const user = c.get('user')
        const { id } = user
        const input = c.req.valid('json')
        const instant = now()
        // Before the profile: whoever has answered onboarding has a trial, even if we stop right here.
        if (config.trialCard === 'none') {
          const endsAt = new Date(instant.getTime() + TRIAL_DAYS * 86_400_000)
          await db.asSystem((queries) => startTrial(queries, id, { startsAt: instant, endsAt, now: instant }))
        }
        const before = await db.forUser(id, (queries) => findProfile(queries, id))
        const timeZone = input.time_zone ?? before?.timeZone ?? 'UTC'
        const today = civilDay(instant, timeZone)
        const left = before && (await db.forUser(id, (queries) => leftPlan(queries, before, input, today)))
        const begins = left ?? (goesOn(before, input, today) ? null : beginOf(before, today, instant))
        if (begins && before?.planAnchor) requireConfirmedForPlans(context, user)
        const past = begins && before && begins.block > before.planBlock ? await interruptedBlock(context, user) : null
        const saved = await db.forUser(id, async (queries) => {
          const held = await heldProfile(queries, id)
          requireSeen(c, filledIn(profileRow(id, held, instant)))
          if (past) await leaveBlock(queries, sure(before), past, instant)
          if (left) await takeUpBlock(queries, id, left.block)
          const row = await saveProfile(queries, id, input, { begins, timeZone, now: instant, before: held })
          await recordHeardAnew(queries, { userId: id, now: instant, today })
          return row
        })
        return c.json(profileRow(id, saved, instant))
      },
    )
}

/** A person's profile, which nobody else changes until this transaction has ended. */
async function heldProfile(queries: Queries, userId: string): Promise<StoredProfile | null> {
  await holdProfile(queries, userId)
  return findProfile(queries, userId)
}

/** What the person fills in of a profile, without when that was. */
function filledIn({ updated_at: _at, commitments_since: _since, ...given }: ProfileRow): object {
  return given
}

/** What is edited as a whole, with the ETag that names it. */
function tagged<Value extends object>(c: Context<AppEnv>, value: Value) {
  c.header('etag', tagOf(value))
  return c.json(value)
}

/** A new goal, race or goal date plans anew from today; anything else goes on within the running plan. */
function goesOn(before: StoredProfile | null, input: ProfileInput, today: CivilDate): boolean {
  if (before?.planAnchor == null) return false
  const { primaryGoal, upcomingRaces, goalDate, racesSince, planBegun, planAnchor } = before
  if (primaryGoal !== input.primary_goal || goalDate !== input.goal_date) return false
  const written = { text: upcomingRaces ?? '', on: racesSince ?? planBegun ?? planAnchor }
  return (
    upcomingRaces === input.upcoming_races || saySameOfRaces(written, { text: input.upcoming_races ?? '', on: today })
  )
}

/** Where a plan begins anew: the next block, unless the one before begins no earlier than today. */
function beginOf(before: StoredProfile | null, today: CivilDate, askedAt: Date): PlanBegin {
  const isNext = before?.planAnchor != null && before.planAnchor < today
  return { anchor: today, begun: today, start: null, askedAt, block: (before?.planBlock ?? 1) + (isNext ? 1 : 0) }
}

type Answering = { readonly id: string; readonly instant: Date; readonly today: CivilDate }

/** What is known of a person once they answered what is asked of their health. */
async function answeredHealth(
  queries: Queries,
  { id, instant, today }: Answering,
  answer: HealthAnswerInput['answer'],
): Promise<PersonFacts> {
  const row = await heldProfile(queries, id)
  if (!row?.onboardingCompleted) throw new Problem('onboarding-required')
  const isCleared = answer === 'cleared'
  const told = (await listSafety(queries, id, today)).filter(
    (fact) => fact.kind === 'condition' && fact.answer === null,
  )
  const screened = { profile: profileOf(userDataOf(row)), facts: row.facts ?? {}, today }
  const kinds = screeningOf(screened, isCleared ? told : []).conditions.map(({ kind }) => kind)
  // Nothing of it is asked any more: what another device answered is not taken back by who has not seen that.
  if (!isCleared && told.length === 0 && kinds.length === 0) throw new Problem('profile-changed')
  for (const fact of told)
    await answerSafety(queries, { userId: id, now: instant }, fact, {
      answer: isCleared ? 'may-train' : 'mistaken',
      today,
    })
  const about = (isCleared ? clearedOf : withoutKinds)(row.facts?.about, kinds)
  return saveFacts(queries, id, { about }, { now: instant, today, isCleared })
}

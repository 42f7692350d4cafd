import type { Body, BodyDay, BodyDayInput } from '../../contract/body.ts'
import { BODY_MEASURES } from '../../contract/body-measures.ts'
import { profileOf } from '../../contract/profile.ts'
import { BOUNDS } from '../../engine/limits/bounds.ts'
import { bodyTrend, isLostFast } from '../../engine/record/body-trend.ts'
import { mayKeepBody } from '../../engine/screening/body-record.ts'
import { firstRecordable } from '../check-ins/floor-store.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import type { PlanReader } from '../env.ts'
import { findProfile } from '../plan-inputs/profile-store.ts'
import { listSafety } from '../plan-inputs/safety-store.ts'
import { Problem } from '../problem.ts'
import { userDataOf } from '../schedule/generate.ts'
import { eraseBodyDays, keepBodyDay, listBodyDays } from './store.ts'

type Reader = Pick<PlanReader, 'id' | 'timeZone'>

/** What a person keeps of their body, and where it goes. */
export async function readBody(context: AppContext, user: Reader): Promise<Body> {
  const today = civilDay(context.now(), user.timeZone)
  return context.db.forUser(user.id, (queries) => bodyOf(queries, user.id, today))
}

/**
 * Keeps a day's entry.
 * @throws Problem for a day ahead or before all that is kept, and where it is not offered
 */
export async function putBodyDay(context: AppContext, user: Reader, date: string, given: BodyDayInput): Promise<Body> {
  const now = context.now()
  const today = civilDay(now, user.timeZone)
  if (date > today) throw new Problem('invalid-input', { code: 'body-ahead' })
  return context.db.forUser(user.id, async (queries) => {
    if (date < (await firstRecordable(queries, user.id))) throw new Problem('invalid-input', { code: 'body-too-early' })
    if (!(await isOffered(queries, user.id, today))) throw new Problem('not-found')
    await keepBodyDay(queries, user.id, rounded(date, given), now)
    return bodyOf(queries, user.id, today)
  })
}

/** Erases one day's entry, or all where no day is named, which switches it off. */
export async function eraseBody(context: AppContext, user: Reader, date?: string): Promise<Body> {
  const today = civilDay(context.now(), user.timeZone)
  return context.db.forUser(user.id, async (queries) => {
    await eraseBodyDays(queries, user.id, date)
    return bodyOf(queries, user.id, today)
  })
}

async function bodyOf(queries: Queries, userId: string, today: string): Promise<Body> {
  const kept = await listBodyDays(queries, userId)
  const offered = await isOffered(queries, userId, today)
  const days = offered ? kept : []
  const trends = BODY_MEASURES.flatMap((of) => {
    const measured = days.flatMap(({ date, [of]: value }) => (value === null ? [] : [{ date, value }]))
    return measured.length === 0 ? [] : [{ of, ...bodyTrend(measured, today) }]
  })
  const weight = trends.find(({ of }) => of === 'weightKg')
  const isFast = weight !== undefined && isLostFast(weight.weekly, weight.points.at(-1)?.value ?? 0)
  const { most: share, source } = BOUNDS['lost-a-week']
  return {
    ...{ offered, kept: kept.length, days },
    since: await firstRecordable(queries, userId),
    trends: trends.map(({ points, ...trend }) => ({ ...trend, points: [...points] })),
    fast: isFast ? { share, source } : null,
  }
}

async function isOffered(queries: Queries, userId: string, today: string): Promise<boolean> {
  const profile = await findProfile(queries, userId)
  // Nobody who has not said who they are has been asked what a trainer would ask first.
  if (!profile?.onboardingCompleted) return false
  const safety = await listSafety(queries, userId, today)
  const { planAnchor, planBegun, facts } = profile
  return mayKeepBody(
    {
      ...{ profile: profileOf(userDataOf(profile)), today, facts: facts ?? {} },
      ...(planAnchor && { anchor: planAnchor }),
      ...(planBegun && { begun: planBegun }),
    },
    safety,
  )
}

/** To ten grams and a millimetre: what came from pounds and inches has a tail. */
function rounded(date: string, { weightKg, waistCm, hipCm, chestCm, armCm, thighCm }: BodyDayInput): BodyDay {
  const to = (value: number | null, parts: number) => (value === null ? null : Math.round(value * parts) / parts)
  return {
    date,
    weightKg: to(weightKg, 100),
    waistCm: to(waistCm, 10),
    hipCm: to(hipCm, 10),
    chestCm: to(chestCm, 10),
    armCm: to(armCm, 10),
    thighCm: to(thighCm, 10),
  }
}

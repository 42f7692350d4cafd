import type { Schedule, ShownBlock } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { PlanInput, Profile } from '../../engine/model.ts'
import { pastBlock } from '../../engine/past-block.ts'
import { makePlan } from '../../engine/plan.ts'
import type { ReadFacts } from '../../engine/plan-base.ts'
import { isUnderAge } from '../../engine/screening/screening.ts'
import { blockIn, scheduleIn } from '../../words/schedule.ts'
import { PLAIN_SPEECH } from '../../words/speech.ts'
import { listChanges, listWithdrawn } from '../changes/store.ts'
import { historyDay, lastRecordedAt, listRecordedDays, reachBack } from '../check-ins/store.ts'
import { civilDay } from '../civil-day.ts'
import { knownFacts } from '../coach/readings.ts'
import type { AppContext } from '../context.ts'
import type { Queries } from '../db/open.ts'
import type { SignedInUser } from '../env.ts'
import { addBlock } from '../plan-blocks/store.ts'
import { Problem } from '../problem.ts'
import { findProfile, movePlan, type StoredProfile } from '../profile/store.ts'
import { listSafety } from '../safety/store.ts'
import { ENGINE_BUILD } from './engine-build.ts'
import { planInputOf, recordSince } from './generate.ts'
import { isReusable } from './reuse.ts'
import { findSchedule, storeSchedule } from './store.ts'

/** All that a plan is made from; `facts` is what a language model read beside the built-in reader. */
export type PlanSources = { readonly input: PlanInput; readonly facts: ReadFacts }

type Parts = Pick<AppContext, 'db' | 'now' | 'log' | 'metrics'>

/**
 * A person's schedule for today: the stored one while it stands, else a new one, which is then stored.
 * @param fresh makes a new one in any case
 * @throws Problem onboarding-required
 */
export async function currentSchedule(
  { db, now, log, metrics }: Parts,
  user: SignedInUser,
  fresh: boolean,
): Promise<Schedule> {
  const instant = now()
  const { id } = user
  const today = civilDay(instant, user.timeZone)

  const read = await db.forUser(id, async (queries) => {
    const profile = await getReadyProfile(queries, id, today)
    const stored = fresh ? null : await findSchedule(queries, id)
    const recordedAt = stored && (await lastRecordedAt(queries, id))
    const circumstances = {
      now: instant,
      engineBuild: ENGINE_BUILD,
      today,
      profileUpdatedAt: profile.updatedAt,
      lastRecordedAt: recordedAt,
    }
    if (stored && isReusable(stored, circumstances)) return { schedule: stored.scheduleData }
    return { profile, ...(await readInput(queries, profile, today)) }
  })
  if (read.schedule) return read.schedule

  // Between the two transactions: the engine must not hold the embedded database's one connection.
  const { input, facts, profile } = read
  const begunAt = performance.now()
  const schedule = scheduleIn(PLAIN_SPEECH, makePlan(input, facts))
  metrics.plan((performance.now() - begunAt) / 1000)
  const { planAnchor, planBlock, planBegun } = profile
  const over = planAnchor !== null && schedule.block > planBlock
  const past = over ? blockIn(PLAIN_SPEECH, pastBlock({ ...input, anchor: planAnchor }, today, facts)) : null
  const moved = schedule.anchor !== planAnchor || schedule.begun !== planBegun || schedule.block !== planBlock
  const stored = db.forUser(id, async (queries) => {
    if (past) await addBlock(queries, id, past, instant)
    if (moved) await movePlan(queries, id, schedule, profile)
    await storeSchedule(queries, id, schedule, instant)
  })
  // The person has the schedule all the same; the next look makes it again.
  await stored.catch((error: Error) => log.error({ name: error.name }, 'schedule not stored'))
  return schedule
}

/**
 * What a person's plan for today is made from.
 * @throws Problem onboarding-required
 */
export async function currentInput({ db, now }: Parts, user: SignedInUser): Promise<PlanSources> {
  const today = civilDay(now(), user.timeZone)
  return db.forUser(user.id, async (queries) =>
    readInput(queries, await getReadyProfile(queries, user.id, today), today),
  )
}

/**
 * A plan for another profile of the same person, who stays who they are: their age, health, dangers and record hold.
 * @throws Problem under-age
 */
export async function planFor({ db, now }: Parts, user: SignedInUser, profile: Profile): Promise<Schedule> {
  const today = civilDay(now(), user.timeZone)
  const { timeZone } = user
  const known = await db.forUser(user.id, async (queries) => {
    const kept = await findProfile(queries, user.id)
    if (!kept?.onboardingCompleted) return {}
    if (isUnderAge(kept.facts?.about, today)) throw new Problem('under-age')
    const { history = [], safety = [], facts = {} } = (await readInput(queries, kept, today)).input
    return { history, safety, facts }
  })
  return scheduleIn(PLAIN_SPEECH, makePlan({ profile, today, timeZone, ...known }))
}

/** The block under way as it stood yesterday, for whoever is about to begin another; null before onboarding. */
export async function interruptedBlock({ db, now }: Parts, user: SignedInUser): Promise<ShownBlock | null> {
  const today = civilDay(now(), user.timeZone)
  const read = await db.forUser(user.id, async (queries) => {
    const profile = await findProfile(queries, user.id)
    return profile?.onboardingCompleted ? { profile, ...(await readInput(queries, profile, today)) } : null
  })
  const anchor = read?.profile.planAnchor
  if (!read || !anchor) return null
  return blockIn(PLAIN_SPEECH, pastBlock({ ...read.input, anchor }, addDays(today, -1), read.facts))
}

async function getReadyProfile(queries: Queries, userId: string, today: string): Promise<StoredProfile> {
  const profile = await findProfile(queries, userId)
  if (!profile?.onboardingCompleted) throw new Problem('onboarding-required')
  if (isUnderAge(profile.facts?.about, today)) throw new Problem('under-age')
  return profile
}

async function readInput(queries: Queries, profile: StoredProfile, today: string): Promise<PlanSources> {
  const since = recordSince(profile, today)
  const days = await listRecordedDays(queries, profile.id, await reachBack(queries, profile.id, since))
  const input = planInputOf(profile, today, {
    history: days.map(historyDay),
    changes: await listChanges(queries, profile.id, since),
    withdrawn: await listWithdrawn(queries, profile.id),
    safety: await listSafety(queries, profile.id, since),
  })
  return { input, facts: await knownFacts(queries, profile.id, input) }
}

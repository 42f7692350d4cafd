import type { Schedule } from '../../engine/model.ts'
import { lastRecordedAt, listHistory } from '../check-ins/store.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { SignedInUser } from '../env.ts'
import { Problem } from '../problem.ts'
import { findProfile, moveAnchor } from '../profile/store.ts'
import { HISTORY_DAYS, scheduleFor } from './generate.ts'
import { isReusable } from './reuse.ts'
import { findSchedule, storeSchedule } from './store.ts'

type Parts = Pick<AppContext, 'db' | 'now' | 'log'>

/**
 * A person's schedule for today: the stored one while it stands, else a new one, which is then stored.
 * @param fresh makes a new one in any case
 * @throws Problem onboarding-required
 */
export async function currentSchedule({ db, now, log }: Parts, user: SignedInUser, fresh: boolean): Promise<Schedule> {
  const instant = now()
  const { id } = user
  const today = civilDay(instant, user.timeZone)
  const since = Temporal.PlainDate.from(today).subtract({ days: HISTORY_DAYS }).toString()

  const read = await db.forUser(id, async (queries) => {
    const profile = await findProfile(queries, id)
    if (!profile?.onboardingCompleted) throw new Problem('onboarding-required')
    const stored = fresh ? null : await findSchedule(queries, id)
    const recordedAt = stored && (await lastRecordedAt(queries, id))
    const circumstances = { now: instant, today, profileUpdatedAt: profile.updatedAt, lastRecordedAt: recordedAt }
    if (stored && isReusable(stored, circumstances)) return { schedule: stored.scheduleData }
    return { profile, history: await listHistory(queries, id, since) }
  })
  if (read.schedule) return read.schedule

  // Between the two transactions: the engine must not hold the embedded database's one connection.
  const { schedule, anchor } = scheduleFor(read.profile, today, read.history)
  const stored = db.forUser(id, async (queries) => {
    if (anchor !== read.profile.planAnchor) await moveAnchor(queries, id, anchor)
    await storeSchedule(queries, id, schedule, instant)
  })
  // The person has the schedule all the same; the next look makes it again.
  await stored.catch((error: Error) => log.error({ name: error.name }, 'schedule not stored'))
  return schedule
}

import { randomUUID } from 'node:crypto'
import type { ActivityAnswer, ActivityInput, ActivityRow } from '../../contract/activity.ts'
import { addDays } from '../../engine/civil-date.ts'
import { findExercise } from '../../engine/sessions/catalogue.ts'
import { sure } from '../../engine/sure.ts'
import { firstRecordable } from '../check-ins/floor-store.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { PlanReader } from '../env.ts'
import { plannedDays } from '../plan-blocks/planned-days.ts'
import { listBlocks } from '../plan-blocks/store.ts'
import { holdDay } from '../plan-inputs/check-in-store.ts'
import { touchPlan } from '../plan-inputs/profile-store.ts'
import { Problem } from '../problem.ts'
import { currentSchedule } from '../schedule/current.ts'
import { isSameActivity, type PlannedDay } from './match.ts'
import { settleDay, unmatch } from './settle.ts'
import {
  activityRow,
  addActivity,
  findActivity,
  findByStart,
  listOfDay,
  listSince,
  removeActivity,
  sessionDayOf,
  startOf,
} from './store.ts'
import { noteTakenBack } from './taken-back-store.ts'

/** Activities of one day: more are a script's. @source default-ours */
export const OF_DAY_MAX = 20
/** [days] that a list reaches back. */
const LISTED_DAYS = 90

/** @throws Problem invalid-input where a set is of no exercise of ours: no record could name it */
export function refuseUnknownSets(activities: readonly ActivityInput[]): void {
  if (activities.some(({ sets }) => sets?.some(({ exerciseId }) => !findExercise(exerciseId))))
    throw new Problem('invalid-input', { code: 'unknown-exercise' })
}

/**
 * Keeps what a person did, once, and lets it stand for the day's session where it fits it best.
 * @throws Problem invalid-input for a day that cannot be recorded; what a plan that cannot be made now throws
 */
export async function takeActivity(
  context: AppContext,
  user: PlanReader,
  input: ActivityInput,
  source: ActivityRow['source'],
): Promise<ActivityAnswer> {
  refuseUnknownSets([input])
  const { db, now: clock } = context
  const { id: userId, timeZone } = user
  const now = clock()
  const startedAt = startOf(input)
  const date = civilDay(startedAt, timeZone)
  if (date > addDays(civilDay(now, timeZone), 1)) throw new Problem('invalid-input', { code: 'activity-ahead' })
  // Before the transaction, which must be short.
  const planned = await plannedOn(context, user, date)
  return db.forUser(userId, async (queries) => {
    if (date < (await firstRecordable(queries, userId)))
      throw new Problem('invalid-input', { code: 'activity-too-early' })
    const day = { userId, date, now, timeZone }
    await holdDay(queries, day)
    const ofDay = await listOfDay(queries, day)
    // Of two devices that recorded it, one began some seconds later.
    const same = ofDay.find((one) => isSameActivity({ ...input, startedAt }, one))
    const before = (await findByStart(queries, { userId, startedAt })) ?? same ?? null
    if (!before) {
      if (ofDay.length >= OF_DAY_MAX) throw new Problem('invalid-input', { code: 'activities-of-day' })
      const { discipline, durationSec, distanceM, avgHr, climbM, sets, laps } = input
      const measured = { discipline, durationSec, distanceM, avgHr, climbM, sets, laps }
      await addActivity(queries, { userId, id: randomUUID(), startedAt, date, ...measured, source, createdAt: now })
      await settleDay(queries, day, planned)
      await touchPlan(queries, userId, now)
    }
    const kept = before ?? sure(await findByStart(queries, { userId, startedAt }))
    // The time zone may have changed since it was first given: its session is that of the day it is kept under.
    const isOfDay = kept.matched && sessionDayOf(kept) === planned?.date
    return { activity: activityRow(kept), session: isOfDay ? shown(planned) : null, known: before !== null }
  })
}

/**
 * Takes an activity back with what it recorded; the next that fits the day's session stands for it then.
 * @throws Problem not-found; what a plan that cannot be made now throws
 */
export async function takeBackActivity(context: AppContext, user: PlanReader, id: string): Promise<void> {
  const { db, now } = context
  const { id: userId, timeZone } = user
  const found = await db.forUser(userId, (queries) => findActivity(queries, { userId, id }))
  if (!found) throw new Problem('not-found', { code: 'activity-gone' })
  const planned = await plannedOn(context, user, sessionDayOf(found))
  await db.forUser(userId, async (queries) => {
    const day = { userId, date: sessionDayOf(found), now: now(), timeZone }
    await holdDay(queries, day)
    const current = await findActivity(queries, { userId, id })
    if (!current) throw new Problem('not-found', { code: 'activity-gone' })
    // Given to another session in this moment: who asks again means that one.
    if (sessionDayOf(current) !== day.date) throw new Problem('changed-elsewhere')
    if (current.matched) await unmatch(queries, day, current)
    await removeActivity(queries, current)
    // Where it came from may bring it again.
    const { importId, startedAt } = current
    if (importId !== null) await noteTakenBack(queries, { userId, importId, since: startedAt, until: startedAt })
    await settleDay(queries, day, planned)
    await touchPlan(queries, userId, day.now)
  })
}

/** A person's activities of the last 90 days, the newest first. */
export async function recentActivities({ db, now }: AppContext, { id, timeZone }: PlanReader): Promise<ActivityRow[]> {
  const since = addDays(civilDay(now(), timeZone), -LISTED_DAYS)
  const rows = await db.forUser(id, (queries) => listSince(queries, { userId: id, since }))
  return rows.map(activityRow)
}

/** A planned session as the API gives it. */
export function shown({
  date,
  workoutName,
  discipline,
  durationMin,
}: PlannedDay): NonNullable<ActivityAnswer['session']> {
  return { date, workoutName, discipline, durationMin }
}

/** What was planned for a day, in the block under way or in one that is over; null for a day without a session. */
async function plannedOn(context: AppContext, user: PlanReader, date: string): Promise<PlannedDay | null> {
  return (await sessionsOf(context, user, date))(date)
}

/**
 * What was planned for each day, in the block under way or in those that are over.
 * @param only - the one day that is asked for: blocks that are over are then read where it may lie in them alone
 */
export async function sessionsOf(
  context: AppContext,
  user: PlanReader,
  only?: string,
): Promise<(date: string) => PlannedDay | null> {
  const schedule = await currentSchedule(context, user, false)
  const isAsked = only === undefined || only < schedule.anchor
  const blocks = isAsked ? await context.db.forUser(user.id, (queries) => listBlocks(queries, user.id)) : []
  const days = plannedDays(blocks, schedule)
  return (date) => {
    const day = days.get(date)
    if (!day || day.durationMin === 0) return null
    const { workoutName, discipline, durationMin, distanceKm = null, start = null, snacks, workout = null } = day
    return { date, workoutName, discipline, durationMin, distanceKm, start: snacks ? null : start, workout }
  }
}

import { type ActivityDetail, MATCH_REACH_DAYS, type MatchInput, type PlannedStep } from '../../contract/activity.ts'
import { addDays, daysBetween } from '../../engine/civil-date.ts'
import { knownResult } from '../../engine/confirmed/chosen.ts'
import type { ExerciseId } from '../../engine/sessions/catalogue/exercise-id.ts'
import { calendarWords } from '../../words/calendar.ts'
import { languageFor } from '../../words/speech.ts'
import { voiceOf } from '../../words/voice-of.ts'
import { firstRecordable } from '../check-ins/floor-store.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { PlanReader } from '../env.ts'
import { listAnswers } from '../plan-inputs/answer-store.ts'
import { holdDay } from '../plan-inputs/check-in-store.ts'
import { findProfile, touchPlan } from '../plan-inputs/profile-store.ts'
import { raceResult, unlessKnown } from '../plan-inputs/race-result.ts'
import { Problem } from '../problem.ts'
import { speechOf } from '../schedule/standing.ts'
import { inOrder } from '../sessions/workout-steps.ts'
import { sessionsOf, shown } from './activities.ts'
import type { PlannedDay } from './match.ts'
import { settleDay, unmatch } from './settle.ts'
import { activityRow, findActivity, noteChoice, type StoredActivity, sessionDayOf } from './store.ts'

/** Stretches of a session that are shown beside laps; no plan of ours has as many. */
const STEPS_MAX = 200

/**
 * All of one activity, and the sessions around it that it may have been.
 * @throws Problem not-found; what a plan that cannot be made now throws
 */
export async function activityDetail(context: AppContext, user: PlanReader, id: string): Promise<ActivityDetail> {
  const { db } = context
  const [found, floor, profile, answers] = await db.forUser(user.id, async (queries) => [
    await findActivity(queries, { userId: user.id, id }),
    await firstRecordable(queries, user.id),
    await findProfile(queries, user.id),
    await listAnswers(queries, user.id),
  ])
  if (!found) throw new Problem('not-found', { code: 'activity-gone' })
  const planned = await sessionsOf(context, user)
  const session = found.matched ? planned(sessionDayOf(found)) : null
  const today = civilDay(context.now(), user.timeZone)
  return {
    activity: activityRow(found),
    laps: found.laps?.map((lap) => ({ ...lap })) ?? [],
    lifted: liftedOf(found, user),
    session: session && shown(session),
    steps: found.laps && session ? stepsOf(session, user) : [],
    sessions: daysAround(found, floor, today).flatMap((date) => {
      const one = planned(date)
      return one ? [shown(one)] : []
    }),
    chosen: found.chosenAt !== null,
    result: unlessKnown(raceResult(found, session), knownResult(profile?.preferences?.recentRace, answers)),
  }
}

function liftedOf({ sets }: StoredActivity, user: PlanReader): ActivityDetail['lifted'] {
  const voice = voiceOf(speechOf(user, undefined))
  const byExercise = Map.groupBy(sets ?? [], ({ exerciseId }) => exerciseId)
  return [...byExercise].map(([id, own]) => ({
    name: voice.say({ code: 'exercise', id: id as ExerciseId }),
    sets: own.map((set) => ({ ...set })),
  }))
}

function daysAround({ date }: StoredActivity, floor: string, today: string): string[] {
  const days = Array.from({ length: 2 * MATCH_REACH_DAYS + 1 }, (_, at) => addDays(date, at - MATCH_REACH_DAYS))
  return days.filter((day) => day >= floor && day <= today)
}

function stepsOf({ workout }: PlannedDay, { languages }: PlanReader): PlannedStep[] {
  if (!workout) return []
  const steps = inOrder({ workout }, calendarWords(languageFor(languages)).rest)
  return steps.slice(0, STEPS_MAX).map(({ name, phase, ends }) => ({
    name,
    kind: phase === 'recovery' ? 'rest' : phase,
    durationSec: ends.by === 'seconds' ? Math.round(ends.value) : null,
    distanceM: ends.by === 'metres' ? Math.round(ends.value) : null,
  }))
}

/**
 * Lets an activity stand for the session that its person names, for none, or again for the one that it fits best. What it had
 * recorded is taken back, and who stood there before stands there again once it leaves.
 * @throws Problem not-found; invalid-input for a day too far away or without a session; what a plan that cannot be made now throws
 */
export async function chooseSession(
  context: AppContext,
  user: PlanReader,
  id: string,
  { session }: MatchInput,
): Promise<void> {
  const { db, now: clock } = context
  const { id: userId, timeZone } = user
  const now = clock()
  const planned = await sessionsOf(context, user)
  const target = session === 'none' || session === 'best' ? null : session
  const [found, floor] = await db.forUser(userId, async (queries) => [
    await findActivity(queries, { userId, id }),
    await firstRecordable(queries, userId),
  ])
  if (!found) throw new Problem('not-found', { code: 'activity-gone' })
  if (target !== null) {
    const isNear = Math.abs(daysBetween(found.date, target)) <= MATCH_REACH_DAYS
    const isOver = target >= floor && target <= civilDay(now, timeZone)
    if (!isNear || !isOver || !planned(target)) throw new Problem('invalid-input', { code: 'no-session-there' })
  }
  // In one order for everybody: who holds the first of two days gets the second.
  const dates = [...new Set([found.date, sessionDayOf(found), target ?? found.date])].sort()
  await db.forUser(userId, async (queries) => {
    const dayOf = (date: string) => ({ userId, date, now, timeZone })
    for (const date of dates) await holdDay(queries, dayOf(date))
    const current = await findActivity(queries, { userId, id })
    if (!current) throw new Problem('not-found', { code: 'activity-gone' })
    if (!dates.includes(sessionDayOf(current))) throw new Problem('changed-elsewhere')
    if (current.matched) await unmatch(queries, dayOf(sessionDayOf(current)), current)
    await noteChoice(queries, current, { chosenAt: session === 'best' ? null : now, sessionDate: target })
    for (const date of dates) await settleDay(queries, dayOf(date), planned(date))
    await touchPlan(queries, userId, now)
  })
}

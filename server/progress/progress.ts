import { MATCH_REACH_DAYS } from '../../contract/activity.ts'
import type { ProgressMonth, ShownProgress, ShownStory } from '../../contract/progress.ts'
import type { Schedule } from '../../contract/schedule.ts'
import { addDays } from '../../engine/civil-date.ts'
import { knownResult } from '../../engine/confirmed/chosen.ts'
import { settledFacts } from '../../engine/history/doubts.ts'
import { noteFacts } from '../../engine/history/notes.ts'
import type { Level } from '../../engine/model.ts'
import { learnedOf } from '../../engine/record/learned.ts'
import { progressOf } from '../../engine/record/progress.ts'
import { type RaceFacts, type RaceRun, raceRange } from '../../engine/record/race-range.ts'
import { trainingResponse } from '../../engine/record/response.ts'
import { weekStory } from '../../engine/record/week-story.ts'
import type { ExerciseId } from '../../engine/sessions/catalogue/exercise-id.ts'
import { voiceOf } from '../../words/voice-of.ts'
import { activityRow, sessionDayOf } from '../activities/store.ts'
import { firstRecordable } from '../check-ins/floor-store.ts'
import { civilDay } from '../civil-day.ts'
import type { AppContext } from '../context.ts'
import type { PlanReader } from '../env.ts'
import { plannedDays } from '../plan-blocks/planned-days.ts'
import { listBlocks } from '../plan-blocks/store.ts'
import { listAnswers } from '../plan-inputs/answer-store.ts'
import { checkInRow, doneOf, historyDay, listRecordedDays } from '../plan-inputs/check-in-store.ts'
import { findProfile } from '../plan-inputs/profile-store.ts'
import { Problem } from '../problem.ts'
import { currentSchedule } from '../schedule/current.ts'
import { speechOf } from '../schedule/standing.ts'
import { countBefore, listBetween, listLifted } from './store.ts'

/** [days] that progress looks back, but for records of lifts: a year of whole weeks. @source default-ours */
export const PROGRESS_DAYS = 371

/**
 * What the tab of progress shows.
 * @throws what a plan that cannot be made now throws
 */
export async function readProgress(context: AppContext, user: PlanReader): Promise<ShownProgress> {
  return (await progressAndPlan(context, user)).progress
}

const progressAndPlan = async (context: AppContext, user: PlanReader) =>
  progressBy(context, user, await currentSchedule(context, user, false))

type Planned = Pick<Schedule, 'anchor' | 'weeklyPlan' | 'events'> & {
  readonly start: Pick<Schedule['start'], 'weeklyMin'>
}

/** In the place of a plan for whoever has none. */
export const NO_PLAN: Planned = { anchor: '', weeklyPlan: [], events: [], start: { weeklyMin: 0 } }

/** The numbers of the tab and what they come from, by a plan that is at hand. */
export async function progressBy(context: AppContext, user: PlanReader, schedule: Planned) {
  const { id } = user
  const today = civilDay(context.now(), user.timeZone)
  const since = addDays(today, -PROGRESS_DAYS)
  const read = await context.db.forUser(id, async (queries) => ({
    blocks: await listBlocks(queries, id),
    days: await listRecordedDays(queries, id, since, today),
    activities: await listBetween(queries, id, since, today),
    lifted: await listLifted(queries, id),
    before: await countBefore(queries, id, since),
    first: await firstRecordable(queries, id),
    profile: await findProfile(queries, id),
    answers: await listAnswers(queries, id),
  }))
  const done = await doneOf(read.days)
  const planned = plannedDays(read.blocks, schedule)
  const sessions = read.days.map(({ date, minutes, rpe }) => ({ date, minutes, rpe, done: done.has(date) }))
  const takenBack = new Set(read.days.filter(({ date }) => !done.has(date)).map(({ date }) => date))
  // A session that was taken back has no minutes: the activity that stood for it was done all the same.
  const activities = read.activities.map((one) => ({
    ...one,
    matched: one.matched && !takenBack.has(sessionDayOf(one)),
  }))
  const { lifts, milestones, ...numbers } = progressOf({
    ...{ today, sessions },
    usualWeeklyMin: schedule.start.weeklyMin,
    planned: [...planned.values()].filter(({ date }) => date >= since && date <= today),
    activities,
    lifted: read.lifted,
    before: read.before,
  })
  const learnedSince = read.profile?.preferences?.learnedSince ?? null
  /** What is known of the person's answer to training by a day. */
  const responseBy = (until: string) => {
    const counts = ({ date }: { date: string }) => date <= until && (learnedSince === null || date >= learnedSince)
    const points = numbers.runs?.points.filter(counts) ?? []
    return trainingResponse(points, numbers.days, schedule.start.weeklyMin)
  }
  const voice = voiceOf(speechOf(user, undefined))
  const nameOf = (id: string) => voice.say({ code: 'exercise', id: id as ExerciseId })
  const named = lifts.map((lift) => ({ ...lift, name: nameOf(lift.exerciseId) }))
  const reached = milestones.map((one) => (one.code === 'lift-record' ? { ...one, name: nameOf(one.exerciseId) } : one))
  const progress: ShownProgress = {
    ...{ today, firstMonth: read.first.slice(0, 7), ...numbers },
    ...{ lifts: named, milestones: reached },
    race: rangeOf(schedule.events, {
      level: (read.profile?.fitnessLevel ?? 'beginner') as Level,
      // What easy runs are worth is no race that was run.
      told: knownResult(
        read.profile?.preferences?.recentRace,
        read.answers.filter(({ kind }) => kind === 'told-result'),
      ),
      record: { today, sessions, activities },
      weeks: numbers.rhythm.weeks,
      responseBy,
    }),
    learned: {
      since: learnedSince,
      facts: learnedOf({
        ...{ today, sessions, since: learnedSince, response: responseBy(today) },
        planned: [...planned.values()].map((day) => ({ ...day, start: day.start ?? null })),
        taps: read.days.flatMap(({ date, taps }) => (taps ? [{ ...taps, date }] : [])),
      }),
    },
  }
  const main = schedule.events.find(({ priority, date }) => priority === 'A' && date >= today)
  const isOfStrength = main ? main.discipline === 'strength' : read.profile?.primaryGoal === 'muscle-gain'
  return { progress, planned, days: read.days, done, isOfStrength }
}

type Known = Pick<RaceFacts, 'level' | 'record' | 'weeks' | 'responseBy'> & { readonly told: RaceRun | undefined }

/** The likely range of the next run that the plan leads to; those of the plan that were run are results. */
function rangeOf(events: Schedule['events'], { told, ...known }: Known) {
  const runs = events.flatMap(({ discipline, distanceKm, ...one }) =>
    discipline === 'run' && distanceKm !== null ? [{ ...one, distanceKm }] : [],
  )
  const { today, sessions } = known.record
  const isRun = (date: string) => sessions.some((one) => one.date === date && one.done)
  const ahead = runs.filter(({ date }) => date >= today && !isRun(date)).sort((a, b) => (a.date < b.date ? -1 : 1))
  const race = ahead.find(({ priority }) => priority === 'A') ?? ahead[0]
  if (!race) return null
  const raced = runs.flatMap(({ date, distanceKm }) => {
    const minutes = sessions.find((one) => one.date === date && one.done)?.minutes
    return minutes ? [{ date, distanceKm, seconds: minutes * 60 }] : []
  })
  const { name, date, distanceKm } = race
  return raceRange({ ...known, race: { name, date, distanceKm }, results: told ? [told, ...raced] : raced })
}

/**
 * The story of seven days that are over.
 * @param first - the first of them, by the person's own beginning of a week
 * @throws Problem invalid-input for days that are not over, and before all that is looked at
 */
export async function readStory(context: AppContext, user: PlanReader, first: string): Promise<ShownStory> {
  const { progress, planned, days, done, isOfStrength } = await progressAndPlan(context, user)
  const { today, milestones } = progress
  const last = addDays(first, 6)
  if (last > today || first < addDays(today, -PROGRESS_DAYS)) throw new Problem('invalid-input', { code: 'not-a-week' })
  const told = days
    .filter(({ date }) => date >= first && date <= last)
    .map((day) => ({
      ...{ date: day.date, taps: day.taps, facts: settledFacts(noteFacts(historyDay(day))) },
      rpe: done.has(day.date) ? day.rpe : null,
    }))
  const story = weekStory({
    first,
    days: progress.days,
    milestones,
    told,
    ahead: [...planned.values()].map(({ date, durationMin, rpe, discipline, longSession = false }) => ({
      ...{ date, durationMin, rpe, discipline, longSession },
    })),
    isOfStrength,
  })
  const nameOn = (date: string) => planned.get(date)?.workoutName ?? ''
  const { best, next } = story
  const reached = milestones.find((one) => best?.code === 'reached' && one === best.milestone)
  return {
    ...{ ...story, first, last },
    best: reached
      ? { code: 'reached', milestone: reached }
      : best?.code === 'hardest'
        ? { ...best, name: done.has(best.date) ? nameOn(best.date) : '' }
        : null,
    next: next && { ...next, key: { date: next.key, name: nameOn(next.key) } },
  }
}

/**
 * The days of a month up to today on which something was planned, done or said.
 * @param month - `YYYY-MM`
 */
export async function readMonth(context: AppContext, user: PlanReader, month: string): Promise<ProgressMonth> {
  const { id } = user
  const today = civilDay(context.now(), user.timeZone)
  const first = `${month}-01`
  const end = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 31 }).toString()
  const last = end < today ? end : today
  const schedule = await currentSchedule(context, user, false)
  const read = await context.db.forUser(id, async (queries) => ({
    blocks: await listBlocks(queries, id),
    days: await listRecordedDays(queries, id, first, last),
    // What stands for a session is told on its day, which may be that of another month.
    activities: await listBetween(queries, id, addDays(first, -MATCH_REACH_DAYS), addDays(last, MATCH_REACH_DAYS)),
  }))
  const done = await doneOf(read.days)
  const records = new Map(read.days.map((day) => [day.date, checkInRow(day, done.has(day.date))]))
  const planned = plannedDays(read.blocks, schedule)
  const byDay = Map.groupBy(read.activities, (one) => (one.matched ? sessionDayOf(one) : one.date))
  const days: ProgressMonth['days'] = []
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const [plan, record, activities = []] = [planned.get(date), records.get(date), byDay.get(date)]
    const hasPlan = plan !== undefined && plan.durationMin > 0
    if (!hasPlan && !record && activities.length === 0) continue
    const { workoutName, discipline, durationMin } = plan ?? { workoutName: '', discipline: 'rest', durationMin: 0 }
    days.push({
      date,
      planned: hasPlan ? { workoutName, discipline, durationMin } : null,
      record: record ?? null,
      activities: activities.map(activityRow),
    })
  }
  return { month, days }
}

import { sessionLoad } from '../load/session-load.ts'
import type { CivilDate } from '../model.ts'
import type { TrainingRecord } from './record.ts'

/** [RPE] of what was done without a word of how hard it was. @source default-ours */
const USUAL_RPE = 4

/** One day on which something was planned or done. */
export type TrainedDay = {
  readonly date: CivilDate
  /** [min] done. */
  readonly minutes: number
  /** [AU] of it. */
  readonly loadAu: number
  readonly trained: boolean
  readonly planned: boolean
}

/**
 * What was done on each day up to today: the session as told or else as planned, and activities beside it.
 * @returns days on which something was planned or done, oldest first
 * @source foster-2001: load is session RPE times minutes
 */
export function trainedDays({ today, sessions, planned, activities }: TrainingRecord): TrainedDay[] {
  const plans = new Map(planned.filter(({ durationMin }) => durationMin > 0).map((day) => [day.date, day]))
  const told = new Map(sessions.filter(({ done }) => done).map((day) => [day.date, day]))
  const beside = Map.groupBy(
    activities.filter(({ matched }) => !matched),
    ({ date }) => date,
  )
  const dates = new Set([...plans.keys(), ...told.keys(), ...beside.keys()])
  return [...dates]
    .filter((date) => date <= today)
    .sort()
    .map((date) => {
      const [plan, session, others = []] = [plans.get(date), told.get(date), beside.get(date)]
      const minutes = session ? (session.minutes ?? plan?.durationMin ?? 0) : 0
      const rpe = session?.rpe ?? plan?.rpe ?? USUAL_RPE
      const otherMin = others.reduce((sum, { durationSec }) => sum + durationSec / 60, 0)
      return {
        date,
        minutes: Math.round(minutes + otherMin),
        loadAu: Math.round(sessionLoad(rpe, minutes) + sessionLoad(USUAL_RPE, otherMin)),
        trained: session !== undefined || others.length > 0,
        planned: plan !== undefined,
      }
    })
}

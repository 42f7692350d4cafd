import { besideLoad, minutesIn, trainingBeside } from '../history/beside.ts'
import { isDone, type KnownDay } from '../history/known-day.ts'
import { sessionLoad } from '../load/session-load.ts'
import type { CivilDate, HistoryDay } from '../model.ts'
import type { PlanDay, PlanWeek } from '../plan-model.ts'
import { practiceMin } from '../week/mix/rest-day.ts'

/** A day of the plan with what was done of it. */
export type DoneDay = {
  readonly day: PlanDay
  readonly done: boolean
  /** [min] and [AU] as logged, or as planned where only a tick was given, with what was done beside it. */
  readonly minutes: number
  readonly loadAu: number
  /** [RPE 1-10] as logged, or as planned. */
  readonly rpe: number
}

/**
 * The days of a plan up to today with what was done of them.
 * @param known - the days whose notes were read, to hear of what was done without a tick
 * @source foster-2001: load is session RPE times minutes
 */
export function doneDays(
  weeks: readonly PlanWeek[],
  history: readonly HistoryDay[],
  known: readonly KnownDay[],
  today: CivilDate,
): DoneDay[] {
  const records = new Map(history.map((record) => [record.date, record]))
  const read = new Map(known.map((record) => [record.date, record]))
  return weeks.flatMap((week) =>
    week.startDate > today
      ? []
      : week.days.flatMap((day): DoneDay[] => {
          if (day.date > today) return []
          return [doneDay(day, records.get(day.date), read.get(day.date))]
        }),
  )
}

function doneDay(day: PlanDay, record: HistoryDay | undefined, note: KnownDay | undefined): DoneDay {
  const beside = record ? { minutes: minutesIn(trainingBeside(record)), loadAu: besideLoad(record) } : NOTHING
  const done = note ? isDone(note) : record?.completed === true
  const led = practiceMin(day)
  // Whoever says nothing of a practice went to it, as every week; what is told of it takes its place.
  const isKept = led > 0 && beside.minutes === 0 && record?.completed !== false
  if (!record || !done) return { day, done: false, ...(isKept ? { minutes: 0, loadAu: day.loadAu } : beside), rpe: 0 }
  const minutes = record.minutes ?? (isKept ? led : day.durationMin)
  const rpe = record.rpe ?? (isKept ? day.loadAu / led : day.rpe)
  const loadAu = Math.round(sessionLoad(rpe, minutes)) + beside.loadAu
  return { day, done, minutes: minutes + beside.minutes, rpe, loadAu }
}

const NOTHING = { minutes: 0, loadAu: 0 }

import { civilDate } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { CivilDate, HistoryDay } from '../model.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'

/** [RPE] how far above plan the trend of sessions that are too hard counts one. @source default-ours */
const HARD_RPE_GAP = 2
/** [ratio] of the rated sessions that must have been, as for the trend. @source default-ours */
const HARD_SHARE = 0.7
const { least: HARD_LEAST, most: HARD_WITHIN } = BOUNDS['hard-sessions-felt']

/** A session that was rated. */
export type Rated = { readonly date: CivilDate; readonly isTooHard: boolean }

/** The sessions that were rated, and whether each felt much harder than planned. */
export function ratedSessions(
  weeks: readonly LaidWeek[],
  records: ReadonlyMap<CivilDate, HistoryDay>,
): readonly Rated[] {
  return weeks.flatMap(({ frame, placed }) =>
    placed.flatMap(({ day, session }) => {
      const date = civilDate(frame.monday + day)
      const rpe = records.get(date)?.rpe
      return rpe === undefined ? [] : [{ date, isTooHard: rpe >= session.rpe + HARD_RPE_GAP }]
    }),
  )
}

/** Whether so many sessions were too hard that the plan itself took minutes away: what is left of them is not missed. */
export function isEasedFor({ frame }: LaidWeek, rated: readonly Rated[]): boolean {
  const [from, to] = [civilDate(frame.monday + 7 - HARD_WITHIN), civilDate(frame.monday + 6)]
  const recent = rated.filter(({ date }) => date >= from && date <= to)
  const hard = recent.filter(({ isTooHard }) => isTooHard).length
  return hard >= HARD_LEAST && hard >= recent.length * HARD_SHARE
}

import type { ShownWeek } from '../../contract/schedule.ts'
import { isOwnName } from '../../engine/day/own-names.ts'
import { type CivilDate, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import { dateAfter } from '../display/civil-dates.ts'
import { holdsOn } from '../ordinary-week/season.ts'
import { currentWeekIndex } from '../plan/current-week.ts'
import { DAY_MIN, minuteOf } from './minutes.ts'
import { type BoardWeek, type Piece, piecesOf } from './pieces.ts'

/** A session of the plan as the board draws it. */
export type BoardSession = {
  readonly day: Weekday
  readonly date: CivilDate
  readonly name: string
  /** [min] of its day. */
  readonly from: number
  readonly to: number
}

/** A week of a plan: what is trained in it, and its first and last date where it is not any week. */
export type SessionWeek = {
  readonly span: { readonly from: CivilDate; readonly to: CivilDate } | null
  readonly today: CivilDate
  readonly sessions: readonly BoardSession[]
}

/** The sessions of the week that a date falls in; null where the plan has no days there. */
export function sessionWeekOf(weeks: readonly ShownWeek[], today: CivilDate): SessionWeek | null {
  const days = weeks[currentWeekIndex(weeks, today)]?.days ?? []
  const [first] = days
  if (!first) return null
  const sessions = days.flatMap(({ date, start, durationMin, workoutName }, at) => {
    if (start === null || durationMin === 0) return []
    const from = minuteOf(start)
    return [{ day: WEEKDAYS[at]!, date, name: workoutName, from, to: Math.min(DAY_MIN, from + durationMin) }]
  })
  return { span: { from: first.date, to: days.at(-1)!.date }, today, sessions }
}

/** Whether a session cannot stay where it is in this week: life lies there, the day is crossed out, or it is too long. */
export function givesWay({ day, date, from, to }: BoardSession, week: BoardWeek): boolean {
  // A night's morning holds where its evening did.
  const isHeld = ({ season, part }: Piece) => holdsOn(season, part === 'morning' ? dateAfter(date, -1) : date)
  const pieces = piecesOf(week)[day].filter(isHeld)
  if (week.never.includes(day)) return true
  if (week.maxMin[day] && to - from > Number(week.maxMin[day])) return true
  const windows = pieces.filter(({ kind }) => kind === 'window')
  if (windows.length > 0 && !windows.some((one) => one.from <= from && one.to >= to)) return true
  return pieces.some((one) => one.kind === 'busy' && !isOwnName(one.label) && one.from < to && one.to > from)
}

import type { CivilDate } from '../../engine/model.ts'
import { type SessionWeek, sessionWeekOf } from '../week-board/board-sessions.ts'
import { dateInWords } from '../words/date-words.ts'
import type { DemoPlan } from './demo-plan.ts'

const DAY_MS = 86_400_000
const DAYS = 7

/** The Monday of a date, or the one after it: the demo shows a whole week, and the same on every day. */
export function mondayFrom(date: CivilDate): CivilDate {
  const noon = new Date(`${date}T12:00:00Z`)
  const days = (DAYS + 1 - noon.getUTCDay()) % DAYS
  return new Date(noon.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

/** What the first week of a plan holds, as the board draws it: of no certain dates. */
export function trainingOf({ schedule }: DemoPlan, today: CivilDate): SessionWeek {
  const week = sessionWeekOf(schedule.weeklyPlan, today)
  return { today, sessions: week?.sessions ?? [], span: null }
}

/** The sessions of the first week, a line each. */
export function sessionLines({ schedule }: DemoPlan): string[] {
  const days = schedule.weeklyPlan[0]?.days ?? []
  return days
    .filter(({ discipline }) => discipline !== 'rest')
    .map(({ date, start, workoutName }) => [dateInWords(date, 'weekday'), start, workoutName].filter(Boolean).join(' '))
}

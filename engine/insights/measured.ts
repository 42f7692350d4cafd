import type { CivilDate } from '../model.ts'
import type { PlanWeek } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { TELLING_SESSIONS } from './adherence.ts'
import type { DoneDay } from './daily-load.ts'

/** [weeks] after which an assumption about the first ones is old news. @source default-ours */
const FIRST_WEEKS = 4

/**
 * Whether a word about the assumed start is still of use: not once the person has felt a few sessions of it, or has
 * logged some in two weeks or a whole week of them, nor when the first weeks are over.
 * @param done - the days of the plan up to today
 * @source default-ours
 */
export function isStillAssumed(
  weeks: readonly PlanWeek[],
  done: readonly DoneDay[],
  { today, anchor }: { readonly today: CivilDate; readonly anchor: CivilDate },
): boolean {
  const past = weeks.filter((week) => sure(week.days[6]).date < today)
  if (past.length >= FIRST_WEEKS) return false
  const trained = new Set(done.filter((one) => one.done && one.minutes > 0).map(({ day }) => day.date))
  if (trained.size >= TELLING_SESSIONS) return false
  const logged = past.filter(({ days }) => days.some(({ date }) => trained.has(date)))
  const whole = logged.some(
    ({ startDate, days }) =>
      startDate >= anchor && days.every(({ date, durationMin }) => durationMin === 0 || trained.has(date)),
  )
  return !whole && logged.length < 2
}

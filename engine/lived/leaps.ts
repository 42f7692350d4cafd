import { LIMITS } from '../limits/limits.ts'
import { mostAfter } from '../load/weekly-rise.ts'
import { sure } from '../sure.ts'
import { minutesOf } from '../week/guard/guard-input.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import type { LivedWeek } from './done-week.ts'
import { USED_WEEKS } from './training-days.ts'

/** A plan's weeks with those that are over as they were shown, the same as they were made, and those that are over as they count. */
type Weeks = {
  readonly was: readonly LaidWeek[]
  readonly made: readonly LaidWeek[]
  readonly weeks: readonly LivedWeek[]
  readonly next: number
  /** [days] from one hard day to the next. */
  readonly spacing: number
}

/**
 * Whether a coming week is a leap after weeks that were shown as others than they would be now: with more training days, or
 * with minutes that somebody has since. Or it has hard work too soon after that of the week before, which was shown on
 * other days. The way back from what cut them is held by its own steps.
 */
export function leaps({ was, made, weeks, next, spacing }: Weeks): boolean {
  const from = Math.max(0, next - USED_WEEKS)
  const recent = was.slice(from, next)
  if (recent.every((week) => week === made[week.frame.index])) return false
  // As it was laid out, also where it is over by now: looked at later, the answer is the same.
  const coming = sure(made[next])
  const [last = -7] = hardDays(sure(was[next - 1])).toSorted((a, b) => b - a)
  if (hardDays(coming).some((day) => day + 7 - last < spacing)) return true
  if (weeks.slice(from, next).some(({ cut, isOff }) => cut !== null || isOff)) return false
  const most = (of: (week: LaidWeek) => number) => Math.max(...recent.map(of))
  return (
    minutesOf(coming.placed) >
      mostAfter(
        most(({ placed }) => minutesOf(placed)),
        LIMITS['week-rise'].hard,
      ) || runsKm(coming) > mostAfter(most(runsKm), LIMITS['run-km-rise'].hard)
  )
}

/** The weekdays of a week with hard work. */
function hardDays({ placed }: LaidWeek): readonly number[] {
  return placed.flatMap(({ day, session }) => (session.hard ? [day] : []))
}

/** [km] of a week's runs, an event apart. */
function runsKm({ placed }: LaidWeek): number {
  return placed.reduce(
    (sum, { intent, session }) =>
      sum + (session.discipline === 'run' && intent.role !== 'race' ? (session.distanceKm ?? 0) : 0),
    0,
  )
}

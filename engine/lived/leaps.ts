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
}

/**
 * Whether a coming week is a leap after weeks that were shown as others than they would be now: with more training days, or
 * with minutes that somebody has since. The way back from what cut them is held by its own steps.
 */
export function leaps({ was, made, weeks, next }: Weeks): boolean {
  const from = Math.max(0, next - USED_WEEKS)
  const recent = was.slice(from, next)
  if (recent.every((week) => week === made[week.frame.index])) return false
  if (weeks.slice(from, next).some(({ cut, isOff }) => cut !== null || isOff)) return false
  const most = (of: (week: LaidWeek) => number) => Math.max(...recent.map(of))
  // As it was laid out, also where it is over by now: looked at later, the answer is the same.
  const coming = sure(made[next])
  return (
    minutesOf(coming.placed) >
      mostAfter(
        most(({ placed }) => minutesOf(placed)),
        LIMITS['week-rise'].hard,
      ) || runsKm(coming) > mostAfter(most(runsKm), LIMITS['run-km-rise'].hard)
  )
}

/** [km] of a week's runs, an event apart. */
function runsKm({ placed }: LaidWeek): number {
  return placed.reduce(
    (sum, { intent, session }) =>
      sum + (session.discipline === 'run' && intent.role !== 'race' ? (session.distanceKm ?? 0) : 0),
    0,
  )
}

import { LIMITS } from '../limits/limits.ts'
import { mostAfter } from '../load/weekly-rise.ts'
import { sure } from '../sure.ts'
import { minutesOf } from '../week/guard/guard-input.ts'
import type { LaidWeek } from '../week/laid/week-over.ts'
import { USED_WEEKS } from './training-days.ts'

/**
 * Whether a coming week is a leap after weeks that were shown as others than they would be now: with more training days, or
 * with minutes that somebody has since.
 */
export function leaps(was: readonly LaidWeek[], made: readonly LaidWeek[], next: number): boolean {
  const recent = was.slice(Math.max(0, next - USED_WEEKS), next)
  if (recent.every((week) => week === made[week.frame.index])) return false
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

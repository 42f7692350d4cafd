import type { CheckInRow } from '../../contract/check-in.ts'
import type { Schedule } from '../../contract/schedule.ts'
import type { Display } from '../../words/speech.ts'
import { dateAfter } from '../display/civil-dates.ts'
import { pastWeek } from '../progress/past-week.ts'

/** What was recorded of each day. */
export type Recorded = ReadonlyMap<string, Pick<CheckInRow, 'completed'>>

/** [min after midnight] from which the last day of a week is its evening. */
const EVENING_MIN = 18 * 60

/** Whether a week ends this evening, or ended yesterday, of which something can be told; nothing is told beside a danger. */
export function isStoryNew(
  { date, weeklyPlan, safety }: Pick<Schedule, 'date' | 'weeklyPlan' | 'safety'>,
  records: Recorded,
  minute: number,
  display: Pick<Display, 'weekStart'>,
): boolean {
  const { first, last } = pastWeek(date, display)
  const isNew = last === date ? minute >= EVENING_MIN : last === dateAfter(date, -1)
  const isIn = (on: string) => on >= first && on <= last
  // A plan may have begun after the week.
  const done = weeklyPlan.flatMap(({ days }) => days.filter((day) => day.done)).map((day) => day.date)
  const told = [...records].filter(([, { completed }]) => completed).map(([on]) => on)
  const isStopped = safety.some(({ answer, kind }) => answer === null && kind !== 'condition')
  return isNew && !isStopped && [...done, ...told].some(isIn)
}

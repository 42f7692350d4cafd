import { isDayLong } from '../../day/kept-days.ts'
import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

/** Whether somebody names a day for training: a sport of their own, or all of the day. */
function isNamed({ sports, preferred }: OrdinaryDay): boolean {
  return sports !== undefined || preferred.some(isDayLong)
}

/**
 * A week that has lost days, with no more sessions than the days that somebody names leave, where they name as many as they
 * train: a session on Sunday in the place of a holiday on Monday would take the next Monday from who lifts on Monday,
 * Wednesday and Friday, and so in every week after it. A week that begins late has lost the days before.
 * @param days - of that week, Monday first
 * @param wanted - [days] of training a week
 */
export function onNamedDays(frame: WeekFrame, days: readonly OrdinaryDay[], wanted: number): WeekFrame {
  const named = WEEKDAYS.filter((day) => days[day] && isNamed(days[day]))
  // Practices are days of training, too.
  const led = days.filter(({ practice }) => practice !== undefined).length
  const isLost = (day: number) => day < frame.firstDay || days[day]?.binding?.shut === true
  if (frame.races.length > 0 || named.length < wanted - led || !(frame.firstDay > 0 || named.some(isLost))) return frame
  return { ...frame, shut: WEEKDAYS.filter((day) => !named.includes(day) || isLost(day)) }
}

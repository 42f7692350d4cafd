import { dayNumber } from './civil-date.ts'
import type { LifeDays } from './confirmed/life-days.ts'
import { clockTime, minuteOf } from './day/clock.ts'
import { startTime } from './day/start-time.ts'
import type { CivilDate } from './model.ts'
import { sure } from './sure.ts'
import type { MadeWeeks } from './week/block/make-weeks.ts'

/** [min] from the sign-up to a session at least. @source default-ours */
const READY_MIN = 15

/** A plan on its first day. */
type FirstDay = {
  readonly made: MadeWeeks
  readonly lifeNow: LifeDays
  /** Day number of the first Monday. */
  readonly monday: number
  readonly anchor: CivilDate
  /** [min after midnight] usual start of training. */
  readonly usual: number
}

/**
 * The weeks with the first day's session at an hour that is still to come, or null where it has none.
 * @param raced - [min after midnight] of an event today, where it was told: one that has begun is over
 */
export function withoutPast(
  { made, lifeNow, monday, anchor, usual }: FirstDay,
  now: number,
  raced: number | null,
): MadeWeeks | null {
  const position = dayNumber(anchor) - monday
  const first = sure(made.weeks[0])
  const day = sure(first.days[position])
  if (day.discipline === 'race') return raced !== null && raced < now ? null : made
  if (day.start === null || minuteOf(day.start) >= now + READY_MIN) return made
  const whole = lifeNow.on(dayNumber(anchor))
  // Whoever has just signed up is as good as just awake: the same minutes pass before a session.
  const start = startTime(whole, { durationMin: day.durationMin, hard: day.hard, usual, now })
  if (start === null) return null
  const moved = { ...first, days: first.days.with(position, { ...day, start: clockTime(start) }) }
  return { ...made, weeks: made.weeks.with(0, moved) }
}

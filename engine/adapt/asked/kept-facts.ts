import { dayNumber } from '../../civil-date.ts'
import { minuteOf } from '../../day/clock.ts'
import type { CivilDate } from '../../model.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import type { ChangedHours } from '../adjustment.ts'
import { dayInHours, isFree } from '../day/hours.ts'
import { withDays } from '../day/with-days.ts'

/**
 * Weeks that keep to what the person confirmed of their days, whatever was moved or added since they were first made:
 * another hour of the day, else shorter, else nothing. An event stands on its day; where it was given up, what takes
 * its place keeps to the ordinary day's hours, not to the event's.
 * @param open - the first day that may still change
 */
export function keptToFacts(base: PlanBase, weeks: readonly PlanWeek[], open: CivilDate): readonly PlanWeek[] {
  return weeks.map((week) =>
    sure(week.days[6]).date < open ? week : withDays(week, (day) => (day.date < open ? day : keptDay(base, day, week))),
  )
}

function keptDay(base: PlanBase, day: PlanDay, week: PlanWeek): PlanDay {
  if (day.start === null || day.discipline === 'race') return day
  const hours = base.life.on(dayNumber(day.date))
  const keepsHours = hours.binding !== undefined || base.events.some(({ date }) => date === day.date)
  if (!keepsHours || isFree(hours, minuteOf(day.start), day.durationMin, day.hard)) return day
  return dayInHours(base, day, { ...AS_IT_IS, unavailable: hours.binding?.shut ?? false }, week)
}

const AS_IT_IS: Omit<ChangedHours, 'unavailable'> = { busy: [], prefer: null }

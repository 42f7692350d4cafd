import { withDays } from './adapt/day/with-days.ts'
import { addDays } from './civil-date.ts'
import type { CivilDate } from './model.ts'
import type { PastDays } from './past-days.ts'
import { LONG_BREAK_DAYS } from './plan-life.ts'
import type { DaysAsShown, Plan, PlanWeek } from './plan-model.ts'
import { askedBefore } from './progress/asked-before.ts'

/**
 * The days of a plan as it shows them, for the next one to keep: who stays away for longer begins anew.
 * @param earlier - the same of the plan before this one
 */
export function daysAsShown(
  { anchor, date: today, weeklyPlan, reasons, laid }: Plan,
  earlier?: DaysAsShown,
): DaysAsShown {
  const until = addDays(today, LONG_BREAK_DAYS)
  const whyOf = Map.groupBy(reasons, ({ date }) => date)
  const days = weeklyPlan.flatMap((week) => week.days).filter(({ date }) => date >= anchor && date <= until)
  const before = askedBefore(earlier, anchor)
  const lay = earlier?.laid?.on === today ? earlier.laidBefore : earlier?.laid
  // The days of another block are no days of this one, however often it is made on its first.
  const laidBefore = lay && earlier?.anchor !== anchor ? { ...lay, weeks: {} } : lay
  return {
    anchor,
    days: days.map((day) => ({ day, reasons: whyOf.get(day.date) ?? [] })),
    ...{ laid, ...(laidBefore && { laidBefore }) },
    ...(before.length > 0 ? { before } : {}),
  }
}

/** Of the days that were shown those before one, where it is this block that was shown. */
export function pastDays(shown: DaysAsShown | undefined, anchor: CivilDate, today: CivilDate): PastDays {
  const past = shown?.anchor === anchor ? shown.days.filter(({ day }) => day.date >= anchor && day.date < today) : []
  return new Map(past.map((one) => [one.day.date, one]))
}

/** Weeks whose days that are over are those that were shown. */
export function withPastDays(weeks: readonly PlanWeek[], past: PastDays): readonly PlanWeek[] {
  return past.size === 0 ? weeks : weeks.map((week) => withDays(week, (day) => past.get(day.date)?.day ?? day))
}

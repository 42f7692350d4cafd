import type { CivilDate } from '../engine/model.ts'
import type { Schedule, ShownDay, ShownWeek } from './schedule.ts'

/** Asks for `firstScreenOf` the plan alone, and says in the answer that this is it (RFC 7240). */
export const FIRST_SCREEN = 'return=minimal'

/**
 * What the first screen shows of a plan, in a plan's shape: the present day whole, the present week's other days without their steps,
 * other weeks without their days, and of what is only looked up nothing but what concerns the day.
 */
export function firstScreenOf(schedule: Schedule): Schedule {
  const { date, weeklyPlan, reasons, foresight } = schedule
  const ofDay = (one: { readonly date: CivilDate }) => one.date === date
  return {
    ...schedule,
    weeklyPlan: weeklyPlan.map((week, at) => ({
      ...week,
      days: isPresent(weeklyPlan, at, date) ? outlined(week, date) : [],
    })),
    reasons: reasons.filter(ofDay),
    foresight: foresight.filter(ofDay),
    rules: [],
  }
}

/** As the screens choose it: before the plan its first week is the present one, after it its last. */
function isPresent(weeks: readonly ShownWeek[], at: number, date: CivilDate): boolean {
  return (
    at ===
    Math.max(
      0,
      weeks.findLastIndex(({ startDate }) => startDate <= date),
    )
  )
}

const NO_STEPS: ShownDay['workout'] = { warmup: [], exercises: [], cooldown: [] }

const outlined = ({ days }: ShownWeek, date: CivilDate) =>
  days.map((day) => (day.date === date ? day : { ...day, workout: NO_STEPS }))

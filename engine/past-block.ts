import { addDays, dayNumber } from './civil-date.ts'
import { pastDays, withPastDays } from './days-as-shown.ts'
import type { CivilDate } from './model.ts'
import { makePlan } from './plan.ts'
import type { PastBlock, PlanWeek, UnderWay } from './plan-model.ts'
import type { ReadFacts } from './read-facts.ts'
import { sure } from './sure.ts'

/**
 * The block that an input's anchor and number speak of, as it stood on a day: its weeks up to then.
 * @param until - the last day to keep; a block that ended before ends itself
 * @throws RangeError when a date is not a real day
 */
export function pastBlock(
  given: UnderWay & { readonly anchor: CivilDate },
  until: CivilDate,
  facts: ReadFacts = {},
): PastBlock {
  const input = { ...given, stays: true }
  const { anchor } = input
  // Looked at on its first day, the plan tells how long the block is; on its last, what became of it.
  const lastDay = sure(sure(makePlan({ ...input, today: anchor }, facts).weeklyPlan.at(-1)).days[6]).date
  const endedOn = lastDay < until ? lastDay : until
  const history = (input.history ?? []).filter(({ date }) => date <= endedOn)
  const { weeklyPlan, block } = makePlan({ ...input, history, today: endedOn }, facts)
  const weeks = withPastDays(weeklyPlan, pastDays(input.shown, anchor, addDays(endedOn, 1)))
    .filter(({ startDate }) => startDate <= endedOn)
    .map((week) => pastWeek(week, anchor, endedOn))
  return { block, startedOn: anchor, endedOn, weeks: weeks.filter(({ days }) => days.length > 0) }
}

function pastWeek(
  { week, weekName, focus, plannedMin, phase, startDate, days }: PlanWeek,
  from: CivilDate,
  until: CivilDate,
) {
  return {
    ...{ week, weekName, focus, plannedMin, phase, startDate },
    days: days
      .filter(({ date }) => dayNumber(date) >= dayNumber(from) && date <= until)
      .map(({ date, emoji, workoutName, durationMin, discipline, rpe }) => ({
        ...{ date, emoji, workoutName, durationMin, discipline, rpe },
      })),
  }
}

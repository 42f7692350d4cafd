import { adaptedState } from '../adapt/adapted-plan.ts'
import { addDays } from '../civil-date.ts'
import type { CheckIns } from '../history/known-day.ts'
import type { PlanBase } from '../plan-base.ts'
import type { PlanWeek, UnderWay } from '../plan-model.ts'

/** [days] of which a choice says what it would make of them. @source default-ours */
const AHEAD_DAYS = 14

/** What the next two weeks hold. */
export type Ahead = { readonly min: number; readonly hard: number }

/** What a plan is made with. */
export type Making = { readonly base: PlanBase; readonly input: UnderWay; readonly checkIns: CheckIns }

/** What the next two weeks hold with an input's answers: the plan is really made with them. */
export function weeksAhead({ base, input, checkIns }: Making): Ahead {
  return aheadIn(adaptedState(base, input, checkIns).state.weeks, input.today)
}

/** What the two weeks from a day on hold; races are left out, they stay in any case. */
function aheadIn(weeks: readonly PlanWeek[], today: string): Ahead {
  const until = addDays(today, AHEAD_DAYS)
  const days = weeks
    .flatMap((week) => week.days)
    .filter(({ date, discipline }) => date >= today && date < until && discipline !== 'race')
  return {
    min: days.reduce((sum, { durationMin }) => sum + durationMin, 0),
    hard: days.filter(({ hard }) => hard).length,
  }
}

import { changeOptions, refusalOf } from '../../engine/adapt/change-options.ts'
import type { PlanInput, Schedule } from '../../engine/model.ts'
import { pastBlock } from '../../engine/past-block.ts'
import { makePlan } from '../../engine/plan.ts'
import type { ReadFacts } from '../../engine/plan-base.ts'
import { safeOptions } from '../coach/safe-options.ts'

/** A finished plan as text, which goes to the database and to the person as it is, beside what the server reads of it. */
export type MadePlan = Pick<Schedule, 'date' | 'anchor' | 'begun' | 'block' | 'start'> & {
  readonly json: string
  readonly seconds: number
}

/** The work of the engine that takes longer than a request of others may wait; each runs in a thread of its own. */
export const TASKS = {
  plan: (input: PlanInput, facts: ReadFacts): MadePlan => {
    const begunAt = performance.now()
    const schedule = makePlan(input, facts)
    const seconds = (performance.now() - begunAt) / 1000
    const { date, anchor, begun, block, start } = schedule
    return { json: JSON.stringify(schedule), date, anchor, begun, block, start, seconds }
  },
  pastBlock,
  changeOptions,
  refusalOf,
  safeOptions,
}

export type Tasks = typeof TASKS

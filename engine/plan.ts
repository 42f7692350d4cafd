import { finishedPlan } from './finished-plan.ts'
import { withToldDone } from './history/known-day.ts'
import { readNotes } from './history/notes.ts'
import type { PlanInput } from './model.ts'
import type { ReadFacts } from './plan-base.ts'
import type { Plan } from './plan-model.ts'
import { readBase } from './read-base.ts'

/**
 * Makes a person's plan: the weeks from the anchor to the goal as history and wishes changed them, and today's timeline.
 * The same input always gives the same plan.
 * @param input - profile, day and whatever else is known
 * @param facts - readings that replace the built-in reader's
 * @throws RangeError when a date is not a real day
 */
export function makePlan(input: PlanInput, facts: ReadFacts = {}): Plan {
  const checkIns = readNotes(input, facts.checkIns)
  const told = withToldDone(input, checkIns)
  return finishedPlan(readBase(told, facts), told, { checkIns })
}

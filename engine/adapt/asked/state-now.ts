import { withToldDone } from '../../history/known-day.ts'
import { readNotes } from '../../history/notes.ts'
import type { UnderWay } from '../../plan-model.ts'
import { readBase } from '../../read-base.ts'
import type { ReadFacts } from '../../read-facts.ts'
import { type AdaptedState, adaptedState } from './adapted-plan.ts'

/** A plan as it stands today, for whatever is to be changed in it. */
export function stateNow(input: UnderWay, facts: ReadFacts): AdaptedState {
  const checkIns = readNotes(input, facts.checkIns)
  const told = withToldDone(input, checkIns)
  return adaptedState(readBase(told, facts), told, checkIns)
}

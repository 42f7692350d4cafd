import type { OrdinaryDay } from '../day/ordinary-week.ts'
import type { PlanReason } from '../model.ts'
import type { MadeWeeks } from '../week/make-weeks.ts'
import type { Person } from '../week/person.ts'

export type ReasonFacts = {
  readonly today: number
  readonly person: Person
  readonly week: readonly OrdinaryDay[]
  readonly usual: number
}

/** Why the sessions of the next fourteen days are what, where and when they are. */
export function planReasons(_made: MadeWeeks, _facts: ReasonFacts): PlanReason[] {
  return []
}

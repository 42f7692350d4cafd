import { dayNumber } from '../civil-date.ts'
import type { CivilDate } from '../model.ts'
import type { PlanBase } from '../plan-base.ts'
import type { Person } from '../week/person/person.ts'

/** The person with what they said is at hand on a date. */
export function personOf({ person, life }: Pick<PlanBase, 'person' | 'life'>, date: CivilDate): Person {
  const equipment = life.on(dayNumber(date)).binding?.light?.equipment
  return equipment ? { ...person, equipment } : person
}

import { dayNumber, mondayOf } from '../civil-date.ts'
import { kitThere } from '../day/kit-there.ts'
import type { CivilDate } from '../model.ts'
import type { PlanBase } from '../plan-base.ts'
import { inWeek } from '../week/person/in-week.ts'
import type { Person } from '../week/person/person.ts'

/** The person with what they said is at hand on a date, and without the sports that its week is without. */
export function personOf({ person, life }: Pick<PlanBase, 'person' | 'life'>, date: CivilDate): Person {
  const equipment = kitThere(life.on(dayNumber(date)).binding, person.equipment)
  const there = inWeek(person, { monday: dayNumber(mondayOf(date)) })
  return equipment ? { ...there, equipment } : there
}

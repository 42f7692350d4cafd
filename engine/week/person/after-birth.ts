import type { WeekFrame } from '../../phases/macrocycle.ts'
import { BELLY, NO_IMPACT } from '../../sessions/pool.ts'
import type { Person } from './person.ts'

/**
 * Somebody on the way back after a birth: nothing that lands hard or folds the belly, and the first step from walking to
 * running in the first week that holds runs.
 * @param runsFrom - day number of the first day with runs
 * @param frames - the weeks of the block
 * @source goom-2019
 */
export function afterBirth(person: Person, runsFrom: number, frames: readonly WeekFrame[]): Person {
  const walkedWeeks = frames.filter(({ monday }) => monday < runsFrom).length
  return { ...person, limits: [...person.limits, NO_IMPACT, BELLY], returning: { runsFrom, walkedWeeks } }
}

import type { WeekFrame } from './macrocycle.ts'
import type { WeekFocus, WeekTitle } from './week-facts.ts'

/** What a week is called. */
export function weekTitle({ index, block, phase, deload, races, held }: WeekFrame): WeekTitle {
  const race = races.find((event) => event.priority === 'A') ?? races[0]
  return { code: 'week-title', week: index + 1, block, phase, deload, held: held === true, race: race?.name ?? null }
}

/** [ratio] of the peak's volume below which a week is light, whatever its phase. @source default-ours */
const LIGHT_SHARE = 0.8

/** What a week is for. */
export function weekFocus({ block, phase, deload, races, held, share }: WeekFrame): WeekFocus {
  const race = races[0]
  const test = race && race.priority !== 'A' ? { name: race.name, priority: race.priority } : null
  const light = phase === 'peak' && share !== null && share < LIGHT_SHARE
  const again = block > 1 && phase === 'base'
  return { code: 'week-focus', phase, deload, held: held === true, race: test, again, light }
}

import type { CivilDate } from '../../model.ts'
import { type DateScene, nextDate } from './date-words.ts'
import { nextNth } from './holidays.ts'

/** Races that bear the name of their day: month and day, or the nth weekday of a month (Monday is 0). */
const NAMED: readonly (readonly [RegExp, (scene: DateScene) => CivilDate | null])[] = [
  [/silvester|silvestre|sylvestre|silvestro|oudejaars/i, (scene) => nextDate(12, 31, null, scene)],
  [/neujahrs|nieuwjaars/i, (scene) => nextDate(1, 1, null, scene)],
  [/turkey trot/i, ({ today }) => nextNth(11, 3, 4, null, today)],
]

/** The next day of a race whose name tells it, where nobody said another; null for all others. */
export function namedDay(name: string, scene: DateScene): CivilDate | null {
  return NAMED.find(([pattern]) => pattern.test(name))?.[1](scene) ?? null
}

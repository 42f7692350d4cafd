import { type KeptSession, liftingOf } from '../../sessions/kept-session.ts'
import type { BuiltIntent } from './build-sessions.ts'
import type { PlacedSession } from './plan-week.ts'

/** The sessions of a week, in the order in which it was designed, for the next plan to keep on their days. */
export function keptSessions(placed: readonly PlacedSession[]): KeptSession[] {
  return placed.filter(({ intent }) => intent.role !== 'race').map((one) => ({ day: one.day, ...sortOf(one) }))
}

/** What of a session says which of those of the plan before it is, whatever its day. */
type Sort = Omit<KeptSession, 'day'>

function sortOf({ intent, session: { discipline, name } }: BuiltIntent): Sort {
  return { discipline, lifting: liftingOf(name), long: intent.role === 'long' }
}

/**
 * The weekday on which each session of a week was in the plan before: of those of a sort the first on the day of the first.
 * @returns in the order of the sessions; undefined for one that the plan before did not have
 */
export function keptDays(
  built: readonly BuiltIntent[],
  kept: readonly KeptSession[] = [],
): readonly (number | undefined)[] {
  const days: (number | undefined)[] = built.map(() => undefined)
  const left = [...kept]
  for (const isLike of [isSame, isAlike])
    for (const [at, one] of built.entries()) {
      if (days[at] !== undefined || left.length === 0) continue
      const sort = sortOf(one)
      const like = left.findIndex((other) => isLike(other, sort))
      if (like >= 0) days[at] = left.splice(like, 1)[0]?.day
    }
  return days
}

function isSame(one: Sort, other: Sort): boolean {
  return isAlike(one, other) && one.lifting === other.lifting
}

function isAlike(one: Sort, other: Sort): boolean {
  return one.discipline === other.discipline && one.long === other.long
}

import type { BuiltIntent } from './build-sessions.ts'

type Placed = BuiltIntent & { readonly day: number }

/**
 * Long runs on the day after hard work end as easily as they begin.
 * @param hardTail - [days] from the last hard day before this week to its Monday
 * @param rebuild - makes a session anew from its intent
 * @source stanley-2013
 */
export function withEasyEnds<T extends Placed>(
  placed: readonly T[],
  hardTail: number,
  rebuild: (one: T) => T,
): readonly T[] {
  const hard = new Set(placed.filter(({ session }) => session.hard).map(({ day }) => day)).add(-hardTail)
  return placed.map((one) => {
    const { intent, day } = one
    if (intent.role !== 'long' || intent.kind !== 'long' || !hard.has(day - 1)) return one
    return rebuild({ ...one, intent: { ...intent, endsEasily: true } })
  })
}

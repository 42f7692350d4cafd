import { BOUNDS } from '../limits/bounds.ts'
import type { Stretch } from './clock.ts'
import type { Binding } from './day-model.ts'
import type { OrdinaryDay } from './ordinary-week.ts'
import { ANY_BEFORE_BED_MIN, longestSlotMin } from './start-time.ts'

/** [min] below which a bound day holds no session: it is not worth the person's exception. */
export const LEAST_BOUND_MIN = BOUNDS['bound-slot'].least
/** [min] from waking to a session of an early window. @source default-ours */
const WAKING_MIN = 30
/** [min] that a window must leave of the usual waking day before waking or bed gives way to it. @source default-ours */
const USEFUL_MIN = 30

/** A day with what the person confirmed of it: waking and bed make room for its windows, and one without room is shut. */
export function boundDay(day: OrdinaryDay, confirmed: Binding | null): OrdinaryDay {
  const told = confirmed ?? day.binding
  if (told === undefined) return day
  // Who is away from home is so whatever else was confirmed.
  const binding = day.binding?.shut ? { ...told, shut: true } : told
  const open = binding.windows === null || binding.shut ? day : wakingFor(day, binding.windows)
  const bound = { ...open, binding }
  if (binding.shut || longestSlotMin(bound, false) >= LEAST_BOUND_MIN) return bound
  return { ...day, binding: { ...binding, shut: true } }
}

/** Who says that they train from five to six is awake then. */
function wakingFor(day: OrdinaryDay, windows: readonly Stretch[]): OrdinaryDay {
  let { wake, bed } = day
  for (const { start, end } of windows) {
    const useful = Math.min(USEFUL_MIN, end - start)
    if (day.daySleep === null && end - (wake + WAKING_MIN) < useful) wake = Math.max(0, start - WAKING_MIN)
    if (bed !== null && bed - ANY_BEFORE_BED_MIN - start < useful) bed = end + ANY_BEFORE_BED_MIN
  }
  return { ...day, wake, bed }
}

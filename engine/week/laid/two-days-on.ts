import { LIMITS } from '../../limits/limits.ts'
import { LIFTS } from '../mix/split.ts'
import type { BuiltIntent } from './build-sessions.ts'

/** A session with its day number and [min after midnight] its start. */
export type Timed = { readonly dayNumber: number; readonly start: number } & Pick<BuiltIntent, 'intent' | 'session'>

/** [days] from one session to the next of the same muscles, or from hard work to hard work where nobody is under stress. */
const TWO_DAYS = LIMITS['hard-spacing'].hard.low
/**
 * [min] by which two days may be short by the clock: a late morning and then one before work are two days; an evening and
 * then a morning are not.
 */
const CLOCK_SLACK_MIN = 60 * LIMITS['hard-spacing'].given.slackHours

/**
 * The hour from which on a session is two days after the one that it has to be two days after.
 * @param timed - the sessions before it, their hours known
 * @returns [min after midnight], 0 where any hour is
 * @source stanley-2013, acsm-2009: 48 hours; that four fewer are the same is ours
 */
export function twoDaysOn(
  { intent, session }: Pick<BuiltIntent, 'intent' | 'session'>,
  dayNumber: number,
  timed: readonly Timed[],
): number {
  const before = timed.findLast((one) => one.dayNumber === dayNumber - TWO_DAYS)
  if (before === undefined) return 0
  const isAgain = ((LIFTS[before.intent.kind] ?? 0) & (LIFTS[intent.kind] ?? 0)) !== 0
  const isHardAgain = before.session.hard && session.hard
  return isAgain || isHardAgain ? Math.max(0, before.start - CLOCK_SLACK_MIN) : 0
}

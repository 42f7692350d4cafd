import { LIMITS } from '../../limits/limits.ts'
import type { Stress } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Intent } from '../intent.ts'

/** [ratio] of volume kept under stress. @source default-ours: direction from stults-kolehmainen-2014 */
export const STRESS_VOLUME: Readonly<Record<Stress, number>> = LIMITS['volume-under-stress'].target

/** [days] between hard days under stress. @source default-ours: direction from stults-kolehmainen-2014; stanley-2013 for 48 h */
export const HARD_SPACING_DAYS: Readonly<Record<Stress, number>> = LIMITS['hard-spacing'].hard

/** [min] @source default-ours */
const ROUNDED_OFF_MIN = 3

/** A session as it is shared out: hard and long ones never round up. */
type Share = { readonly intent: Pick<Intent, 'role' | 'hard' | 'durationMin'>; readonly snack?: boolean }

/**
 * Minutes of a week's sessions under stress: each shorter, none dropped, together the share that stress leaves.
 * @param calm - the sessions without stress
 * @returns [min] on a five-minute grid, at least 10 or what it was, never more than it was
 * @source default-ours
 */
export function apportioned(calm: readonly Share[], stress: Stress): number[] {
  const whole = calm.map(({ intent }) => intent.durationMin)
  if (stress === 'low') return whole
  const wished = whole.map((minutes) => minutes * STRESS_VOLUME[stress])
  const minutes = wished.map((wish, index) =>
    Math.min(sure(whole[index]), Math.max(10, Math.floor(wish / 5 + 1e-9) * 5)),
  )
  // A long run is cut to half kilometres, which costs it a few minutes more.
  let left = calm.some(({ intent }) => intent.role === 'long') ? ROUNDED_OFF_MIN : 0
  for (let index = 0; index < wished.length; index++) left += sure(wished[index]) - sure(minutes[index])
  for (; left > 0; left -= 5) {
    let at = -1
    let most = -Infinity
    for (let index = 0; index < minutes.length; index++) {
      const now = sure(minutes[index])
      const lacks = sure(wished[index]) - now
      if (lacks <= most || now + 5 > sure(whole[index]) || !grows(sure(calm[index]))) continue
      at = index
      most = lacks
    }
    if (at < 0) break
    minutes[at] = sure(minutes[at]) + 5
  }
  return minutes
}

function grows({ intent, snack }: Share): boolean {
  return !(intent.hard || snack || intent.role === 'race')
}

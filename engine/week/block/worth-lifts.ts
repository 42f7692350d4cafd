import { longestSlotMin } from '../../day/start-time.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import { sure } from '../../sure.ts'
import { keepsLimits, keepsRuns } from '../guard/kept-limits.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import { LEAST_MIN, shortened } from '../laid/shortened.ts'
import type { Filling } from './filled-week.ts'

const { least: WORTH_MIN, most: ENOUGH_MIN } = BOUNDS['short-lift']
const { least: LEAST_LIGHT_MIN } = BOUNDS['light-session']
/** [min] by which sessions get longer and shorter. @source default-ours */
const STEP_MIN = 5

/**
 * The same minutes with lifting that is worth its warm-up: of a session of ten minutes five are warm-up, so longer ones of
 * lifting and what is easy give minutes to it, as far as the limits leave room.
 * @source default-ours
 */
export function withWorthLifts(placed: readonly PlacedSession[], filling: Filling): readonly PlacedSession[] {
  const short = placed.filter((one) => isLift(one) && isOwnLength(one) && one.session.durationMin < WORTH_MIN)
  let week = placed
  for (const { day } of short) week = withWorthLift(week, day, filling)
  return week
}

function withWorthLift(placed: readonly PlacedSession[], day: number, filling: Filling): readonly PlacedSession[] {
  const roomMin = Math.min(ENOUGH_MIN, longestSlotMin(sure(filling.week[day]), false))
  let week = placed
  for (;;) {
    const lift = sure(week.find((one) => one.day === day))
    if (lift.session.durationMin + STEP_MIN > roomMin) return week
    const better = withGiven(week, lift, filling)
    if (!better) return week
    week = better
  }
}

/** The week with five minutes more of a lift from the longest session that may give them; null where none may. */
function withGiven(
  week: readonly PlacedSession[],
  lift: PlacedSession,
  { guard, most }: Filling,
): readonly PlacedSession[] | null {
  const larger = guard.rebuild(lift, lift.session.durationMin + STEP_MIN, null)
  const givers = week
    .filter((one) => one.day !== lift.day && one.session.durationMin - STEP_MIN >= givesDownTo(one))
    .toSorted((a, b) => b.session.durationMin - a.session.durationMin || a.day - b.day)
  for (const giver of givers) {
    const { durationMin } = giver.session
    const smaller = shortened(giver, (durationMin - STEP_MIN) / durationMin, guard.rebuild)
    const better = week.map((one) => (one === giver ? smaller : one === lift ? larger : one))
    if (keepsLimits(better, guard, most) && keepsRuns(better, guard)) return better
  }
  return null
}

/** [min] that a session keeps which gives some: what is hard or an event's gives none, and of what is long only a walk. */
function givesDownTo(one: PlacedSession): number {
  const { intent, session } = one
  if (session.hard || !isOwnLength(one)) return Number.POSITIVE_INFINITY
  if (isLift(one)) return ENOUGH_MIN
  const isWalk = session.discipline === 'walk'
  if (intent.role === 'long') return isWalk ? ENOUGH_MIN : Number.POSITIVE_INFINITY
  if (intent.role !== 'easy' && intent.role !== 'recovery') return Number.POSITIVE_INFINITY
  return isWalk ? LEAST_MIN : LEAST_LIGHT_MIN
}

function isLift({ intent }: PlacedSession): boolean {
  return intent.role === 'strength'
}

/** Neither cut for its day nor made of a few minutes at a time. */
function isOwnLength({ keeps, snack }: PlacedSession): boolean {
  return keeps === undefined && !snack
}

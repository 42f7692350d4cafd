import type { OrdinaryDay } from '../../day/ordinary-week.ts'
import { longestSlotMin } from '../../day/start-time.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import { sure } from '../../sure.ts'
import { type GuardInput, minutesOf } from '../guard/guard-input.ts'
import { keepsLimits, keepsRuns, type Most } from '../guard/kept-limits.ts'
import type { Role } from '../intent.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import { isRaceNear } from '../long-days.ts'
import { BESIDE_LONG, longestBeside } from '../minutes/session-limits.ts'
import { isForMuscle, strengthMostIn } from '../minutes/strength-minutes.ts'
import { sharesAsRaced, swimMost } from '../minutes/three-sports.ts'
import { isEnduranceWork } from '../mix/hard-bank.ts'

/** Those beside strength that may take minutes. */
const TAKES: ReadonlySet<Role> = new Set(['easy', 'recovery', 'hybrid'])
/** [min] by which a session grows. @source default-ours */
const STEP_MIN = 5

/** What a week is filled by. */
export type Filling = {
  /** The seven days of its life. */
  readonly week: readonly OrdinaryDay[]
  readonly guard: GuardInput
  readonly most: Most
}

/**
 * A week that holds the minutes that it should, as far as its limits and days leave room: what warm-ups, clamps and the
 * grid took comes back to the sessions that ask least.
 * @param wantedMin - [min]
 * @source default-ours
 */
export function filledWeek(
  placed: readonly PlacedSession[],
  wantedMin: number,
  filling: Filling,
): readonly PlacedSession[] {
  let week = placed
  while (minutesOf(week) + STEP_MIN <= wantedMin) {
    const longer = longerWeek(week, filling)
    if (!longer) return week
    week = longer
  }
  return week
}

/** The week with five minutes more of the session that asks least and may hold them; null where none may. */
function longerWeek(week: readonly PlacedSession[], filling: Filling): readonly PlacedSession[] | null {
  const { guard, most } = filling
  const longMin = Math.max(0, ...week.map(({ session }) => (session.longSession ? session.durationMin : 0)))
  const swimMin = swimMostMin(week, filling)
  // Of a week for muscle its lifting comes first.
  const isLiftedFirst = isForMuscle(guard.person, guard.frame)
  const firstOf = ({ intent }: PlacedSession) => Number(isLiftedFirst && intent.role === 'strength')
  const takers = week
    .filter((one) => one.session.durationMin + STEP_MIN <= mostMin(one, longMin, filling))
    .filter(({ session }) => session.discipline !== 'swim' || session.durationMin + STEP_MIN <= swimMin)
    .toSorted(
      (a, b) =>
        firstOf(b) - firstOf(a) ||
        a.session.rpe - b.session.rpe ||
        a.session.durationMin - b.session.durationMin ||
        a.day - b.day,
    )
  for (const taker of takers) {
    const { durationMin, distanceKm } = taker.session
    const km =
      distanceKm === null ? null : Math.floor(((distanceKm * (durationMin + STEP_MIN)) / durationMin) * 10) / 10
    const larger = guard.rebuild(taker, durationMin + STEP_MIN, km)
    const longer = week.map((one) => (one === taker ? larger : one))
    if (keepsLimits(longer, guard, most) && keepsRuns(longer, guard)) return longer
  }
  return null
}

/** [min] of a swim: a triathlete's keep to their share of the week. */
function swimMostMin(week: readonly PlacedSession[], { guard: { frame } }: Filling): number {
  if (!sharesAsRaced(frame)) return Number.POSITIVE_INFINITY
  const endurance = week.filter(isEnduranceWork)
  const minutes = endurance.reduce((sum, { session }) => sum + session.durationMin, 0)
  return swimMost(minutes, endurance.filter(({ session }) => session.discipline === 'swim').length)
}

/** [min] that a session may be filled up to; those of endurance that are hard or long have the length that they should. */
function mostMin(one: PlacedSession, longMin: number, { week, guard }: Filling): number {
  const { intent, session, day } = one
  const { person, frame } = guard
  if (one.keeps !== undefined || one.snack || intent.role === 'race') return 0
  const room = longestSlotMin(sure(week[day]), session.hard)
  const roomMin = isRaceNear(frame) ? Math.min(room, BOUNDS['before-event'].most) : room
  if (intent.role === 'strength') return Math.min(roomMin, strengthMostIn(intent, person, frame))
  if (session.hard || !TAKES.has(intent.role)) return 0
  const besideMin = intent.role !== 'easy' || longMin === 0 ? Infinity : longMin * BESIDE_LONG
  return Math.min(roomMin, longestBeside(intent, frame, person), besideMin)
}

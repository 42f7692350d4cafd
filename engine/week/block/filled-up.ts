import { longestSlotMin } from '../../day/start-time.ts'
import { BOUNDS } from '../../limits/bounds.ts'
import { STRESS_LEVELS, type Stress } from '../../model.ts'
import { sure } from '../../sure.ts'
import { pastOf } from '../guard/guard.ts'
import { minutesOf, type PastWeek } from '../guard/guard-input.ts'
import { ANY_SIZE, keepsLimits, keepsRuns, type Most, sizeOfWeek } from '../guard/kept-limits.ts'
import { isLongRun, longKmOf } from '../guard/lightened.ts'
import type { Role } from '../intent.ts'
import type { PlacedSession } from '../laid/plan-week.ts'
import { shortened } from '../laid/shortened.ts'
import type { LaidWeek } from '../laid/week-over.ts'
import { weightiest } from '../laid/weightiest.ts'
import { isRaceNear } from '../long-days.ts'
import type { Person } from '../person/person.ts'
import { type Filling, filledWeek } from './filled-week.ts'
import { guardInput, type Layout, type LayoutInput } from './lay-out.ts'

const GIVES: ReadonlySet<Role> = new Set(['easy', 'recovery', 'strength', 'mobility'])
const { least: LEAST_KEPT_MIN } = BOUNDS['gives-to-long']

/** [min] by which a session gets shorter. @source default-ours */
const STEP_MIN = 5

/**
 * A plan whose weeks hold the minutes that the same weeks hold on fewer days, as far as limits and days leave room: what
 * warm-ups and the grid of more sessions took comes back to those that ask least.
 * @param layout - the plan whose days are all days of training
 * @param fewer - the plan on one day less
 * @source default-ours
 */
export function filledUp(layout: Layout, fewer: Layout, input: LayoutInput): Layout {
  // Weeks that stay as large as the first until a doctor has agreed take nothing back.
  if (input.person.held) return layout
  const filled = { low: [] as LaidWeek[], medium: [] as LaidWeek[], high: [] as LaidWeek[] }
  const longest = { low: longestOf(layout.low), medium: longestOf(layout.medium), high: longestOf(layout.high) }
  const owed: Record<Stress, number> = { low: 0, medium: 0, high: 0 }
  const pasts: Record<Stress, PastWeek[]> = { low: [], medium: [], high: [] }
  for (const [index, { frame }] of layout.low.entries()) {
    let most: Most = ANY_SIZE
    for (const stress of STRESS_LEVELS) {
      const person: Person = { ...input.person, stress }
      const laid = sure(layout[stress][index])
      const guard = guardInput(frame, pasts[stress], person, input.seed)
      const aimMin = minutesOf(sure(fewer[stress][index]).placed)
      // What a week had no room for, a later one may hold.
      const holdsMore = frame.share === null && !frame.deload && !isRaceNear(frame)
      const owedMin = holdsMore ? Math.max(0, owed[stress]) : 0
      const wantedMin = Math.max(aimMin + owedMin, guard.limits.leastMin)
      const filling = { week: input.daysFrom(frame.monday), guard, most }
      const long = withLongRun(laid.placed, sure(fewer[stress][index]).placed, sure(longest[stress]), filling)
      const placed = filledWeek(long, wantedMin, filling)
      most = sizeOfWeek(placed)
      owed[stress] += aimMin - most.minutes
      pasts[stress].push(pastOf(placed, frame, person, pasts[stress].at(-1)))
      filled[stress].push({ ...laid, placed })
    }
  }
  return filled
}

/** [km] of the longest long run of some weeks. */
function longestOf(weeks: readonly LaidWeek[]): number {
  return Math.max(0, ...weeks.map(({ placed }) => longKmOf(placed)))
}

/** [times] that others give five minutes to a long run. */
const MOST_GIVEN = 8

/**
 * The week with the long run that it has on fewer days, where that is longer than any of the plan: others give what the
 * limits ask for it.
 */
function withLongRun(
  placed: readonly PlacedSession[],
  fewer: readonly PlacedSession[],
  longestKm: number,
  { week: days, guard, most }: Filling,
): readonly PlacedSession[] {
  const aim = fewer.find(({ session }) => isLongRun(session))?.session
  const own = placed.find(({ session }) => isLongRun(session))
  if (!aim || !own || own.keeps !== undefined || (aim.distanceKm ?? 0) <= longestKm) return placed
  const larger = guard.rebuild(own, Math.max(aim.durationMin, own.session.durationMin), aim.distanceKm)
  const day = sure(days[own.day])
  if (larger.session.durationMin > longestSlotMin(day, larger.session.hard)) return placed
  let week = placed.map((one) => (one === own ? larger : one))
  for (let given = 0; given <= MOST_GIVEN; given++) {
    if (keepsLimits(week, guard, most) && keepsRuns(week, guard)) return week
    const giver = weightiest(
      week.filter(
        ({ intent, session }) => GIVES.has(intent.role) && !session.hard && session.durationMin >= LEAST_KEPT_MIN,
      ),
      ({ session }) => session.durationMin,
    )
    if (!giver) return placed
    const { durationMin } = giver.session
    week = week.map((one) =>
      one === giver ? shortened(one, (durationMin - STEP_MIN) / durationMin, guard.rebuild) : one,
    )
  }
  return placed
}

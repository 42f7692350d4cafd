import { monotony } from '../load/monotony.ts'
import { type GuardInput, minutesOf } from './guard-input.ts'
import type { PlacedSession } from './plan-week.ts'
import { strengthMax } from './session-limits.ts'
import { LEAST_MIN, type Rebuild, shortened } from './shortened.ts'
import { loadOf, weightiest } from './weightiest.ts'

/** [ratio] weeks stay this far below the monotony of 2. */
const MONOTONY_MOST = 1.9

/** Days that are too alike: the light ones give minutes to the heaviest. @source foster-1998 */
export function varied(placed: readonly PlacedSession[], input: GuardInput, least: number): readonly PlacedSession[] {
  let week = placed
  for (let round = 0; round < 30; round++) {
    if (monotony(loadsOf(week)) <= MONOTONY_MOST) break
    // The heaviest three stay: a week gets its shape from the distance between them and the rest.
    const heaviest = week.toSorted((a, b) => b.session.loadAu - a.session.loadAu || a.day - b.day).slice(0, 3)
    const lightest = weightiest(
      week.filter(
        (one) => !heaviest.includes(one) && one.intent.role !== 'race' && one.session.durationMin > LEAST_MIN,
      ),
      (one) => -lightness(one),
    )
    if (!lightest || minutesOf(week) <= least) {
      week = withLongerHeaviest(week, input.rebuild)
      continue
    }
    const lighter = shortened(lightest, 0.7, input.rebuild)
    const taker = heaviest.find((one) => canTake(one, input))
    const given = lightest.session.durationMin - lighter.session.durationMin
    week = week.map((one) => {
      if (one === lightest) return lighter
      return one === taker ? input.rebuild(one, one.session.durationMin + given, null) : one
    })
  }
  return week
}

/** [AU] of the seven days. */
function loadsOf(week: readonly PlacedSession[]): number[] {
  const loads = [0, 0, 0, 0, 0, 0, 0]
  for (const { day, session } of week) loads[day] = session.loadAu
  return loads
}

/** Strength and work off the road can hold what a lighter day gives away; runs have limits of their own. */
function canTake({ intent, session }: PlacedSession, { frame, person }: GuardInput): boolean {
  if (frame.share !== null || frame.deload || session.hard || intent.role === 'race') return false
  if (intent.role === 'strength') return session.durationMin + 5 <= strengthMax(person, frame)
  return session.discipline !== 'run' && (intent.role === 'long' || intent.role === 'easy') && intent.kind !== 'brick'
}

/** Where nothing can be shortened any more, the heaviest session off the road grows by two minutes. */
function withLongerHeaviest(week: readonly PlacedSession[], rebuild: Rebuild): PlacedSession[] {
  const grown = weightiest(
    week.filter(({ intent, session }) => intent.role !== 'race' && session.discipline !== 'run'),
    loadOf,
  )
  return week.map((one) => (one === grown ? rebuild(one, one.session.durationMin + 2, null) : one))
}

/** Strength and hard sessions give way last: cut short they lose what they are for. */
function lightness({ intent, session }: PlacedSession): number {
  return (
    session.loadAu +
    (intent.role === 'strength' ? 10_000 : 0) +
    (session.durationMin <= 10 ? 5_000 : 0) +
    (session.hard || intent.role === 'hybrid' ? 20_000 : 0)
  )
}

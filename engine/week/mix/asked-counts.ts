import type { SportCount } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { MixRole } from '../mix-role.ts'
import type { Person } from '../person/person.ts'

const ROLE: Readonly<Record<SportCount['sport'], MixRole>> = {
  ...{ strength: 'strength', run: 'run', cycle: 'cycle', swim: 'swim', yoga: 'yoga' },
}
/** What gives its place to a sport that is asked for more often: what is lightest first; never the long session towards an event, nor the hard one. */
const GIVES_WAY: readonly MixRole[] = [
  ...(['recovery', 'breathing', 'mobility', 'yoga', 'circuit', 'strides', 'hybrid'] as const),
  ...(['cycle', 'swim', 'run', 'easy', 'learned-quality', 'second-quality', 'strength'] as const),
]

/**
 * The sessions of a week with as many of a sport as somebody asks for, as far as the days go. A week around an event, and
 * one of recovery, stays as it is.
 */
export function askedCounts(mix: readonly MixRole[], frame: WeekFrame, person: Person): readonly MixRole[] {
  const { counts = [], never, mainKind, goal } = person
  const asked = counts.filter(
    ({ sport }) => sport !== 'run' && (sport === 'yoga' ? !never.has('mind') : !never.has(sport)),
  )
  if (asked.length === 0 || frame.races.length > 0 || frame.phase === 'recovery' || frame.phase === 'taper') return mix
  // Three sports have their own balance.
  if (mainKind?.startsWith('tri') === true || frame.deload) return mix
  const kept = new Set(asked.map(({ sport }) => ROLE[sport]))
  // Who trains neither for an event nor for endurance may have nothing but what they ask for.
  const gives = mainKind === null && goal !== 'endurance' ? [...GIVES_WAY, 'long' as const] : GIVES_WAY
  return asked.reduce((left, { sport, times }) => withCount(left, ROLE[sport], times, { kept, gives }), mix)
}

function withCount(
  mix: readonly MixRole[],
  role: MixRole,
  times: number,
  { kept, gives }: { readonly kept: ReadonlySet<MixRole>; readonly gives: readonly MixRole[] },
): readonly MixRole[] {
  const result = [...mix]
  const count = () => result.filter((one) => one === role).length
  while (count() > times) result[result.lastIndexOf(role)] = 'easy'
  while (count() < times) {
    const given = gives.find((one) => !kept.has(one) && result.includes(one))
    if (given === undefined) return result
    result[result.lastIndexOf(given)] = role
  }
  return result
}

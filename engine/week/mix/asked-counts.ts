import type { SportCount } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { MixRole } from '../mix-role.ts'
import type { Person } from '../person/person.ts'

const ROLE: Readonly<Record<SportCount['sport'], MixRole>> = {
  ...{ strength: 'strength', run: 'easy', cycle: 'cycle', swim: 'swim', yoga: 'yoga' },
}
/** What gives its place to a sport that is asked for more often: what is lightest first; never the long session towards an event, nor the hard one. */
const GIVES_WAY: readonly MixRole[] = [
  ...(['recovery', 'breathing', 'mobility', 'yoga', 'circuit', 'strides', 'hybrid'] as const),
  ...(['cycle', 'swim', 'run', 'easy', 'learned-quality', 'second-quality', 'strength'] as const),
]

/** What of a mix is a run where one runs. */
const RUNS: ReadonlySet<MixRole> = new Set<MixRole>([
  ...(['long', 'easy', 'quality', 'second-quality', 'learned-quality', 'strides', 'run'] as const),
])

/**
 * The sessions of a week with as many of a sport as somebody asks for, as far as the days go. A week around an event, and
 * one of recovery, stays as it is.
 */
export function askedCounts(mix: readonly MixRole[], frame: WeekFrame, person: Person): readonly MixRole[] {
  const { counts = [], never, mainKind, goal } = person
  const asked = counts.filter(({ sport }) => (sport === 'yoga' ? !never.has('mind') : !never.has(sport)))
  if (asked.length === 0 || frame.races.length > 0 || frame.phase === 'recovery' || frame.phase === 'taper') return mix
  // Three sports have their own balance.
  if (mainKind?.startsWith('tri') === true || frame.deload) return mix
  const kept = new Set(asked.flatMap(({ sport }) => (sport === 'run' ? [...RUNS] : [ROLE[sport]])))
  // Who trains neither for an event nor for endurance may have nothing but what they ask for.
  const gives = mainKind === null && goal !== 'endurance' ? [...GIVES_WAY, 'long' as const] : GIVES_WAY
  // Days in the gym that somebody has beside a race, or endurance, leave it half of the week.
  const isForEndurance = goal === 'endurance' || mainKind !== null
  const within = (one: SportCount) =>
    one.isLeast && one.sport === 'strength' && isForEndurance
      ? { ...one, times: Math.min(one.times, Math.floor(mix.length / 2)) }
      : one
  return asked.reduce((left, one) => withCount(left, within(one), { kept, gives }), mix)
}

/** What keeps its place, and what gives it. */
type Places = { readonly kept: ReadonlySet<MixRole>; readonly gives: readonly MixRole[] }

function withCount(mix: readonly MixRole[], { sport, times, isLeast }: SportCount, places: Places): readonly MixRole[] {
  const result = [...mix]
  const role = ROLE[sport]
  const isOne = (one: MixRole) => (sport === 'run' ? RUNS.has(one) : one === role)
  const count = () => result.filter(isOne).length
  // Fewer runs than a plan has are no wish for less of what it is made of.
  if (!isLeast && sport !== 'run') while (count() > times) result[result.lastIndexOf(role)] = 'easy'
  while (count() < times) {
    const given = places.gives.find((one) => !places.kept.has(one) && result.includes(one))
    if (given === undefined) return result
    result[result.lastIndexOf(given)] = role
  }
  return result
}

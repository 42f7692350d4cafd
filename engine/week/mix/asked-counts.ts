import type { SportCount } from '../../model.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import type { MixRole } from '../mix-role.ts'
import type { Person } from '../person/person.ts'

const ROLE: Readonly<Record<SportCount['sport'], MixRole>> = {
  ...{ strength: 'strength', run: 'run', cycle: 'cycle', swim: 'swim', yoga: 'yoga', row: 'easy' },
}
/** What gives its place to a sport that is asked for more often: what is lightest first; never the long session towards an event, nor the hard one. */
const GIVES_WAY: readonly MixRole[] = [
  ...(['recovery', 'breathing', 'mobility', 'yoga', 'circuit', 'strides', 'hybrid'] as const),
  ...(['cycle', 'swim', 'run', 'easy', 'learned-quality', 'second-quality', 'strength'] as const),
]

/** What gives its place to runs beside a goal that is not one of runs: what moves as well first, what is quiet last. */
const GIVES_WAY_TO_RUNS: readonly MixRole[] = [
  ...(['easy', 'recovery', 'circuit', 'strides', 'hybrid', 'cycle', 'swim', 'long'] as const),
  ...(['mobility', 'breathing', 'yoga', 'strength'] as const),
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
  const { counts = [], never, does, mainKind, goal } = person
  const asked = counts.filter(({ sport }) => (sport === 'yoga' ? !never.has('mind') : !never.has(sport)))
  if (asked.length === 0 || frame.races.length > 0 || frame.phase === 'recovery' || frame.phase === 'taper') return mix
  // Three sports have their own balance.
  if (mainKind?.startsWith('tri') === true) return mix
  const isForEndurance = goal === 'endurance' || mainKind !== null
  // What a plan is made of is its easy and its hard sessions, and its long one.
  const isRun = does.length === 0 && (isForEndurance || goal === 'general')
  const isMain = (sport: SportCount['sport']) => does.some((one) => one === sport) || (sport === 'run' && isRun)
  const rolesOf = (sport: SportCount['sport']) => (isMain(sport) ? RUNS : new Set([ROLE[sport]]))
  // Of what is asked for as well, what goes beyond that may give, too.
  const mayGive = (role: MixRole, left: readonly MixRole[], to: SportCount) =>
    asked.every((one) => {
      const roles = rolesOf(one.sport)
      return !roles.has(role) || (one !== to && left.filter((each) => roles.has(each)).length > one.times)
    })
  // Who trains neither for an event nor for endurance may have nothing but what they ask for.
  const gives = !isForEndurance ? [...GIVES_WAY, 'long' as const] : GIVES_WAY
  // Days in the gym that somebody has beside a race, or endurance, leave it half of the week.
  const within = (one: SportCount) =>
    one.isLeast && one.sport === 'strength' && isForEndurance
      ? { ...one, times: Math.min(one.times, Math.floor(mix.length / 2)) }
      : one
  return asked.reduce(
    (left, one) =>
      withCount(left, within(one), {
        ...{ roles: rolesOf(one.sport), isMain: isMain(one.sport) },
        gives: one.sport === 'run' && !isMain('run') ? GIVES_WAY_TO_RUNS : gives,
        mayGive: (role, now) => mayGive(role, now, one),
      }),
    mix,
  )
}

/** What is of a sport, and what gives its place to it. */
type Places = {
  readonly roles: ReadonlySet<MixRole>
  readonly isMain: boolean
  readonly gives: readonly MixRole[]
  readonly mayGive: (role: MixRole, now: readonly MixRole[]) => boolean
}

function withCount(mix: readonly MixRole[], { sport, times, isLeast }: SportCount, places: Places): readonly MixRole[] {
  const result = [...mix]
  const role = places.isMain ? 'easy' : ROLE[sport]
  const isOne = (one: MixRole) => places.roles.has(one)
  const count = () => result.filter(isOne).length
  // Fewer runs than a plan has are no wish for less of what it is made of.
  if (!isLeast && !places.isMain) while (count() > times) result[result.lastIndexOf(role)] = 'easy'
  while (count() < times) {
    const given = places.gives.find((one) => result.includes(one) && places.mayGive(one, result))
    if (given === undefined) return result
    result[result.lastIndexOf(given)] = role
  }
  return result
}

import type { Discipline, Equipment } from '../../model.ts'
import type { MixRole } from '../mix-role.ts'
import type { Person } from './person.ts'

/** Sessions of a kind that the person never does, as others. */
export function forSports(mix: readonly MixRole[], { never }: Person): readonly MixRole[] {
  if (never.size === 0) return mix
  return mix.map((role) => {
    const needs = SPORTS_OF[role] ?? []
    if (!needs.some((sport) => never.has(sport))) return role
    // A ride that no run follows is one all the same.
    if (role === 'brick' && !never.has('cycle')) return 'long-ride'
    return role === 'hybrid' && !never.has('cardio') ? 'circuit' : 'easy'
  })
}

const SPORTS_OF: Readonly<Partial<Record<MixRole, readonly Discipline[]>>> = {
  strength: ['strength'],
  mobility: ['mobility'],
  yoga: ['mind'],
  breathing: ['mind'],
  brick: ['cycle', 'run'],
  // Made easier it is a circuit.
  hybrid: ['run', 'mixed', 'cardio'],
  circuit: ['mixed', 'cardio'],
}

/** Sports that a machine, or water, at hand allows. */
export const MACHINES: readonly (readonly [Discipline, Equipment])[] = [
  ['cycle', 'bike'],
  ['row', 'rower'],
  ['swim', 'pool'],
]

/** What is at hand in place of a sport that is not done. */
export function insteadOf(person: Person): Discipline {
  return besides(person)
}

/** What is at hand beside one of the sports that a person does. */
export function besides({ does, never, equipment }: Person, sport?: Discipline): Discipline {
  const machines = MACHINES.flatMap(([one, machine]) => (equipment.includes(machine) ? [one] : []))
  return (
    [...does, ...machines, 'walk' as const, 'cardio' as const].find((one) => one !== sport && !never.has(one)) ??
    'mobility'
  )
}

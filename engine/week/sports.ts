import type { Discipline, Equipment } from '../model.ts'
import type { Person } from './person.ts'

/** Sessions of a kind that the person never does, as others. */
export function forSports(letters: readonly string[], { never }: Person): string[] {
  if (never.size === 0) return [...letters]
  return letters.map((letter) => {
    const needs = SPORTS_OF[letter] ?? []
    if (!needs.some((sport) => never.has(sport))) return letter
    return letter === 'H' && !never.has('cardio') ? 'X' : 'E'
  })
}

const SPORTS_OF: Readonly<Record<string, readonly Discipline[]>> = {
  S: ['strength'],
  M: ['mobility'],
  Y: ['mind'],
  N: ['mind'],
  B: ['cycle', 'run'],
  H: ['run', 'mixed'],
  X: ['mixed', 'cardio'],
}

const MACHINES: readonly (readonly [Discipline, Equipment])[] = [
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

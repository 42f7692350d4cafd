import type { Equipment } from '../model.ts'
import { findExercise } from './catalogue.ts'

/**
 * What an exercise needs, of what is at hand.
 * @param has - what there is
 * @returns the smallest of its sets of equipment that is complete, the smallest of all where none is; empty for no exercise
 */
export function toolsFor(id: string | undefined, has: readonly Equipment[]): readonly Equipment[] {
  const sets = (id === undefined ? undefined : findExercise(id))?.equipment ?? []
  const complete = sets.filter((set) => set.every((item) => has.includes(item)))
  const from = complete.length > 0 ? complete : sets
  return from.reduce<readonly Equipment[]>((least, set) => (set.length < least.length ? set : least), from[0] ?? [])
}

import type { ActivityInput } from '../contract/activity.ts'
import { SETS_MAX } from '../contract/sets.ts'
import { liftOf } from './fit-lifts.ts'
import type { FoundLap } from './found.ts'

/** Messages of the profile that say what an activity was made up of. */
export const [FIT_LAP, FIT_SET] = [19, 225] as const
const SET_DONE = 1
const [REPS_MAX, KG_MAX] = [500, 1000]

type Values = ReadonlyMap<number, number>
type LiftedSet = NonNullable<ActivityInput['sets']>[number]

/** What a lap was for, by its intensity. */
const KINDS: ReadonlyMap<number, FoundLap['kind']> = new Map([
  [0, 'work'],
  [1, 'rest'],
  [2, 'warm-up'],
  [3, 'cool-down'],
  [4, 'rest'],
  [5, 'work'],
])

/** A lap, as its message says it. */
export function lapOf(values: Values): FoundLap {
  const metres = values.get(9)
  return {
    durationS: (values.get(8) ?? values.get(7) ?? 0) / 1000,
    distanceM: metres === undefined ? null : metres / 100,
    avgHr: values.get(15) ?? null,
    kind: KINDS.get(values.get(23) ?? -1) ?? null,
  }
}

/** The sets of a file as they come, at most so many, and how many are of no exercise of ours. */
export function createSets() {
  const sets: LiftedSet[] = []
  let unknownSets = 0
  return {
    add(values: Values): void {
      const set = setOf(values)
      if (set === 'unknown') unknownSets += 1
      else if (set && sets.length < SETS_MAX) sets.push(set)
    },
    all: () => ({ sets, unknownSets }),
  }
}

/** A set of an exercise of ours, or that it is of none; null for a rest and for what was held by the clock. */
function setOf(values: Values): LiftedSet | 'unknown' | null {
  const [reps = 0, category, name] = [values.get(3), values.get(7), values.get(8)]
  if (values.get(5) !== SET_DONE || reps < 1 || reps > REPS_MAX) return null
  const exerciseId = category === undefined || name === undefined ? undefined : liftOf(category, name)
  if (exerciseId === undefined) return 'unknown'
  // [1/16 kg]
  const kg = Math.round(((values.get(4) ?? 0) / 16) * 100) / 100
  return { exerciseId, reps, loadKg: kg > 0 && kg <= KG_MAX ? kg : null }
}

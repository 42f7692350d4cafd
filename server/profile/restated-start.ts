import type { PlanPreferences } from '../../contract/preferences.ts'
import type { StartingPoint } from '../../engine/model.ts'

type Start = PlanPreferences['start']

/**
 * Where a block begins from now on, where somebody says anew where they stand; undefined where nothing else is said than before.
 * What was lifted before the block no field asks for: it stays known.
 * @param stood - where the block began until now
 */
export function restatedStart(before: Start, said: Start, stood?: StartingPoint | null): StartingPoint | undefined {
  if (!said || JSON.stringify(before) === JSON.stringify(said)) return undefined
  const { liftMin } = stood ?? {}
  return { ...said, ...(liftMin !== undefined && { liftMin }) }
}

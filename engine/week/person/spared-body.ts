import type { SparedPart } from '../../model.ts'
import type { BodyPart } from '../../sessions/catalogue/row.ts'
import { sparedParts } from '../../sessions/pool.ts'

/** What every landing of a run loads most. @source default-ours */
const FEELS_LANDINGS: ReadonlySet<BodyPart> = new Set(['hip', 'knee', 'calf', 'shin', 'achilles', 'ankle', 'foot'])

/**
 * The parts to spare that were only named, as far as nothing was said of how: those that feel each landing are spared
 * all impact until the person says that being careful is enough.
 * @param limits - in everyday words
 * @param body - what was said of parts
 */
export function sparedOfImpact(limits: readonly string[], body: readonly SparedPart[]): SparedPart[] {
  const said = sparedParts(body.map(({ part }) => part))
  return limits
    .filter((limit) => [...sparedParts([limit])].some((part) => FEELS_LANDINGS.has(part) && !said.has(part)))
    .map((part) => ({ part, how: 'no-impact' }))
}

/**
 * The parts to spare that each stroke of a swim loads, where nobody said that being careful is enough.
 * @param limits - in everyday words
 * @param body - what was said of parts
 */
export function sparedOfStrokes(limits: readonly string[], body: readonly SparedPart[]): readonly string[] {
  const careful = sparedParts(body.filter(({ how }) => how === 'careful').map(({ part }) => part))
  const named = [...limits, ...body.map(({ part }) => part)]
  return [...new Set(named)].filter((limit) =>
    [...sparedParts([limit])].some((part) => part === 'shoulder' && !careful.has(part)),
  )
}

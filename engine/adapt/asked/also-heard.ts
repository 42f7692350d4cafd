import type { HeardFact } from '../facts/answer-facts.ts'
import type { Said } from '../heard/said-on-a-day.ts'

/** What is cared for first, and does not make what was good in the day unheard. */
const CARED_FOR: ReadonlySet<HeardFact['code']> = new Set([
  'heard-pain',
  'heard-soreness',
  'heard-stomach',
  'heard-period',
])
/** What is praised first, and does not make a tired body unheard. */
const PRAISED: ReadonlySet<HeardFact['code']> = new Set(['heard-pride', 'heard-gladness'])

/**
 * The other half of a day with two: a record and a knee that twinges, pride and a body that is worn out. Beside strong pain
 * nothing is praised.
 */
export function alsoIn(said: Said, { code }: HeardFact): HeardFact[] {
  const { facts, feeling, isGladToo, turn } = said
  if (CARED_FOR.has(code) && facts.pain.every(({ severity }) => severity === 'mild')) {
    if (feeling === 'pride') return [{ code: 'heard-pride-too', turn }]
    return feeling === 'gladness' || (feeling === null && isGladToo) ? [{ code: 'heard-gladness-too', turn }] : []
  }
  const isWorn = facts.fatigue === 'high' || facts.sleep === 'poor'
  return PRAISED.has(code) && isWorn ? [{ code: 'heard-worn-too', turn }] : []
}

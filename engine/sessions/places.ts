import type { Discipline, Equipment } from '../model.ts'
import type { SessionNote } from './session-facts.ts'

/** Words of a limit that speak of a place rather than of a part of the body. */
const NO_KIT = /\b(hotel|travel(l?ing)?|on the road|no (gym|equipment|kit|weights))\b/i
const NO_RUNS_OUTSIDE = /\b(no|not|never|without|avoid)\b.*\b(outdoors?|outside)\b|\bindoors?( only)?\b/i

/**
 * The equipment that the places a person named leave at hand.
 * @param equipment - what there usually is
 * @param limits - in a person's words: `hotel room`, `no gym`
 * @returns nothing in a hotel room or on the road
 */
export function equipmentHere(equipment: readonly Equipment[], limits: readonly string[]): readonly Equipment[] {
  return limits.some((limit) => NO_KIT.test(limit)) ? [] : equipment
}

/**
 * What to bear in mind where running or walking outdoors is no choice.
 * @param limits - in a person's words: `no running outdoors`
 */
export function indoorNotes(discipline: Discipline, limits: readonly string[]): SessionNote[] {
  if (discipline !== 'run' && discipline !== 'walk') return []
  if (!limits.some((limit) => NO_RUNS_OUTSIDE.test(limit))) return []
  return [{ code: discipline === 'run' ? 'indoors-run' : 'indoors-walk' }]
}

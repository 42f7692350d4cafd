import type { Danger, SafetyFact } from '../../engine/model.ts'
import { ALARM } from '../words/alarm-words.ts'

/** The danger that a fact of safety is about. */
export function dangerOf({ what }: Pick<SafetyFact, 'what'>): Danger {
  return what in ALARM ? (what as Danger) : 'other'
}

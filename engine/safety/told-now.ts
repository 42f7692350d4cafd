import { entryFacts } from '../history/notes.ts'
import { isSad } from '../interpret/notes/feeling.ts'
import { findTopic } from '../interpret/notes/topic.ts'
import type { HistoryEntry } from '../model.ts'
import { type FoundSafety, safetyIn } from './standing.ts'

/** What an entry tells at once, before any plan is made of it. */
export type ToldNow = {
  readonly safety: readonly FoundSafety[]
  /** Pain, illness, a loss, fear, shame, a low day: whoever acknowledges it is not cheerful. */
  readonly isHeavy: boolean
}

/** Reads an entry as soon as it is said, on whatever device it is said on. */
export function toldNow(entry: HistoryEntry): ToldNow {
  const safety = safetyIn(entry)
  const { illness, pain, mood, stress } = entryFacts(entry)
  const isHard = illness || pain.length > 0 || mood === 'low' || stress === 'high'
  const { notes = '' } = entry
  return { safety, isHeavy: safety.length > 0 || isHard || isSad(notes) || findTopic(notes) === 'hurt' }
}

import { entryFacts } from '../history/notes.ts'
import type { Topic } from '../interpret/lexicon/topics.ts'
import { isUnwelcome } from '../interpret/notes/feeling.ts'
import { findTopic } from '../interpret/notes/topic.ts'
import type { HistoryEntry } from '../model.ts'
import { type FoundSafety, safetyIn } from './standing.ts'

/** What an entry tells at once, before any plan is made of it. */
export type ToldNow = {
  readonly safety: readonly FoundSafety[]
  /** Pain, something sore, illness, a loss, a low day, a complaint: whoever acknowledges it is not cheerful. */
  readonly isHeavy: boolean
}

/** Reads an entry as soon as it is said, on whatever device it is said on. */
export function toldNow(entry: HistoryEntry): ToldNow {
  const safety = safetyIn(entry)
  const { illness, pain, soreness, mood, stress } = entryFacts(entry)
  const isHard = illness || pain.length > 0 || soreness.length > 0 || mood === 'low' || stress === 'high'
  const { notes = '' } = entry
  const topic = findTopic(notes)
  const isTrying = isUnwelcome(notes) || (topic !== null && TRYING.has(topic))
  return { safety, isHeavy: safety.length > 0 || isHard || isTrying }
}

/** What nobody is glad to write of. */
const TRYING: ReadonlySet<Topic> = new Set([
  ...(['hurt', 'sore', 'ailing', 'dizzy', 'stomach', 'period', 'hangover'] as const),
  ...(['forbidden', 'complaint', 'disliked', 'beyond'] as const),
])

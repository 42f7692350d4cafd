import type { ReasonFact } from '../../engine/insights/reason-facts.ts'
import type { WordsFor } from '../words.ts'

export const REASON_WORDS: WordsFor<ReasonFact> = {
  'liked-hours': 'At the hours you said you like.',
}

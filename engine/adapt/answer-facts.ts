import type { Bare } from '../bare.ts'

/** What is answered to a check-in that changes nothing, or beside what it changes. Parts are spelled as the reader does. */
export type AnswerFact =
  | Bare<
      | 'answer-stopped'
      | 'answer-ill'
      | 'answer-tired'
      | 'answer-done'
      | 'answer-nothing-read'
      | 'answer-grief'
      | 'answer-pride'
      | 'answer-boredom'
    >
  | { readonly code: 'answer-pain' | 'answer-soreness'; readonly parts: readonly string[] }

import type { Bare } from '../bare.ts'

/** What the plan would ask, and the answers to it. */
export type QuestionFact =
  /** Of so many of a week's sessions nobody said whether they were done. */
  | { readonly code: 'trained-last-week'; readonly sessions: number; readonly planned: number }
  | Bare<'trained-all' | 'trained-half' | 'trained-none'>

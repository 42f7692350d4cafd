import type { Bare } from '../bare.ts'
import type { Topic } from '../interpret/lexicon/topics.ts'
import type { Question } from '../interpret/question.ts'

/** `turn` says which of several forms it takes, so that one day does not sound like the next. */
type Turned<C extends string> = C extends string ? { readonly code: C; readonly turn: number } : never
type OfParts<C extends string> = C extends string
  ? { readonly code: C; readonly turn: number; readonly parts: readonly string[] }
  : never

/** What was heard in a check-in, as one would say it first. Parts are spelled as the reader does. */
export type HeardFact =
  | Turned<
      | 'heard-grief'
      | 'heard-worry'
      | 'heard-shame'
      | 'heard-fear'
      | 'heard-nerves'
      | 'heard-disgust'
      | 'heard-anger'
      | 'heard-frustration'
      | 'heard-boredom'
      | 'heard-reluctance'
      | 'heard-flat'
      | 'heard-doubt'
      | 'heard-rough'
      | 'heard-question'
      | 'heard-pride'
      | 'heard-gladness'
      | 'heard-gratitude'
      | 'heard-sadness'
      | 'heard-stress'
      | 'heard-tired'
      | 'heard-slept'
      | 'heard-hard'
      | 'heard-ill'
      | 'heard-done'
      | 'heard-part'
      | 'heard-skipped'
      | 'heard-instead'
      | 'heard-told'
      | 'heard-steady'
      | `heard-${Exclude<Topic, 'missed'>}`
    >
  | OfParts<'heard-pain' | 'heard-soreness' | 'heard-eased'>

/** Why a check-in changed nothing. */
export type KeptFact =
  | Bare<'kept-ill' | 'kept-easy' | 'kept-instead'>
  | Turned<
      | 'kept-unread'
      | 'kept-gently'
      | 'kept-wish'
      | 'kept-short'
      | 'kept-tired'
      | 'kept-done'
      | 'kept-skipped'
      | 'kept-good'
      | 'kept-nerves'
      | 'kept-doubt'
      | 'kept-eager'
      | 'kept-stomach'
      | 'kept-period'
      | 'kept-labour'
      | 'kept-rest'
      | 'kept-steady'
      | 'kept-entry'
      | 'kept-part'
      | 'kept-ahead'
      | 'kept-noted'
      | 'kept-away'
      | 'kept-complaint'
      | 'kept-body'
      | `kept-asked-${Question}`
    >
  | OfParts<'kept-pain' | 'kept-soreness' | 'kept-eased' | 'kept-eased-slowly'>

/** What is answered to a check-in. */
export type AnswerFact = Bare<'answer-stopped' | 'answer-foreign'> | HeardFact | KeptFact

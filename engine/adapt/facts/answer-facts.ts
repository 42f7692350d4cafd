import type { Bare } from '../../bare.ts'
import type { Question } from '../../interpret/notes/question.ts'

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
      | 'heard-frustration'
      | 'heard-boredom'
      | 'heard-reluctance'
      | 'heard-flat'
      | 'heard-doubt'
      | 'heard-both'
      | 'heard-rough'
      | 'heard-question'
      | 'heard-complaint'
      | 'heard-pride'
      | 'heard-gladness'
      | 'heard-gratitude'
      | 'heard-sadness'
      | 'heard-stress'
      | 'heard-tired'
      | 'heard-slept'
      | 'heard-hard'
      | 'heard-heat'
      | 'heard-ill'
      | 'heard-stomach'
      | 'heard-period'
      | 'heard-hangover'
      | 'heard-hurt'
      | 'heard-forbidden'
      | 'heard-disliked'
      | 'heard-beyond'
      | 'heard-away'
      | 'heard-dizzy'
      | 'heard-ailing'
      | 'heard-sore'
      | 'heard-health'
      | 'heard-fasting'
      | 'heard-scale'
      | 'heard-done'
      | 'heard-done-told'
      | 'heard-part'
      | 'heard-skipped'
      | 'heard-instead'
      | 'heard-steady'
      | 'heard-told'
      | 'heard-yes'
      | 'heard-left'
      | 'heard-hungry'
      | 'heard-pride-too'
      | 'heard-gladness-too'
      | 'heard-worn-too'
    >
  | OfParts<'heard-pain' | 'heard-soreness' | 'heard-eased'>

/** Why a check-in changed nothing. */
export type KeptFact =
  | Bare<'kept-ill' | 'kept-easy' | 'kept-instead'>
  | Turned<
      | 'kept-entry'
      | 'kept-told'
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
      | 'kept-where'
      | 'kept-forbidden'
      | 'kept-disliked'
      | 'kept-beyond'
      | 'kept-dizzy'
      | 'kept-ailing'
      | 'kept-sore'
      | 'kept-fasting'
      | 'kept-period'
      | 'kept-steady'
      | 'kept-part'
      | 'kept-ahead'
      | 'kept-noted'
      | 'kept-away'
      | 'kept-hungry'
      | 'kept-complaint'
      | `kept-asked-${Question}`
    >
  | OfParts<'kept-pain' | 'kept-soreness' | 'kept-eased' | 'kept-eased-slowly'>

/** What is answered to a check-in. */
export type AnswerFact = Bare<'answer-stopped' | 'answer-foreign'> | HeardFact | KeptFact

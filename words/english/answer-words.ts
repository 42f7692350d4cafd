import type { AnswerFact } from '../../engine/adapt/answer-facts.ts'
import type { WordsFor } from '../words.ts'
import { spokenParts } from './grammar.ts'

/** What is answered to a check-in. */
export const ANSWER_WORDS: WordsFor<AnswerFact> = {
  'answer-stopped': 'Training waits until you have answered what stands above.',
  'answer-ill': 'Get well soon. There was no training left to take out, and nothing counts as missed.',
  'answer-tired':
    'Thank you for saying so. One such day changes nothing yet; any session may be shortened, and a second one running makes the next day easy by itself.',
  'answer-done': 'Done and noted. Your plan goes on as it is.',
  'answer-nothing-read':
    'Thank you for telling us. We read nothing in it that changes your training, so your plan stays as it is.',
  'answer-grief':
    'We are sorry for what you are going through. Training can wait as long as you like, and nothing counts against you.',
  'answer-pride': 'Well done: that one is yours. Your plan goes on as it is, so that it stays so.',
  'answer-boredom':
    'Thank you for being honest. Modify offers other sessions for any day; your plan stays as it is until you choose.',
  'answer-pain': ({ parts }) =>
    `Noted (${spokenParts(parts)}). Nothing in your next day loads it, so nothing had to change. If it stays, see a physiotherapist or doctor.`,
  'answer-soreness': ({ parts }) =>
    `Noted (${spokenParts(parts)}). Nothing hard for it comes before it has rested, so nothing had to change.`,
}

import type { ForesightFact } from '../../engine/insights/foresight-facts.ts'
import type { Discipline } from '../../engine/model.ts'
import type { WordsFor } from '../words.ts'

const SESSIONS: Readonly<Partial<Record<Discipline, string>>> = {
  run: 'run',
  walk: 'walk',
  cycle: 'ride',
  swim: 'swim',
  row: 'row',
  strength: 'strength session',
  mobility: 'mobility session',
  mind: 'calm session',
}

const nounOf = (discipline: Discipline) => SESSIONS[discipline] ?? 'session of this kind'
const lately = (logged: boolean) => (logged ? 'you did in the last 30 days' : 'in your plan so far or before it')

/** How a coming session will probably feel. */
export const FORESIGHT_WORDS: WordsFor<ForesightFact> = {
  'event-day': 'Your event: no training is meant to match it.',
  'longer-than-longest': ({ min, discipline, longestMin, logged }, { duration }) =>
    `New ground: ${duration(min)}, and the longest ${nounOf(discipline)} ${lately(logged)} was ${duration(longestMin)}. Begin gently.`,
  'within-longest': ({ min, discipline, longestMin, logged }, { duration }) =>
    `Known ground: ${duration(min)}, and the longest ${nounOf(discipline)} ${lately(logged)} was ${duration(longestMin)}.`,
  'more-than-most': ({ min, rpe, logged }, { duration }) =>
    `New ground: ${duration(min)} at an effort of ${rpe} out of 10 asks more than anything ${lately(logged)}.`,
  'about-the-most': ({ min, rpe, logged }, { duration }) =>
    `A stretch: about as much as the most ${lately(logged)}. ${duration(min)} at an effort of ${rpe} out of 10; sleep well the night before.`,
  'below-the-most': ({ min, rpe, logged }, { duration }) =>
    `Easy: ${duration(min)} at an effort of ${rpe} out of 10, well below the most ${lately(logged)}.`,
  'known-effort': ({ min, rpe }, { duration }) => `Known ground: ${duration(min)} at an effort of ${rpe} out of 10.`,
}

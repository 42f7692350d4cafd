import type { AskFact, Outcome } from '../../engine/asks/ask-facts.ts'
import type { AskKind, Choice } from '../../engine/model.ts'
import type { Voice } from '../voice.ts'
import type { WordsFor } from '../words.ts'
import { counted, dayAndMonth } from './grammar.ts'

const WEEKS: Readonly<Record<number, string>> = { 14: 'two weeks', 28: 'four weeks' }
const spanOf = (days: number) => WEEKS[days] ?? `${days} days`

/** One place behind the point, none where it says nothing. */
const rounded = (value: number) => String(Math.round(value * 10) / 10)

/** What the plan asks where what happened leaves a choice, and what each choice would make of the next weeks. */
export const ASK_WORDS: WordsFor<AskFact> = {
  'ask-too-hard': 'Your sessions feel harder than planned. What should the plan do?',
  'ask-too-easy': 'Your sessions feel easier than planned. Do you want more?',
  'ask-too-tired': 'You have been tired a lot. What should the plan do?',
  'why-effort': ({ sessions, days, rpe }) =>
    `In ${spanOf(days)} you rated ${counted(sessions, 'session')}; the middle one felt ${aside(rpe)}, on the scale of 10.`,
  'why-tired': ({ bad, days, usual }) =>
    `You were tired or slept badly on ${bad} of the last ${days} days${usual > 0 ? `; when the plan began it was ${usual} of ${days}` : ''}.`,
  'choose-deload': 'An easier week now',
  'choose-less': '10% less for two weeks',
  'choose-more': 'A little more for two weeks',
  'choose-calm': 'Nothing hard for a week',
  'choose-leave': 'Leave it as it is',
  'means-weeks': ({ min, wasMin, hard, wasHard }, { duration }) => {
    const size =
      min === wasMin
        ? `Next two weeks ${duration(min)} as before`
        : `Next two weeks ${duration(min)} instead of ${duration(wasMin)}`
    return hard === wasHard ? `${size}.` : `${size}, ${hardOnes(hard)} instead of ${wasHard}.`
  },
  'means-as-planned': ({ days, ...ahead }, voice) =>
    `Next two weeks ${held(ahead, voice)}. Not asked again for ${days / 7} weeks.`,
  'otherwise-as-planned': 'If you choose nothing, the plan stays as it is.',
  'last-choice': ({ choice, on, after }) =>
    `Last time, on ${dayAndMonth(on)}, you chose ${CHOSEN[choice]}. ${after ? `${outcome(after)} ${VERDICTS[after.verdict]}` : 'What came of it, too few days tell.'}`,
}

const hardOnes = (count: number) => counted(count, 'hard session')

function held({ min, hard }: { readonly min: number; readonly hard: number }, { duration }: Pick<Voice, 'duration'>) {
  return hard === 0 ? duration(min) : `${duration(min)}, ${hardOnes(hard)}`
}

/** A choice within a sentence. */
export const CHOSEN: Readonly<Record<Choice['type'], string>> = {
  deload: 'an easier week',
  less: '10% less for two weeks',
  more: 'a little more for two weeks',
  calm: 'a week without anything hard',
  leave: 'to leave it as it is',
}

/** Why somebody was asked, after `because`. */
export const ASKED_FOR: Readonly<Record<AskKind, string>> = {
  'too-hard': 'sessions felt too hard',
  'too-tired': 'you were tired',
  'too-easy': 'sessions felt too easy',
}

const VERDICTS: Readonly<Record<Outcome['verdict'], string>> = {
  better: 'It was right last time.',
  same: 'It changed little.',
  worse: 'It did not help.',
}

function outcome({ of, was, is }: Outcome): string {
  if (of === 'effort') return `Sessions felt ${aside(was)} before and ${aside(is)} after.`
  return `You were tired on ${percent(was)} of the days you spoke of before and ${percent(is)} after.`
}

const percent = (share: number) => `${Math.round(share * 100)}%`

function aside(rpe: number): string {
  const size = rounded(Math.abs(rpe))
  if (size === '0') return 'as planned'
  return `${size} ${rpe > 0 ? 'harder' : 'easier'} than planned`
}

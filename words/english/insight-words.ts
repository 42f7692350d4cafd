import type { InsightFact } from '../../engine/insights/insight-facts.ts'
import type { Voice } from '../voice.ts'
import type { WordsFor } from '../words.ts'
import { counted, englishDay, listed, uncapitalised } from './grammar.ts'

type Size = { readonly minutes: number; readonly sessions: number }
type Beginning = { readonly block: number; readonly when: 'past' | 'today' | 'ahead'; readonly weekday: number }

const planOf = (block: number) => (block === 1 ? 'plan' : `block ${block}`)
const sizeOf = ({ minutes, sessions }: Size, { duration }: Voice) =>
  `${duration(minutes)} in ${counted(sessions, 'session')}`

function beganOn({ block, when, weekday }: Beginning): string {
  if (when === 'today') return `Your ${planOf(block)} begins today, on a ${englishDay(weekday)}`
  return `Your ${planOf(block)} ${when === 'ahead' ? 'begins' : 'began'} on ${englishDay(weekday)}`
}

/** What a person should know of the plan around today. */
export const INSIGHT_WORDS: WordsFor<InsightFact> = {
  'begins-with-whole-week': (fact) => `${beganOn(fact)}, with a whole week ahead.`,
  'begins-without-session': (fact) =>
    `${beganOn(fact)}. Nothing is planned this week; your first whole week is the next one.`,
  'begins-with-short-week': (fact, voice) => `${beganOn(fact)}, so this week is a short one: ${sizeOf(fact, voice)}.`,
  'first-week': (fact, voice) =>
    `${sizeOf(fact, voice)} this week. It is where ${fact.block > 1 ? '' : 'your '}${planOf(fact.block)} begins.`,
  'first-whole-week': (fact, voice) => `${sizeOf(fact, voice)} this week, your first whole one.`,
  'after-empty-week': (fact, voice) => `${sizeOf(fact, voice)} this week, after a week without any.`,
  'same-as-last-week': (fact, voice) => `${sizeOf(fact, voice)} this week, the same as last week.`,
  'unlike-last-week': ({ percent, ...size }, voice) =>
    `${sizeOf(size, voice)} this week, ${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than last week.`,

  'weeks-ask-more': 'Done as planned, the coming weeks ask a little more each time.',
  'plan-begins-gently': 'For now the plan has less than you did before it, so that it begins gently.',
  'fitness-kept': ({ weeks }) => `Over ${counted(weeks, 'week')}, done as planned, you keep the fitness you have.`,
  'fitness-grows': ({ weeks, percent }) =>
    `Done as planned, in ${counted(weeks, 'week')} you will carry about ${percent}% more training than now.`,
  'fresh-by-less': ({ weeks, percent }) =>
    `In ${counted(weeks, 'week')} you will carry about ${percent}% less training than now, on purpose: it makes you fresh.`,

  'few-days-yet': 'These first days are too few to say; your first whole week will tell.',
  'ends-tired':
    'By its end you will probably feel the work in your legs; that is how training feels before it sinks in.',
  'ends-fresh': 'By its end you should feel fresh.',
  'ends-balanced': 'Work and rest are about in balance.',
  'stress-shortens':
    'Because life is stressful now, sessions are about a quarter shorter and hard days are further apart.',
  'days-of-week': ({ rest, light, hard }) => {
    const parts = Object.entries({ 'rest day': rest, 'light day': light, 'hard day': hard })
    return `This week has ${listed(parts.filter(([, days]) => days > 0).map(([noun, days]) => counted(days, noun)))}.`
  },
  'done-of-due': ({ done, due, since }) => {
    const time = since === 'four-weeks' ? 'of the last four weeks' : `since your ${since} began`
    // Beside how many of this week's are done, these are the ones whose day has come.
    if (done < due) {
      const days = since === 'four-weeks' ? 'in the last four weeks' : time
      return `You have done ${done} of the ${counted(due, 'session')} due ${days}. There is nothing to make up for.`
    }
    const all = due === 1 ? 'the first session' : due === 2 ? 'both sessions' : `all ${due} sessions`
    return `You have done ${all} ${time}.`
  },

  'keep-easier-week-easy': 'Keep this easier week easy: it is part of the training, not a gap in it.',
  'fresher-not-fitter':
    'You will not get fitter now before the day, only fresher: sleep, eat well and skip any extra session.',
  'move-gently': 'Move gently, and let the urge to train come back by itself before you push again.',
  'showing-up-counts':
    'Finish every session feeling you could have done more: for these weeks showing up is the whole goal.',
  'shorter-rather-than-none':
    'If a day goes wrong, do a shorter version rather than none, and do not make up for it later.',
  'go-by-feel': 'Go by how you feel: less than planned is fine, and more can wait.',
  'key-session': ({ weekday, name }, { say }) =>
    `The session that matters most this week is ${englishDay(weekday)}'s ${uncapitalised(say(name))}: plan the rest of the day around it.`,
  'key-session-today': ({ name }, { say }) =>
    `Today's ${uncapitalised(say(name))} is the session that matters most this week: plan the rest of the day around it.`,
  'key-session-done': ({ weekday, name }, { say }) =>
    `${englishDay(weekday)}'s ${uncapitalised(say(name))} was the session that matters most this week, and it is done. Nice work.`,
  paused: 'Training waits. Your plan is kept, and no day counts as missed.',
  'be-looked-after': 'What matters now is that somebody looks after you.',

  'place-in-phase': ({ focus, ofPhase, ofBlock, block }, { say }) =>
    `${say(focus)} (week ${ofPhase[0]} of ${ofPhase[1]} in this phase, week ${ofBlock[0]} of ${ofBlock[1]} ${block === 1 ? 'in all' : `of block ${block}`}).`,
}

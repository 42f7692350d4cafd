import type { ReasonFact } from '../../engine/insights/reason-facts.ts'
import type { CostTerm } from '../../engine/placement/weights.ts'
import type { WordsFor } from '../words.ts'
import { englishDay } from './grammar.ts'

/** Why a session is what, where and when it is. */
export const REASON_WORDS: WordsFor<ReasonFact> = {
  'easier-week': 'An easier week after full ones: same sessions, less of each, so that the body can catch up.',
  'gentle-after-event':
    'Only gentle movement after the event: strength and speed come back by themselves within days, tissue takes longer.',
  'taper-rhythm': 'Less volume at the same rhythm before the event: a taper like this is worth a few per cent.',
  'day-of-event': 'The day the plan has been leading to.',
  'longest-builds-endurance':
    'The longest session of the week builds the endurance that everything else draws on; it grows by about a tenth at a time.',
  'few-hard-sessions': 'One of the few hard sessions: most of the training stays easy so that this one can be good.',
  'runs-on-worked-legs': 'Running on tired legs is what your event asks for, so it is practised every week.',
  'breathing-lowers-stress': 'Slow breathing and yoga, done regularly, bring stress down measurably.',
  'light-keeps-habit': 'A light day that keeps the habit and gives joints their range, without adding load.',
  'gentle-lets-others-count': 'Deliberately short and gentle: it lets the days around it count.',
  'minutes-between-commitments':
    'This day has no free twenty minutes, so it has a few minutes between commitments: short bouts raise fitness too.',
  'strength-keeps-muscle': 'Strength work keeps muscle while weight goes down.',
  'strength-saves-energy': 'Strength makes endurance cheaper: runners who lift use 2 to 8 per cent less energy.',
  'lifts-of-the-day': 'The lifts of the day and what supports them: what you practise heavy is what gets strong.',
  'muscles-twice-a-week': 'Every major muscle comes up at least twice a week, which is what growth responds to.',
  'strength-is-health': 'Two strength days a week belong to health at every age.',
  'first-weeks-easy':
    'The first four weeks are easy throughout: bones and tendons adapt more slowly than your breathing.',
  'easy-clears-head': 'Easy movement is among the best studied remedies for a crowded head.',
  'minutes-count-for-weight': 'For weight it is minutes that count, not how hard they are.',
  'most-stays-easy': 'About four fifths of endurance training stays easy; that is where the base comes from.',
  'shorter-under-stress':
    'This week is shorter by about a quarter while life is stressful: stress slows recovery, so the same training would cost you more.',
  'not-before-hard': 'Not the day before a hard or long session, so that tired legs do not spoil it.',
  'rest-on-both-sides': 'With a rest day before it and another after it.',
  'day-kept-free': ({ label }) =>
    `Kept free${label === '' ? '' : ` for ${label}`}, as you said: the training before and after is planned around it.`,
  'day-kept-light': ({ label }) =>
    `About half of an ordinary day${label === '' ? '' : ` (${label})`}, as you said: it keeps the habit until there is more room.`,
  'day-with-kit': ({ label }) =>
    `With the kit you said you have${label === '' ? '' : ` (${label})`}: other exercises for the same muscles until then.`,
  'liked-hours': 'At the hours you said you like.',
  'free-morning': 'The morning is free: after breakfast, with time for it to settle.',
  'usual-hour': 'At your usual hour: the same slot every time makes it a habit.',
  'only-hard-day': 'The only hard day of the week, with easy days around it.',
  'days-from-hard': ({ days }) =>
    `${days} days from the nearest other hard day; hard work needs at least two to sink in.`,
  'longest-stretch': ({ weekday }) => `No day of your week has a longer free stretch than ${englishDay(weekday)}.`,
  'leaves-room': ({ weekday }) => `${englishDay(weekday)} has room for all of it.`,
  'second-choice': ({ weekday, against, decides }) =>
    decides
      ? `Second choice was ${englishDay(weekday)}: the week would then ${THEN[against]}; otherwise it would do just as well.`
      : `Second choice was ${englishDay(weekday)}: the week would then, above all, ${THEN[against]}.`,
  'only-day': ({ weekday, against }) =>
    `The only day that breaks no rule: with the next best, ${englishDay(weekday)}, the week would ${THEN[against]}.`,
  'just-as-good': ({ weekday }) => `${englishDay(weekday)} would do just as well.`,
  'easy-after-hard': 'Easy on purpose: it follows a hard session.',
  'easy-after-long': 'Easy on purpose: it follows the long session.',
  'before-commitment': ({ at, label, starts }, { clock }) =>
    `${clock(at)}, before ${label || 'Busy'} at ${clock(starts)}.`,
  'after-commitment': ({ at, label, ends }, { clock }) =>
    `${clock(at)}, after ${label || 'Busy'} ends at ${clock(ends)}.`,
  'free-hour': ({ at }, { clock }) => `${clock(at)} is free that day.`,
}

/** What a week would do that has a session on another day. */
const THEN: Readonly<Record<CostTerm, string>> = {
  'kept-free': 'train on a day you keep free',
  'hard-too-close': 'have hard days too close together',
  'hard-before-event': 'have hard work too close to the event',
  'hard-after-event': 'have hard work too soon after the event',
  'long-too-close': 'have its long session too soon after the last one',
  'long-before-event': 'have its long session too close to the event',
  'heavy-before-event': 'have heavy strength work too close to the event',
  'event-eve': 'ask more of the day before the event',
  'hard-beside-practice': 'have hard work right next to a practice or a match',
  'match-eve': 'ask more of the day before the match',
  'after-match': 'ask more of the day after the match',
  'legs-before-event': 'tire the legs two days before the event',
  'soon-after-event': 'ask more of the days right after the event',
  'legs-before-hard': 'tire the legs the day before a hard or long session',
  'muscles-in-row': 'lift with the same muscles two days in a row',
  'legs-in-row': 'work the legs with weights two days in a row',
  'bricks-in-row': 'have a ride with a run behind it two days in a row',
  'far-run-after-long': 'have a long run right after the long ride',
  'hard-after-long': 'have a hard session right after the long one',
  'hard-before-long': 'have a hard session right before the long one',
  'same-muscles': 'work the same muscles again sooner',
  'strength-in-row': 'have more strength days side by side',
  'legs-after-hard': 'work the legs with weights the day after a hard session',
  'after-long': 'ask more of the day after the last long session',
  'load-in-row': 'have more load on days in a row',
  'four-in-row': 'train more days in a row',
  'rest-in-row': 'have more rest days side by side',
  'no-weekend': 'have its long session before the weekend',
  'less-room': 'give its long session a shorter free stretch',
  'too-little-room': 'have a session on a day with too little room for it',
  'less-liked': 'have more sessions on days you like less',
  'other-sport': 'put more sessions on days you keep for another sport',
  'refused-day': 'have a sport on a day you do not train it',
  'named-elsewhere': 'put more sessions on other days than you train their sport',
  'takes-monday': 'lift on a Sunday and lose the Monday you lift on',
  'long-elsewhere': 'have a long session on another day than yours',
  'other-than-planned': 'move more sessions off their days in your plan',
  'other-than-usual': 'move more sessions off the days they had the week before',
}

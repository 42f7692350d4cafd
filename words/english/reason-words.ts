import type { ReasonFact } from '../../engine/insights/reason-facts.ts'
import type { WordsFor } from '../words.ts'
import { englishDay } from './grammar.ts'

/** Why a session is what, where and when it is. */
export const REASON_WORDS: WordsFor<ReasonFact> = {
  'easier-week': 'An easier week after loaded ones: same sessions, less of each, so that the body can catch up.',
  'gentle-after-event':
    'After the event only gentle movement: strength and speed come back by themselves within days, tissue takes longer.',
  'taper-rhythm': 'Less volume at the same rhythm before the event: a taper like this is worth a few per cent.',
  'day-of-event': 'The day the plan has been leading to.',
  'longest-builds-endurance':
    'The longest session of the week builds the endurance that everything else draws on; it grows by about a tenth at a time.',
  'few-hard-sessions': 'One of the few hard sessions: most of the training stays easy so that this one can be good.',
  'runs-on-worked-legs': 'Running on worked legs is what your event asks for, so it is practised every week.',
  'breathing-lowers-stress': 'Slow breathing and yoga, done regularly, bring stress down measurably.',
  'light-keeps-habit': 'A light day that keeps the habit and gives joints their range, without adding load.',
  'gentle-lets-others-count': 'Deliberately short and gentle: it lets the days around it count.',
  'minutes-between-commitments':
    'This day has no free twenty minutes, so it has a few minutes between commitments: short bouts raise fitness too.',
  'strength-keeps-muscle': 'Strength work keeps muscle while weight goes down.',
  'strength-saves-energy': 'Strength makes endurance cheaper: runners who lift use 2 to 8 per cent less energy.',
  'muscles-twice-a-week': 'Every major muscle comes up at least twice a week, which is what growth responds to.',
  'strength-is-health': 'Two strength days a week belong to health at every age.',
  'first-weeks-easy': 'The first four weeks are easy throughout: bones and tendons adapt more slowly than breath.',
  'easy-clears-head': 'Easy movement is among the best studied remedies for a crowded head.',
  'minutes-count-for-weight': 'For weight it is minutes that count, not how hard they are.',
  'most-stays-easy': 'About four fifths of endurance training stays easy; that is where the base comes from.',
  'shorter-under-stress':
    'This week is shorter by about a quarter while life is stressful: stress slows recovery, so the same training would cost you more.',
  'not-before-hard': 'Not on the eve of a hard or long session, so that tired legs do not spoil it.',
  'alternates-with-rest': 'Placed so that training and rest days alternate through the week.',
  'day-kept-free': ({ label }) =>
    `Kept free${label === '' ? '' : ` for ${label}`}, as you said: the training before and after is planned around it.`,
  'day-kept-light': ({ label }) =>
    `About half of an ordinary day${label === '' ? '' : ` (${label})`}, as you said: it keeps the habit until there is more room.`,
  'liked-hours': 'At the hours you said you like.',
  'usual-hour': 'At your usual hour: the same slot every time makes it a habit.',
  'only-hard-day': 'The only hard day of the week, with easy days around it.',
  'days-from-hard': ({ days }) =>
    `${days} days from the nearest other hard day; hard work needs at least two to be digested.`,
  'most-free-day': ({ weekday }) => `${englishDay(weekday)} has the most free time of your week.`,
  'leaves-room': ({ weekday }) => `${englishDay(weekday)} leaves room for it and for the rest around it.`,
  'easy-after-hard': 'Easy on purpose: it follows a hard session.',
  'easy-after-long': 'Easy on purpose: it follows the long session.',
  'before-commitment': ({ at, label, starts }, { clock }) =>
    `${clock(at)}, before ${label || 'Busy'} at ${clock(starts)}.`,
  'after-commitment': ({ at, label, ends }, { clock }) =>
    `${clock(at)}, after ${label || 'Busy'} ends at ${clock(ends)}.`,
  'free-hour': ({ at }, { clock }) => `${clock(at)} is free that day.`,
}

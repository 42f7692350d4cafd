import type { AskFact, Outcome } from '../../engine/asks/ask-facts.ts'
import { type AskKind, type Choice, type CivilDate, WEEKDAYS, type Weekday } from '../../engine/model.ts'
import type { Voice } from '../voice.ts'
import type { WordsFor } from '../words.ts'
import { capitalised, counted, dayAndMonth, englishDay, finishTime, listed, spokenNumber } from './grammar.ts'

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
    `You rated ${counted(sessions, 'session')} in ${spanOf(days)}. On a scale of 10 they typically felt ${aside(rpe)}.`,
  'why-tired': ({ bad, days, usual }) =>
    `You were tired or slept badly on ${bad} of the last ${days} days${usual > 0 ? `; when the plan began it was ${usual} of ${days}` : ''}.`,
  'ask-missed-day': ({ weekday }) => `${dayOf(weekday)}s often get missed. What should the plan do?`,
  'ask-missed-hours': ({ part }) => `Sessions ${PARTS[part]} often get missed. What should the plan do?`,
  'why-missed': ({ missed, planned, others }) =>
    `In four weeks you missed ${missed} of ${planned} of them, and did ${percent(others)} of the others.`,
  'ask-goal': ({ event }) => `Your time for ${event} is out of reach so far. Which time should the plan aim for?`,
  'why-goal': ({ target, quick, careful }) =>
    `You hope for ${finishTime(target)}. Your last result points to ${finishTime(quick)} to ${finishTime(careful)}.`,
  'ask-faster': 'Your easy runs are quicker than planned. Should your paces follow?',
  'why-faster': ({ runs, secPerKm, planned }, { briefPace }) =>
    `Your ${counted(runs, 'easy run')} were typically at ${briefPace(secPerKm)} and felt no harder than planned; the quick end of the plan is ${briefPace(planned)}.`,
  'ask-result': ({ distanceKm, seconds }, { distance }) =>
    `You mentioned ${distance(distanceKm)} in ${finishTime(seconds)}. Should your paces follow it?`,
  'why-result': ({ date }, { dates }) => `It is in your note of ${dayAndMonth(date, dates)}.`,
  choose: ({ choice, asked }) => NAMES[choice.type](choice as never, asked),
  'means-weeks': ({ min, wasMin, hard, wasHard }, { duration }) => {
    const size = twoWeeks(min, wasMin, duration)
    return hard === wasHard ? `${size}.` : `${size}, ${hardOnes(hard)} instead of ${wasHard}.`
  },
  'means-days': ({ weekdays, min, wasMin }, { duration }) =>
    `From next Monday on you train on ${listed(weekdays.map((day) => dayOf(day)))}. ${twoWeeks(min, wasMin, duration)}.`,
  'means-hours': ({ at, min, wasMin }, { duration, clock }) =>
    `From next Monday on, at about ${clock(at)}. ${twoWeeks(min, wasMin, duration)}.`,
  'means-target': ({ secPerKm, wasPerKm }, { briefPace }) =>
    `A race at ${briefPace(secPerKm)} instead of ${briefPace(wasPerKm)}.`,
  'means-paces': ({ easy, wasEasy, min, wasMin }, { briefPace, duration }) =>
    `Easy runs at ${briefPace(easy.low, easy.high)}${wasEasy ? ` instead of ${briefPace(wasEasy.low, wasEasy.high)}` : ''}. ${twoWeeks(min, wasMin, duration)}.`,
  'means-as-planned': ({ days, ...ahead }, voice) =>
    `Next two weeks ${held(ahead, voice)}. ${days === null ? 'Not asked again.' : `Not asked again for ${days / 7} weeks.`}`,
  'otherwise-as-planned': 'If you choose nothing, the plan stays as it is.',
  'last-choice': ({ choice, on, after }, { dates }) =>
    `Last time, on ${dayAndMonth(on, dates)}, you chose ${chosenName(choice)}. ${after ? `${outcome(after)} ${VERDICTS[after.verdict]}` : 'Too few days to say what came of it.'}`,
}

const hardOnes = (count: number) => counted(count, 'hard session')

function held({ min, hard }: { readonly min: number; readonly hard: number }, { duration }: Pick<Voice, 'duration'>) {
  return hard === 0 ? duration(min) : `${duration(min)}, ${hardOnes(hard)}`
}

function twoWeeks(min: number, wasMin: number, duration: Voice['duration']): string {
  return min === wasMin
    ? `Next two weeks ${duration(min)} as before`
    : `Next two weeks ${duration(min)} instead of ${duration(wasMin)}`
}

function dayOf(weekday: Weekday): string {
  return englishDay(WEEKDAYS.indexOf(weekday))
}

const PARTS = { morning: 'in the morning', midday: 'in the middle of the day', evening: 'in the evening' } as const

type Names = { readonly [T in Choice['type']]: (choice: Extract<Choice, { type: T }>, asked: AskKind) => string }

/** A choice by its name, on a button. */
const NAMES: Names = {
  deload: () => 'An easier week now',
  less: () => '10% less for two weeks',
  more: () => 'A little more for two weeks',
  calm: () => 'Nothing hard for a week',
  leave: (_, asked) => (asked === 'told-result' || asked === 'faster' ? 'Keep my paces' : 'Leave it as it is'),
  'free-day': ({ weekday }) => `Keep ${dayOf(weekday)}s free`,
  'other-hours': ({ days, start, end }) =>
    days[0] && days.length === 1 ? `${dayOf(days[0])}s ${hoursOf(start, end)}` : `Train ${hoursOf(start, end)}`,
  'fewer-days': ({ open }) => `${capitalised(spokenNumber(open.length))} days a week`,
  target: ({ seconds }) => `Aim for ${finishTime(seconds)}`,
  result: (_, asked) => (asked === 'faster' ? 'Take new paces' : 'Take this result'),
}

const hoursOf = (start: string, end: string) =>
  end < '18:00' ? 'before the evening' : start >= '17:00' ? 'in the evening' : 'later in the day'

/** A choice within a sentence. */
export function chosenName(choice: Choice): string {
  return CHOSEN[choice.type](choice as never)
}

const CHOSEN: { readonly [T in Choice['type']]: (choice: Extract<Choice, { type: T }>) => string } = {
  deload: () => 'an easier week',
  less: () => '10% less for two weeks',
  more: () => 'a little more for two weeks',
  calm: () => 'a week without anything hard',
  leave: () => 'to leave it as it is',
  'free-day': ({ weekday }) => `to keep ${dayOf(weekday)}s free`,
  'other-hours': ({ start, end }) => `to train ${hoursOf(start, end)}`,
  'fewer-days': ({ open }) => `${spokenNumber(open.length)} training days a week`,
  target: ({ seconds }) => `to aim for ${finishTime(seconds)}`,
  result: () => 'new paces',
}

/** What a choice holds from a day on. */
export function heldChoice(
  choice: Choice,
  from: CivilDate,
  { distance, dates }: Pick<Voice, 'distance' | 'dates'>,
): string {
  switch (choice.type) {
    case 'free-day':
      return `From ${dayAndMonth(from, dates)} on, ${dayOf(choice.weekday)}s are free of training.`
    case 'other-hours':
      return `From ${dayAndMonth(from, dates)} on, sessions on ${listed(choice.days.map((day) => dayOf(day)))} are ${hoursOf(choice.start, choice.end)}.`
    case 'fewer-days':
      return `From ${dayAndMonth(from, dates)} on you train only on ${listed(choice.open.map((day) => dayOf(day)))}.`
    case 'target':
      return `The plan aims for ${finishTime(choice.seconds)}.`
    case 'result':
      return `Paces follow ${distance(choice.distanceKm)} in ${finishTime(choice.seconds)}.`
    default:
      return ''
  }
}

/** Why somebody was asked, after `because`. */
export const ASKED_FOR: Readonly<Record<AskKind, string>> = {
  'too-hard': 'sessions felt too hard',
  'too-tired': 'you were tired',
  'too-easy': 'sessions felt too easy',
  'often-missed': 'sessions were often missed',
  'goal-reach': 'your time was out of reach',
  faster: 'your easy runs are quicker than planned',
  'told-result': 'you told us a result',
}

const VERDICTS: Readonly<Record<Outcome['verdict'], string>> = {
  better: 'It was right last time.',
  same: 'It changed little.',
  worse: 'It did not help.',
}

function outcome({ of, was, is }: Outcome): string {
  if (of === 'effort') return `Sessions felt ${aside(was)} before and ${aside(is)} after.`
  if (of === 'runs') return `Runs felt ${aside(was)} before and ${aside(is)} after.`
  if (of === 'done') return `You did ${percent(was)} of the sessions before and ${percent(is)} after.`
  return `You were tired on ${percent(was)} of your check-in days before and ${percent(is)} after.`
}

const percent = (share: number) => `${Math.round(share * 100)}%`

function aside(rpe: number): string {
  const size = rounded(Math.abs(rpe))
  if (size === '0') return 'as planned'
  return `${size} ${size === '1' ? 'point' : 'points'} ${rpe > 0 ? 'harder' : 'easier'} than planned`
}

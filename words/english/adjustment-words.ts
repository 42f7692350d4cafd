import type { AdjustmentFact, FreedFact } from '../../engine/adapt/facts/adjustment-facts.ts'
import type { Discipline } from '../../engine/model.ts'
import type { WordsFor } from '../words.ts'
import { ASKED_FOR, chosenName, heldChoice } from './ask-words.ts'
import { exerciseName } from './exercises/exercises.ts'
import { dayAndMonth, spokenPart, spokenParts } from './grammar.ts'

const TIRED = {
  'badly-slept': 'You are worn out and slept badly',
  'two-days': 'You are worn out two days running',
  worse: 'You feel worse than in your last two weeks',
  worn: 'You feel quite tired',
} as const

const WORN_OUT = {
  'much-worse': 'You feel much worse than in your last two weeks',
  worn: 'You feel worn out',
  'second-bad-day': 'This is the second bad day running',
} as const

const SKIPPED = {
  time: 'Skipped: no time today.',
  tired: 'Skipped: rest comes first today.',
  unwell: 'Skipped: get well first.',
  travel: 'Skipped: on the road today.',
  other: 'Skipped.',
  deleted: 'Left out: you deleted it in your calendar.',
} as const

const BESIDE: Readonly<Partial<Record<Discipline, string>>> = {
  ...{
    run: 'running',
    walk: 'walking',
    cycle: 'cycling',
    swim: 'swimming',
    row: 'rowing',
    strength: 'strength training',
  },
}

/** Why history changes the plan, and why days are free. */
export const ADJUSTMENT_WORDS: WordsFor<AdjustmentFact | FreedFact> = {
  'danger-stops':
    'What you told us can be a sign of something serious, so training waits until you have spoken to a doctor and say so here. If it is happening now or getting worse, call your emergency number.',
  'self-harm-stops':
    'You come first, so training waits until you tell us that you are safe. Please talk to somebody now: a crisis line, a doctor, or a person you trust.',
  'cleared-half':
    'A doctor says you may train: easy at first, with half your usual minutes and no race, then step by step back to the plan.',
  'cleared-growing': 'A doctor says you may train: back to the plan week by week.',
  'ill-now':
    'You are ill, so there is no training now. With fever, chest trouble or no improvement by the fourth day, see a doctor.',
  'ill-for-days':
    'You have been ill for four days or more, so there is no training now. Please see a doctor if it is not getting better.',
  'ill-first-days':
    'First days after being ill: easy, with half your usual minutes. You get as many easy days in all as you had ill ones.',
  'ill-still-easy': 'Still coming back from being ill: easy, with three quarters of your usual minutes.',
  'ill-growing': 'After being ill, week by week back to the plan: no week grows too fast.',
  'too-hard': 'The last session of this kind was too hard, so this one is easier and a little shorter.',
  'too-easy': 'The last two sessions of this kind were easier than planned, so this one is a little longer.',
  'gentle-until-doctor': 'Gentle and nothing hard, until a doctor has agreed and you say so.',
  'moderate-in-pregnancy': 'Moderate and without a race, because you are pregnant.',
  'on-the-road': 'You are on the road, so training uses what there is.',
  'not-all-at-hand': 'You do not have everything at hand, so training uses what you have.',
  'day-taken': 'You said this day is taken, so it has no training.',
  'other-hours': 'You told us this day has other hours, so training fits around them.',
  'only-minutes': ({ minutes }) => `You have ${minutes} minutes on this day, so training takes no longer.`,
  'outgrown-lift': ({ from, to }) =>
    `${exerciseName(from)} has become easy for you: every set reached the top of its range, with enough left. ${exerciseName(to)} takes its place.`,
  'grows-from-done': 'Later sessions grow from what you really do, so some of them became shorter as well.',
  'strong-pain': ({ part }) =>
    `Strong pain in your ${spokenPart(part)}: nothing loads it for a week after you last mentioned it. Pain at rest or at night, swelling, or no improvement is for a doctor or physiotherapist.`,
  'some-pain': ({ part }) =>
    `Your ${spokenPart(part)} hurts a little, so training spares it for a day. If it has settled by the next morning, the plan goes on as it was.`,
  'bone-pain': ({ part }) =>
    `Strong pain in your ${spokenPart(part)} can come from the bone: please see a doctor before you run again. Nothing loads it for two weeks after you last mentioned it.`,
  'pain-again': ({ part }) =>
    `Your ${spokenPart(part)} hurts again, so training spares it for a week. If it keeps coming back, a physiotherapist should look at it.`,
  'no-runs': ({ until }, { dates }) =>
    `No running until ${dayAndMonth(until, dates)}, as you told us: walks take the place of your runs. Tell us when you may run again.`,
  'runs-again': 'The first runs after a while without: easy and a quarter shorter, nothing hard yet.',
  'impact-walk': ({ part }) =>
    `Back to running, step by step, after the pain in your ${spokenPart(part)}: walks first. Tell us if it hurts, and we start over.`,
  'impact-run-walk': ({ part }) =>
    `Back to running after the pain in your ${spokenPart(part)}: short runs with walks between. Tell us if it hurts, and we start over.`,
  'impact-easy': ({ part }) =>
    `Back to running after the pain in your ${spokenPart(part)}: easy and a quarter shorter, nothing hard yet.`,
  sore: ({ parts }) => `Sore ${spokenParts(parts)}: the same muscles wait until two days after.`,
  'worn-out': ({ why }) =>
    `${WORN_OUT[why]}: twenty easy minutes at most, and rest is just as good. How you feel is the best measure there is.`,
  tired: ({ why }) => `${TIRED[why]}: nothing hard, and a fifth shorter. How you feel is the best measure there is.`,
  'worn-week': ({ days }) =>
    `You slept badly or were very tired on ${days} days, so here is an easier week with nothing hard. Sleep does more for you now than training.`,
  'you-chose': ({ asked, choice }) => `You chose ${chosenName(choice)}, because ${ASKED_FOR[asked]}.`,
  'choice-holds': ({ choice, from }, voice) => heldChoice(choice, from, voice),
  'hard-weeks': ({ sessions }) =>
    `${sessions} sessions were harder than they should be, so here is an easier week; after it the plan grows from what you really do.`,
  'much-beside': ({ minutes, discipline }, { duration }) =>
    `${duration(minutes)} of ${BESIDE[discipline] ?? 'training'} on top of your plan counts too: nothing hard here.`,
  'step-up': 'A step back up after an easier week, not a jump.',
  'break-growing': ({ days }) =>
    `After ${days} days without training, week by week back to the plan: no week grows too fast.`,
  break: ({ days, share, told }) => {
    const back = `you come back ${share < 1 ? `with ${Math.round(share * 100)}% of your usual minutes, ` : ''}without hard sessions`
    return told
      ? `After ${days} days without training ${back}. There is nothing to make up for.`
      : `You ticked nothing off for ${days} days, so we count them as a break: ${back}. If you did train, take this back.`
  },
  'paused-until-answered': 'Training waits until you have answered.',
  'freed-by-move': 'Free: its session moved to another day of the week.',
  'freed-day-taken': 'Your day is taken, so it is free of training.',
  'freed-no-room': 'Your day has no room, so it is free of training.',
  'shorter-than-planned': 'Shorter than first planned, so that training grows from what you really did.',
  skipped: ({ because }) => SKIPPED[because],
  'light-strength': 'Light strength: end every set with at least four repetitions left, and never hold your breath.',
}

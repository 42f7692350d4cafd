import type { AskedFact, SwapName } from '../../engine/adapt/facts/asked-facts.ts'
import type { RuleId } from '../../engine/limits/rule.ts'
import type { AskedChange, SkipCause } from '../../engine/model.ts'
import type { WordsFor } from '../words.ts'
import { exerciseName } from './exercises/exercises.ts'
import { dayName } from './grammar.ts'

const RULES: Readonly<Partial<Record<RuleId, string>>> = {
  E1: 'That would make too much of your training hard: most of it stays easy, so that the hard part can be good.',
  E2: 'That would put more hard sessions into the week than you can recover from now.',
  E5: 'That would make one run too large a part of the week.',
  E6: 'That run would be longer than any run of a plan should be.',
  E11: 'That would leave the week without a rest or light day.',
  G5: 'That would take the calm sessions out of a week that needs them.',
  G7: 'That would put more hard sessions into the week than a stressful time allows.',
  L4: 'That would make the week much heavier than the weeks before it.',
  L5: 'That would make the week grow faster than your last four weeks allow.',
  'L5-km': 'That would make your running grow faster than your last four weeks allow.',
  L6: 'That run would be too much longer than your longest one of the last 30 days.',
  L8: 'That would take away what makes the easier week easier.',
  'long-spacing': 'That would put two long sessions too close together: they should be at least five days apart.',
  S1: 'That would leave the week with too little strength work for your goal.',
  S3: 'That would give one muscle more sets in the week than it can use.',
  S8: 'That would leave the week without legs, pushing or pulling.',
  T1: 'That would make training grow again just before your event.',
  T3: 'That would leave too much training just before your event.',
  T4: 'That would leave too much training just before your event.',
  T5: 'That would put a long session too close to your event.',
  T8: 'That would put hard work into the days after your event, which are for recovery.',
}

const SWAPS: Readonly<Record<SwapName, string>> = {
  walk: 'A walk',
  ride: 'An easy ride',
  run: 'An easy run',
  swim: 'An easy swim',
  row: 'Easy rowing',
  mobility: 'Mobility',
  yoga: 'Yoga',
  breathing: 'Breathing',
  circuit: 'A circuit',
  'short-strength': 'A short strength session',
}

const ASKED: Readonly<Record<AskedChange['type'], string>> = {
  shorter: 'You asked for a shorter session.',
  easier: 'You asked for an easier session.',
  swap: 'You asked for another session.',
  exercise: 'You asked for another exercise.',
  move: 'You asked for another time.',
  skip: 'You asked to leave this session out.',
}

const CAUSES: Readonly<Record<SkipCause, string>> = {
  time: 'No time',
  tired: 'Too tired',
  unwell: 'Not well',
  travel: 'On the road',
  other: 'Another reason',
}

/** What can be asked for, what it keeps, and why it can't be had. */
export const ASKED_WORDS: WordsFor<AskedFact> = {
  'session-gone': 'There is no session on this day any more.',
  'event-stays': 'An event stays as it is. It can be skipped.',
  'short-already': 'The session is already that short.',
  'easy-already': 'This session is as easy as it gets.',
  'swap-asks-more': 'That session would ask more of you than the one it replaces.',
  'exercise-gone': 'That exercise is not part of this session any more.',
  'exercise-unfit': 'That exercise does not suit your equipment, your limits or this session.',
  'nothing-hard-yet': 'Nothing hard until a doctor has agreed.',
  'loads-what-hurts': 'That would load what hurts.',
  'getting-well': 'These days are for getting well again; training comes back step by step.',
  'event-keeps-day': 'An event stays on its day.',
  'snack-keeps-place': 'A few minutes between two things cannot be moved.',
  'moves-within-week': 'Sessions move only within their week, so that the weeks keep their size.',
  'same-session-there': 'That day has the same session.',
  'day-of-your-event': 'That day belongs to your event.',
  'no-free-slot': 'That day has no free slot, only a few minutes between two things.',
  'today-done': 'Today is done already.',
  'there-already': 'The session is there already.',
  'taken-you-said': 'You said this day is taken.',
  'made-lighter': 'That day was made lighter for a reason and stays as it is.',
  'day-over': 'That day is over.',
  'no-open-session': 'There is no open session on that day.',
  'no-room': ({ min, hard }, { duration }) =>
    `There is no free ${duration(min)} for it then${hard ? ', with two hours between hard work and bed' : ''}.`,
  'breaks-rule': ({ rule, daysBetween }) =>
    rule === 'E3'
      ? `That would put two hard days too close together: they need ${daysBetween === 1 ? 'an easier day' : `${daysBetween} easier days`} between them.`
      : (RULES[rule] ?? 'That would break a rule that keeps your training safe.'),
  'none-made-up': 'Nothing to make up later.',
  'easier-by-fifth': 'Nothing hard, and a fifth shorter.',
  'no-more-load': 'No more load than the session it replaces.',
  'same-muscles': 'Same muscles, sets and repetitions.',
  'day-becomes-free': 'The day becomes free.',
  'days-change-places': 'The two days swap places.',
  'other-hour': 'Same session, another hour.',
  'let-go': 'The session is dropped, and there is nothing to make up for.',
  'as-you-asked': 'As you asked.',
  'calendar-took-hour': 'Your calendar has something else at that time.',
  'dragged-in-calendar': 'You moved it in your calendar.',
  asked: ({ type }) => ASKED[type],
  'option-easier': 'Easier',
  'option-minutes': ({ min }) => `${min} minutes`,
  'option-swap': ({ to }) => SWAPS[to],
  'swaps-for': ({ to, name }, { say }) => `${SWAPS[to]} in place of ${say(name)}, with no more load.`,
  'option-exercise': ({ exerciseId, insteadOf }) => `${exerciseName(exerciseId)} for ${exerciseName(insteadOf)}`,
  'option-day': ({ date, today }, { dates }) => `To ${dayName(date, today, dates).replace(/^To/, 'to')}`,
  'day-is-free': ({ date, today }, { dates }) => `${dayName(date, today, dates)} is free.`,
  'changes-places-with': ({ name, min }, { say, duration }) => `Swaps places with ${say(name)}, ${duration(min)}.`,
  'option-hour': ({ at }, { clock }) => `At ${clock(at)}`,
  'option-skip': ({ because }) => CAUSES[because],
}

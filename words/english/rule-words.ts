import type { RuleUnit } from '../../engine/limits/rule.ts'
import type { RuleFact, RuleTitle } from '../../engine/limits/rule-facts.ts'
import type { Voice } from '../voice.ts'
import type { WordsFor } from '../words.ts'

const TITLES: Readonly<Record<RuleTitle, string>> = {
  'hard-spacing': 'Days from one hard day to the next',
  'long-spacing': 'Days from one long session to the next',
  'hard-sessions': 'Hard sessions in a week',
  'hard-under-stress': 'Hard sessions in a week while life is stressful',
  'rest-and-light': 'Rest and light days in a week',
  'easy-share': 'Endurance training outside hard sessions',
  'easy-minutes': 'Easy minutes of endurance training, rests included',
  'first-easy-weeks': 'Four easy weeks to begin with',
  'run-rise': 'Longest run against the longest of the 30 days before',
  'first-week': 'The first week',
  'week-rise': 'A week against the best of the four before',
  'run-km-rise': 'Distance run in a week against the best of the four before',
  'load-rise': 'Effort times minutes in a week against the best of the four before',
  'week-of-month': 'A week against the mean of its month',
  monotony: 'How alike the days of a week are',
  'loaded-in-row': 'Full weeks in a row before an easier one',
  'deload-cut': 'An easier week is smaller by',
  'deload-not-off': 'An easier week is not a week off',
  'long-run-share': 'Share of a week in its longest run',
  'longest-min': 'The longest run',
  'longest-km': 'The longest run',
  'taper-rise': 'No week grows before the event',
  'taper-weeks': 'Last weeks before the event, of the fullest',
  'event-week': 'The week of the event, of the fullest',
  'longest-to-event': 'Days from the longest run to the event',
  'long-to-event': 'Days from the last long session to an event',
  'quiet-after-event': 'No hard work in the days after an event',
  'training-days': 'Training days in a week',
  'strength-days': 'Strength days in a week',
  'most-muscle-sets': 'Sets in a week for the muscle that works most',
  'least-pattern-sets': 'Sets for legs, pushing and pulling, each',
  'push-to-pull': 'Pushing for each pull',
  'active-minutes': 'Active minutes in a week',
  'best-week-active': 'Active minutes in a full week, for weight',
  'easy-aerobic': 'Easy sessions in a week, for calm',
  'mind-body': 'Mind-body sessions in a week',
  'training-to-bed': 'From training to bed today',
  sleep: 'Sleep today',
  'meal-to-hard': 'From a main meal to hard training today',
  overlap: 'Nothing today overlaps',
}

function amountOf(amount: number, unit: RuleUnit, { duration, distance }: Voice): string {
  if (!Number.isFinite(amount)) return 'all alike'
  switch (unit) {
    case 'min':
      return duration(amount)
    case 'km':
      return distance(amount)
    case 'percent':
      return `${Math.round(amount * 100)}%`
    case 'times':
      return `${hundredths(amount)} times`
    case 'days':
      return `${amount} day${amount === 1 ? '' : 's'}`
    case 'load':
      return `${Math.round(amount)}`
    case 'count':
    case 'number':
      return `${hundredths(amount)}`
    case 'holds':
      return amount === 1 ? 'holds' : 'does not hold'
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** The rule card. */
export const RULE_WORDS: WordsFor<RuleFact> = {
  'rule-title': ({ about }) => TITLES[about],
  'rule-limit': ({ side, amount, unit }, voice) =>
    `${{ most: 'at most ', least: 'at least ', holds: '' }[side]}${amountOf(amount, unit, voice)}`,
  'rule-value': ({ amount, unit }, voice) => amountOf(amount, unit, voice),
}

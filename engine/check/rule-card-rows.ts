import type { LimitId } from '../limits/limits.ts'
import type { RuleTitle } from '../limits/rule-facts.ts'

/** One row of a plan's rule card: what it is called, and the limits whose findings belong to it, of one side. */
export type RuleCardRow = { readonly title: RuleTitle; readonly of: readonly (LimitId | 'overlap')[] }

const of = <T extends LimitId & RuleTitle>(title: T) => ({ title, of: [title] }) as const

const ROWS = [
  of('hard-spacing'),
  of('long-spacing'),
  of('hard-sessions'),
  of('hard-under-stress'),
  of('rest-and-light'),
  of('easy-share'),
  of('easy-minutes'),
  of('first-easy-weeks'),
  { title: 'run-rise', of: ['run-rise', 'longer-run'] },
  of('first-week'),
  of('week-rise'),
  of('run-km-rise'),
  of('load-rise'),
  of('week-of-month'),
  of('monotony'),
  of('loaded-in-row'),
  of('deload-cut'),
  of('deload-not-off'),
  of('long-run-share'),
  { title: 'longest-min', of: ['longest-min', 'ultra-min'] },
  { title: 'longest-km', of: ['longest-km', 'ultra-km'] },
  of('taper-rise'),
  { title: 'taper-weeks', of: ['two-before-most', 'one-before-most', 'marathon-week'] },
  { title: 'taper-weeks', of: ['two-before-least', 'one-before-least'] },
  of('event-week'),
  of('longest-to-event'),
  of('long-to-event'),
  of('quiet-after-event'),
  of('training-days'),
  of('strength-days'),
  of('most-muscle-sets'),
  of('least-pattern-sets'),
  { title: 'push-to-pull', of: ['push-to-pull-least'] },
  { title: 'push-to-pull', of: ['push-to-pull-most'] },
  of('active-minutes'),
  of('best-week-active'),
  of('easy-aerobic'),
  of('mind-body'),
  of('training-to-bed'),
  of('sleep'),
  of('meal-to-hard'),
  { title: 'overlap', of: ['overlap'] },
] as const satisfies readonly RuleCardRow[]

/** Titles that have no row: there is none. */
type WithoutRow = Exclude<RuleTitle, (typeof ROWS)[number]['title']>

/** The rules of the card, in the order they are read: safety first, then shape, then what the goal needs. */
export const RULE_CARD_ROWS: [WithoutRow] extends [never] ? readonly RuleCardRow[] : WithoutRow = ROWS

import type { RuleId } from './rule.ts'

/** What holds of a plan or does not, without a bound: measures of the checker, with the rule that each belongs to. */
export const FORMS = {
  'load-of-effort': 'L1',
  'deload-sessions': 'L8',
  'phase-order': 'T6',
  timeline: 'D6',
  'item-length': 'D6',
  overlap: 'D6',
  midnight: 'D6',
  'session-in-day': 'D6',
  version: 'shape',
  'today-inside': 'shape',
  weeks: 'shape',
  'week-number': 'shape',
  monday: 'shape',
  'week-order': 'shape',
  'week-minutes': 'shape',
  'week-load': 'shape',
  'day-order': 'shape',
  'start-and-steps': 'shape',
  name: 'shape',
} as const satisfies Readonly<Record<string, RuleId>>

/** A rule without a bound. */
export type FormId = keyof typeof FORMS

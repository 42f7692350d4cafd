import type { LimitId } from './limits.ts'
import type { RuleUnit } from './rule.ts'

/** Limits without a row of the rule card under their own name: they stand in another's, or only the planner reads them. */
type Untitled =
  | 'no-hard-eve'
  | 'volume-under-stress'
  | 'longer-run'
  | 'ultra-min'
  | 'ultra-km'
  | 'two-before-most'
  | 'two-before-least'
  | 'one-before-most'
  | 'one-before-least'
  | 'marathon-week'
  | 'training-days-most'
  | 'push-to-pull-least'
  | 'push-to-pull-most'

/** What a row of the rule card is about. */
export type RuleTitle = Exclude<LimitId, Untitled> | 'taper-weeks' | 'push-to-pull' | 'overlap'

export type RuleFact =
  | { readonly code: 'rule-title'; readonly about: RuleTitle }
  | {
      readonly code: 'rule-limit'
      readonly side: 'most' | 'least' | 'holds'
      readonly amount: number
      readonly unit: RuleUnit
    }
  /** `amount`: infinite where there is nothing to tell apart. */
  | { readonly code: 'rule-value'; readonly amount: number; readonly unit: RuleUnit }

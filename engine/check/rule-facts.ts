/** What a row of the rule card is about. */
export type RuleTitle =
  | 'hard-spacing'
  | 'hard-sessions'
  | 'hard-under-stress'
  | 'rest-and-light'
  | 'easy-share'
  | 'first-easy-weeks'
  | 'run-rise'
  | 'first-week'
  | 'week-rise'
  | 'run-km-rise'
  | 'load-rise'
  | 'week-of-month'
  | 'monotony'
  | 'loaded-in-row'
  | 'deload-cut'
  | 'deload-not-off'
  | 'long-run-share'
  | 'longest-min'
  | 'longest-km'
  | 'taper-rise'
  | 'taper-weeks'
  | 'event-week'
  | 'longest-to-event'
  | 'quiet-after-event'
  | 'training-days'
  | 'strength-days'
  | 'most-muscle-sets'
  | 'least-pattern-sets'
  | 'push-to-pull'
  | 'active-minutes'
  | 'best-week-active'
  | 'easy-aerobic'
  | 'mind-body'
  | 'training-to-bed'
  | 'sleep'
  | 'meal-to-hard'
  | 'overlap'

/** How a number of the rule card is shown. */
export type RuleUnit = 'min' | 'km' | 'percent' | 'times' | 'days' | 'count' | 'number' | 'load' | 'holds'

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

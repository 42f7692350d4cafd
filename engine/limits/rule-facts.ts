/** The rules of training science that a plan is measured by; E intensity, L load, T taper, S strength, G goals, D the day. */
export type RuleId =
  | `E${1 | 2 | 3 | 5 | 6 | 11}`
  | `L${1 | 2 | 4 | 5 | 6 | 8}`
  | 'L5-km'
  | 'L5-load'
  | `T${1 | 3 | 4 | 5 | 6 | 8}`
  | `S${1 | 3 | 8}`
  | `G${1 | 2 | 5 | 7}`
  | `D${1 | 2 | 3 | 6}`
  | 'frequency'
  | 'long-spacing'
  | 'shape'

/** What a row of the rule card is about. */
export type RuleTitle =
  | 'hard-spacing'
  | 'long-spacing'
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
  | 'long-to-event'
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

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

/** How a number of the rule card is shown. */
export type RuleUnit = 'min' | 'km' | 'percent' | 'times' | 'days' | 'count' | 'number' | 'load' | 'holds'

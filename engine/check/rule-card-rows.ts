import type { Finding, Measure } from './finding.ts'
import type { RuleId, RuleTitle, RuleUnit } from './rule-facts.ts'

/** One row of a plan's rule card: what it is called, which findings belong to it, and how their numbers are shown. */
export type RuleCardRow = {
  readonly title: RuleTitle
  readonly rule: RuleId
  /** What is measured, where one rule measures several things. */
  readonly measures: readonly Measure[]
  readonly side: Finding['side']
  readonly unit: RuleUnit
  readonly source: string
}

/** The rules of the card, in the order they are read: safety first, then shape, then what the goal needs. */
// biome-ignore format: a table reads best with one rule a line
export const RULE_CARD_ROWS: readonly RuleCardRow[] = [
  { title: 'hard-spacing', rule: 'E3', measures: ['hard-spacing'], side: 'least', unit: 'days', source: 'stanley-2013' },
  { title: 'hard-sessions', rule: 'E2', measures: ['hard-sessions'], side: 'most', unit: 'count', source: 'own-analysis-25-plans' },
  { title: 'hard-under-stress', rule: 'G7', measures: ['hard-under-stress'], side: 'most', unit: 'count', source: 'stults-kolehmainen-2014' },
  { title: 'rest-and-light', rule: 'E11', measures: ['rest-and-light'], side: 'least', unit: 'count', source: 'default-ours' },
  { title: 'easy-share', rule: 'E1', measures: ['easy-share'], side: 'least', unit: 'percent', source: 'seiler-2010' },
  { title: 'first-easy-weeks', rule: 'E1', measures: ['first-easy-weeks'], side: 'holds', unit: 'holds', source: 'default-ours' },
  { title: 'run-rise', rule: 'L6', measures: ['run-rise'], side: 'most', unit: 'times', source: 'frandsen-2025' },
  { title: 'first-week', rule: 'L5', measures: ['first-week'], side: 'most', unit: 'min', source: 'nielsen-2014' },
  { title: 'week-rise', rule: 'L5', measures: ['week-rise'], side: 'most', unit: 'min', source: 'nielsen-2014' },
  { title: 'run-km-rise', rule: 'L5-km', measures: ['run-km-rise'], side: 'most', unit: 'km', source: 'nielsen-2014' },
  { title: 'load-rise', rule: 'L5-load', measures: ['load-rise'], side: 'most', unit: 'load', source: 'foster-2001' },
  { title: 'week-of-month', rule: 'L4', measures: ['week-of-month'], side: 'most', unit: 'times', source: 'frandsen-2025' },
  { title: 'monotony', rule: 'L2', measures: ['monotony'], side: 'most', unit: 'number', source: 'foster-1998' },
  { title: 'loaded-in-row', rule: 'L8', measures: ['loaded-in-row'], side: 'most', unit: 'count', source: 'rogerson-2024' },
  { title: 'deload-cut', rule: 'L8', measures: ['deload-cut'], side: 'least', unit: 'percent', source: 'rogerson-2024' },
  { title: 'deload-not-off', rule: 'L8', measures: ['deload-cut'], side: 'most', unit: 'percent', source: 'rogerson-2024' },
  { title: 'long-run-share', rule: 'E5', measures: ['long-run-share'], side: 'most', unit: 'percent', source: 'own-analysis-25-plans' },
  { title: 'longest-min', rule: 'E6', measures: ['longest-min'], side: 'most', unit: 'min', source: 'default-ours' },
  { title: 'longest-km', rule: 'E6', measures: ['longest-km'], side: 'most', unit: 'km', source: 'fokkema-2020' },
  { title: 'taper-rise', rule: 'T1', measures: ['taper-rise'], side: 'most', unit: 'min', source: 'bosquet-2007' },
  { title: 'taper-weeks', rule: 'T3', measures: ['taper-week', 'event-week'], side: 'most', unit: 'percent', source: 'own-analysis-25-plans' },
  { title: 'taper-weeks', rule: 'T3', measures: ['taper-week', 'event-week'], side: 'least', unit: 'percent', source: 'own-analysis-25-plans' },
  { title: 'event-week', rule: 'T4', measures: ['event-week'], side: 'most', unit: 'percent', source: 'own-analysis-25-plans' },
  { title: 'longest-to-event', rule: 'T5', measures: ['longest-to-event'], side: 'least', unit: 'days', source: 'own-analysis-25-plans' },
  { title: 'quiet-after-event', rule: 'T8', measures: ['quiet-after-event'], side: 'holds', unit: 'holds', source: 'marathon-recovery-2017' },
  { title: 'training-days', rule: 'frequency', measures: ['training-days'], side: 'least', unit: 'count', source: 'default-ours' },
  { title: 'strength-days', rule: 'S1', measures: ['strength-days'], side: 'least', unit: 'count', source: 'acsm-2009' },
  { title: 'most-muscle-sets', rule: 'S3', measures: ['most-muscle-sets'], side: 'most', unit: 'count', source: 'schoenfeld-2017' },
  { title: 'least-pattern-sets', rule: 'S8', measures: ['least-pattern-sets'], side: 'least', unit: 'count', source: 'iversen-2021' },
  { title: 'push-to-pull', rule: 'S8', measures: ['push-to-pull'], side: 'least', unit: 'times', source: 'default-ours' },
  { title: 'push-to-pull', rule: 'S8', measures: ['push-to-pull'], side: 'most', unit: 'times', source: 'default-ours' },
  { title: 'active-minutes', rule: 'G1', measures: ['active-minutes'], side: 'least', unit: 'min', source: 'who-2020' },
  { title: 'best-week-active', rule: 'G2', measures: ['best-week-active'], side: 'least', unit: 'min', source: 'donnelly-2009' },
  { title: 'easy-aerobic', rule: 'G5', measures: ['easy-aerobic'], side: 'least', unit: 'count', source: 'singh-2023' },
  { title: 'mind-body', rule: 'G5', measures: ['mind-body'], side: 'least', unit: 'count', source: 'schleinzer-2024' },
  { title: 'training-to-bed', rule: 'D1', measures: ['training-to-bed'], side: 'least', unit: 'min', source: 'stutz-2019' },
  { title: 'sleep', rule: 'D2', measures: ['sleep'], side: 'least', unit: 'min', source: 'watson-2015' },
  { title: 'meal-to-hard', rule: 'D3', measures: ['meal-to-hard'], side: 'least', unit: 'min', source: 'default-ours' },
  { title: 'overlap', rule: 'D6', measures: ['overlap'], side: 'holds', unit: 'holds', source: 'default-ours' },
]

import type { Finding } from './finding.ts'

/** How one measure of the checker reads on a plan's rule card. */
export type RuleWords = {
  /** Rule and, where one rule has several measures, a part of the finding's text. */
  readonly rule: string
  readonly part?: string
  readonly side: Finding['side']
  readonly title: string
  readonly unit: Unit
  readonly source: string
}

/** How a number is shown. */
export type Unit = 'min' | 'km' | 'percent' | 'times' | 'days' | 'count' | 'number' | 'load' | 'holds'

/** The rules of the card, in the order they are read: safety first, then shape, then what the goal needs. */
export const RULE_WORDS: readonly RuleWords[] = [
  { rule: 'E3', side: 'least', title: 'Days from one hard day to the next', unit: 'days', source: 'stanley-2013' },
  { rule: 'E2', side: 'most', title: 'Hard sessions in a week', unit: 'count', source: 'own-analysis-25-plans' },
  {
    rule: 'G7',
    side: 'most',
    title: 'Hard sessions in a week while life is stressful',
    unit: 'count',
    source: 'stults-kolehmainen-2014',
  },
  { rule: 'E11', side: 'least', title: 'Rest and light days in a week', unit: 'count', source: 'default-ours' },
  {
    rule: 'E1',
    part: 'share',
    side: 'least',
    title: 'Easy part of endurance training',
    unit: 'percent',
    source: 'seiler-2010',
  },
  {
    rule: 'E1',
    part: 'beginner',
    side: 'holds',
    title: 'Four easy weeks to begin with',
    unit: 'holds',
    source: 'default-ours',
  },
  {
    rule: 'L6',
    side: 'most',
    title: 'Longest run against the longest of the 30 days before',
    unit: 'times',
    source: 'frandsen-2025',
  },
  { rule: 'L5', part: 'start', side: 'most', title: 'The first week', unit: 'min', source: 'nielsen-2014' },
  {
    rule: 'L5',
    part: 'rise',
    side: 'most',
    title: 'A week against the best of the four before',
    unit: 'min',
    source: 'nielsen-2014',
  },
  {
    rule: 'L5-km',
    side: 'most',
    title: 'Distance run in a week against the best of the four before',
    unit: 'km',
    source: 'nielsen-2014',
  },
  {
    rule: 'L5-load',
    side: 'most',
    title: 'Effort times minutes in a week against the best of the four before',
    unit: 'load',
    source: 'foster-2001',
  },
  { rule: 'L4', side: 'most', title: 'A week against the mean of its month', unit: 'times', source: 'frandsen-2025' },
  { rule: 'L2', side: 'most', title: 'How alike the days of a week are', unit: 'number', source: 'foster-1998' },
  {
    rule: 'L8',
    part: 'in a row',
    side: 'most',
    title: 'Full weeks in a row before an easier one',
    unit: 'count',
    source: 'rogerson-2024',
  },
  {
    rule: 'L8',
    part: 'deload',
    side: 'least',
    title: 'An easier week is smaller by',
    unit: 'percent',
    source: 'rogerson-2024',
  },
  {
    rule: 'L8',
    part: 'deload',
    side: 'most',
    title: 'An easier week is no week off',
    unit: 'percent',
    source: 'rogerson-2024',
  },
  {
    rule: 'E5',
    side: 'most',
    title: 'Part of a week in its longest run',
    unit: 'percent',
    source: 'own-analysis-25-plans',
  },
  { rule: 'E6', part: 'minutes', side: 'most', title: 'The longest run', unit: 'min', source: 'default-ours' },
  { rule: 'E6', part: 'km', side: 'most', title: 'The longest run', unit: 'km', source: 'fokkema-2020' },
  { rule: 'T1', side: 'most', title: 'No week grows before the event', unit: 'min', source: 'bosquet-2007' },
  {
    rule: 'T3',
    side: 'most',
    title: 'Last weeks before the event, of the fullest',
    unit: 'percent',
    source: 'own-analysis-25-plans',
  },
  {
    rule: 'T3',
    side: 'least',
    title: 'Last weeks before the event, of the fullest',
    unit: 'percent',
    source: 'own-analysis-25-plans',
  },
  {
    rule: 'T4',
    side: 'most',
    title: 'The week of the event, of the fullest',
    unit: 'percent',
    source: 'own-analysis-25-plans',
  },
  {
    rule: 'T5',
    side: 'least',
    title: 'Days from the longest run to the event',
    unit: 'days',
    source: 'own-analysis-25-plans',
  },
  {
    rule: 'T8',
    side: 'holds',
    title: 'No hard work in the days after an event',
    unit: 'holds',
    source: 'marathon-recovery-2017',
  },
  { rule: 'frequency', side: 'least', title: 'Training days in a week', unit: 'count', source: 'default-ours' },
  { rule: 'S1', side: 'least', title: 'Strength days in a week', unit: 'count', source: 'acsm-2009' },
  {
    rule: 'S3',
    side: 'most',
    title: 'Sets in a week for the muscle that works most',
    unit: 'count',
    source: 'schoenfeld-2017',
  },
  {
    rule: 'S8',
    part: 'all come up',
    side: 'least',
    title: 'Sets for legs, pushing and pulling, each',
    unit: 'count',
    source: 'iversen-2021',
  },
  {
    rule: 'S8',
    part: 'push to pull',
    side: 'least',
    title: 'Pushing for each pull',
    unit: 'times',
    source: 'default-ours',
  },
  {
    rule: 'S8',
    part: 'push to pull',
    side: 'most',
    title: 'Pushing for each pull',
    unit: 'times',
    source: 'default-ours',
  },
  { rule: 'G1', side: 'least', title: 'Active minutes in a week', unit: 'min', source: 'who-2020' },
  {
    rule: 'G2',
    side: 'least',
    title: 'Active minutes in a full week, for weight',
    unit: 'min',
    source: 'donnelly-2009',
  },
  {
    rule: 'G5',
    part: 'easy',
    side: 'least',
    title: 'Easy sessions in a week, for calm',
    unit: 'count',
    source: 'singh-2023',
  },
  {
    rule: 'G5',
    part: 'mind',
    side: 'least',
    title: 'Mind-body sessions in a week',
    unit: 'count',
    source: 'schleinzer-2024',
  },
  { rule: 'D1', side: 'least', title: 'From training to bed today', unit: 'min', source: 'stutz-2019' },
  { rule: 'D2', side: 'least', title: 'Sleep today', unit: 'min', source: 'watson-2015' },
  { rule: 'D3', side: 'least', title: 'From a main meal to hard training today', unit: 'min', source: 'default-ours' },
  {
    rule: 'D6',
    part: 'ends before',
    side: 'holds',
    title: 'Nothing of today overlaps',
    unit: 'holds',
    source: 'default-ours',
  },
]

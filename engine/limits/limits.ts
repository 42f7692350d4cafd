import type { RuleId, RuleUnit } from './rule.ts'

/** A bound: one number, or several by level, stress, kind of event or whatever else it differs by. */
type Bound = number | Readonly<Record<string, number>>

/** How far something may rise over what was before: by a ratio or by an amount, whichever lets it rise further. */
export type Growth = { readonly ratio: number; readonly more: number }

/** One rule of training with a bound, for the planner, the adapter, refusals, the checker and its card alike. */
type Limit = {
  readonly rule: RuleId
  /** Which side of the bound is allowed; `holds`: the bound says where something simply holds or not. */
  readonly side: 'most' | 'least' | 'holds'
  readonly unit: RuleUnit
  /** What no plan breaks. */
  readonly hard?: Bound
  /** Where a good plan aims. */
  readonly target?: Bound
  /** Numbers that belong to what is measured. */
  readonly given?: Readonly<Record<string, number>>
  readonly source: string
}

/**
 * The limits of training: the only place where their numbers stand. How each of them is measured the planner and the
 * checker say apart from each other; how far inside it a step of the planner stays, that step says beside it.
 */
// biome-ignore format: a table reads best with one limit a line
export const LIMITS = {
  /** By the calendar; by the clock two of them may be `slackHours` short, where the day leaves the choice. */
  'hard-spacing': { rule: 'E3', side: 'least', unit: 'days', hard: { low: 2, medium: 2, high: 3 }, given: { slackHours: 4 }, source: 'stanley-2013' },
  /** Of beginners. */
  'no-hard-eve': { rule: 'E3', side: 'holds', unit: 'days', hard: 1, source: 'default-ours' },
  /** Between two of a kind: bricks are a kind of their own. */
  'long-spacing': { rule: 'long-spacing', side: 'least', unit: 'days', hard: 5, source: 'default-ours' },
  'hard-sessions': { rule: 'E2', side: 'most', unit: 'count', hard: { beginner: 1, intermediate: 2, advanced: 3 }, source: 'own-analysis-25-plans' },
  /** Under high stress. */
  'hard-under-stress': { rule: 'G7', side: 'most', unit: 'count', hard: { beginner: 0, intermediate: 1, advanced: 2 }, source: 'stults-kolehmainen-2014' },
  /** Of the minutes without stress. */
  'volume-under-stress': { rule: 'G7', side: 'most', unit: 'percent', target: { low: 1, medium: 0.9, high: 0.75 }, source: 'stults-kolehmainen-2014' },
  /** A light day has `min` minutes at `rpe` at most. */
  'rest-and-light': { rule: 'E11', side: 'least', unit: 'count', hard: { beginner: 2, intermediate: 1, advanced: 1 }, given: { min: 30, rpe: 3 }, source: 'default-ours' },
  /** Of endurance minutes: what lies outside hard sessions, counted whole. */
  'easy-share': { rule: 'E1', side: 'least', unit: 'percent', hard: 0.75, source: 'seiler-2010' },
  /** The same with the warm-ups, rests and cool-downs of hard sessions: what is below a marathon's effort. */
  'easy-minutes': { rule: 'E1', side: 'least', unit: 'percent', target: 0.8, source: 'knopp-2024' },
  /** [weeks] of beginners. */
  'first-easy-weeks': { rule: 'E1', side: 'holds', unit: 'count', hard: 4, source: 'default-ours' },
  /** Over the longest run of the last `days`; who begins has run `startKm` at least. */
  'run-rise': { rule: 'L6', side: 'most', unit: 'times', hard: 1.3, given: { days: 30, startKm: 1.5 }, source: 'frandsen-2025' },
  'longer-run': { rule: 'L6', side: 'most', unit: 'km', target: { ratio: 1.1, more: 1 }, source: 'frandsen-2025' },
  /** Over the usual week before the plan, or `least`. */
  'first-week': { rule: 'L5', side: 'most', unit: 'min', hard: { ratio: 1.2, more: 20, least: 90 }, source: 'nielsen-2014' },
  'week-rise': { rule: 'L5', side: 'most', unit: 'min', hard: { ratio: 1.2, more: 20 }, target: { ratio: 1.1, more: 20 }, source: 'nielsen-2014' },
  /** Or, in the first weeks and after weeks without running, `ofLongest` times the longest run before the plan. */
  'run-km-rise': { rule: 'L5-km', side: 'most', unit: 'km', hard: { ratio: 1.2, more: 3, ofLongest: 2 }, source: 'nielsen-2014' },
  'load-rise': { rule: 'L5-load', side: 'most', unit: 'load', target: { ratio: 1.2, more: 80 }, source: 'foster-2001' },
  /** The newest week to the mean of four: a shape, no proof of safety. */
  'week-of-month': { rule: 'L4', side: 'most', unit: 'times', hard: 1.5, target: 1.3, source: 'frandsen-2025' },
  monotony: { rule: 'L2', side: 'most', unit: 'number', hard: 2, source: 'foster-1998' },
  /** [weeks] */
  'loaded-in-row': { rule: 'L8', side: 'most', unit: 'count', hard: 6, source: 'rogerson-2024' },
  'deload-cut': { rule: 'L8', side: 'least', unit: 'percent', hard: 0.08, target: 0.15, source: 'rogerson-2024' },
  'deload-not-off': { rule: 'L8', side: 'most', unit: 'percent', hard: 0.45, target: 0.4, source: 'rogerson-2024' },
  /** By runs of the week, from three on. */
  'long-run-share': { rule: 'E5', side: 'most', unit: 'percent', hard: { 3: 0.6, 4: 0.52, 5: 0.45, 6: 0.38, 7: 0.38 }, target: { 3: 0.55, 4: 0.47, 5: 0.4, 6: 0.33, 7: 0.33 }, source: 'own-analysis-25-plans' },
  'longest-min': { rule: 'E6', side: 'most', unit: 'min', hard: 180, source: 'default-ours' },
  'longest-km': { rule: 'E6', side: 'most', unit: 'km', target: { beginner: 29, intermediate: 31, advanced: 33 }, source: 'fokkema-2020' },
  /** The same towards an event longer than a marathon. */
  'ultra-min': { rule: 'E6', side: 'most', unit: 'min', hard: 300, source: 'ultra-plans' },
  'ultra-km': { rule: 'E6', side: 'most', unit: 'km', target: { beginner: 30, intermediate: 38, advanced: 42 }, source: 'ultra-plans' },
  /** To the week before. */
  'taper-rise': { rule: 'T1', side: 'most', unit: 'min', hard: { ratio: 1, more: 0 }, source: 'bosquet-2007' },
  /** Of the fullest week: two weeks before a marathon, one week before it, and its own week. */
  'two-before-most': { rule: 'T3', side: 'most', unit: 'percent', target: 0.9, source: 'own-analysis-25-plans' },
  'two-before-least': { rule: 'T3', side: 'least', unit: 'percent', target: 0.65, source: 'own-analysis-25-plans' },
  'one-before-most': { rule: 'T3', side: 'most', unit: 'percent', target: 0.75, source: 'own-analysis-25-plans' },
  'one-before-least': { rule: 'T3', side: 'least', unit: 'percent', target: 0.45, source: 'own-analysis-25-plans' },
  'marathon-week': { rule: 'T3', side: 'most', unit: 'percent', target: 0.45, source: 'own-analysis-25-plans' },
  'event-week': { rule: 'T4', side: 'most', unit: 'percent', hard: 0.6, target: 0.55, source: 'own-analysis-25-plans' },
  /** `long`: a marathon, or what takes as much. */
  'longest-to-event': { rule: 'T5', side: 'least', unit: 'days', hard: { long: 14, other: 7 }, source: 'own-analysis-25-plans' },
  'long-to-event': { rule: 'T5', side: 'least', unit: 'days', hard: { long: 7, other: 5 }, source: 'default-ours' },
  'quiet-after-event': { rule: 'T8', side: 'holds', unit: 'days', hard: { '5k': 3, '10k': 5, half: 7, marathon: 14, other: 3 }, source: 'marathon-recovery-2017' },
  /** Of the days asked for; `freed`: around an event. */
  'training-days': { rule: 'frequency', side: 'least', unit: 'count', hard: { usual: 1, freed: 0.8 }, source: 'default-ours' },
  'training-days-most': { rule: 'frequency', side: 'most', unit: 'count', hard: 1, source: 'default-ours' },
  /** The levels: of who wants muscle. */
  'strength-days': { rule: 'S1', side: 'least', unit: 'count', hard: { usual: 2, beginner: 2, intermediate: 3, advanced: 3 }, source: 'acsm-2009' },
  'most-muscle-sets': { rule: 'S3', side: 'most', unit: 'count', hard: 30, target: 20, source: 'schoenfeld-2017' },
  /** Hard where the week has `min` minutes of strength. */
  'least-pattern-sets': { rule: 'S8', side: 'least', unit: 'count', hard: 1, target: 1, given: { min: 50 }, source: 'iversen-2021' },
  'push-to-pull-least': { rule: 'S8', side: 'least', unit: 'times', target: 0.75, source: 'default-ours' },
  'push-to-pull-most': { rule: 'S8', side: 'most', unit: 'times', target: 1.34, source: 'default-ours' },
  'active-minutes': { rule: 'G1', side: 'least', unit: 'min', target: 150, source: 'who-2020' },
  'best-week-active': { rule: 'G2', side: 'least', unit: 'min', target: 250, source: 'donnelly-2009' },
  'easy-aerobic': { rule: 'G5', side: 'least', unit: 'count', hard: 3, source: 'singh-2023' },
  /** `many`: from five training days on. */
  'mind-body': { rule: 'G5', side: 'least', unit: 'count', hard: { few: 1, many: 2 }, source: 'schleinzer-2024' },
  'training-to-bed': { rule: 'D1', side: 'least', unit: 'min', hard: { any: 60, hard: 120 }, source: 'stutz-2019' },
  sleep: { rule: 'D2', side: 'least', unit: 'min', hard: 420, source: 'watson-2015' },
  'meal-to-hard': { rule: 'D3', side: 'least', unit: 'min', hard: 90, target: 120, source: 'default-ours' },
} as const satisfies Readonly<Record<string, Limit>>

/** A rule of training with a bound. */
export type LimitId = keyof typeof LIMITS

/** A bound with the margin that a step of the planner keeps to it, as exact as both are written. */
export function inside(bound: number, margin: number): number {
  return Math.round((bound - margin) * 1000) / 1000
}

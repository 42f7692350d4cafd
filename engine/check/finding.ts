import type { CivilDate, Level, Profile, StartingPoint } from '../model.ts'
import type { MeasuredDay, MeasuredPlan, MeasuredWeek } from './measured-plan.ts'
import type { RuleId, RuleTitle } from './rule-facts.ts'

/** What of a plan is measured. */
export type Measure =
  | RuleTitle
  | 'taper-week'
  | 'load-of-effort'
  | 'deload-sessions'
  | 'no-hard-eve'
  | 'phase-order'
  /** The day. */
  | 'timeline'
  | 'item-length'
  | 'midnight'
  | 'session-in-day'
  /** The shape of a plan. */
  | 'version'
  | 'today-inside'
  | 'weeks'
  | 'week-number'
  | 'monday'
  | 'week-order'
  | 'week-minutes'
  | 'week-load'
  | 'day-order'
  | 'start-and-steps'
  | 'name'

/** One rule measured on a plan. `hard` limits may never be broken, `target` ones are where a good plan aims. */
export type Finding = {
  readonly rule: RuleId
  readonly kind: 'hard' | 'target'
  /** Which side of the limit is allowed; `holds` simply holds or not. */
  readonly side: 'most' | 'least' | 'holds'
  readonly limit: number
  readonly value: number
  readonly ok: boolean
  /** The week by its number, the day by its date, or what else was measured. */
  readonly where: number | string
  readonly measure: Measure
}

/** Where a rule was measured and what, for whoever mends the planner. */
export function findingText({ where, measure }: Finding): string {
  return typeof where === 'number' ? `week ${where}: ${measure}` : `${where}: ${measure}`
}

/** A plan with what the rules need to know about its weeks. */
export type Checked = {
  readonly schedule: MeasuredPlan
  readonly profile: Profile
  readonly start: StartingPoint
  readonly weeks: readonly CheckedWeek[]
  /** The weeks that are measured; the others are there to measure against. */
  readonly scope: readonly CheckedWeek[]
}

/** Which part of a plan is measured, and which of its days are no longer as first planned. */
export type Scope = {
  readonly changed?: ReadonlySet<CivilDate>
  /** Week indices, inclusive. */
  readonly from?: number
  readonly until?: number
}

export type CheckedWeek = {
  readonly week: MeasuredWeek
  readonly index: number
  /** Training without races [min, AU, km]. */
  readonly trainedMin: number
  readonly trainedLoadAu: number
  readonly runKm: number
  readonly sessions: number
  readonly hasRace: boolean
  /** History changed some of its days: rules of a week's shape are no measure for it, rules of load are. */
  readonly adapted: boolean
  /** Week 1 when it begins after Monday. */
  readonly partial: boolean
}

/** Whether a day belongs to endurance work. */
export function isEndurance(day: MeasuredDay): boolean {
  return ['run', 'walk', 'cycle', 'swim', 'row', 'cardio', 'brick'].includes(day.discipline)
}

/** A rule that a value stays at or below a limit. */
export function atMost(
  rule: RuleId,
  kind: Finding['kind'],
  value: number,
  limit: number,
  where: Finding['where'],
  measure: Measure,
): Finding {
  return { rule, kind, side: 'most', limit, value, ok: value <= limit + 1e-6, where, measure }
}

/** A rule that a value stays at or above a limit. */
export function atLeast(
  rule: RuleId,
  kind: Finding['kind'],
  value: number,
  limit: number,
  where: Finding['where'],
  measure: Measure,
): Finding {
  return { rule, kind, side: 'least', limit, value, ok: value >= limit - 1e-6, where, measure }
}

/** A rule that simply holds or not. */
export function holds(
  rule: RuleId,
  ok: boolean,
  where: Finding['where'],
  measure: Measure,
  kind: Finding['kind'] = 'hard',
): Finding {
  return { rule, kind, side: 'holds', limit: 1, value: ok ? 1 : 0, ok, where, measure }
}

/** Prepares a plan for the rules. */
export function checked(schedule: MeasuredPlan, profile: Profile, start: StartingPoint, scope: Scope = {}): Checked {
  const changed = scope.changed ?? changedDays(schedule)
  const weeks = schedule.weeklyPlan.map((week, index) => checkedWeek(week, index, profile, changed))
  const { from = 0, until = weeks.length } = scope
  return { schedule, profile, start, weeks, scope: weeks.slice(from, until + 1) }
}

function checkedWeek(
  week: MeasuredWeek,
  index: number,
  profile: Profile,
  changed: ReadonlySet<CivilDate>,
): CheckedWeek {
  let trainedMin = 0
  let trainedLoadAu = 0
  let runKm = 0
  let sessions = 0
  let hasRace = false
  for (const day of week.days) {
    if (day.durationMin > 0) sessions++
    if (day.discipline === 'race') {
      hasRace = true
      continue
    }
    trainedMin += day.durationMin
    trainedLoadAu += day.loadAu
    if (day.discipline === 'run') runKm += day.distanceKm ?? 0
  }
  const partial = index === 0 && isPartial(week, profile.trainingDays)
  const adapted = changed.size > 0 && week.days.some((day) => changed.has(day.date))
  return { week, index, trainedMin, trainedLoadAu, runKm, sessions, adapted, hasRace, partial }
}

/** Whether a plan's first week began too late in the week to be a measure for those after it. */
export function isPartial({ days }: MeasuredWeek, trainingDays: number): boolean {
  const first = days.findIndex((day) => day.durationMin > 0)
  const sessions = days.filter((day) => day.durationMin > 0).length
  return first !== 0 && (sessions < trainingDays || first >= 3)
}

function changedDays({ reasons }: MeasuredPlan): ReadonlySet<CivilDate> {
  return new Set(reasons.filter(({ code }) => code.startsWith('adapted-')).map(({ date }) => date))
}

/** Sum of a measure over a list. */
export function sum<T>(list: readonly T[], measure: (item: T) => number): number {
  let total = 0
  for (const item of list) total += measure(item)
  return total
}

/** A number per level. */
export function byLevel(level: Level, beginner: number, intermediate: number, advanced: number): number {
  return { beginner, intermediate, advanced }[level]
}

import { BOUNDS } from '../limits/bounds.ts'
import { FORMS, type FormId } from '../limits/forms.ts'
import { LIMITS, type LimitId } from '../limits/limits.ts'
import type { RuleId } from '../limits/rule.ts'
import { type CivilDate, type StartingPoint, TRAINING_DAYS } from '../model.ts'
import { sure } from '../sure.ts'
import type { MeasuredDay, MeasuredPlan, MeasuredProfile, MeasuredWeek } from './measured-plan.ts'

/** What of a plan is measured. */
export type Measure = LimitId | FormId

/** Limits that simply hold or not. */
type HeldId = { [Id in LimitId]: (typeof LIMITS)[Id]['side'] extends 'holds' ? Id : never }[LimitId]

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
  readonly profile: MeasuredProfile
  readonly start: StartingPoint
  readonly weeks: readonly CheckedWeek[]
  /** The weeks that are measured; the others are there to measure against. */
  readonly scope: readonly CheckedWeek[]
}

/** Which part of a plan is measured, and which of its days are no longer as first planned. */
export type Scope = {
  readonly changed?: ReadonlySet<CivilDate>
  /** Indices of weeks off: hardly anything was done of them, and more in the weeks before. */
  readonly off?: ReadonlySet<number>
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
  /** [AU] without practices and matches that others lead, events included. */
  readonly ownLoadAu: number
  readonly runKm: number
  readonly sessions: number
  readonly hasRace: boolean
  /** History changed some of its days: rules of a week's shape are no measure for it, rules of load are. */
  readonly adapted: boolean
  /** The person's own facts leave it fewer days or shorter ones than were wished: they decide its shape. */
  readonly bound: boolean
  /** The person is away for more than one of its days, or had a week off. */
  readonly away: boolean
  /** Week 1 when it begins after Monday. */
  readonly partial: boolean
}

/** Whether a day belongs to endurance work. */
export function isEndurance(day: MeasuredDay): boolean {
  return ENDURANCE.has(day.discipline)
}

const ENDURANCE: ReadonlySet<string> = new Set(['run', 'walk', 'cycle', 'swim', 'row', 'cardio', 'brick'])

/** A value beside the bound of a limit, as the circumstances of a plan make it. */
export function measured(
  measure: Exclude<LimitId, HeldId>,
  kind: Finding['kind'],
  value: number,
  limit: number,
  where: Finding['where'],
): Finding {
  const { rule, side } = LIMITS[measure]
  const ok = side === 'most' ? value <= limit + 1e-6 : value >= limit - 1e-6
  return { rule, kind, side, limit, value, ok, where, measure }
}

/** What simply holds or not. */
export function holds(measure: HeldId | FormId, ok: boolean, where: Finding['where']): Finding {
  const rule = measure in FORMS ? FORMS[measure as FormId] : LIMITS[measure as HeldId].rule
  return { rule, kind: 'hard', side: 'holds', limit: 1, value: ok ? 1 : 0, ok, where, measure }
}

/** Prepares a plan for the rules. */
export function checked(
  schedule: MeasuredPlan,
  profile: MeasuredProfile,
  start: StartingPoint,
  scope: Scope = {},
): Checked {
  const changed = scope.changed ?? changedDays(schedule)
  const weeks = schedule.weeklyPlan.map((week, index) => {
    const one = checkedWeek(week, index, { schedule, profile }, changed)
    return scope.off?.has(index) ? { ...one, away: true } : one
  })
  const { from = 0, until = weeks.length } = scope
  return { schedule, profile, start, weeks, scope: weeks.slice(from, until + 1) }
}

/** The code of the reason for a day that the person said is not like the others. */
const AWAY = 'adapted-dated'

function checkedWeek(
  week: MeasuredWeek,
  index: number,
  { schedule, profile }: Pick<Checked, 'schedule' | 'profile'>,
  changed: ReadonlySet<CivilDate>,
): CheckedWeek {
  let trainedMin = 0
  let trainedLoadAu = 0
  let runKm = 0
  let sessions = 0
  let hasRace = false
  for (const day of week.days) {
    // A day whose training others lead bears its load.
    if (day.durationMin > 0 || day.loadAu > 0) sessions++
    if (day.discipline === 'race') {
      hasRace = true
      continue
    }
    trainedMin += day.durationMin
    trainedLoadAu += day.loadAu
    if (day.discipline === 'run') runKm += day.distanceKm ?? 0
  }
  const bound = schedule.bound?.has(week.week) ?? false
  // A Monday that is kept free, that was taken away later, or whose training lies on days that the person likes better, is no
  // late beginning.
  const isKeptFree = bound || changed.has(week.startDate)
  const begunLate = schedule.anchor === undefined ? !isKeptFree : schedule.anchor > week.startDate
  // Whoever has fewer open days is planned for as if they had three.
  const partial = index === 0 && begunLate && isPartial(week, Math.max(TRAINING_DAYS[0], profile.trainingDays))
  const adapted = changed.size > 0 && week.days.some((day) => changed.has(day.date))
  const daysAway = schedule.reasons.filter(
    ({ date, code }) => code === AWAY && date >= week.startDate && date <= sure(week.days[6]).date,
  )
  const away = adapted && daysAway.length >= BOUNDS['days-away'].least
  const ownLoadAu = sum(week.days, ({ durationMin, loadAu }) => (durationMin > 0 ? loadAu : 0))
  return { week, index, trainedMin, trainedLoadAu, ownLoadAu, runKm, sessions, adapted, bound, away, hasRace, partial }
}

/** Whether a plan's first week began too late in the week to be a measure for those after it. */
export function isPartial({ days }: MeasuredWeek, trainingDays: number): boolean {
  const first = days.findIndex((day) => day.loadAu > 0)
  const sessions = days.filter((day) => day.loadAu > 0).length
  return first !== 0 && (sessions < Math.min(trainingDays, 6) || first >= 3)
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

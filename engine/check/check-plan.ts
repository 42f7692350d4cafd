import type { StartingPoint } from '../model.ts'
import { dayRules } from './day-rules.ts'
import { type Checked, checked, type Finding, type Measure, type Scope } from './finding.ts'
import { goalRules } from './goal-rules.ts'
import { intensityRules } from './intensity-rules.ts'
import { loadRules } from './load-rules.ts'
import type { MeasuredPlan, MeasuredProfile, MeasuredWeek } from './measured-plan.ts'
import { phaseRules } from './phase-rules.ts'
import { runRules } from './run-rules.ts'
import { shapeRules } from './shape-rules.ts'

const ASSUMED = {
  beginner: { weeklyMin: 60, longestMin: 20, longestRunKm: null },
  intermediate: { weeklyMin: 150, longestMin: 45, longestRunKm: null },
  advanced: { weeklyMin: 240, longestMin: 75, longestRunKm: null },
} as const

/**
 * Measures a plan against the rules of training science, whoever made the plan.
 * @param start - where training stood before; assumed by level when left out
 * @returns one finding per rule and place, kept ones included
 * @source frandsen-2025, nielsen-2014, seiler-2010, bosquet-2007, own-analysis-25-plans
 */
export function checkPlan(schedule: MeasuredPlan, profile: MeasuredProfile, start?: StartingPoint): Finding[] {
  const plan = checked(schedule, profile, start ?? ASSUMED[profile.level])
  return [...shapeRules(plan), ...weekFindings(plan), ...dayRules(plan)]
}

/** How far what is planned goes beyond what came before it. */
const RISES: ReadonlySet<Measure> = new Set<Measure>([
  ...(['run-rise', 'longer-run', 'run-km-rise'] as const),
  ...(['week-rise', 'load-rise', 'week-of-month'] as const),
])

/**
 * The same of a plan under way: what is to come is measured by what was done before it, and not by what had been planned.
 * @param after - its weeks with what was done of those that are over, and which of these say nothing
 */
export function checkPlanAfter(
  schedule: MeasuredPlan,
  after: After,
  profile: MeasuredProfile,
  start?: StartingPoint,
): Finding[] {
  const asPlanned = checkPlan(schedule, profile, start)
  if (after.done.every((week, index) => week === schedule.weeklyPlan[index])) return asPlanned
  const { off, from } = after
  const planOf = (weeklyPlan: readonly MeasuredWeek[]) =>
    checked({ ...schedule, weeklyPlan }, profile, start ?? ASSUMED[profile.level], { from, off })
  const rises = [...loadRules(planOf(after.used)), ...runRules(planOf(after.done))].filter(({ measure }) =>
    RISES.has(measure),
  )
  return [...asPlanned.filter(({ measure }) => !RISES.has(measure)), ...rises]
}

/** What was done of a plan's weeks. */
type After = {
  readonly done: readonly MeasuredWeek[]
  /** The same with weeks that were kept as a whole as they had been planned: from these the next ones grow. */
  readonly used: readonly MeasuredWeek[]
  /** Indices of weeks of which hardly anything was done: they say nothing of what somebody is used to. */
  readonly off: ReadonlySet<number>
  /** Index of the first week that is to come. */
  readonly from: number
}

/**
 * Measures some weeks of a plan against the rules for weeks, to judge a change to them.
 * @param scope - the weeks to measure, and the days that are no longer as first planned
 * @returns the findings that forbid the change or stood before it
 */
export function weekViolations(
  plan: Pick<MeasuredPlan, 'weeklyPlan' | 'events'>,
  profile: MeasuredProfile,
  start: StartingPoint,
  scope: Scope,
): Finding[] {
  const schedule = { ...NOTHING, ...plan }
  return hardViolations(weekFindings(checked(schedule, profile, start, scope)))
}

function weekFindings(plan: Checked): Finding[] {
  return [...loadRules(plan), ...runRules(plan), ...intensityRules(plan), ...phaseRules(plan), ...goalRules(plan)]
}

const NOTHING: MeasuredPlan = { version: 2, date: '', events: [], todaysSchedule: [], weeklyPlan: [], reasons: [] }

/** The findings that forbid a plan. */
export function hardViolations(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => finding.kind === 'hard' && !finding.ok)
}

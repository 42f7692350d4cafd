import { HARD_KINDS } from '../../engine/sessions/step-kind.ts'
import { type BenchPlan, plansOf } from './planner.ts'
import { PUBLISHED, type PublishedPlan } from './published.ts'
import { lineOf } from './rivals.ts'

const HARD_STEPS: ReadonlySet<string> = HARD_KINDS
/** [ratio] of the minutes of build and peak that should be at that effort. @source knopp-2024 */
const SHARE = { least: 0.15, most: 0.22 }

/** Minutes at a marathon's effort or above of one planned person's endurance sessions, races apart. */
export type HardMinutes = {
  readonly plan: PublishedPlan
  readonly days: number
  /** [ratio] of the endurance minutes of build and peak, deloads apart. */
  readonly loaded: number
  /** [ratio] of those of the whole plan, and whole hard sessions of them. */
  readonly all: number
  readonly sessions: number
  /** [min] in the fullest session, at a marathon's effort in all long runs, and in all. */
  readonly mostMin: number
  readonly inLongMin: number
  readonly allMin: number
}

/** What published plans' people from intermediate on would run hard, on as many days as those have runs and one more. */
export async function hardMinutes(command: readonly string[]): Promise<HardMinutes[]> {
  const people = PUBLISHED.filter(({ level }) => level !== 'beginner').flatMap((plan) =>
    [plan.runs, plan.runs + 1].filter((days) => days <= 7).map((days) => ({ plan, days })),
  )
  const plans = await plansOf(
    command,
    people.map(({ plan, days }) => lineOf(plan, days)),
  )
  return plans.map((plan, index) => ({ ...sharesOf(plan), ...(people[index] as (typeof people)[number]) }))
}

type Day = BenchPlan['weeklyPlan'][number]['days'][number]

function sharesOf({ weeklyPlan }: BenchPlan): Omit<HardMinutes, 'plan' | 'days'> {
  const sum = { loaded: 0, loadedHard: 0, all: 0, hard: 0, sessions: 0, mostMin: 0, inLongMin: 0 }
  for (const week of weeklyPlan) {
    const isLoaded = (week.phase === 'build' || week.phase === 'peak') && !week.deload
    for (const day of week.days.filter(isEndurance)) {
      const hard = hardMinOf(day)
      sum.all += day.durationMin
      sum.hard += hard
      if (day.hard) sum.sessions += day.durationMin
      if (day.longSession) sum.inLongMin += hard
      sum.mostMin = Math.max(sum.mostMin, hard)
      if (!isLoaded) continue
      sum.loaded += day.durationMin
      sum.loadedHard += hard
    }
  }
  return {
    loaded: sum.loadedHard / Math.max(1, sum.loaded),
    all: sum.hard / Math.max(1, sum.all),
    sessions: sum.sessions / Math.max(1, sum.all),
    ...{ mostMin: sum.mostMin, inLongMin: sum.inLongMin, allMin: sum.hard },
  }
}

function isEndurance({ discipline }: Day): boolean {
  return ['run', 'walk', 'cycle', 'swim', 'row', 'cardio', 'brick'].includes(discipline)
}

function hardMinOf({ workout }: Day): number {
  const steps = workout.exercises.filter(({ kind }) => kind !== undefined && HARD_STEPS.has(kind))
  return steps.reduce((sum, { sets, durationSec = 0 }) => sum + (Math.max(1, sets) * durationSec) / 60, 0)
}

/** Them as a table. @returns Markdown */
export async function hardMinutesTable(command: readonly string[]): Promise<string> {
  const rows = await hardMinutes(command)
  const inside = rows.filter(({ loaded }) => loaded >= SHARE.least && loaded <= SHARE.most).length
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  return [
    '| As published plan | days | build and peak | whole plan | sessions that hold them | most in one [min] | in long runs [min] | in all [min] |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ plan, days, loaded, all, sessions, mostMin, inLongMin, allMin }) =>
        `| ${plan.name} | ${days} | ${percent(loaded)} | ${percent(all)} | ${percent(sessions)} | ${mostMin.toFixed(0)} | ${inLongMin.toFixed(0)} | ${allMin.toFixed(0)} |`,
    ),
    '',
    `Between ${percent(SHARE.least)} and ${percent(SHARE.most)} of the minutes of build and peak: ${inside} of ${rows.length}.`,
  ].join('\n')
}

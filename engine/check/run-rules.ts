import { addDays } from '../civil-date.ts'
import { atMost, byLevel, type Checked, type CheckedWeek, type Finding, sum } from './finding.ts'
import type { MeasuredDay } from './measured-plan.ts'

/** L6, E5, E6: single runs and long runs. */
export function runRules(plan: Checked): Finding[] {
  return [...spikeRules(plan), ...plan.scope.flatMap((week) => longRules(plan, week))]
}

const START_PACE = { beginner: 8, intermediate: 6, advanced: 5.3 } as const

function spikeRules({ schedule, profile, start, scope }: Checked): Finding[] {
  const runRaces = new Set(schedule.events.filter((event) => event.discipline === 'run').map((event) => event.date))
  const runs: MeasuredDay[] = []
  for (const week of schedule.weeklyPlan)
    for (const day of week.days)
      if (day.distanceKm !== null && (day.discipline === 'run' || runRaces.has(day.date))) runs.push(day)
  const first = schedule.weeklyPlan[0]?.days[0]?.date
  const [scopeStart, scopeEnd] = [scope[0]?.week.startDate, scope.at(-1)?.week.days[6]?.date]
  if (first === undefined || scopeStart === undefined || scopeEnd === undefined) return []
  const startKm = Math.max(1.5, start.longestRunKm ?? start.longestMin / START_PACE[profile.level])
  const early = addDays(first, 36)
  return runs.flatMap((run, index) => {
    if (run.discipline === 'race' || run.date < scopeStart || run.date > scopeEnd) return []
    const since = addDays(run.date, -30)
    const aWeekAgo = addDays(run.date, -7)
    let longestKm = 0
    let { longestMin } = start
    let older = false
    for (let back = index - 1; back >= 0 && runs[back]!.date >= since; back--) {
      const other = runs[back]!
      longestKm = Math.max(longestKm, other.distanceKm ?? 0)
      longestMin = Math.max(longestMin, other.durationMin)
      older ||= other.date < aWeekAgo
    }
    // Before the plan, and after a month without running, the first week starts where the person started.
    if (run.date <= early || !older) longestKm = Math.max(longestKm, startKm)
    return longestKm <= 0 ? [] : spikeOf(run, longestKm, longestMin)
  })
}

function spikeOf(run: MeasuredDay, longestKm: number, longestMin: number): Finding[] {
  const km = run.distanceKm ?? 0
  const soft = Math.max(longestKm * 1.1, longestKm + 1)
  return [
    atMost('L6', 'hard', km / longestKm, 1.3, run.date, 'run-rise'),
    run.durationMin <= longestMin + 10
      ? atMost('L6', 'target', Math.min(km, soft), soft, run.date, 'run-rise')
      : atMost('L6', 'target', km, soft + 0.05, run.date, 'run-rise'),
  ]
}

const SHARE: readonly number[] = [1, 1, 1, 0.55, 0.47, 0.4, 0.33, 0.33]

function longRules({ profile }: Checked, { week, hasRace, adapted }: CheckedWeek): Finding[] {
  const runs = week.days.filter((day) => day.discipline === 'run')
  const long = Math.max(0, ...runs.map((day) => day.durationMin))
  const findings = [atMost('E6', 'hard', long, 181, week.week, 'longest-min')]
  const total = sum(runs, (day) => day.durationMin)
  if (runs.length >= 3 && !hasRace && week.phase !== 'recovery' && total > 0) {
    const limit = SHARE[runs.length]!
    findings.push(
      // The long run may lie before the day from which a week was made lighter.
      atMost('E5', adapted ? 'target' : 'hard', long / total, limit + 0.05, week.week, 'long-run-share'),
      atMost('E5', 'target', long / total, limit, week.week, 'long-run-share'),
    )
  }
  const km = Math.max(0, ...runs.map((day) => day.distanceKm ?? 0))
  findings.push(atMost('E6', 'target', km, byLevel(profile.level, 26, 31, 33), week.week, 'longest-km'))
  return findings
}

import { daysBetween } from '../civil-date.ts'
import type { PlanDay } from '../model.ts'
import { atMost, byLevel, type Checked, type CheckedWeek, type Finding, sum } from './finding.ts'

/** L6, E5, E6: single runs and long runs. */
export function runRules(plan: Checked): Finding[] {
  return [...spikeRules(plan), ...plan.weeks.flatMap((week) => longRules(plan, week))]
}

const START_PACE = { beginner: 8, intermediate: 6, advanced: 5.3 } as const

function spikeRules({ schedule, profile, start }: Checked): Finding[] {
  const runRaces = new Set(schedule.events.filter((event) => event.discipline === 'run').map((event) => event.date))
  const runs = schedule.weeklyPlan.flatMap((week) =>
    week.days.filter((day) => day.distanceKm !== null && (day.discipline === 'run' || runRaces.has(day.date))),
  )
  const first = schedule.weeklyPlan[0]?.days[0]?.date
  const startKm = Math.max(1.5, start.longestRunKm ?? start.longestMin / START_PACE[profile.level])
  return runs.flatMap((run, index) => {
    if (run.discipline === 'race' || first === undefined) return []
    const recent = runs.slice(0, index).filter((other) => daysBetween(other.date, run.date) <= 30)
    // Before the plan, and after a month without running, the first week starts where the person started.
    const older = recent.some((other) => daysBetween(other.date, run.date) > 7)
    const known = daysBetween(first, run.date) <= 36 || !older ? [startKm] : []
    const longestKm = Math.max(...known, ...recent.map((other) => other.distanceKm ?? 0))
    const longestMin = Math.max(start.longestMin, ...recent.map((other) => other.durationMin))
    if (longestKm <= 0 || !Number.isFinite(longestKm)) return []
    return spikeOf(run, longestKm, longestMin)
  })
}

function spikeOf(run: PlanDay, longestKm: number, longestMin: number): Finding[] {
  const km = run.distanceKm ?? 0
  const soft = Math.max(longestKm * 1.1, longestKm + 1)
  return [
    atMost('L6', 'hard', km / longestKm, 1.3, `${run.date}: run over the longest of 30 days`),
    run.durationMin <= longestMin + 10
      ? atMost('L6', 'target', Math.min(km, soft), soft, `${run.date}: run over the longest of 30 days`)
      : atMost('L6', 'target', km, soft + 0.05, `${run.date}: run over the longest of 30 days`),
  ]
}

const SHARE: readonly number[] = [1, 1, 1, 0.55, 0.47, 0.4, 0.33, 0.33]

function longRules({ profile }: Checked, { week, hasRace, adapted }: CheckedWeek): Finding[] {
  const runs = week.days.filter((day) => day.discipline === 'run')
  const long = Math.max(0, ...runs.map((day) => day.durationMin))
  const findings = [atMost('E6', 'hard', long, 181, `week ${week.week}: longest run in minutes`)]
  const total = sum(runs, (day) => day.durationMin)
  if (runs.length >= 3 && !hasRace && week.phase !== 'recovery' && total > 0) {
    const limit = SHARE[runs.length]!
    findings.push(
      // The long run may lie before the day from which a week was made lighter.
      atMost(
        'E5',
        adapted ? 'target' : 'hard',
        long / total,
        limit + 0.05,
        `week ${week.week}: long run of ${runs.length} runs`,
      ),
      atMost('E5', 'target', long / total, limit, `week ${week.week}: long run of ${runs.length} runs`),
    )
  }
  const km = Math.max(0, ...runs.map((day) => day.distanceKm ?? 0))
  findings.push(atMost('E6', 'target', km, byLevel(profile.level, 26, 31, 33), `week ${week.week}: longest run in km`))
  return findings
}

import { addDays } from '../civil-date.ts'
import { LIMITS } from '../limits/limits.ts'
import { sure } from '../sure.ts'
import { type Checked, type CheckedWeek, type Finding, measured, sum } from './finding.ts'
import type { MeasuredDay, MeasuredWeek } from './measured-plan.ts'

/** L6, E5, E6: single runs and long runs. */
export function runRules(plan: Checked): Finding[] {
  return [...spikeRules(plan), ...plan.scope.flatMap((week) => longRules(plan, week))]
}

const START_PACE = { beginner: 8, intermediate: 6, advanced: 5.3 } as const

function spikeRules({ schedule, profile, start, scope }: Checked): Finding[] {
  const runRaces = new Set(schedule.events.filter((event) => event.discipline === 'run').map((event) => event.date))
  const runs: MeasuredDay[] = []
  // What was planned and not run was no run.
  for (const week of schedule.weeklyPlan)
    for (const day of week.days)
      if ((day.distanceKm ?? 0) > 0 && (day.discipline === 'run' || runRaces.has(day.date))) runs.push(day)
  const first = schedule.weeklyPlan[0]?.days[0]?.date
  const [scopeStart, scopeEnd] = [scope[0]?.week.startDate, scope.at(-1)?.week.days[6]?.date]
  if (first === undefined || scopeStart === undefined || scopeEnd === undefined) return []
  const { days, startKm: leastKm } = LIMITS['run-rise'].given
  const startKm = Math.max(leastKm, start.longestRunKm ?? start.longestMin / START_PACE[profile.level])
  const early = addDays(first, 36)
  return runs.flatMap((run, index) => {
    if (run.discipline === 'race' || run.date < scopeStart || run.date > scopeEnd) return []
    const since = addDays(run.date, -days)
    const aWeekAgo = addDays(run.date, -7)
    let longestKm = 0
    let { longestMin } = start
    let older = false
    for (let back = index - 1; back >= 0 && sure(runs[back]).date >= since; back--) {
      const other = sure(runs[back])
      longestKm = Math.max(longestKm, other.distanceKm ?? 0)
      longestMin = Math.max(longestMin, other.durationMin)
      older ||= other.date < aWeekAgo
    }
    // Before the plan, and after a month without running, the first week starts where the person started.
    if (run.date <= early || !older) longestKm = Math.max(longestKm, startKm)
    // So little anybody may run, however little it was in the last weeks: the planner allows it as well.
    return longestKm <= 0 ? [] : spikeOf(run, Math.max(longestKm, leastKm), longestMin)
  })
}

function spikeOf(run: MeasuredDay, longestKm: number, longestMin: number): Finding[] {
  const km = run.distanceKm ?? 0
  const { target } = LIMITS['longer-run']
  const soft = Math.max(longestKm * target.ratio, longestKm + target.more)
  return [
    measured('run-rise', 'hard', km / longestKm, LIMITS['run-rise'].hard, run.date),
    run.durationMin <= longestMin + 10
      ? measured('longer-run', 'target', Math.min(km, soft), soft, run.date)
      : measured('longer-run', 'target', km, soft + 0.05, run.date),
  ]
}

/** [min] by which rounded kilometres may lengthen the longest run. */
const ROUNDING_MIN = 1

/** [km] what is longer leads beyond a marathon. */
const ULTRA_KM = 45

/** Whether a run longer than a marathon comes after a week. */
function leadsToUltra({ events }: Checked['schedule'], { startDate }: MeasuredWeek): boolean {
  return events.some(
    ({ discipline, distanceKm, date }) => discipline === 'run' && (distanceKm ?? 0) > ULTRA_KM && date >= startDate,
  )
}

function longRules({ profile, schedule }: Checked, { week, hasRace, adapted }: CheckedWeek): Finding[] {
  const runs = week.days.filter((day) => day.discipline === 'run')
  const long = Math.max(0, ...runs.map((day) => day.durationMin))
  const isFar = leadsToUltra(schedule, week)
  const most = isFar ? 'ultra-min' : 'longest-min'
  const findings = [measured(most, 'hard', long, LIMITS[most].hard + ROUNDING_MIN, week.week)]
  const total = sum(runs, (day) => day.durationMin)
  const { hard, target }: Record<'hard' | 'target', Readonly<Record<number, number>>> = LIMITS['long-run-share']
  const share = hard[runs.length]
  const good = target[runs.length]
  if (share !== undefined && good !== undefined && !hasRace && week.phase !== 'recovery' && total > 0)
    findings.push(
      // The long run may lie before the day from which a week was made lighter.
      measured('long-run-share', adapted ? 'target' : 'hard', long / total, share, week.week),
      measured('long-run-share', 'target', long / total, good, week.week),
    )
  const km = Math.max(0, ...runs.map((day) => day.distanceKm ?? 0))
  const farthest = isFar ? 'ultra-km' : 'longest-km'
  findings.push(measured(farthest, 'target', km, LIMITS[farthest].target[profile.level], week.week))
  return findings
}

import { monotony } from '../load/monotony.ts'
import { atLeast, atMost, type Checked, type CheckedWeek, type Finding, holds, sum } from './finding.ts'

/** L1, L2, L4, L5, L8: how much, how even, how fast. */
export function loadRules(plan: Checked): Finding[] {
  return plan.scope.flatMap((week) => [
    ...effortRules(week),
    ...monotonyRules(week),
    ...ratioRules(plan, week),
    ...riseRules(plan, week),
    ...deloadRules(plan, week),
  ])
}

function effortRules({ week }: CheckedWeek): Finding[] {
  return week.days
    .filter((day) => day.discipline !== 'rest')
    .map((day) =>
      holds(
        'L1',
        day.durationMin > 0 && day.rpe >= 1 && day.rpe <= 10 && Math.abs(day.loadAu - day.rpe * day.durationMin) <= 1,
        day.date,
        'load-of-effort',
      ),
    )
}

function monotonyRules({ week, sessions, adapted }: CheckedWeek): Finding[] {
  // Easy days alike are what a way back looks like.
  if (sessions === 0 || adapted) return []
  const value = monotony(week.days.map((day) => day.loadAu))
  return [atMost('L2', 'hard', value, 2, week.week, 'monotony')]
}

function ratioRules({ weeks }: Checked, { week, index, hasRace }: CheckedWeek): Finding[] {
  if (index < 3 || hasRace) return []
  const four = weeks.slice(index - 3, index + 1)
  if (four[0]!.partial) return []
  const loads = four.map((one) => one.week.plannedLoadAu)
  const total = sum(loads, (load) => load)
  const value = total === 0 ? 0 : (loads[3]! * 4) / total
  return [
    atMost('L4', 'hard', value, 1.5, week.week, 'week-of-month'),
    atMost('L4', 'target', value, 1.3, week.week, 'week-of-month'),
  ]
}

function riseRules(
  { weeks, start }: Checked,
  { week, index, trainedMin, trainedLoadAu, runKm }: CheckedWeek,
): Finding[] {
  const before = weeks.slice(Math.max(0, index - 4), index).filter((one) => !one.partial)
  if (before.length === 0) {
    const most = Math.max(start.weeklyMin * 1.2, start.weeklyMin + 20, 90)
    return [atMost('L5', 'hard', trainedMin, most, week.week, 'first-week')]
  }
  // The weeks before the plan count among the four before it.
  const minutes = Math.max(index < 4 ? start.weeklyMin : 0, ...before.map((one) => one.trainedMin))
  // What an event asked of the body counts for what it can take.
  const load = Math.max(...before.map((one) => one.week.plannedLoadAu))
  const km = Math.max(...before.map((one) => one.runKm))
  const startKm = start.longestRunKm ?? start.longestMin / 5
  return [
    atMost('L5', 'hard', trainedMin, Math.max(minutes * 1.2, minutes + 20), week.week, 'week-rise'),
    atMost('L5', 'target', trainedMin, Math.max(minutes * 1.1, minutes + 20), week.week, 'week-rise'),
    atMost(
      'L5-km',
      'hard',
      runKm,
      Math.max(km * 1.2, km + 3, km === 0 || index < 4 ? 2 * startKm : 0),
      week.week,
      'run-km-rise',
    ),
    atMost('L5-load', 'target', trainedLoadAu, Math.max(load * 1.2, load + 80), week.week, 'load-rise'),
  ]
}

function deloadRules({ weeks }: Checked, { week, index, sessions, trainedMin, adapted }: CheckedWeek): Finding[] {
  if (week.deload) {
    const last = weeks.slice(0, index).findLast((one) => !one.week.deload)
    if (!last || last.partial || adapted || last.adapted || last.hasRace || weeks[index]!.hasRace) return []
    const cut = 1 - trainedMin / last.trainedMin
    return [
      atLeast('L8', 'hard', cut, 0.08, week.week, 'deload-cut'),
      atLeast('L8', 'target', cut, 0.15, week.week, 'deload-cut'),
      atMost('L8', 'hard', cut, 0.45, week.week, 'deload-cut'),
      atMost('L8', 'target', cut, 0.4, week.week, 'deload-cut'),
      holds('L8', sessions >= last.sessions, week.week, 'deload-sessions'),
    ]
  }
  let row = 0
  for (let back = index; back >= 0 && isLoading(weeks[back]!); back--) row++
  return [atMost('L8', 'hard', row, 6, week.week, 'loaded-in-row')]
}

function isLoading({ week }: CheckedWeek): boolean {
  return !week.deload && (week.phase === 'base' || week.phase === 'build' || week.phase === 'peak')
}

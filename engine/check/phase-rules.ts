import { daysBetween, weekdayOf } from '../civil-date.ts'
import type { PlanEvent } from '../model.ts'
import { atLeast, atMost, type Checked, type CheckedWeek, type Finding, holds } from './finding.ts'

const ORDER = ['base', 'build', 'peak', 'taper', 'recovery'] as const

/** T1, T3-T6, T8: phases, tapers and the days after a race. */
export function phaseRules(plan: Checked): Finding[] {
  const mains = plan.schedule.events.filter((event) => event.priority === 'A')
  return [...orderRules(plan), ...mains.flatMap((event) => taperRules(plan, event)), ...afterRules(plan)]
}

function orderRules({ weeks }: Checked): Finding[] {
  return weeks.slice(1).map(({ week, index }) => {
    const before = ORDER.indexOf(weeks[index - 1]!.week.phase)
    const now = ORDER.indexOf(week.phase)
    const newCycle = before >= 3 && now <= 3
    return holds('T6', now >= before || newCycle, week.week, 'phase-order')
  })
}

function taperRules(plan: Checked, event: PlanEvent): Finding[] {
  const { weeks } = plan
  const raceIndex = weeks.findIndex(({ week }) => week.days.some((day) => day.date === event.date))
  if (raceIndex < 5) return []
  const cycleStart = weeks.slice(0, raceIndex).findLastIndex(({ week }) => week.phase === 'recovery') + 1
  const loading = weeks
    .slice(cycleStart, raceIndex)
    .filter(({ week }) => week.phase !== 'taper' && week.phase !== 'recovery')
  if (loading.length < 5 || weeks.slice(cycleStart, raceIndex + 1).some(({ adapted }) => adapted)) return []
  const peak = Math.max(...loading.map((one) => one.trainedMin))
  const late = ['fri', 'sat', 'sun'].includes(weekdayOf(event.date))
  const run = event.discipline === 'run' ? plannedKm(weeks[raceIndex]!, event) : 0
  const race = weeks[raceIndex]!.trainedMin / peak
  const findings = taperShape(weeks.slice(raceIndex - 2, raceIndex + 1))
  findings.push(atMost('T4', 'hard', race, 0.6, event.date, 'event-week'))
  if (run > 0 && late)
    findings.push(atMost(run > 25 ? 'T3' : 'T4', 'target', race, run > 25 ? 0.45 : 0.55, event.date, 'event-week'))
  if (run > 25 && run < 50 && late) findings.push(...marathonBands(weeks, raceIndex, peak, event))
  if (run > 6) findings.push(...lastLongRules(plan, raceIndex, event, run))
  return findings
}

/** [km] Who is not ready for the whole race covers a part of it, and tapers for that part. */
function plannedKm({ week }: CheckedWeek, event: PlanEvent): number {
  return week.days.find(({ date }) => date === event.date)?.distanceKm ?? event.distanceKm ?? 10
}

function taperShape(three: readonly CheckedWeek[]): Finding[] {
  const tapering = three.filter(({ week }) => week.phase === 'taper')
  return tapering
    .slice(1)
    .map((one, index) => atMost('T1', 'hard', one.trainedMin, tapering[index]!.trainedMin, one.week.week, 'taper-rise'))
}

function marathonBands(weeks: readonly CheckedWeek[], raceIndex: number, peak: number, event: PlanEvent): Finding[] {
  const two = weeks[raceIndex - 2]!.trainedMin / peak
  const one = weeks[raceIndex - 1]!.trainedMin / peak
  return [
    atMost('T3', 'target', two, 0.9, event.date, 'taper-week'),
    atLeast('T3', 'target', two, 0.65, event.date, 'taper-week'),
    atMost('T3', 'target', one, 0.75, event.date, 'taper-week'),
    atLeast('T3', 'target', one, 0.45, event.date, 'taper-week'),
  ]
}

function lastLongRules({ schedule }: Checked, raceIndex: number, event: PlanEvent, km: number): Finding[] {
  const runs = schedule.weeklyPlan
    .slice(0, raceIndex + 1)
    .flatMap((week) => week.days)
    .filter((day) => day.discipline === 'run' && day.date < event.date)
  const longest = Math.max(0, ...runs.map((day) => day.distanceKm ?? 0))
  const last = runs.findLast((day) => (day.distanceKm ?? 0) >= longest * 0.95)
  if (!last) return []
  const least = km > 25 ? 14 : 7
  return [atLeast('T5', 'hard', daysBetween(last.date, event.date), least, event.date, 'longest-to-event')]
}

/** [days] without hard work after a race. */
function quietDays(km: number | null, discipline: string): number {
  if (discipline !== 'run') return 3
  if ((km ?? 10) <= 6) return 3
  if ((km ?? 10) <= 12.5) return 5
  return (km ?? 10) <= 25 ? 7 : 14
}

function afterRules({ schedule }: Checked): Finding[] {
  const days = schedule.weeklyPlan.flatMap((week) => week.days)
  return schedule.events
    .filter(
      (event) => event.priority !== 'C' && days.some((day) => day.date === event.date && day.discipline === 'race'),
    )
    .map((event) => {
      const until = quietDays(event.distanceKm, event.discipline)
      const early = days.find((day) => day.hard && day.date > event.date && daysBetween(event.date, day.date) <= until)
      const races = schedule.events.some((other) => other.date === early?.date)
      return holds('T8', early === undefined || races, event.date, 'quiet-after-event')
    })
}

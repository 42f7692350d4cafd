import { daysBetween, weekdayOf } from '../civil-date.ts'
import { LIMITS } from '../limits/limits.ts'
import type { PlanEvent } from '../model.ts'
import { sure } from '../sure.ts'
import { type Checked, type CheckedWeek, type Finding, holds, measured } from './finding.ts'

const ORDER = ['base', 'build', 'peak', 'taper', 'recovery'] as const

/** T1, T3-T6, T8: phases, tapers and the days after a race. */
export function phaseRules(plan: Checked): Finding[] {
  const mains = plan.schedule.events.filter((event) => event.priority === 'A')
  return [
    ...orderRules(plan),
    ...mains.flatMap((event) => taperRules(plan, event)),
    ...longBeforeRules(plan),
    ...afterRules(plan),
  ]
}

function orderRules({ weeks }: Checked): Finding[] {
  return weeks.slice(1).map(({ week, index }) => {
    const before = ORDER.indexOf(sure(weeks[index - 1]).week.phase)
    const now = ORDER.indexOf(week.phase)
    const newCycle = before >= 3 && now <= 3
    return holds('phase-order', now >= before || newCycle, week.week)
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
  // A life that leaves no training before it has nothing to taper.
  if (peak === 0) return []
  const late = ['fri', 'sat', 'sun'].includes(weekdayOf(event.date))
  const run = event.discipline === 'run' ? plannedKm(sure(weeks[raceIndex]), event) : 0
  const race = sure(weeks[raceIndex]).trainedMin / peak
  const findings = taperShape(weeks.slice(raceIndex - 2, raceIndex + 1))
  findings.push(measured('event-week', 'hard', race, LIMITS['event-week'].hard, event.date))
  const week = run > 25 ? 'marathon-week' : 'event-week'
  if (run > 0 && late) findings.push(measured(week, 'target', race, LIMITS[week].target, event.date))
  if (run > 25 && run < 50 && late) findings.push(...marathonBands(weeks, raceIndex, peak, event))
  if (run > 6) findings.push(...lastLongRules(plan, raceIndex, event, run))
  return findings
}

/** [km] Who is not ready for the whole race covers a part of it, and tapers for that part. */
function plannedKm({ week }: CheckedWeek, event: PlanEvent): number {
  return week.days.find(({ date }) => date === event.date)?.distanceKm ?? event.distanceKm ?? 10
}

/** A week in which nobody could train is no measure of the next. */
function taperShape(three: readonly CheckedWeek[]): Finding[] {
  const tapering = three.filter(({ week, trainedMin }) => week.phase === 'taper' && trainedMin > 0)
  return tapering
    .slice(1)
    .map((one, index) =>
      measured('taper-rise', 'hard', one.trainedMin, mostAfter(sure(tapering[index])), one.week.week),
    )
}

function mostAfter({ trainedMin }: CheckedWeek): number {
  const { ratio, more } = LIMITS['taper-rise'].hard
  return Math.max(trainedMin * ratio, trainedMin + more)
}

function marathonBands(weeks: readonly CheckedWeek[], raceIndex: number, peak: number, event: PlanEvent): Finding[] {
  const two = sure(weeks[raceIndex - 2]).trainedMin / peak
  const one = sure(weeks[raceIndex - 1]).trainedMin / peak
  return [
    measured('two-before-most', 'target', two, LIMITS['two-before-most'].target, event.date),
    measured('two-before-least', 'target', two, LIMITS['two-before-least'].target, event.date),
    measured('one-before-most', 'target', one, LIMITS['one-before-most'].target, event.date),
    measured('one-before-least', 'target', one, LIMITS['one-before-least'].target, event.date),
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
  const least = LIMITS['longest-to-event'].hard[km > 25 ? 'long' : 'other']
  return [measured('longest-to-event', 'hard', daysBetween(last.date, event.date), least, event.date)]
}

/** T5: no event, whatever its weight, comes in the days after a long session. */
function longBeforeRules({ schedule }: Checked): Finding[] {
  const days = schedule.weeklyPlan.flatMap((week) => week.days)
  return schedule.events.flatMap((event) => {
    const raced = days.some(({ date, discipline }) => date === event.date && discipline === 'race')
    const last = days.findLast(
      ({ longSession, discipline, date }) => longSession && discipline !== 'race' && date < event.date,
    )
    if (!raced || !last) return []
    const long = quietDays(event.distanceKm, event.discipline) >= LIMITS['quiet-after-event'].hard.marathon
    const least = LIMITS['long-to-event'].hard[long ? 'long' : 'other']
    return [measured('long-to-event', 'hard', daysBetween(last.date, event.date), least, event.date)]
  })
}

/** [days] without hard work after a race. */
function quietDays(km: number | null, discipline: string): number {
  const { hard } = LIMITS['quiet-after-event']
  if (discipline !== 'run') return hard.other
  if ((km ?? 10) <= 6) return hard['5k']
  if ((km ?? 10) <= 12.5) return hard['10k']
  return (km ?? 10) <= 25 ? hard.half : hard.marathon
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
      return holds('quiet-after-event', early === undefined || races, event.date)
    })
}

import { atLeast, atMost, byLevel, type Checked, type CheckedWeek, type Finding, isEndurance, sum } from './finding.ts'
import type { MeasuredDay, MeasuredWeek } from './measured-plan.ts'

/** S1, S3, S8, G1, G2, G5: strength and what each goal needs. */
export function goalRules(plan: Checked): Finding[] {
  const ordinary = plan.scope.filter((week) => isOrdinary(week))
  return [
    ...ordinary.flatMap((week) => [...strengthRules(plan, week), ...minuteRules(plan, week)]),
    ...bestWeekRules(plan, ordinary),
  ]
}

function isOrdinary({ week, partial, hasRace, adapted }: CheckedWeek): boolean {
  return !partial && !adapted && !hasRace && week.phase !== 'taper' && week.phase !== 'recovery'
}

function strengthRules(plan: Checked, { week }: CheckedWeek): Finding[] {
  const { profile, schedule } = plan
  const lifting = week.days.filter((day) => day.discipline === 'strength')
  // A day without a free slot keeps strength by the squats and presses of its snacks.
  const snacks = week.days.filter((day) => day.snacks).length
  const findings: Finding[] = []
  const free = schedule.events.length === 0
  if (free && profile.goal !== 'stress' && profile.goal !== 'endurance') {
    const least = profile.goal === 'muscle-gain' ? byLevel(profile.level, 2, 3, 3) : 2
    findings.push(atLeast('S1', 'hard', lifting.length + snacks, least, week.week, 'strength-days'))
  }
  if (lifting.length >= 2) findings.push(...balanceRules(lifting, week.week))
  return findings
}

function balanceRules(lifting: readonly MeasuredDay[], week: number): Finding[] {
  const sets = new Map<string, number>()
  const muscles = new Map<string, number>()
  for (const step of lifting.flatMap((day) => day.workout.exercises)) {
    if (step.pattern) sets.set(step.pattern, (sets.get(step.pattern) ?? 0) + step.sets)
    for (const muscle of step.muscles ?? []) muscles.set(muscle, (muscles.get(muscle) ?? 0) + step.sets)
  }
  const minutes = sum(lifting, (day) => day.durationMin)
  const legs = (sets.get('squat') ?? 0) + (sets.get('hinge') ?? 0) + (sets.get('lunge') ?? 0)
  const push = sets.get('push') ?? 0
  const pull = sets.get('pull') ?? 0
  return [
    atLeast('S8', minutes >= 50 ? 'hard' : 'target', Math.min(legs, push, pull), 1, week, 'least-pattern-sets'),
    atLeast('S8', 'target', pull === 0 ? 0 : push / pull, 0.75, week, 'push-to-pull'),
    atMost('S8', 'target', pull === 0 ? 9 : push / pull, 1.34, week, 'push-to-pull'),
    atMost('S3', 'target', Math.max(0, ...muscles.values()), 20, week, 'most-muscle-sets'),
    atMost('S3', 'hard', Math.max(0, ...muscles.values()), 30, week, 'most-muscle-sets'),
  ]
}

/** The share of its minutes that a plan keeps under stress. */
const STRESSED = { low: 1, medium: 0.9, high: 0.75 } as const

/** The ramp of a weight-loss plan ends where the loss becomes clinically relevant. */
function bestWeekRules({ profile, schedule }: Checked, ordinary: readonly CheckedWeek[]): Finding[] {
  if (profile.goal !== 'weight-loss' || profile.trainingDays < 5 || schedule.events.length > 0) return []
  const peak = ordinary.filter(({ week }) => week.phase === 'peak' && !week.deload)
  if (peak.length === 0) return []
  const best = peak.reduce((most, one) => (activeMin(one.week) > activeMin(most.week) ? one : most))
  const least = 250 * STRESSED[profile.stress] * 0.9
  return [atLeast('G2', 'target', activeMin(best.week), least, best.week.week, 'best-week-active')]
}

function activeMin({ days }: MeasuredWeek): number {
  const active = days.filter((day) => isEndurance(day) || day.discipline === 'strength' || day.discipline === 'mixed')
  return sum(active, (day) => day.durationMin)
}

/** [min] a week from which the minutes take eight weeks to grow, whatever the level. @source who-2020, default-ours */
const SMALL_START_MIN = 90

function minuteRules({ profile, schedule, weeks, start }: Checked, { week, index }: CheckedWeek): Finding[] {
  if (week.deload) return []
  const findings: Finding[] = []
  // The minutes grow anew after an event; a first week of a few days is none of the weeks in which they do.
  const since = weeks.slice(0, index).findLastIndex((one) => one.hasRace || one.week.phase === 'recovery') + 1
  const small = profile.level === 'beginner' || start.weeklyMin <= SMALL_START_MIN
  const growing = (small ? 7 : 3) + (weeks[since]!.partial ? 1 : 0)
  // The week before a taper, or before an event, may already give something back.
  const next = weeks[index + 1]
  if (index - since >= growing && !next?.hasRace && next?.week.phase !== 'taper')
    findings.push(atLeast('G1', 'target', activeMin(week), 150 * STRESSED[profile.stress], week.week, 'active-minutes'))
  if (profile.goal === 'stress' && schedule.events.length === 0) {
    const easy = week.days.filter((day) => isEndurance(day) && !day.hard).length
    const mind = week.days.filter((day) => day.discipline === 'mind').length
    findings.push(atLeast('G5', 'hard', easy, Math.min(3, profile.trainingDays - 1), week.week, 'easy-aerobic'))
    findings.push(atLeast('G5', 'hard', mind, profile.trainingDays >= 5 ? 2 : 1, week.week, 'mind-body'))
  }
  return findings
}

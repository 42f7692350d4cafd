import { LIMITS } from '../limits/limits.ts'
import { sure } from '../sure.ts'
import { type Checked, type CheckedWeek, type Finding, isEndurance, measured, sum } from './finding.ts'
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

function strengthRules(plan: Checked, { week, bound }: CheckedWeek): Finding[] {
  const { profile, schedule } = plan
  const lifting = week.days.filter((day) => day.discipline === 'strength')
  // A day without a free slot keeps strength by the squats and presses of its snacks.
  const snacks = week.days.filter((day) => day.snacks).length
  const findings: Finding[] = []
  const free = schedule.events.length === 0
  if (free && !bound && profile.goal !== 'stress' && profile.goal !== 'endurance') {
    const least = LIMITS['strength-days'].hard[profile.goal === 'muscle-gain' ? profile.level : 'usual']
    findings.push(measured('strength-days', 'hard', lifting.length + snacks, least, week.week))
  }
  if (lifting.length >= 2) findings.push(...balanceRules(lifting, week.week))
  return findings
}

function balanceRules(lifting: readonly MeasuredDay[], week: number): Finding[] {
  const ofPattern = new Map<string, number>()
  const ofMuscle = new Map<string, number>()
  for (const { workout } of lifting)
    for (const { pattern, muscles = [], sets } of workout.exercises) {
      if (pattern) add(ofPattern, pattern, sets)
      for (const muscle of muscles) add(ofMuscle, muscle, sets)
    }
  const minutes = sum(lifting, (day) => day.durationMin)
  const setsOf = (pattern: string) => ofPattern.get(pattern) ?? 0
  const legs = setsOf('squat') + setsOf('hinge') + setsOf('lunge')
  const [push, pull] = [setsOf('push'), setsOf('pull')]
  const mostSets = Math.max(0, ...ofMuscle.values())
  const patterns = LIMITS['least-pattern-sets']
  const kind = minutes >= patterns.given.min ? 'hard' : 'target'
  return [
    measured('least-pattern-sets', kind, Math.min(legs, push, pull), patterns[kind], week),
    measured('push-to-pull-least', 'target', pull === 0 ? 0 : push / pull, LIMITS['push-to-pull-least'].target, week),
    measured('push-to-pull-most', 'target', pull === 0 ? 9 : push / pull, LIMITS['push-to-pull-most'].target, week),
    measured('most-muscle-sets', 'target', mostSets, LIMITS['most-muscle-sets'].target, week),
    measured('most-muscle-sets', 'hard', mostSets, LIMITS['most-muscle-sets'].hard, week),
  ]
}

function add(totals: Map<string, number>, key: string, sets: number): void {
  totals.set(key, (totals.get(key) ?? 0) + sets)
}

/** The share of its minutes that a plan keeps under stress. */
const STRESSED = LIMITS['volume-under-stress'].target
/** [ratio] of the best week's minutes from which it counts as near enough. @source default-ours */
const NEAR = 0.9

/** The ramp of a weight-loss plan ends where the loss becomes clinically relevant. */
function bestWeekRules({ profile, schedule }: Checked, ordinary: readonly CheckedWeek[]): Finding[] {
  if (profile.goal !== 'weight-loss' || profile.trainingDays < 5 || schedule.events.length > 0) return []
  const peak = ordinary.filter(({ week }) => week.phase === 'peak' && !week.deload)
  if (peak.length === 0) return []
  const best = peak.reduce((most, one) => (activeMin(one.week) > activeMin(most.week) ? one : most))
  const least = LIMITS['best-week-active'].target * STRESSED[profile.stress] * NEAR
  return [measured('best-week-active', 'target', activeMin(best.week), least, best.week.week)]
}

function activeMin({ days }: MeasuredWeek): number {
  const active = days.filter((day) => isEndurance(day) || day.discipline === 'strength' || day.discipline === 'mixed')
  return sum(active, (day) => day.durationMin)
}

/** [min] a week from which the minutes take eight weeks to grow, whatever the level. @source who-2020, default-ours */
const SMALL_START_MIN = 90

function minuteRules({ profile, schedule, weeks, start }: Checked, { week, index, bound }: CheckedWeek): Finding[] {
  if (week.deload || bound) return []
  const findings: Finding[] = []
  // The minutes grow anew after an event; a first week of a few days is none of the weeks in which they do.
  const since = weeks.slice(0, index).findLastIndex((one) => one.hasRace || one.week.phase === 'recovery') + 1
  const small = profile.level === 'beginner' || start.weeklyMin <= SMALL_START_MIN
  const growing = (small ? 7 : 3) + (sure(weeks[since]).partial ? 1 : 0)
  // The week before a taper, or before an event, may already give something back.
  const next = weeks[index + 1]
  const active = LIMITS['active-minutes'].target * STRESSED[profile.stress]
  if (index - since >= growing && !next?.hasRace && next?.week.phase !== 'taper')
    findings.push(measured('active-minutes', 'target', activeMin(week), active, week.week))
  if (profile.goal === 'stress' && schedule.events.length === 0) {
    const easy = week.days.filter((day) => isEndurance(day) && !day.hard).length
    const mind = week.days.filter((day) => day.discipline === 'mind').length
    const leastEasy = Math.min(LIMITS['easy-aerobic'].hard, profile.trainingDays - 1)
    const leastMind = LIMITS['mind-body'].hard[profile.trainingDays >= 5 ? 'many' : 'few']
    findings.push(measured('easy-aerobic', 'hard', easy, leastEasy, week.week))
    findings.push(measured('mind-body', 'hard', mind, leastMind, week.week))
  }
  return findings
}

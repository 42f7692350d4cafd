import { daysBetween } from '../civil-date.ts'
import {
  atLeast,
  atMost,
  byLevel,
  type Checked,
  type CheckedWeek,
  type Finding,
  holds,
  isEndurance,
  sum,
} from './finding.ts'
import type { MeasuredDay } from './measured-plan.ts'

/** E1, E2, E3, E11: how hard, how often, how far apart, how much rest. */
export function intensityRules(plan: Checked): Finding[] {
  return [...easyShareRules(plan), ...plan.scope.flatMap((week) => weekRules(plan, week)), ...spacingRules(plan)]
}

function easyShareRules({ weeks, profile }: Checked): Finding[] {
  const endurance = weeks.flatMap(({ week }) => week.days.filter((day) => isEndurance(day)))
  const total = sum(endurance, (day) => day.durationMin)
  if (total === 0) return []
  const easy = sum(
    endurance.filter((day) => !day.hard),
    (day) => day.durationMin,
  )
  const early = weeks.slice(0, 4).flatMap(({ week }) => week.days)
  const gentle = holds('E1', !early.some((day) => day.hard && day.discipline !== 'race'), 'plan', 'first-easy-weeks')
  return [
    // Who leaves easy sessions out has a smaller easy share, and that is no reason to leave out more.
    atLeast('E1', weeks.some(({ adapted }) => adapted) ? 'target' : 'hard', easy / total, 0.75, 'plan', 'easy-share'),
    atLeast('E1', 'target', easy / total, 0.8, 'plan', 'easy-share'),
    ...(profile.level === 'beginner' ? [gentle] : []),
  ]
}

function weekRules({ profile }: Checked, { week, sessions, partial, hasRace, adapted }: CheckedWeek): Finding[] {
  // A person's own calendar may hold two races in a week; they count once.
  const hard =
    week.days.filter((day) => day.hard && day.discipline !== 'race').length +
    (week.days.some((day) => day.hard && day.discipline === 'race') ? 1 : 0)
  const rest = week.days.filter((day) => day.durationMin === 0).length
  const light = week.days.filter((day) => day.durationMin > 0 && day.durationMin <= 30 && day.rpe <= 3).length
  const most = byLevel(profile.level, 1, 2, 3)
  const findings = [
    atMost('E2', 'hard', hard, most, week.week, 'hard-sessions'),
    atLeast('E11', 'hard', rest + light, byLevel(profile.level, 2, 1, 1), week.week, 'rest-and-light'),
  ]
  if (profile.stress === 'high')
    findings.push(atMost('G7', 'hard', hard, Math.max(hasRace ? 1 : 0, most - 1), week.week, 'hard-under-stress'))
  if (partial || adapted) return findings
  const freed = week.phase === 'taper' || week.phase === 'recovery' || hasRace
  const wanted = freed ? Math.ceil(profile.trainingDays * 0.8 - 1e-9) : profile.trainingDays
  if (!hasRace || week.days[6]!.discipline === 'race' || week.days[5]!.discipline === 'race')
    findings.push(
      atLeast('frequency', 'hard', sessions, wanted, week.week, 'training-days'),
      atMost('frequency', 'hard', sessions, profile.trainingDays, week.week, 'training-days'),
    )
  return findings
}

function spacingRules({ weeks, scope, profile }: Checked): Finding[] {
  const first = scope[0]?.index ?? 0
  // A hard day reaches into the weeks beside its own.
  const days = weeks.slice(Math.max(0, first - 1), first + scope.length + 1).flatMap(({ week }) => week.days)
  const hard = days.filter((day) => day.hard)
  const least = profile.stress === 'high' ? 3 : 2
  const findings = hard.slice(1).map((day, index) => gapFinding(hard[index]!, day, least))
  if (profile.level === 'beginner')
    for (const [index, day] of days.entries()) {
      const next = days[index + 1]
      if (day.hard && next?.longSession && day.discipline !== 'race')
        findings.push(holds('E3', false, day.date, 'no-hard-eve'))
    }
  return findings
}

function gapFinding(before: MeasuredDay, after: MeasuredDay, least: number): Finding {
  return atLeast('E3', 'hard', daysBetween(before.date, after.date), least, after.date, 'hard-spacing')
}

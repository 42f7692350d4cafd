import { daysBetween } from '../civil-date.ts'
import { LIMITS } from '../limits/limits.ts'
import { HARD_KINDS, stepKind } from '../sessions/step-kind.ts'
import { sure } from '../sure.ts'
import { type Checked, type CheckedWeek, type Finding, holds, isEndurance, measured, sum } from './finding.ts'
import type { MeasuredDay, MeasuredStep } from './measured-plan.ts'

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
  const early = weeks.slice(0, LIMITS['first-easy-weeks'].hard).flatMap(({ week }) => week.days)
  // Day by day: who is called a beginner later on had other weeks, which are over.
  const gentle = early.map((day) => holds('first-easy-weeks', !day.hard || day.discipline === 'race', day.date))
  const work = sum(endurance, hardMinutesOf)
  return [
    // Who leaves easy sessions out has a smaller easy share, and that is no reason to leave out more.
    measured(
      'easy-share',
      weeks.some(({ adapted }) => adapted) ? 'target' : 'hard',
      easy / total,
      LIMITS['easy-share'].hard,
      'plan',
    ),
    measured('easy-minutes', 'target', 1 - work / total, LIMITS['easy-minutes'].target, 'plan'),
    ...(profile.level === 'beginner' ? gentle : []),
  ]
}

/** [min] at a marathon's effort or above. */
function hardMinutesOf({ workout }: MeasuredDay): number {
  return sum(workout.exercises, hardSecondsOf) / 60
}

function hardSecondsOf(step: MeasuredStep): number {
  const inFacts = 'seconds' in step
  const kind = inFacts ? stepKind(step) : step.kind
  const seconds = (inFacts ? step.seconds : step.durationSec) ?? 0
  return kind && HARD_KINDS.has(kind) ? Math.max(1, step.sets) * seconds : 0
}

function weekRules({ profile }: Checked, { week, sessions, partial, hasRace, adapted, bound }: CheckedWeek): Finding[] {
  // A person's own calendar may hold two races in a week; they count once.
  const hard =
    week.days.filter((day) => day.hard && day.discipline !== 'race').length +
    (week.days.some((day) => day.hard && day.discipline === 'race') ? 1 : 0)
  const rest = week.days.filter((day) => day.durationMin === 0 && day.loadAu === 0).length
  const { min, rpe } = LIMITS['rest-and-light'].given
  const light = week.days.filter((day) => day.durationMin > 0 && day.durationMin <= min && day.rpe <= rpe).length
  const findings = [
    measured('hard-sessions', 'hard', hard, LIMITS['hard-sessions'].hard[profile.level], week.week),
    measured('rest-and-light', 'hard', rest + light, LIMITS['rest-and-light'].hard[profile.level], week.week),
  ]
  const stressed = Math.max(hasRace ? 1 : 0, LIMITS['hard-under-stress'].hard[profile.level])
  if (profile.stress === 'high') findings.push(measured('hard-under-stress', 'hard', hard, stressed, week.week))
  if (partial || adapted || bound) return findings
  const freed = week.phase === 'taper' || week.phase === 'recovery' || hasRace
  // A seventh day that would take from the others stays free, and a first week that begins on a Tuesday has six.
  const days = Math.min(profile.trainingDays, 6)
  const wanted = Math.ceil(days * LIMITS['training-days'].hard[freed ? 'freed' : 'usual'] - 1e-9)
  const most = profile.trainingDays * LIMITS['training-days-most'].hard
  if (!hasRace || sure(week.days[6]).discipline === 'race' || sure(week.days[5]).discipline === 'race')
    findings.push(
      measured('training-days', 'hard', sessions, wanted, week.week),
      measured('training-days-most', 'hard', sessions, most, week.week),
    )
  return findings
}

function spacingRules({ weeks, scope, profile }: Checked): Finding[] {
  const first = scope[0]?.index ?? 0
  // A hard day reaches into the weeks beside its own.
  const days = weeks.slice(Math.max(0, first - 1), first + scope.length + 1).flatMap(({ week }) => week.days)
  const hard = days.filter((day) => day.hard)
  const least = LIMITS['hard-spacing'].hard[profile.stress]
  const findings = hard.slice(1).map((day, index) => gapFinding(sure(hard[index]), day, least))
  findings.push(...longSpacingRules(days))
  if (profile.level === 'beginner')
    for (const [index, day] of days.entries()) {
      const next = days.slice(index + 1, index + 1 + LIMITS['no-hard-eve'].hard)
      if (day.hard && next.some(({ longSession }) => longSession) && day.discipline !== 'race')
        findings.push(holds('no-hard-eve', false, day.date))
    }
  return findings
}

/** Long sessions lie days apart, over the edge of a week too; bricks are a kind of their own. */
function longSpacingRules(days: readonly MeasuredDay[]): Finding[] {
  const long = days.filter(({ longSession, discipline }) => longSession && discipline !== 'race')
  return [true, false].flatMap((brick) => {
    const kind = long.filter(({ discipline }) => (discipline === 'brick') === brick)
    return kind
      .slice(1)
      .map((day, index) =>
        measured(
          'long-spacing',
          'hard',
          daysBetween(sure(kind[index]).date, day.date),
          LIMITS['long-spacing'].hard,
          day.date,
        ),
      )
  })
}

function gapFinding(before: MeasuredDay, after: MeasuredDay, least: number): Finding {
  return measured('hard-spacing', 'hard', daysBetween(before.date, after.date), least, after.date)
}

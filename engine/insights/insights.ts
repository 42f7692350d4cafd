import type { AdaptedPlan } from '../adapt/adapted-plan.ts'
import type { Adjustment } from '../adapt/adjustment.ts'
import { formatDuration } from '../format.ts'
import { acuteChronicRatio } from '../load/acute-chronic.ts'
import { monotony } from '../load/monotony.ts'
import type { HistoryDay, Insights, PlanWeek, Profile } from '../model.ts'
import { BEFORE_PLAN } from './week-text.ts'

/**
 * What a person should know about the plan around today, in sentences made from its numbers.
 * @param currentIndex - week of today, 0 first
 */
export function planInsights(
  { weeks, adjustments }: Pick<AdaptedPlan, 'weeks' | 'adjustments'>,
  currentIndex: number,
  profile: Profile,
  history: readonly HistoryDay[] = [],
): Insights {
  const week = weeks[currentIndex]!
  return {
    trainingLoad: loadSentence(weeks, currentIndex),
    recoveryStatus: `${recoverySentence(week, profile)}${adherence(weeks, history)}`,
    recommendation: adjustments[0] ? changedSentence(adjustments) : recommendation(week, profile),
    periodizationPhase: phaseSentence(weeks, currentIndex),
  }
}

/** What history changed, the gravest first; what differs only in its days is said once. */
function changedSentence(adjustments: readonly Adjustment[]): string {
  // Nothing stands beside a red flag.
  if (adjustments[0]?.kind === 'red-flag') return adjustments[0].reason
  const kinds = new Map(adjustments.toReversed().map((one) => [one.kind, one.reason]))
  return [...kinds.values()].reverse().slice(0, 2).join(' ')
}

function loadSentence(weeks: readonly PlanWeek[], index: number): string {
  const week = weeks[index]!
  const sessions = week.days.filter((day) => day.durationMin > 0).length
  const size = `${formatDuration(week.plannedMin)} in ${sessions} session${sessions === 1 ? '' : 's'} this week, a load of ${week.plannedLoadAu} (effort times minutes)`
  const last = weeks[index - 1]
  if (!last || last.plannedMin === 0) return `${size}. It is where your plan begins.`
  const change = Math.round((week.plannedMin / last.plannedMin - 1) * 100)
  const trend =
    change === 0 ? 'the same as last week' : `${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} than last week`
  const ratio = index >= 3 ? acuteChronicRatio(weeks.slice(index - 3, index + 1).map((one) => one.plannedLoadAu)) : null
  return `${size}, ${trend}${ratio === null ? '' : `; against your last four weeks that is ${ratio.toFixed(2)}`}.`
}

function recoverySentence(week: PlanWeek, profile: Profile): string {
  const rest = week.days.filter((day) => day.durationMin === 0 && day.description !== BEFORE_PLAN).length
  const light = week.days.filter((day) => day.durationMin > 0 && day.durationMin <= 30 && day.rpe <= 3).length
  const hard = week.days.filter((day) => day.hard).length
  const stress =
    profile.stress === 'high'
      ? ' Because life is stressful now, sessions are about a quarter shorter and hard days lie further apart.'
      : ''
  const even = monotony(week.days.map((day) => day.loadAu))
  const variety =
    Number.isFinite(even) && even > 0
      ? ` Hard and easy days alternate enough (monotony ${even.toFixed(1)}, below 2 is what we aim for).`
      : ''
  return `This week has ${counted(rest, 'rest day')}, ${counted(light, 'light day')} and ${counted(hard, 'hard day')}.${variety}${stress}`
}

/** What was ticked off of the planned days that history speaks of. */
function adherence(weeks: readonly PlanWeek[], history: readonly HistoryDay[]): string {
  const planned = new Set(
    weeks.flatMap((week) => week.days.filter((day) => day.durationMin > 0).map((day) => day.date)),
  )
  const known = history.filter((day) => planned.has(day.date) && day.completed !== undefined).slice(-14)
  if (known.length === 0) return ''
  const done = known.filter((day) => day.completed).length
  return ` You completed ${done} of the last ${known.length} sessions you told us about; a missed one is let go, never made up for.`
}

function recommendation(week: PlanWeek, profile: Profile): string {
  if (week.deload) return 'Keep this easier week easy: it is part of the training, not a gap in it.'
  if (week.phase === 'taper')
    return 'You cannot get fitter any more before the day, only fresher: sleep, eat well and leave the extra session out.'
  if (week.phase === 'recovery')
    return 'Move gently and let appetite for training come back by itself before you push again.'
  if (profile.level === 'beginner' && week.week <= 4)
    return 'Finish every session feeling you could have done more: for these weeks showing up is the whole goal.'
  const long = week.days.find((day) => day.longSession)
  if (long)
    return `The session that matters most this week is ${long.day}'s ${long.workoutName.toLowerCase()}: plan the rest of the day around it.`
  return 'If a day goes wrong, do a shorter version rather than none, and do not make up for it later.'
}

function phaseSentence(weeks: readonly PlanWeek[], index: number): string {
  const week = weeks[index]!
  const of = weeks.filter((one) => one.phase === week.phase)
  return `${week.focus} (week ${of.indexOf(week) + 1} of ${of.length} in this phase, week ${week.week} of ${weeks.length} in all).`
}

function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`
}

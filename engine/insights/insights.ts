import type { AdaptedPlan } from '../adapt/adapted-plan.ts'
import type { Adjustment } from '../adapt/adjustment.ts'
import { formatDuration } from '../format.ts'
import type { Insights, LoadWeek, PlanWeek, Profile } from '../model.ts'
import type { Adherence } from './adherence.ts'
import { BEFORE_PLAN } from './week-text.ts'

/** What the sentences are made from. */
export type InsightFacts = {
  readonly profile: Profile
  /** Week of today, 0 first. */
  readonly current: number
  readonly load: readonly LoadWeek[]
  readonly adherence: Adherence
}

/** What a person should know about the plan around today, in sentences made from its numbers. */
export function planInsights(
  { weeks, adjustments }: Pick<AdaptedPlan, 'weeks' | 'adjustments'>,
  facts: InsightFacts,
): Insights {
  const week = weeks[facts.current]!
  return {
    trainingLoad: `${sizeSentence(weeks, facts.current)} ${fitnessSentence(weeks, facts)}`.trim(),
    recoveryStatus: `${recoverySentence(week, facts)}${adherenceSentence(facts.adherence)}`,
    recommendation: adjustments[0] ? changedSentence(adjustments) : recommendation(week, facts.profile),
    periodizationPhase: phaseSentence(weeks, facts.current),
  }
}

/** What history changed, the gravest first; what differs only in its days is said once. */
function changedSentence(adjustments: readonly Adjustment[]): string {
  // Nothing stands beside a red flag.
  if (adjustments[0]?.kind === 'red-flag') return adjustments[0].reason
  const kinds = new Map(adjustments.toReversed().map((one) => [one.kind, one.reason]))
  return [...kinds.values()].reverse().slice(0, 2).join(' ')
}

function sizeSentence(weeks: readonly PlanWeek[], index: number): string {
  const week = weeks[index]!
  const sessions = week.days.filter((day) => day.durationMin > 0).length
  const size = `${formatDuration(week.plannedMin)} in ${counted(sessions, 'session')} this week`
  const last = weeks[index - 1]
  if (!last || last.plannedMin === 0) return `${size}. It is where your plan begins.`
  const change = Math.round((week.plannedMin / last.plannedMin - 1) * 100)
  if (change === 0) return `${size}, the same as last week.`
  return `${size}, ${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} than last week.`
}

/** [ratio] changes of the six-week curve below this are none. @source default-ours */
const EVEN = 0.03

/** Where six weeks of training lead, and how fresh this week ends. @source banister-1991 */
function fitnessSentence(plan: readonly PlanWeek[], { load, current }: InsightFacts): string {
  const now = load[current]!
  const ahead = load[Math.min(load.length - 1, current + 4)]!
  const weeks = ahead.week - now.week
  if (now.fitness <= 0 || weeks === 0) return ''
  const change = ahead.fitness / now.fitness - 1
  const fresh = plan.slice(current, current + 5).some(({ phase }) => phase === 'taper' || phase === 'recovery')
  const percent = Math.round(Math.abs(change) * 100)
  if (Math.abs(change) < EVEN) return `Done as planned, you keep the fitness you have over ${counted(weeks, 'week')}.`
  if (change > 0)
    return `Done as planned, what you are used to grows by about ${percent}% in ${counted(weeks, 'week')}.`
  return fresh
    ? `In ${counted(weeks, 'week')} you will carry about ${percent}% less training than now, which is meant: it makes you fresh.`
    : 'For now the plan holds less than you did before it, so that it begins gently.'
}

/** [ratio] of form to fitness beyond which a week ends tired or fresh. @source default-ours */
const TIRED = -0.2
const FRESH = 0.1

function recoverySentence(week: PlanWeek, { profile, load, current }: InsightFacts): string {
  const rest = week.days.filter((day) => day.durationMin === 0 && day.description !== BEFORE_PLAN).length
  const light = week.days.filter((day) => day.durationMin > 0 && day.durationMin <= 30 && day.rpe <= 3).length
  const hard = week.days.filter((day) => day.hard).length
  const { form, fitness } = load[current]!
  const state = fitness <= 0 ? 0 : form / fitness
  const feel =
    state < TIRED
      ? ' By its end you will probably feel the work in your legs; that is how training feels before it sinks in.'
      : state > FRESH
        ? ' By its end you should feel fresh.'
        : ' Work and rest are about in balance.'
  const stress =
    profile.stress === 'high'
      ? ' Because life is stressful now, sessions are about a quarter shorter and hard days lie further apart.'
      : ''
  return `This week has ${counted(rest, 'rest day')}, ${counted(light, 'light day')} and ${counted(hard, 'hard day')}.${feel}${stress}`
}

/** What was done of what was due, without reproach. */
function adherenceSentence({ due, done }: Adherence): string {
  if (due === 0) return ''
  return ` You did ${done} of the ${counted(due, 'session')} of the last four weeks; a missed one is let go, never made up for.`
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

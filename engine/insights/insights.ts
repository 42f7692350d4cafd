import type { AdaptedPlan } from '../adapt/adapted-plan.ts'
import type { Adjustment } from '../adapt/adjustment.ts'
import { addDays, dayNumber, englishDay, weekdayIndex } from '../civil-date.ts'
import { formatDuration } from '../format.ts'
import type { CivilDate, Profile } from '../model.ts'
import type { Insights, LoadWeek, PlanWeek } from '../plan-model.ts'
import { plain } from '../told.ts'
import { ADHERENCE_DAYS, type Adherence } from './adherence.ts'

/** What the sentences are made from. */
export type InsightFacts = {
  readonly profile: Profile
  /** Week of today, 0 first. */
  readonly current: number
  readonly load: readonly LoadWeek[]
  readonly adherence: Adherence
  readonly today: CivilDate
  /** First day and number of the block. */
  readonly anchor: CivilDate
  readonly block: number
}

/** What a person should know about the plan around today, in sentences made from its numbers. */
export function planInsights(
  { weeks, adjustments }: Pick<AdaptedPlan, 'weeks' | 'adjustments'>,
  facts: InsightFacts,
): Insights {
  const week = weeks[facts.current]!
  return {
    trainingLoad: `${sizeSentence(weeks, facts)} ${fitnessSentence(weeks, facts)}`.trim(),
    recoveryStatus: `${recoverySentence(week, facts)}${adherenceSentence(facts)}`.trim(),
    recommendation: adjustments[0] ? changedSentence(adjustments) : recommendation(week, facts),
    periodizationPhase: phaseSentence(weeks, facts),
  }
}

/** What history changed, the gravest first; what differs only in its days is said once. */
function changedSentence(adjustments: readonly Adjustment[]): string {
  // Nothing stands beside a red flag.
  if (adjustments[0]?.kind === 'red-flag') return adjustments[0].reason
  const kinds = new Map(adjustments.toReversed().map((one) => [one.kind, one.reason]))
  return [...kinds.values()].reverse().slice(0, 2).join(' ')
}

/** The week's size, beside that of the week before where the two can be compared. */
function sizeSentence(weeks: readonly PlanWeek[], { current, anchor, today, block }: InsightFacts): string {
  const week = weeks[current]!
  const sessions = week.days.filter((day) => day.durationMin > 0).length
  const size = `${formatDuration(week.plannedMin)} in ${counted(sessions, 'session')} this week`
  const name = block === 1 ? 'plan' : `block ${block}`
  if (week.startDate < anchor) {
    const began =
      anchor === today
        ? `Your ${name} begins today, on a ${dayOf(anchor)}`
        : `Your ${name} ${anchor > today ? 'begins' : 'began'} on ${dayOf(anchor)}`
    return sessions === 0
      ? `${began}, with a whole week ahead.`
      : `${began}, so this week is a short one: ${formatDuration(week.plannedMin)} in ${counted(sessions, 'session')}.`
  }
  const last = weeks[current - 1]
  if (!last) return `${size}. It is where your ${name} begins.`
  // A few days, or none, are nothing to measure a week by.
  if (last.startDate < anchor || last.plannedMin === 0)
    return `${size}, ${last.startDate < anchor ? 'your first whole one' : 'after a week without any'}.`
  const change = Math.round((week.plannedMin / last.plannedMin - 1) * 100)
  if (change === 0) return `${size}, the same as last week.`
  return `${size}, ${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} than last week.`
}

function dayOf(date: CivilDate): string {
  return englishDay(weekdayIndex(dayNumber(date)))
}

/** [ratio] changes of the six-week curve below this are none. @source default-ours */
const EVEN = 0.03
/** [ratio] growth above this says more of a small beginning than of what comes, and is told without a number. @source default-ours */
const TELLING = 0.25

/** Where six weeks of training lead, and how fresh this week ends. @source banister-1991 */
function fitnessSentence(plan: readonly PlanWeek[], { load, current, anchor }: InsightFacts): string {
  const now = load[current]!
  const ahead = load[Math.min(load.length - 1, current + 4)]!
  const weeks = ahead.week - now.week
  if (now.fitness <= 0 || weeks === 0) return ''
  const change = ahead.fitness / now.fitness - 1
  const fresh = plan.slice(current, current + 5).some(({ phase }) => phase === 'taper' || phase === 'recovery')
  const percent = Math.round(Math.abs(change) * 100)
  if (Math.abs(change) < EVEN) return `Done as planned, you keep the fitness you have over ${counted(weeks, 'week')}.`
  if (change > TELLING || (change > 0 && plan[current]!.startDate < anchor))
    return 'Done as planned, the coming weeks ask a little more each time.'
  if (change > 0)
    return `Done as planned, what you are used to grows by about ${percent}% in ${counted(weeks, 'week')}.`
  return fresh
    ? `In ${counted(weeks, 'week')} you will carry about ${percent}% less training than now, which is meant: it makes you fresh.`
    : 'For now the plan holds less than you did before it, so that it begins gently.'
}

/** [ratio] of form to fitness beyond which a week ends tired or fresh. @source default-ours */
const TIRED = -0.2
const FRESH = 0.1
/** [days] below which a first week is too short to be weighed. @source default-ours */
const FEW_DAYS = 5

function recoverySentence(week: PlanWeek, { profile, load, current, anchor }: InsightFacts): string {
  const open = week.days.filter(({ date }) => date >= anchor)
  const rest = open.filter((day) => day.durationMin === 0).length
  const light = open.filter((day) => day.durationMin > 0 && day.durationMin <= 30 && day.rpe <= 3).length
  const hard = open.filter((day) => day.hard).length
  const parts = [
    ...(rest > 0 ? [counted(rest, 'rest day')] : []),
    ...(light > 0 ? [counted(light, 'light day')] : []),
    ...(hard > 0 ? [counted(hard, 'hard day')] : []),
  ]
  const stress =
    profile.stress === 'high'
      ? ' Because life is stressful now, sessions are about a quarter shorter and hard days lie further apart.'
      : ''
  // A few days neither tire nor refresh anybody.
  if (open.length < FEW_DAYS) return `A few days to begin with: the whole weeks decide, not this one.${stress}`
  const days = parts.length === 0 ? '' : `This week has ${listed(parts)}.`
  return `${days}${feelSentence(load[current]!)}${stress}`.trim()
}

function feelSentence({ form, fitness }: LoadWeek): string {
  const state = fitness <= 0 ? 0 : form / fitness
  if (state < TIRED)
    return ' By its end you will probably feel the work in your legs; that is how training feels before it sinks in.'
  return state > FRESH ? ' By its end you should feel fresh.' : ' Work and rest are about in balance.'
}

/** What was done of what was due, without reproach. */
function adherenceSentence({ adherence: { due, done }, anchor, today, block }: InsightFacts): string {
  if (due === 0) return ''
  const young = addDays(today, -ADHERENCE_DAYS) < anchor
  const since = young ? `since your ${block === 1 ? 'plan' : 'block'} began` : 'of the last four weeks'
  const all =
    done === due ? (due === 1 ? 'the one session' : `all ${due} sessions`) : `${done} of ${counted(due, 'session')}`
  return ` You did ${all} ${since}${done === due ? '.' : '; a missed one is let go, never made up for.'}`
}

function recommendation(week: PlanWeek, { profile, block }: InsightFacts): string {
  if (week.deload) return 'Keep this easier week easy: it is part of the training, not a gap in it.'
  if (week.phase === 'taper')
    return 'You cannot get fitter any more before the day, only fresher: sleep, eat well and leave the extra session out.'
  if (week.phase === 'recovery')
    return 'Move gently and let appetite for training come back by itself before you push again.'
  if (profile.level === 'beginner' && block === 1 && week.week <= 4)
    return 'Finish every session feeling you could have done more: for these weeks showing up is the whole goal.'
  const long = week.days.find((day) => day.longSession)
  if (long)
    return `The session that matters most this week is ${dayOf(long.date)}'s ${plain(long.workoutName).toLowerCase()}: plan the rest of the day around it.`
  return 'If a day goes wrong, do a shorter version rather than none, and do not make up for it later.'
}

function phaseSentence(weeks: readonly PlanWeek[], { current, block }: InsightFacts): string {
  const week = weeks[current]!
  const of = weeks.filter((one) => one.phase === week.phase)
  const all = block === 1 ? 'in all' : `of block ${block}`
  return `${week.focus} (week ${of.indexOf(week) + 1} of ${of.length} in this phase, week ${week.week} of ${weeks.length} ${all}).`
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function counted(count: number, noun: string): string {
  return `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`
}

import type { Adjustment } from '../adapt/adjustment.ts'
import type { AdaptedPlan } from '../adapt/asked/adapted-plan.ts'
import { addDays, dayNumber, weekdayIndex } from '../civil-date.ts'
import { LIMITS } from '../limits/limits.ts'
import type { CivilDate, Profile } from '../model.ts'
import type { Insights, LoadWeek, PlanDay, PlanWeek } from '../plan-model.ts'
import { keySessionOf } from '../record/key-session.ts'
import { sure } from '../sure.ts'
import type { Told } from '../told.ts'
import { isHardPracticeDay } from '../week/mix/rest-day.ts'
import type { Person } from '../week/person/person.ts'
import { ADHERENCE_DAYS, type Adherence, TELLING_SESSIONS } from './adherence.ts'
import type { AdviceFact, FitnessFact, PhaseFact, RecoveryFact, SizeFact } from './insight-facts.ts'

/** What the facts are made from. */
export type InsightFacts = {
  readonly profile: Profile
  /** Whom the block is for: what they train for may be an event rather than their goal. */
  readonly person: Pick<Person, 'goal' | 'mainKind'>
  /** Week of today, 0 first. */
  readonly current: number
  readonly load: readonly LoadWeek[]
  readonly adherence: Adherence
  /** Days of which the session was done. */
  readonly done: ReadonlySet<CivilDate>
  readonly today: CivilDate
  /** First day and number of the block. */
  readonly anchor: CivilDate
  readonly block: number
}

/** What a person should know about the plan around today, in facts made from its numbers. */
export function planInsights(
  { weeks, adjustments }: Pick<AdaptedPlan, 'weeks' | 'adjustments'>,
  facts: InsightFacts,
): Insights {
  const week = sure(weeks[facts.current])
  return {
    trainingLoad: [sizeFact(weeks, facts), ...fitnessFacts(weeks, facts)],
    recoveryStatus: [...recoveryFacts(week, facts), ...adherenceFacts(facts)],
    recommendation: adviceOf(adjustments) ?? recommendation(week, facts, isRaceAhead(weeks, facts.today)),
    periodizationPhase: phaseFact(weeks, facts),
  }
}

/** Changes that leave a week as strong as it was. */
const AS_STRONG: ReadonlySet<Adjustment['kind']> = new Set(['hours', 'means', 'too-easy', 'answered'])

/** How to go about a week that history made easier: why it did so is said of each change, and not again here. */
function adviceOf(adjustments: readonly Adjustment[]): Told | null {
  // Nothing stands beside a red flag.
  if (adjustments[0]?.kind === 'red-flag') return adjustments[0].reason
  const easing = adjustments.filter(({ kind }) => !AS_STRONG.has(kind))
  if (easing.length === 0) return null
  return { code: easing.every(({ kind }) => kind === 'gentle') ? 'shorter-rather-than-none' : 'go-by-feel' }
}

/** The week's size, beside that of the week before where the two can be compared. */
function sizeFact(weeks: readonly PlanWeek[], { current, anchor, today, block }: InsightFacts): SizeFact {
  const week = sure(weeks[current])
  const sessions = week.days.filter((day) => day.durationMin > 0).length
  const size = { minutes: week.plannedMin, sessions }
  if (week.startDate < anchor) {
    const when = anchor === today ? 'today' : anchor > today ? 'ahead' : 'past'
    const began = { block, when, weekday: weekdayOn(anchor) } as const
    if (sessions > 0) return { code: 'begins-with-short-week', ...began, ...size }
    // Days of this week that are the plan's and hold nothing, such as one left out, are no whole week to come.
    const isNextWeek = week.days.every(({ date }) => date < anchor)
    return { code: isNextWeek ? 'begins-with-whole-week' : 'begins-without-session', ...began }
  }
  const last = weeks[current - 1]
  if (!last) return { code: 'first-week', block, ...size }
  // A few days, or none, are nothing to measure a week by.
  if (last.startDate < anchor) return { code: 'first-whole-week', ...size }
  if (last.plannedMin === 0) return { code: 'after-empty-week', ...size }
  const percent = Math.round((week.plannedMin / last.plannedMin - 1) * 100)
  return percent === 0 ? { code: 'same-as-last-week', ...size } : { code: 'unlike-last-week', percent, ...size }
}

function weekdayOn(date: CivilDate): number {
  return weekdayIndex(dayNumber(date))
}

/** [ratio] changes of the six-week curve below this are none. @source default-ours */
const EVEN = 0.03
/** [ratio] growth above this says more of a small beginning than of what comes, and is told without a number. @source default-ours */
const TELLING = 0.25

/** Where six weeks of training lead, and how fresh this week ends. @source banister-1991 */
function fitnessFacts(plan: readonly PlanWeek[], { load, current, anchor }: InsightFacts): FitnessFact[] {
  const now = sure(load[current])
  const ahead = sure(load[Math.min(load.length - 1, current + 4)])
  const weeks = ahead.week - now.week
  if (now.fitness <= 0 || weeks === 0) return []
  const change = ahead.fitness / now.fitness - 1
  const fresh = plan.slice(current, current + 5).some(({ phase }) => phase === 'taper' || phase === 'recovery')
  const percent = Math.round(Math.abs(change) * 100)
  if (Math.abs(change) < EVEN) return [{ code: 'fitness-kept', weeks }]
  if (change > TELLING || (change > 0 && sure(plan[current]).startDate < anchor)) return [{ code: 'weeks-ask-more' }]
  if (change > 0) return [{ code: 'fitness-grows', weeks, percent }]
  return [fresh ? { code: 'fresh-by-less', weeks, percent } : { code: 'plan-begins-gently' }]
}

/** [ratio] of form to fitness beyond which a week ends tired or fresh. @source default-ours */
const TIRED = -0.2
const FRESH = 0.1
/** [days] below which a first week is too short to be weighed. @source default-ours */
const FEW_DAYS = 5

function recoveryFacts(week: PlanWeek, { profile, load, current, anchor }: InsightFacts): RecoveryFact[] {
  const open = week.days.filter(({ date }) => date >= anchor)
  // A practice that others lead is no rest, though the plan holds nothing on its day.
  const rest = open.filter((day) => day.durationMin === 0 && day.loadAu === 0).length
  const { min, rpe } = LIMITS['rest-and-light'].given
  const light = open.filter((day) => day.durationMin > 0 && day.durationMin <= min && day.rpe <= rpe).length
  const hard = open.filter((day) => day.hard || isHardPracticeDay(day)).length
  const stress: RecoveryFact[] = profile.stress === 'high' ? [{ code: 'stress-shortens' }] : []
  // A few days neither tire nor refresh anybody.
  if (open.length < FEW_DAYS) return [{ code: 'few-days-yet' }, ...stress]
  const days: RecoveryFact[] = rest + light + hard > 0 ? [{ code: 'days-of-week', rest, light, hard }] : []
  // How a race leaves one is no training that sinks in.
  const feel = raceOf(week) ? [] : [feelFact(sure(load[current]))]
  return [...days, ...feel, ...stress]
}

function feelFact({ form, fitness }: LoadWeek): RecoveryFact {
  const state = fitness <= 0 ? 0 : form / fitness
  if (state < TIRED) return { code: 'ends-tired' }
  return { code: state > FRESH ? 'ends-fresh' : 'ends-balanced' }
}

/** What was done of what was due, without reproach. */
function adherenceFacts({ adherence: { due, done }, anchor, today, block }: InsightFacts): RecoveryFact[] {
  if (due === 0 || (done === 0 && due < TELLING_SESSIONS)) return []
  const young = addDays(today, -ADHERENCE_DAYS) < anchor
  return [{ code: 'done-of-due', done, due, since: young ? (block === 1 ? 'plan' : 'block') : 'four-weeks' }]
}

function recommendation(
  week: PlanWeek,
  { profile, person, block, today, done }: InsightFacts,
  isRaceAhead: boolean,
): AdviceFact {
  if (week.deload) return { code: 'keep-easier-week-easy' }
  const race = week.phase === 'taper' ? raceOf(week) : undefined
  if (week.phase === 'taper' && race?.date !== today) return taperAdvice(race, today, isRaceAhead)
  if (week.phase === 'recovery') return { code: 'move-gently' }
  if (profile.level === 'beginner' && block === 1 && week.week <= 4) return { code: 'showing-up-counts' }
  const key = race ?? keySession(week, person)
  return (key && keyFact(key, today, done)) ?? { code: 'shorter-rather-than-none' }
}

/** On the days around a race: those behind it are for getting over it, and who left it out gets fresher for nothing. */
function taperAdvice(race: PlanDay | undefined, today: CivilDate, isRaceAhead: boolean): AdviceFact {
  if (race && race.date < today) return { code: 'move-gently' }
  return { code: isRaceAhead ? 'fresher-not-fitter' : 'shorter-rather-than-none' }
}

/** What to say of the session that matters most; null where it has passed undone, which is not held against anybody. */
function keyFact(key: PlanDay, today: CivilDate, done: ReadonlySet<CivilDate>): AdviceFact | null {
  if (key.date < today && !done.has(key.date)) return null
  const code = done.has(key.date) ? 'key-session-done' : key.date === today ? 'key-session-today' : 'key-session'
  return { code, weekday: weekdayOn(key.date), name: key.workoutName }
}

function keySession({ days }: PlanWeek, { goal, mainKind }: InsightFacts['person']): PlanDay | undefined {
  return keySessionOf(days, mainKind === 'strength' || (goal === 'muscle-gain' && mainKind === null))
}

function isRaceAhead(weeks: readonly PlanWeek[], today: CivilDate): boolean {
  return weeks.some((week) => week.days.some(({ discipline, date }) => discipline === 'race' && date >= today))
}

function raceOf({ days }: PlanWeek): PlanDay | undefined {
  return days.find(({ discipline }) => discipline === 'race')
}

function phaseFact(weeks: readonly PlanWeek[], { current, block }: InsightFacts): PhaseFact {
  const week = sure(weeks[current])
  const of = weeks.filter((one) => one.phase === week.phase)
  return {
    code: 'place-in-phase',
    focus: week.focus,
    ofPhase: [of.indexOf(week) + 1, of.length],
    ofBlock: [week.week, weeks.length],
    block,
  }
}

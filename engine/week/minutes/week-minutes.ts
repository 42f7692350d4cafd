import { BOUNDS } from '../../limits/bounds.ts'
import { inside, LIMITS } from '../../limits/limits.ts'
import { acuteChronicCap } from '../../load/acute-chronic.ts'
import { firstWeekLimit, mostAfter } from '../../load/weekly-rise.ts'
import type { TrainingDays } from '../../model.ts'
import { DELOAD_SHARE } from '../../phases/deload-weeks.ts'
import type { EventKind } from '../../phases/event-profile.ts'
import { eventMinutes } from '../../phases/event-time.ts'
import type { DatedEvent } from '../../phases/events.ts'
import type { WeekFrame } from '../../phases/macrocycle.ts'
import { weeksUsedTo } from '../person/after-away.ts'
import { easyPaceOf, type Person } from '../person/person.ts'
import { longestForEvent } from './long-session.ts'
import type { WeekSize } from './strength-minutes.ts'

/** [min] of moderate activity a week. @source who-2020 */
export const HEALTH_FLOOR_MIN = LIMITS['active-minutes'].target

/**
 * Minutes the best week of a plan should hold.
 * @returns [min]
 * @source donnelly-2009, who-2020, knopp-2024
 */
export function peakWeekMinutes(frame: WeekFrame, person: Person, strengthMin: number): number {
  const { level, days, goal, start } = person
  const roomy = days * BOUNDS['mean-day'].most[level]
  const event = frame.profile
  // Who trains more than the event asks for goes on with it.
  if (event?.peakRunKm) {
    const km = Math.min(event.peakRunKm[level], days <= FEW_DAYS && event.kind !== 'ultra' ? FIVE_RUNS_KM : Infinity)
    return Math.max(km * easyPaceOf(person, 20) + strengthMin, start.weeklyMin)
  }
  if (event?.kind === 'day-out' && frame.target)
    return dayOutWeek(frame.target, person, event.peakMin[level], strengthMin)
  if (event && event.kind !== 'general' && event.kind !== 'strength') {
    const share = event.kind === 'tri-half' || event.kind === 'tri-full' ? daysShare(days) : 1
    return Math.min(event.peakMin[level] * share, roomy * (ROOMY_FOR[event.kind] ?? 1))
  }
  return Math.min(BOUNDS['best-week'].most[goal][level], roomy)
}

/** [days] of training that five runs at most are part of, and [km] of their best week: published ones end at 69 to 80 km, of six at 85 to 99. @source own-analysis-25-plans */
const FEW_DAYS = 5
const FIVE_RUNS_KM = 77

/** [ratio] of what is usual that a day of a triathlon's best week holds: three sports, and two long days. @source default-ours */
const ROOMY_FOR: Readonly<Partial<Record<EventKind, number>>> = { 'tri-short': 1.5, 'tri-half': 1.7, 'tri-full': 2 }

/** [ratio] of a week's endurance minutes that its long ride, swim or hike may take. @source default-ours */
const LONG_PART = 0.6

/** [min] of a week that holds a long session of two thirds of the event's time: a century is no afternoon. @source default-ours */
function dayOutWeek(event: DatedEvent, { level, days }: Person, usual: number, strengthMin: number): number {
  const longMin = longestForEvent(eventMinutes(event, level))
  const roomy = days * BOUNDS['mean-day'].most[level] * 1.5
  return Math.min(Math.max(usual, longMin / LONG_PART + strengthMin), roomy + Math.max(0, longMin - LONG_BESIDE))
}

/** [min] of a long session that its day has room for beside the others'. @source default-ours */
const LONG_BESIDE = 120

function daysShare(days: TrainingDays): number {
  return Math.min(1, 0.4 + 0.1 * days)
}

/** [min] a small week may grow by, before the five-minute grid takes its part. @source default-ours */
const STEP_MIN = LIMITS['week-rise'].target.more

/** [ratio] of the newest week to the mean of four, a little inside the rule. @source frandsen-2025: shape only */
const RATIO_AIM = inside(LIMITS['week-of-month'].target, 0.01)

/** Past weeks of the plan being made, as the ramp needs them. */
export type RampState = {
  /** [min] planned so far, a partial first week counted as whole; the same with the events in it, which the body does not forget. */
  readonly weeks: { readonly min: number; readonly withRacesMin: number; readonly exceptional: boolean }[]
  /** [min] the best of this cycle. */
  peakMin: number
  /** [min] the last week that was not a deload. */
  lastLoaded: number
  /** A week with all its days is over. */
  begun: boolean
}

/**
 * Minutes a week should hold at low stress.
 * @param state - the weeks before it
 * @param size - [min] of the best week, and what comes on top
 * @returns [min]
 * @source default-ours: 10 % or 20 min a week, inside frandsen-2025's and nielsen-2014's bounds
 */
export function weekMinutes(frame: WeekFrame, person: Person, state: RampState, { peak, besideMin }: WeekSize): number {
  // Whoever comes from a block before goes on with what health asks for, which the weeks of few days aim at, too.
  const usual = Math.min(
    Math.max(peak, 60, frame.block > 1 ? healthFloor(person) : 0),
    person.start.weeklyMin < 100 ? person.start.weeklyMin + firstStep(person) : person.start.weeklyMin,
  )
  const first = Math.min(usual + besideMin, Math.max(usual, firstWeekLimit(person.start.weeklyMin)))
  const grown = grownMinutes(frame, person, state, { peak, first, besideMin })
  return person.held ? Math.min(first, grown) : grown
}

/** [min] in a week, `first` in the first one and no more than `peak` in the best. */
function grownMinutes(
  frame: WeekFrame,
  person: Person,
  state: RampState,
  { peak, first, besideMin }: WeekSize & { readonly first: number },
): number {
  if (frame.share !== null)
    return frame.share * (frame.index < 6 ? Math.max(state.peakMin, first) : state.peakMin || first)
  if (state.weeks.length === 0) return first
  // Where every week so far was one of days away, they are all that there is to go by.
  const kept = state.lastLoaded > 0 ? 0 : Math.max(...state.weeks.map(({ min }) => min))
  if (frame.deload) return DELOAD_SHARE * (state.lastLoaded || kept)
  const isBack = state.weeks.slice(-3).some(({ exceptional }) => exceptional)
  const recent = weeksUsedTo(state.weeks, ({ exceptional }) => !exceptional).map(({ min }) => min)
  const best = Math.max(...recent, kept, frame.index < 4 ? first : 0)
  const three = [first, first, first, ...state.weeks.map(({ withRacesMin }) => withRacesMin)].slice(-3)
  const rise = state.begun ? mostAfter(best, LIMITS['week-rise'].target) : firstWeekLimit(person.start.weeklyMin)
  // After weeks away the ratio would ask for less than is safe: the guard's own steps lead back.
  const ramp = isBack ? rise : Math.min(rise, acuteChronicCap(three, RATIO_AIM))
  const asked = Math.max(phaseShare(frame) * peak, healthFloor(person)) + besideMin
  return Math.min(ramp, Math.max(asked, fromOwn(frame, first, peak + besideMin)))
}

/** [ratio] of the way from their own week to the best one that base and build go, for who begins near it. @source default-ours */
const BASE_WAY = 0.4
const BUILD_WAY = 0.9

/** [min] of somebody who begins above what a phase asks for: not less than now, and not the same for weeks on end. */
function fromOwn({ phase, progress }: WeekFrame, first: number, peak: number): number {
  const own = Math.min(first, peak)
  const way = { base: BASE_WAY * progress, build: BASE_WAY + (BUILD_WAY - BASE_WAY) * progress }
  return own + (peak - own) * (phase === 'base' || phase === 'build' ? way[phase] : 1)
}

/** Who trains an hour a week begins with ninety minutes at most, much of it walked. */
function firstStep({ start }: Person): number {
  return start.weeklyMin <= 60 ? 30 : STEP_MIN
}

/** [min] of a week that holds the health floor after rounding, with yoga and breathing on top. @source who-2020 */
export function healthFloor({ goal, days }: Person): number {
  return HEALTH_FLOOR_MIN + 22 + (goal === 'stress' ? (days >= 5 ? 45 : 35) : days >= 6 ? 15 : 0)
}

function phaseShare(frame: WeekFrame): number {
  switch (frame.phase) {
    case 'base':
      return 0.84
    case 'build':
      return 0.86 + 0.1 * frame.progress
    default:
      return 1
  }
}

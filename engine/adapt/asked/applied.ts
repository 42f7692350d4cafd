import { withPastDays } from '../../days-as-shown.ts'
import type { CivilDate } from '../../model.ts'
import type { PastDays } from '../../past-days.ts'
import type { PlanBase } from '../../plan-base.ts'
import type { PlanDay, PlanWeek } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import type { Person } from '../../week/person/person.ts'
import { type Adjustment, backShare, concerns, easedShare, type ImpactSpan, isForSafety } from '../adjustment.ts'
import { easierDay, impactDay, restedDay, sparedDay, suitedDay } from '../day/changed-day.ts'
import { swappedExercises } from '../day/exercises.ts'
import { gentleDay, walkedDay } from '../day/gentle-day.ts'
import { dayInHours } from '../day/hours.ts'
import { longerDay } from '../day/longer-day.ts'
import { trimmedDay } from '../day/trimmed-day.ts'
import { withDays } from '../day/with-days.ts'
import { brokenRule, firstChanged } from '../heard/judged.ts'
import { dayWithMeans, meansHere } from '../heard/means.ts'
import { isPracticeDay, practiceNow } from '../heard/practice-now.ts'
import { soreDay } from '../heard/sore-day.ts'
import { personOf } from '../person-of.ts'
import { personOn } from './state.ts'
import { withinLimits } from './within-limits.ts'

/** Weeks before and after one change. */
export type Step = { readonly id: string; readonly before: readonly PlanWeek[]; readonly after: readonly PlanWeek[] }

/** What an adjusted plan has become, and how. */
export type Applied = { readonly weeks: readonly PlanWeek[]; readonly steps: readonly Step[] }

/** The change that is nobody's: what later days lose because earlier ones were lost. */
export const LIMITS_ID = 'limits'

/** What of a plan is over. */
type Over = {
  /** The days that are over, as they were shown, with today's where its session is done: that one yields to safety alone. */
  readonly shown: PastDays
  readonly today: CivilDate
  /** The first day that may change. */
  readonly open: CivilDate
}

/**
 * A plan with its adjustments, in order; the base stays as it is, so any of them can be left out again.
 * @source default-ours
 */
export function applyAdjustments(base: PlanBase, adjustments: readonly Adjustment[], over?: Over): Applied {
  const shown: PastDays = over?.shown ?? new Map()
  const settled = new Map([...shown].filter(([date]) => over !== undefined && date < over.today))
  let weeks = withPastDays(base.made.weeks, shown)
  const steps: Step[] = []
  if (adjustments.length === 0 && weeks.every((week, index) => week === base.made.weeks[index])) return { weeks, steps }
  for (const adjustment of adjustments) {
    // Today's session, once done, has been changed by what was said before it: the same must not take from it again.
    const kept = isForSafety(adjustment) ? settled : shown
    const after = withPastDays(applied(base, weeks, adjustment, adjustments), kept)
    // Whatever adds must keep every rule; what takes away may not ask.
    if (adjustment.effect.type === 'more' && brokenRule(base, weeks, after) !== null) continue
    steps.push({ id: adjustment.id, before: weeks, after })
    weeks = after
  }
  const changed = firstChanged(base.made.weeks, weeks)
  if (changed === null) return { weeks, steps }
  const from = over && shown.has(changed) ? over.open : changed
  const reference = withPastDays(standingWeeks(base, adjustments), shown)
  const limited = suited(base, adjustments, from, withinLimits({ base, from, reference }, weeks))
  steps.push({ id: LIMITS_ID, before: weeks, after: limited })
  return { weeks: limited, steps }
}

/** Whether a change says what a body or a place has no exercise for. */
const saysWhatSuits = ({ effect }: Adjustment) => effect.type === 'spare' || effect.type === 'means'

/** A session that was made shorter is another one: it, too, loads nothing that hurts, and asks for nothing that is not there. */
function suited(
  base: PlanBase,
  adjustments: readonly Adjustment[],
  from: CivilDate,
  weeks: readonly PlanWeek[],
): readonly PlanWeek[] {
  const saying = adjustments.filter(saysWhatSuits)
  if (saying.length === 0) return weeks
  return weeks.map((week) =>
    withDays(week, (day) => {
      if (day.date < from || day.durationMin === 0 || isPracticeDay(day)) return day
      const own = saying.filter((one) => concerns(one, day.date))
      if (own.length === 0) return day
      const person = personOn({ base, adjustments: own }, day.date)
      // An event that was not given up is left to the person, whatever its warm-up and stretches can't be exchanged for.
      return day.discipline === 'race' ? (swappedExercises(day, person) ?? day) : suitedDay(day, person, week)
    }),
  )
}

/**
 * The weeks as a condition that stands makes them, whatever single days lose: a gentle plan grows from gentle weeks.
 * Measured by the weeks it replaced, each would be held below the one before, down to nothing.
 */
function standingWeeks(base: PlanBase, adjustments: readonly Adjustment[]): readonly PlanWeek[] {
  const standing = adjustments.filter(({ effect }) => effect.type === 'gentle')
  return standing.reduce((weeks, one) => applied(base, weeks, one, standing), base.made.weeks)
}

function applied(
  base: PlanBase,
  weeks: readonly PlanWeek[],
  adjustment: Adjustment,
  all: readonly Adjustment[],
): readonly PlanWeek[] {
  const { from, until } = adjustment.effect
  return weeks.map((week) =>
    sure(week.days[6]).date < from || week.startDate > until
      ? week
      : withDays(week, (day) => (concerns(adjustment, day.date) ? changedDay(base, day, adjustment, week, all) : day)),
  )
}

function changedDay(
  base: PlanBase,
  day: PlanDay,
  adjustment: Adjustment,
  week: PlanWeek,
  all: readonly Adjustment[],
): PlanDay {
  const plannedMin = sure(sure(base.made.weeks[week.week - 1]).days[week.days.indexOf(day)]).durationMin
  const share = shareLeft(plannedMin, day, adjustment, all)
  if (isPracticeDay(day)) return practiceNow(day, adjustment, share)
  if (day.durationMin === 0) return day
  const person = personOf(base, day.date)
  const { effect } = adjustment
  switch (effect.type) {
    case 'rest':
      return restedDay(day, effect.words)
    case 'gentle':
      return effect.walks ? walkedDay(day, person, week) : gentleDay(day, person, week)
    case 'easy':
      if (effect.noRace && day.discipline === 'race') return gentleDay(day, person, week)
      return easierDay(day, share, person, week, effect.mostMin)
    case 'shorter': {
      const part = Math.min(share, (effect.mostMin ?? day.durationMin) / day.durationMin)
      return part < 1 ? trimmedDay(base, day, part, week) : day
    }
    case 'spare':
    case 'impact':
      return hurtDay(day, effect, all, { person, week })
    case 'sore':
      return soreDay(day, effect.parts, person, week)
    case 'hours':
      return dayInHours(base, day, effect, week)
    case 'means':
      return dayWithMeans(day, meansHere(effect, person, base.person.equipment), person, week)
    case 'more':
      return longerDay(base, day, effect.share, week)
  }
}

type ForPain = Extract<Adjustment['effect'], { type: 'spare' | 'impact' }>

/** A day as pain leaves it: of a way back that was begun again, no more than that would have left. */
function hurtDay(
  day: PlanDay,
  effect: ForPain,
  all: readonly Adjustment[],
  { person, week }: { readonly person: Person; readonly week: PlanWeek },
): PlanDay {
  const own = all.filter((one) => concerns(one, day.date))
  // What is kind to one part must be kind to the others.
  const parts = own.flatMap((one) => (one.effect.type === 'spare' ? one.effect.parts : []))
  const changed = (one: PlanDay) =>
    effect.type === 'spare'
      ? sparedDay(one, parts, person, week, effect.event)
      : impactDay(one, effect.step, person, week)
  return own
    .flatMap((one) => stepsInstead(one.effect, day))
    .reduce((least, { step }) => {
      const before = impactDay(day, step, person, week)
      return least.loadAu > before.loadAu ? changed(before) : least
    }, changed(day))
}

function stepsInstead(effect: Adjustment['effect'], { date }: PlanDay): readonly ImpactSpan[] {
  const steps = effect.type === 'spare' || effect.type === 'impact' ? effect.instead : undefined
  return steps?.filter(({ from, until }) => date >= from && date <= until) ?? []
}

/**
 * The part of a day's minutes that a change leaves: what one way back has taken, another does not take again, and who chose
 * less has it where the plan asks for less already.
 */
function shareLeft(plannedMin: number, { date }: PlanDay, adjustment: Adjustment, all: readonly Adjustment[]): number {
  const taken = adjustment.kind === 'answered' ? easedShare : backShare
  const own = taken(adjustment)
  if (own === null) return 'share' in adjustment.effect ? adjustment.effect.share : 1
  const before = all.slice(0, all.indexOf(adjustment)).filter((one) => concerns(one, date))
  const left = Math.min(1, ...before.map((one) => taken(one) ?? 1))
  if (own >= left) return 1
  const leftMin = Math.floor(plannedMin * left)
  // In whole minutes: what is rounded down twice would be less than the smaller part alone.
  return left < 1 && leftMin > 0 ? (Math.floor(plannedMin * own) + 1e-6) / leftMin : own / left
}

import { addDays, daysBetween, mondayOf } from '../../civil-date.ts'
import { firstStepFrom } from '../../history/rated-effort.ts'
import { LIMITS } from '../../limits/limits.ts'
import { weeklyRiseLimit } from '../../load/weekly-rise.ts'
import type { CivilDate } from '../../model.ts'
import type { PlanDay } from '../../plan-model.ts'
import { sure } from '../../sure.ts'
import { LEAST_MIN } from '../day/session-day.ts'

/** A part of a way back: nothing hard, and at most this part [ratio] of a usual week. */
export type Step = {
  readonly days: number
  readonly share: number
  /** [min] of one session, and of the week. */
  readonly mostMin?: number
  readonly mostWeekMin?: number
}

/** Days of a way back as dates, inclusive. */
export type StepBack = {
  readonly from: CivilDate
  readonly until: CivilDate
  /** [ratio] of what is planned: all of it where an easier week already asks for no more. */
  readonly share: number
  /** [ratio] of a usual week. */
  readonly ofUsual: number
  /** Which of the steps it is, 0 first. */
  readonly step: number
  readonly mostMin?: number
  /** The steps are over and only the size of the week still grows: hard sessions are back. */
  readonly whole: boolean
}

/** [weeks] that a week is measured against. @source nielsen-2014 */
const MEASURED_WEEKS = 4

/** [min] that a week may come out below its share: sessions are whole, and never heavier than planned. @source default-ours */
const ROUNDING_MIN = 6

/**
 * A way back on the calendar's weeks: each step to a Sunday, no week with more than the weeks since the return let it
 * hold, and on until the plan is reached. Steps are parts of what was usual before, so that a return into an easier week
 * of the plan is no longer than any other.
 * @param days - the plan as first made
 * @param since - the first day without training
 * @param from - the first day of the return
 * @param steps - of a week each but for a single shorter one
 * @param regain - [ratio] of what was usual by which a week may rise too, where little was lost
 * @source nielsen-2014
 */
export function wayBack(
  days: readonly PlanDay[],
  since: CivilDate,
  from: CivilDate,
  steps: readonly Step[],
  regain = 0,
): StepBack[] {
  const [first] = steps
  if (!first) return []
  const plain = { ofUsual: first.share, step: 0, whole: false }
  if (first.days < 7) return [{ from, until: addDays(from, first.days - 1), share: first.share, ...plain }]
  const usualMin = usualMinutes(days, since)
  const start = firstStepFrom(from)
  const weeks = weeksFrom(days, start)
  const begun = from < start ? [firstDays(weeksFrom(days, mondayOf(from))[0] ?? [], first, usualMin)] : []
  const found: StepBack[] = begun.map((part) => ({ ...plain, ...part, from, until: addDays(start, -1) }))
  const minutes: number[] = []
  for (let week = 0; week < steps.length || week < weeks.length; week++) {
    const step = steps[week]
    const monday = addDays(start, 7 * week)
    const planned = weeks[week] ?? []
    const plannedMin = minutesAt(planned, 1)
    const usual = usualMin ?? plannedMin
    const most = Math.min(mostAfter(minutes, usual, regain), mostOf(step, usual))
    const share = shareFor(most, plannedMin, step)
    const held = minutesAt(planned, share, step?.mostMin)
    // The ladder stands on its own first rung, not on the easier week that it may begin in.
    minutes.push(week === 0 ? Math.max(held, most) : held)
    found.push({
      from: monday,
      until: addDays(monday, 6),
      ...{ share, ofUsual: Math.min(1, most / Math.max(1, usual)), step: week },
      ...(step?.mostMin === undefined ? {} : { mostMin: step.mostMin }),
      whole: !step,
    })
  }
  return joined(found).filter(({ share, whole }) => share < 1 || !whole)
}

/** The first days and the week after them as one, where both ask for the same part. */
function joined(found: readonly StepBack[]): readonly StepBack[] {
  const [first, second, ...later] = found
  if (!first || !second || first.step !== second.step || first.share !== second.share) return found
  return [{ ...second, from: first.from }, ...later]
}

/** The rest of the week in which training begins again: the first step, of that week. */
function firstDays(week: readonly PlanDay[], first: Step, usualMin: number | null) {
  const plannedMin = minutesAt(week, 1)
  const share = shareFor(mostOf(first, usualMin ?? plannedMin), plannedMin, first)
  return { share, ...(first.mostMin === undefined ? {} : { mostMin: first.mostMin }) }
}

/**
 * [min] of the fullest week of the month before time away, as planned; where the plan begins with it, of its own week, and
 * null where that is not a whole one.
 */
function usualMinutes(days: readonly PlanDay[], since: CivilDate): number | null {
  const monday = mondayOf(since)
  const before = weeksFrom(
    days.filter(({ date }) => date < monday),
    addDays(monday, -7 * MEASURED_WEEKS),
  )
  const isWhole = (days[0]?.date ?? since) <= monday
  const weeks = before.length > 0 || !isWhole ? before : weeksFrom(days, monday).slice(0, 1)
  const most = Math.max(0, ...weeks.map((week) => minutesAt(week, 1)))
  return most > 0 ? most : null
}

/** [min] that a step lets a week hold; infinite after the last. */
function mostOf(step: Step | undefined, usual: number): number {
  if (!step) return Number.POSITIVE_INFINITY
  return Math.min(step.share * usual, step.mostWeekMin ?? Number.POSITIVE_INFINITY)
}

/** [min] that a week may hold after those since the return. @source nielsen-2014 */
function mostAfter(minutes: readonly number[], usualMin: number, regain: number): number {
  const recent = minutes.slice(-MEASURED_WEEKS).map((one) => one - ROUNDING_MIN)
  const best = Math.max(0, ...recent)
  if (best === 0) return Number.POSITIVE_INFINITY
  return Math.max(weeklyRiseLimit(recent, LIMITS['week-rise'].hard), Math.min(usualMin, best + regain * usualMin))
}

/** [ratio] of what is planned that keeps to so many minutes. */
function shareFor(most: number, plannedMin: number, step: Step | undefined): number {
  return plannedMin > 0 ? Math.min(1, most / plannedMin) : (step?.share ?? 1)
}

/** The sessions of the weeks from a Monday on. */
function weeksFrom(days: readonly PlanDay[], monday: CivilDate): readonly (readonly PlanDay[])[] {
  const weeks: PlanDay[][] = []
  for (const day of days) {
    if (day.date < monday || day.durationMin === 0 || day.discipline === 'race') continue
    const week = Math.floor(daysBetween(monday, day.date) / 7)
    while (weeks.length <= week) weeks.push([])
    sure(weeks[week]).push(day)
  }
  return weeks
}

/** [min] of a week's sessions at a part of their length. */
function minutesAt(week: readonly PlanDay[], share: number, mostMin = Number.POSITIVE_INFINITY): number {
  return week.reduce(
    (sum, { durationMin }) =>
      sum + Math.min(durationMin, mostMin, Math.max(LEAST_MIN, Math.floor(durationMin * share))),
    0,
  )
}

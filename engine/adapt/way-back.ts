import { addDays, daysBetween, mondayOf } from '../civil-date.ts'
import { RISE_CAP, weeklyRiseLimit } from '../load/weekly-rise.ts'
import type { CivilDate } from '../model.ts'
import type { PlanDay } from '../plan-model.ts'
import { LEAST_MIN } from './session-day.ts'

/** A part of a way back: nothing hard, and at most this part [ratio] of what is planned. */
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
  readonly share: number
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
 * hold, and on until the plan is reached.
 * @param days - the plan as first made
 * @param from - the first day of the return
 * @param steps - of a week each but for a single shorter one
 * @source nielsen-2014
 */
export function wayBack(days: readonly PlanDay[], from: CivilDate, steps: readonly Step[]): StepBack[] {
  const [first] = steps
  if (!first) return []
  if (first.days < 7) return [{ from, until: addDays(from, first.days - 1), share: first.share, whole: false }]
  const start = firstMonday(from)
  const weeks = weeksFrom(days, start)
  const found: StepBack[] = []
  const minutes: number[] = []
  for (let week = 0; week < steps.length || week < weeks.length; week++) {
    const step = steps[week]
    const monday = addDays(start, 7 * week)
    const planned = weeks[week] ?? []
    const recent = minutes.slice(-MEASURED_WEEKS)
    const most =
      Math.max(0, ...recent) > 0
        ? weeklyRiseLimit(
            recent.map((one) => one - ROUNDING_MIN),
            RISE_CAP,
          )
        : Number.POSITIVE_INFINITY
    const { share: aimed = 1, mostMin, mostWeekMin = Number.POSITIVE_INFINITY } = step ?? {}
    const share = Math.min(aimed, Math.min(most, mostWeekMin) / Math.max(1, minutesAt(planned, 1)))
    minutes.push(minutesAt(planned, share, mostMin))
    found.push({
      from: week === 0 ? from : monday,
      until: addDays(monday, 6),
      share,
      ...(mostMin === undefined ? {} : { mostMin }),
      whole: !step,
    })
  }
  return found.filter(({ share, whole }) => share < 1 || !whole)
}

/** The first Monday that is not before a day. */
function firstMonday(date: CivilDate): CivilDate {
  return mondayOf(addDays(date, 6))
}

/** The sessions of the weeks from a Monday on. */
function weeksFrom(days: readonly PlanDay[], monday: CivilDate): readonly (readonly PlanDay[])[] {
  const weeks: PlanDay[][] = []
  for (const day of days) {
    if (day.date < monday || day.durationMin === 0 || day.discipline === 'race') continue
    const week = Math.floor(daysBetween(monday, day.date) / 7)
    while (weeks.length <= week) weeks.push([])
    weeks[week]!.push(day)
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

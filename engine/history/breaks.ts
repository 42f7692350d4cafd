import { addDays, daysBetween } from '../civil-date.ts'
import type { CivilDate, HistoryDay } from '../model.ts'
import type { PlanDay } from '../plan-model.ts'
import { sure } from '../sure.ts'
import { minutesIn, trainingBeside } from './beside.ts'
import { isDone, type Told } from './known-day.ts'

/** [days] without training that count as a break where nobody said that they were missed. @source default-ours */
const QUIET_DAYS = 4
/** Sessions that such a time must have held. @source default-ours */
const QUIET_SESSIONS = 2
/** Days that must have been done before missing ticks are a break: a week of them is a habit, fewer are a try that ended. @source default-ours */
const TICKED_LEAST = 6
/** [ratio] of what was planned that is worth the name of training. @source default-ours */
const WORTH_SHARE = 1 / 3
/** [min] that are worth it however long the planned session was. @source default-ours */
const WORTH_MIN = 15
/** [days] over which short sessions add up. @source default-ours */
const WORTH_DAYS = 7

/** What is known of a day: its tick or, where there is none, its note. */
export type TickedDay = Told & Pick<HistoryDay, 'date' | 'minutes' | 'beside'>

/** What a plan asks for on a day. */
export type DueDay = Pick<PlanDay, 'date' | 'durationMin'>

/** A break: its first and last day, and whether the person told us of it. */
export type Break = {
  readonly first: CivilDate
  readonly last: CivilDate
  readonly told: boolean
  /** The day that the break is known by while it lasts. */
  readonly key: CivilDate
}

/**
 * The breaks of a history: days without training, whatever was said in between.
 * @param days - the plan as first made: nothing done on rest days says nothing
 * @param past - in order
 * @param trained - the days of `past` that end a break, by `trainedDates`
 * @param open - the first day that may change
 * @source default-ours
 */
export function breaksIn(
  days: readonly DueDay[],
  past: readonly TickedDay[],
  trained: readonly CivilDate[],
  open: CivilDate,
): Break[] {
  return [null, ...trained].flatMap((after, index) => {
    const next = trained[index] ?? open
    const missed = past.filter(
      (day) => isMissed(day) && (after === null || day.date > after) && (next === open || day.date < next),
    )
    const told = missed.length > 0
    const key = missed.at(-1)?.date
    if (after !== null && isQuiet(days, past, after, next)) {
      const first = addDays(after, 1)
      const last = addDays(next, -1)
      return [{ first, last: key !== undefined && key > last ? key : last, told, key: key ?? first }]
    }
    return key === undefined ? [] : [{ first: sure(missed[0]).date, last: key, told, key }]
  })
}

/** Whether somebody who usually ticks off what is done had enough to tick off between two days, and did not. */
function isQuiet(days: readonly DueDay[], past: readonly TickedDay[], after: CivilDate, next: CivilDate): boolean {
  if (daysBetween(after, next) - 1 < QUIET_DAYS) return false
  const ticked = past.filter((day) => day.date <= after && isDone(day))
  const sessions = days.filter(({ date, durationMin }) => durationMin > 0 && date > after && date < next)
  return ticked.length >= TICKED_LEAST && sessions.length >= QUIET_SESSIONS
}

function isMissed(day: TickedDay): boolean {
  return (day.completed ?? day.facts?.completed) === false
}

/**
 * The days of training that end a break: five minutes between two empty weeks do not, several short sessions in one do.
 * @param days - the plan as first made
 * @param past - in order
 * @source default-ours
 */
export function trainedDates(days: readonly DueDay[], past: readonly TickedDay[]): CivilDate[] {
  const planned = new Map(days.map((day) => [day.date, day.durationMin]))
  const sessions = days.filter(({ durationMin }) => durationMin > 0)
  const usual = sessions.reduce((sum, { durationMin }) => sum + durationMin, 0) / Math.max(1, sessions.length)
  const minutesOf = (day: TickedDay) => (isDone(day) ? (day.minutes ?? WORTH_MIN) : 0) + minutesIn(trainingBeside(day))
  const done = past.filter((day) => isDone(day) || trainingBeside(day).length > 0)
  return done
    .filter(({ date }) => {
      const since = addDays(date, -WORTH_DAYS)
      const minutes = done
        .filter((day) => day.date > since && day.date <= date)
        .reduce((sum, day) => sum + minutesOf(day), 0)
      return minutes >= Math.min(WORTH_MIN, (planned.get(date) || usual || WORTH_MIN) * WORTH_SHARE)
    })
    .map(({ date }) => date)
}

/** The name of the way back after a break; who takes it back says that the break was none. */
export function missedId({ key }: Break): string {
  return `missed:${key}`
}

import { clockTime, minuteOf } from '../../day/clock.ts'
import type { ClockTime, Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import { type Hours, hoursBetween, noonHours, withHalf } from './amounts.ts'
import { PARTS, PM } from './words.ts'

/** What people call early and late; ours. */
export const EARLIEST: ClockTime = '05:00'
export const LATEST: ClockTime = '22:00'
/** [clock] From when on somebody who begins so late trains past the latest. */
const VERY_LATE: ClockTime = '21:00'
const PAST_LATEST: ClockTime = '23:00'
/** [clock] What is shut with the mornings, and with the evenings; ours. */
const NOON: ClockTime = '12:00'
const EVENING: ClockTime = '18:00'
/** [clock] The same of early mornings and late evenings alone; ours. */
const EARLY_UNTIL: ClockTime = '08:00'
const LATE_FROM: ClockTime = '20:00'

type Told = Readonly<Record<string, string | undefined>>

/** The hours that words of a clause open for training, one or two stretches; none where they are no hours. */
export function openedBy(told: Told, days: readonly Weekday[] | null): Hours[] {
  const { from, to, after, before } = told
  const own = partOf(told)
  const half = own && own.end <= '14:00' ? 'am' : 'pm'
  if (from !== undefined && to !== undefined)
    return listOf(
      // "Lunch 1-2": of the middle of the day, as those hours are by themselves.
      (own && told.part1 === undefined ? hoursBetween(withHalf(from, half), withHalf(to, half)) : null) ??
        noonHours(from, to) ??
        (isOfWeekend(days) ? hoursBetween(withHalf(from, 'am'), withHalf(to, 'am')) : null),
    )
  if (after !== undefined && before !== undefined)
    return listOf(hoursBetween(withHalf(after, half), withHalf(before, half)))
  if (after !== undefined) return listOf(onward(after, days, own))
  if (before !== undefined) return listOf(upTo(before, own))
  return listOf(own)
}

/** The hours that words of a clause shut: who has no mornings has none from dawn to noon. */
export function shutBy(told: Told, days: readonly Weekday[] | null): Hours[] {
  const own = partOf(told)
  if (told.after !== undefined) return openedBy(told, days).map(({ start }) => ({ start, end: PAST_LATEST }))
  if (!own || told.before !== undefined || told.from !== undefined) return openedBy(told, days)
  if (own.end <= NOON) return [{ start: EARLIEST, end: /early/i.test(told.text ?? '') ? EARLY_UNTIL : NOON }]
  if (own.end <= EVENING) return [own]
  // "Not Wed pm" is of the afternoon as well.
  const start = own === PM ? own.start : EVENING
  return [{ start: /late/i.test(told.text ?? '') ? LATE_FROM : start, end: PAST_LATEST }]
}

/** The hours before a clock time that somebody names as the end of them. */
export function untilShut(told: Told): Hours[] {
  return listOf(hoursBetween(withHalf(told.before ?? '', 'pm'), PAST_LATEST))
}

/** A stretch that begins at a clock time and lasts so long. */
export function lasting(told: Told, minutes: number): Hours[] {
  const own = partOf(told)
  const start = hoursBetween(
    withHalf(told.at ?? told.after ?? '', own && own.end > NOON ? 'pm' : 'am'),
    PAST_LATEST,
  )?.start
  return start === undefined
    ? []
    : [{ start, end: clockTime(Math.min(minuteOf(PAST_LATEST), minuteOf(start) + minutes)) }]
}

const isOfWeekend = (days: readonly Weekday[] | null): boolean =>
  days !== null && days.length > 0 && days.every((day) => day === 'sat' || day === 'sun')

/** "Weekends after 10" begin in the morning. */
const LATE_MORNING = /^(?:9|10|11)$/

function onward(after: string, days: readonly Weekday[] | null, own: Hours | null): Hours | null {
  const half = (own && own.end <= '14:00') || (isOfWeekend(days) && LATE_MORNING.test(after)) ? 'am' : 'pm'
  const start = hoursBetween(withHalf(after, half), PAST_LATEST)?.start
  if (start === undefined) return null
  return { start, end: own && half === 'am' ? own.end : start < VERY_LATE ? LATEST : PAST_LATEST }
}

function upTo(before: string, own: Hours | null): Hours | null {
  // Named as of the morning, lest it take its half from "before 3pm".
  return hoursBetween(`${EARLIEST}am`, withHalf(before, own && own.end > '14:00' ? 'pm' : 'am'))
}

/** [min] Hours with both ends that last longer are of work, unless a word says otherwise. */
const LONG_MIN = 420

/** Whether hours with both ends last longer than anybody has for training alone. */
export function lastsLong(told: Told, days: readonly Weekday[] | null): boolean {
  const opened = told.from === undefined ? [] : openedBy(told, days)
  return opened.some(({ start, end }) => minuteOf(end) - minuteOf(start) > LONG_MIN)
}

/** Who gets up late trains after it; ours. */
const LATE_RISE = { from: '07:00', to: '12:00' }

/** The hours after a late rising; none after any other. */
export function risenFrom(at: string | undefined): Hours[] {
  const hours = hoursBetween(at, LATEST)
  const isLate = hours !== null && hours.start >= LATE_RISE.from && hours.start <= LATE_RISE.to
  return isLate ? [hours] : []
}

/** The part of a day that is told, with its hours. */
function partOf(told: Told): Hours | null {
  const at = told.part4 ? PARTS.length - 1 : PARTS.findIndex((_, index) => told[`part${index}`] !== undefined)
  if (at < 0) return null
  if (/^pm$/i.test(told[`part${at}`] ?? '')) return PM
  const [, start, end] = sure(PARTS[at])
  return { start, end }
}

const listOf = (hours: Hours | null): Hours[] => (hours ? [hours] : [])

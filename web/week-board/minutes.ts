import type { ClockTime } from '../../engine/model.ts'

/** [min] */
export const DAY_MIN = 1440
/** [min] What is drawn by hand falls on the quarters of an hour. */
export const STEP_MIN = 15

/** Hours as the board handles them: past midnight they run on. */
export type Stretch = {
  /** [min after the midnight that begins its day] */
  readonly from: number
  /** [min] above 0, below a day */
  readonly length: number
}

/** [min] of a clock time. */
export function minuteOf(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** The clock time of a minute; that of the next day from midnight on. */
export function clockOf(minute: number): ClockTime {
  const inDay = ((minute % DAY_MIN) + DAY_MIN) % DAY_MIN
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`
}

const two = (value: number) => String(value).padStart(2, '0')

/** Hours as a stretch: what ends no later than it begins ends on the next day. */
export function stretchOf({ start, end }: { start: ClockTime; end: ClockTime }): Stretch {
  const from = minuteOf(start)
  const until = minuteOf(end)
  return { from, length: until <= from ? until + DAY_MIN - from : until - from }
}

/** The stretch as hours. */
export function hoursOf({ from, length }: Stretch): { start: ClockTime; end: ClockTime } {
  return { start: clockOf(from), end: clockOf(from + length) }
}

/** [min] the nearest quarter of an hour. */
export function snapped(minute: number): number {
  return Math.round(minute / STEP_MIN) * STEP_MIN
}

export function clamped(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

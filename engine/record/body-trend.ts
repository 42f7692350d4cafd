import { addDays, daysBetween } from '../civil-date.ts'
import { BOUNDS } from '../limits/bounds.ts'
import type { CivilDate } from '../model.ts'

/** [days] over which an old value fades to a third. @source default-ours */
const SMOOTH_DAYS = 7
/** [days] that the way of a week is taken from. @source default-ours */
const LOOK_DAYS = 28
/** Entries, and [days] between the first and the last of them, below which chance would speak. @source default-ours */
const FEWEST = 4
const SHORTEST_DAYS = 13

/** One number of one day: [kg] or [cm]. */
export type Measured = { readonly date: CivilDate; readonly value: number }

/** Where a measure goes. */
export type BodyTrend = {
  /** The same days, smoothed. */
  readonly points: readonly Measured[]
  /** [a week] over the weeks before today; null while too little is known. */
  readonly weekly: number | null
  readonly weeks: number
}

/**
 * A measure smoothed over days, so that salt and sleep do not fool anybody, and what it gains or loses in a week.
 * @param measured - oldest first, one a day
 * @source default-ours: exponential smoothing by the days between, and the straight line of least squares through four weeks
 */
export function bodyTrend(measured: readonly Measured[], today: CivilDate): BodyTrend {
  const points: Measured[] = []
  for (const { date, value } of measured) {
    const last = points.at(-1)
    const share = last ? 1 - Math.exp(-daysBetween(last.date, date) / SMOOTH_DAYS) : 1
    points.push({ date, value: (last?.value ?? 0) + share * (value - (last?.value ?? 0)) })
  }
  const since = addDays(today, 1 - LOOK_DAYS)
  const recent = measured.filter(({ date }) => date >= since && date <= today)
  const span = recent.length > 0 ? daysBetween(recent[0]?.date ?? today, recent.at(-1)?.date ?? today) : 0
  const isEnough = recent.length >= FEWEST && span >= SHORTEST_DAYS
  return {
    points: points.map(({ date, value }) => ({ date, value: hundredths(value) })),
    weekly: isEnough ? hundredths(7 * slope(recent, since)) : null,
    weeks: Math.round((span + 1) / 7),
  }
}

/** Whether a weight goes down by more than the bound a week. @param weekly - [kg/week] @param kg - the weight now */
export function isLostFast(weekly: number | null, kg: number): boolean {
  return weekly !== null && -weekly > BOUNDS['lost-a-week'].most * kg
}

/** [a day] of the line of least squares. */
function slope(measured: readonly Measured[], since: CivilDate): number {
  const days = measured.map(({ date }) => daysBetween(since, date))
  const meanDay = days.reduce((sum, day) => sum + day, 0) / days.length
  const mean = measured.reduce((sum, { value }) => sum + value, 0) / measured.length
  const apart = measured.map(({ value }, at) => ({ day: (days[at] ?? 0) - meanDay, value: value - mean }))
  const both = apart.reduce((sum, { day, value }) => sum + day * value, 0)
  return both / apart.reduce((sum, { day }) => sum + day * day, 0)
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

import type { ClockTime } from '../model.ts'

/** [min] in a day. */
export const DAY_MIN = 1440

/** A stretch of a day [min after midnight], end exclusive. */
export type Stretch = { readonly start: number; readonly end: number }

/**
 * Minutes after midnight of a clock time.
 * @throws RangeError unless it reads `HH:MM`
 */
export function minuteOf(time: ClockTime): number {
  const match = /^(\d{1,2}):(\d{2})$/.exec(time)
  const minute = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN
  if (!(minute >= 0 && minute <= DAY_MIN)) throw new RangeError(`Cannot read the time "${time}": expected HH:MM`)
  return minute
}

/** [min] the end of a stretch that may go over midnight: past 1440 where it does. */
export function endAfter(start: number, end: number): number {
  return end <= start ? end + DAY_MIN : end
}

/** The clock time of minutes after midnight, wrapping past it. */
export function clockTime(minute: number): ClockTime {
  const wrapped = ((Math.round(minute) % DAY_MIN) + DAY_MIN) % DAY_MIN
  return `${String(Math.floor(wrapped / 60)).padStart(2, '0')}:${String(wrapped % 60).padStart(2, '0')}`
}

/** Stretches in order, joined where they touch or overlap. */
export function mergedStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: { start: number; end: number }[] = []
  for (const stretch of stretches.toSorted((a, b) => a.start - b.start)) {
    if (stretch.end <= stretch.start) continue
    const last = merged.at(-1)
    if (last && stretch.start <= last.end) last.end = Math.max(last.end, stretch.end)
    else merged.push({ ...stretch })
  }
  return merged
}

/** What is left of a window when stretches are taken out. */
export function freeStretches(window: Stretch, taken: readonly Stretch[]): Stretch[] {
  const free: Stretch[] = []
  let from = window.start
  for (const stretch of mergedStretches(taken)) {
    if (stretch.start > from) free.push({ start: from, end: Math.min(stretch.start, window.end) })
    from = Math.max(from, stretch.end)
    if (from >= window.end) break
  }
  if (from < window.end) free.push({ start: from, end: window.end })
  return free.filter((stretch) => stretch.end > stretch.start)
}

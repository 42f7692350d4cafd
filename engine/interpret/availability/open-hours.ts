import type { ClockTime, Season, Weekday } from '../../model.ts'
import type { Hours } from './amounts.ts'
import { EARLIEST, LATEST } from './hours-told.ts'

export type Window = Season & Hours & { readonly days: readonly Weekday[] }

/** "The gym is open 6-22 but I can only go 12-1": of hours inside others the narrower are meant. */
export function narrowest(windows: readonly Window[]): Window[] {
  const isWider = (one: Window, other: Window) =>
    one !== other &&
    one.from === other.from &&
    one.to === other.to &&
    one.start <= other.start &&
    one.end >= other.end &&
    (one.start !== other.start || one.end !== other.end)
  return windows.flatMap((one) => {
    const days = one.days.filter((day) => !windows.some((other) => other.days.includes(day) && isWider(one, other)))
    return days.length > 0 ? [{ ...one, days }] : []
  })
}

/** Who says when they do not train does not say that they get up before dawn for it. @source default-ours */
const DAWN: ClockTime = '05:30'
/** [clock] Whoever is done by then asks for the time before it. @source default-ours */
const EARLY: ClockTime = '09:00'

/** Windows without some hours of some days, which were open all day if no window says otherwise. */
export function withoutHours(
  windows: readonly Window[],
  { days, hours }: Pick<Window, 'days'> & { readonly hours: Hours },
  season?: Season,
): Window[] {
  const bound = new Set(windows.flatMap((one) => one.days))
  const unbound = days.filter((day) => !bound.has(day))
  // For a while: of days without windows, what is left of them in that time.
  if (season) {
    const left = withoutHours([], { days: unbound, hours })
    return [...windows, ...left.map((one) => ({ ...one, ...season }))]
  }
  const all =
    unbound.length > 0
      ? [...windows, { days: unbound, start: hours.start > EARLY ? DAWN : EARLIEST, end: LATEST }]
      : windows
  return all.flatMap((one) => {
    const on = one.days.filter((day) => days.includes(day))
    const parts = [
      { ...one, days: one.days.filter((day) => !days.includes(day)) },
      { ...one, days: on, end: one.end < hours.start ? one.end : hours.start },
      { ...one, days: on, start: one.start > hours.end ? one.start : hours.end },
    ]
    return parts.filter((part) => part.days.length > 0 && part.start < part.end)
  })
}

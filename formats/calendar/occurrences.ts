import { type CalendarEvent, type Moment, wallIn } from './event.ts'
import type { WallMs } from './named-zone.ts'
import { timeOf } from './zones.ts'

/** One time at which something is. */
export type Occurrence = {
  readonly event: CalendarEvent
  /** [ms] On the wall of the event; `isDay`: of whole days, wherever somebody is. */
  readonly start: WallMs
}

/** Between which instants occurrences are asked for. */
export type Window = { readonly from: number; readonly until: number }

/** Occurrences that a calendar is gone through for; what repeats each second for ever ends here. */
export type Budget = { left: number }

/** Occurrences of one series: fifty years of days. @source default-ours */
const STEPS_MAX = 20_000
/** [ms] A day of the calendar may begin this much before or after that of Greenwich. */
const ANYWHERE_MS = 14 * 3_600_000

/**
 * The occurrences of a series that touch a window, with those that were put in another's place.
 * @param others - events that take the place of occurrences of it
 * @throws RangeError where the budget is used up
 */
export function occurrencesOf(
  event: CalendarEvent,
  others: readonly CalendarEvent[],
  window: Window,
  budget: Budget,
): Occurrence[] {
  const found: Occurrence[] = []
  const placed = others.map((other) => placedIn(event, other))
  for (const start of startsOf(event, window, budget)) {
    if (event.removed.some((one) => isAt(one, start))) continue
    if (placed.some(({ at, onwards }) => !onwards && isAt(at, start))) continue
    const changed = placed.findLast(({ at, onwards }) => onwards && at.wall <= start)
    const one = changed
      ? { event: changed.other, start: start + changed.other.start.wall - changed.at.wall }
      : { event, start }
    if (!one.event.cancelled && touches(one, window)) found.push(one)
  }
  for (const { other, onwards } of placed) {
    const one = { event: other, start: other.start.wall }
    if (!onwards && !other.cancelled && touches(one, window)) found.push(one)
  }
  return found
}

/** What takes an occurrence's place, by the wall on which the series hangs. */
function placedIn(series: CalendarEvent, other: CalendarEvent) {
  const at = wallIn(other.instead?.of ?? other.start, series.start)
  return { other, at, onwards: other.instead?.onwards ?? false }
}

/** All starts of a series that may touch a window, each once. */
function* startsOf(event: CalendarEvent, window: Window, budget: Budget): Generator<WallMs> {
  const last = window.until + ANYWHERE_MS
  const first = window.from - event.lengthMs - ANYWHERE_MS
  const seen = new Set<WallMs>()
  for (const wall of allStarts(event, last, budget)) {
    if (wall >= first && wall <= last && !seen.has(wall)) yield wall
    seen.add(wall)
  }
}

function* allStarts({ start, rule, added }: CalendarEvent, last: WallMs, budget: Budget): Generator<WallMs> {
  yield* rule ? added : [start.wall, ...added]
  if (!rule) return
  const next = rule.iterator(timeOf(start.wall))
  let steps = 0
  for (let time = next.next(); time; time = next.next()) {
    steps += 1
    budget.left -= 1
    if (budget.left < 0 || steps > STEPS_MAX) throw new RangeError('too many occurrences')
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
    if (wall > last) return
    yield wall
  }
}

const DAY_MS = 86_400_000

/** Whether an exception names a start; one that names a day names every start on it. */
function isAt({ wall, isDay }: { readonly wall: WallMs; readonly isDay: boolean }, start: WallMs): boolean {
  return isDay ? Math.floor(wall / DAY_MS) === Math.floor(start / DAY_MS) : wall === start
}

function touches({ event, start }: Occurrence, { from, until }: Window): boolean {
  const near = event.start.isDay ? ANYWHERE_MS : 0
  const begins = instantOf(event.start, start)
  return begins < until + near && begins + event.lengthMs > from - near
}

/** The instant of a wall's hour where an event is; a day counts as that of Greenwich. */
export function instantOf({ isDay, zone }: Moment, wall: WallMs): number {
  return isDay ? wall : zone.instantOf(wall)
}

import type { Weekday } from '../../engine/model.ts'
import { clamped, DAY_MIN, STEP_MIN, type Stretch, snapped } from './minutes.ts'
import { dayAfter, type Kind, type Piece } from './pieces.ts'

/** Where something would lie if it were let go now. */
export type Target = Stretch & { readonly day: Weekday }

export type How = 'move' | 'start' | 'end'
export type Edge = Exclude<How, 'move'>

/** What is being moved or stretched. */
export type Held = {
  readonly kind: Kind
  readonly part: Piece['part']
  readonly origin: Target
}

/** A gesture under way, by hand or by keys; `key` names the piece, null where a new one is drawn. */
export type Drag = {
  readonly key: string | null
  readonly how: How | 'paint'
  readonly by: 'pointer' | 'keys'
  readonly held: Held
  readonly to: Target
}

/** A piece taken hold of. Training time that was to end on the next day counts as far as it is drawn. */
export function heldOf({ kind, part, day, from, to, hours }: Piece): Held {
  return { kind, part, origin: { day, ...(kind === 'window' ? { from, length: to - from } : hours) } }
}

/** [min] No fact is as long as a day: it would begin and end at the same hour. */
const LONGEST_MIN = DAY_MIN - STEP_MIN

/** Whether something ends on the day after its own. */
function isNight({ from, length }: Stretch): boolean {
  return from + length > DAY_MIN
}

/**
 * What was taken hold of, carried with the pointer: it keeps its length, and its very hours until it is moved by half a step.
 * @param by - [min] how far from where it was taken, later above 0
 * @param on - the day under the pointer
 */
export function carried({ kind, part, origin }: Held, by: number, on: Weekday): Target {
  const { from, length } = origin
  const day = part === 'morning' ? dayAfter(on, -1) : on
  const step = snapped(by)
  // A night stays one: its halves are in the hand, and neither may slip out of its day.
  const most = kind === 'busy' && isNight(origin) ? DAY_MIN - STEP_MIN : Math.max(0, DAY_MIN - length)
  return { day, length, from: step === 0 ? from : clamped(snapped(from + by), 0, most) }
}

/**
 * One end of what was taken hold of, drawn to another hour; the other end stays where it is.
 * @param minute - [min] of the day that shows the piece
 */
export function stretched({ kind, part, origin }: Held, how: Edge, minute: number): Target {
  const at = snapped(minute) + (part === 'morning' ? DAY_MIN : 0)
  const end = origin.from + origin.length
  const longest = Math.max(LONGEST_MIN, origin.length)
  if (how === 'start') {
    const least = Math.max(0, end - longest)
    const from = clamped(at, least, Math.max(least, Math.min(end, DAY_MIN) - STEP_MIN))
    return { ...origin, from, length: end - from }
  }
  const most = Math.min(kind === 'window' ? Math.max(DAY_MIN, end) : 2 * DAY_MIN, origin.from + longest)
  return { ...origin, length: clamped(at, Math.min(origin.from + STEP_MIN, most), most) - origin.from }
}

/** What is moved by keys: so many minutes and days, or an end alone. */
export function nudged(held: Held, to: Target, how: How, { min = 0, days = 0 }): Target {
  const now: Held = { ...held, origin: to, part: 'whole' }
  if (how === 'move') {
    const from = clamped(to.from + min, 0, held.kind === 'window' ? DAY_MIN - to.length : DAY_MIN - STEP_MIN)
    return { ...to, day: dayAfter(to.day, days), from }
  }
  return stretched(now, how, (how === 'start' ? to.from : to.from + to.length) + min)
}

/** Hours drawn on free time, from one minute to another in either direction: at least a step. */
export function painted(day: Weekday, one: number, other: number): Target {
  const first = Math.floor(Math.min(one, other) / STEP_MIN) * STEP_MIN
  const from = clamped(first, 0, DAY_MIN - STEP_MIN)
  const until = clamped(snapped(Math.max(one, other)), from + STEP_MIN, Math.min(DAY_MIN, from + LONGEST_MIN))
  return { day, from, length: until - from }
}

/** [min] What a mere tap on free time makes. */
const TAPPED_MIN = 60

/** An hour where somebody tapped, from the half hour before it on. */
export function tapped(day: Weekday, minute: number): Target {
  return { day, from: clamped(Math.floor(minute / 30) * 30, 0, DAY_MIN - TAPPED_MIN), length: TAPPED_MIN }
}

/** The first free hour of a day within a range; where there is none, the hour at its beginning. */
export function firstFree(day: Weekday, pieces: readonly Piece[], range: { from: number; to: number }): Target {
  let from = range.from
  for (const one of pieces) if (one.kind === 'busy' && one.from < from + TAPPED_MIN) from = Math.max(from, one.to)
  return { day, from: from + TAPPED_MIN <= range.to ? from : range.from, length: TAPPED_MIN }
}

export function isSameTarget(one: Target, other: Target): boolean {
  return one.day === other.day && one.from === other.from && one.length === other.length
}

import type { Weekday } from '../../model.ts'
import { sure } from '../../sure.ts'
import type { Clock, Item } from '../items.ts'
import { WINDOWS } from '../windows.ts'

/** A stretch over more than a day, `sat 9am to sun 6pm`. */
export type Stay = {
  readonly first: Weekday
  readonly from: Clock
  readonly last: Weekday
  readonly to: Clock
  readonly item: Item
}

/**
 * Takes stays over several days out of a sentence; what is left says who or what they are for.
 * @param items - of one sentence
 */
export function staysOf(items: readonly Item[]): { stays: Stay[]; rest: Item[] } {
  const stays: Stay[] = []
  const rest: Item[] = []
  let index = 0
  while (index < items.length) {
    const stay = stayAt(items, index)
    if (stay) {
      stays.push(stay.stay)
      index = stay.next
    } else {
      rest.push(sure(items[index]))
      index += 1
    }
  }
  return { stays, rest }
}

function stayAt(items: readonly Item[], index: number): { stay: Stay; next: number } | null {
  const first = pointAt(items, index, 'start')
  if (!first) return null
  let at = first.next
  const joint = items[/^(?:,|and)$/.test(items[at]?.text ?? '') && items[at + 1]?.tag === 'back' ? ++at : at]
  // "Fly out Monday 6am, back Thursday 8pm"
  const joins = joint && (joint.tag === 'to' || joint.tag === 'until' || joint.tag === 'back' || joint.text === '-')
  if (!joins) return null
  at += 1
  while (items[at]?.tag === 'fill') at += 1
  const last = pointAt(items, at, 'end')
  if (!last || last.day === first.day) return null
  const item = { ...sure(items[index]), end: sure(items[last.next - 1]).end }
  return {
    stay: {
      first: first.day,
      from: last.clock.hour > 12 ? { ...first.clock, exact: true } : first.clock,
      last: last.day,
      to: last.clock,
      item,
    },
    next: last.next,
  }
}

function pointAt(
  items: readonly Item[],
  index: number,
  side: 'start' | 'end',
): { day: Weekday; clock: Clock; next: number } | null {
  const day = items[index]
  if (day?.tag !== 'days' || day.value.includes(',')) return null
  let at = index + 1
  while (items[at]?.tag === 'fill' || items[at]?.text === ',') at += 1
  const time = items[at]
  if (time?.tag === 'time') return { day: day.value as Weekday, clock: sure(time.from), next: at + 1 }
  if (time?.tag !== 'win') return null
  const window = WINDOWS[time.value]
  if (!window) return null
  const minute = side === 'start' ? window[0] : window[1]
  const clock = { hour: Math.floor(minute / 60), minute: minute % 60, half: null, exact: true }
  return { day: day.value as Weekday, clock, next: at + 1 }
}

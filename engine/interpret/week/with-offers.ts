import { minuteOf } from '../../day/clock.ts'
import { type BusyBlock, type CommitmentsReading, type TimePreference, WEEKDAYS } from '../../model.ts'
import type { Saying } from '../availability/saying.ts'

/** [min] Hours that are longer are not free within work because somebody likes them; ours. */
const BREAK_MIN = 180
/** [ratio] A screen asks. */
const DOUBTED = 0.5

/** A week in which the days and hours that somebody offers for training are those that they like, and not busy. */
export function withOffers(read: CommitmentsReading, sayings: readonly Saying[]): CommitmentsReading {
  const offers = sayings.filter(isOffered)
  if (offers.length === 0) return read
  const wishes = offers.map(
    ({ days, hours, season, span, isUnsure }): TimePreference => ({
      ...{ ...season, days, ...hours, strength: 'prefer', span, confidence: isUnsure ? DOUBTED : 1 },
    }),
  )
  // What is only liked on any day may be of other days than those of work.
  const breaks = offers.filter(
    (one) =>
      (one.kind === 'within' || one.isFree === true || one.days.length < WEEKDAYS.length) &&
      minuteOf(one.hours.end) - minuteOf(one.hours.start) <= BREAK_MIN,
  )
  return {
    ...{ ...read, preferences: [...read.preferences, ...wishes] },
    busy: breaks.map(({ days, hours }) => ({ days, ...hours })).reduce(cutBy, read.busy),
  }
}

type Offered = Extract<Saying, { readonly kind: 'liked' | 'within' }>
const isOffered = (one: Saying): one is Offered =>
  one.kind === 'liked' || (one.kind === 'within' && one.isOffer === true)

type Window = Pick<TimePreference, 'days' | 'start' | 'end'>

/** Blocks that hold all of a window, as what lies before and after it on its days. */
export function cutBy(busy: readonly BusyBlock[], { days, start, end }: Window): readonly BusyBlock[] {
  return busy.flatMap((block) => {
    const isAround = block.start < block.end && block.start <= start && block.end >= end
    const on = isAround ? block.days.filter((day) => days.includes(day)) : []
    if (on.length === 0) return [block]
    const others = block.days.filter((day) => !on.includes(day))
    return [
      { ...block, days: others },
      { ...block, days: on, end: start },
      { ...block, days: on, start: end },
    ].filter((part) => part.days.length > 0 && part.start < part.end)
  })
}

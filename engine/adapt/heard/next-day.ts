import { addDays } from '../../civil-date.ts'
import { clockTime, minuteOf } from '../../day/clock.ts'
import type { FreshDay } from '../../history/known-day.ts'
import type { TomorrowBusy } from '../../interpret/notes/tomorrow/book.ts'
import type { Person } from '../../week/person/person.ts'
import type { Adjustment } from '../adjustment.ts'
import { partWord } from './eased.ts'
import type { Journey } from './journeys.ts'
import { meansOf } from './means.ts'

const FLIGHT = /(?<!\p{L})(?:flights?|fly|flying|plane|flug|flieger|vol|vuelo|voo|volo|vlucht)(?!\p{L})/iu
/** [min] On the way, at the airport and in the air, where a note tells no more than when a flight goes. @source default-ours */
const AIRPORT = { before: 150, after: 180 }
const LAST_MINUTE = 24 * 60 - 1

/** A flight takes more of a day than its hour. */
function withAirport(hours: TomorrowBusy): TomorrowBusy {
  // One over midnight tells its end.
  if (!FLIGHT.test(hours.label) || hours.end <= hours.start) return hours
  const start = Math.max(0, minuteOf(hours.start) - AIRPORT.before)
  const end = Math.min(LAST_MINUTE, Math.max(minuteOf(hours.end), minuteOf(hours.start) + AIRPORT.after))
  return { ...hours, start: clockTime(start), end: clockTime(end) }
}

/** What a journey leaves to train with, while it lasts. @source default-ours */
export function journeyAdjustments({ known, target, until }: Journey, person: Person): Adjustment[] {
  const { date, facts } = known
  const means = meansOf(facts.equipmentLimits, true, person.equipment)
  if (!means) return []
  return [
    {
      id: `means:${date}`,
      kind: 'means',
      date,
      reason: { code: 'on-the-road' },
      source: 'default-ours',
      effect: { type: 'means', from: target, until, ...means },
    },
  ]
}

/**
 * What a fresh note says of the day after it: sore muscles, other hours, other means.
 * @param eased - parts that are fine again since
 * @source default-ours
 */
export function nextDayAdjustments(
  { known, target }: FreshDay,
  person: Person,
  eased: ReadonlySet<string> = new Set(),
): Adjustment[] {
  const { date, facts } = known
  const sore = facts.soreness.filter((part) => !eased.has(partWord(part)))
  const tomorrow = addDays(date, 1)
  const all: Adjustment[] = []
  if (sore.length > 0)
    all.push({
      id: `sore:${date}`,
      kind: 'sore',
      date,
      reason: { code: 'sore', parts: sore },
      source: 'default-ours',
      effect: { type: 'sore', from: target, until: tomorrow, parts: sore.map(partWord) },
    })
  const means = meansOf(facts.equipmentLimits, false, person.equipment)
  // Who is away has what they find there.
  if (means && !facts.travel)
    all.push({
      id: `means:${date}`,
      kind: 'means',
      date,
      reason: { code: 'not-all-at-hand' },
      source: 'default-ours',
      effect: { type: 'means', from: target, until: tomorrow, ...means },
    })
  if (target === date) all.push(...todayAdjustments(known))
  // Shorter first: then it may still have its hour.
  if (facts.tomorrowMinutes !== undefined)
    all.push({
      id: `minutes:${date}`,
      kind: 'hours',
      date,
      reason: { code: 'only-minutes', minutes: facts.tomorrowMinutes },
      source: 'default-ours',
      effect: { type: 'shorter', from: tomorrow, until: tomorrow, share: 1, mostMin: facts.tomorrowMinutes },
    })
  const { tomorrowBusy: busy, tomorrowUnavailable: unavailable, tomorrowPrefer: prefer } = facts
  if (busy.length > 0 || unavailable || prefer)
    all.push({
      id: `hours:${date}`,
      kind: 'hours',
      date,
      reason: { code: unavailable ? 'day-taken' : 'other-hours' },
      source: 'default-ours',
      effect: { type: 'hours', from: tomorrow, until: tomorrow, busy: busy.map(withAirport), unavailable, prefer },
    })
  return all
}

/** What a note says of the day that it is written on, while that is not trained. */
function todayAdjustments({ date, facts }: FreshDay['known']): Adjustment[] {
  const { todayBusy: busy = [], todayMinutes: minutes } = facts
  const on = { from: date, until: date }
  const hours = { busy: busy.map(withAirport), unavailable: false, prefer: null }
  const base = { kind: 'hours', date, source: 'default-ours' } as const
  const all: Adjustment[] = []
  if (minutes !== undefined)
    all.push({
      ...{ ...base, id: `minutes-today:${date}`, reason: { code: 'only-minutes', minutes } },
      effect: { type: 'shorter', ...on, share: 1, mostMin: minutes },
    })
  if (busy.length > 0)
    all.push({
      ...{ ...base, id: `hours-today:${date}`, reason: { code: 'other-hours' } },
      effect: { type: 'hours', ...on, ...hours },
    })
  return all
}

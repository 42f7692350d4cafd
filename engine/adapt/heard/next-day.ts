import { addDays } from '../../civil-date.ts'
import type { FreshDay } from '../../history/known-day.ts'
import type { Person } from '../../week/person/person.ts'
import type { Adjustment } from '../adjustment.ts'
import { partWord } from './eased.ts'
import { meansOf } from './means.ts'

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
  const means = meansOf(facts.equipmentLimits, facts.travel, person.equipment)
  if (means)
    all.push({
      id: `means:${date}`,
      kind: 'means',
      date,
      reason: { code: facts.travel ? 'on-the-road' : 'not-all-at-hand' },
      source: 'default-ours',
      effect: { type: 'means', from: target, until: tomorrow, ...means },
    })
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
      effect: { type: 'hours', from: tomorrow, until: tomorrow, busy, unavailable, prefer },
    })
  return all
}

import { addDays } from '../civil-date.ts'
import type { FreshDay } from '../history/known-day.ts'
import type { Person } from '../week/person.ts'
import type { Adjustment } from './adjustment.ts'
import { meansOf } from './means.ts'
import { partWord } from './pain.ts'

/**
 * What a fresh note says of the day after it: sore muscles, other hours, other means.
 * @source default-ours
 */
export function nextDayAdjustments({ known, target }: FreshDay, person: Person): Adjustment[] {
  const { date, facts } = known
  const tomorrow = addDays(date, 1)
  const all: Adjustment[] = []
  if (facts.soreness.length > 0)
    all.push({
      id: `sore:${date}`,
      kind: 'sore',
      date,
      reason: { code: 'sore', parts: facts.soreness },
      source: 'default-ours',
      effect: { type: 'sore', from: target, until: tomorrow, parts: facts.soreness.map(partWord) },
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

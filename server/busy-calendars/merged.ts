import type { BusyHours } from '../../contract/busy-calendars.ts'
import { addDays } from '../../engine/civil-date.ts'
import type { CivilDate } from '../../engine/model.ts'
import type { KeptHours } from '../db/schema.ts'

/** [days] back that hours are kept: weeks of a block that are over were laid out around them. @source default-ours */
const KEPT_DAYS = 200

/**
 * What is kept of a calendar after it was read anew: hours that were known stay as old as they are, those that are gone count as
 * free from today on.
 */
export function mergedHours(before: readonly KeptHours[], found: readonly BusyHours[], today: CivilDate): KeptHours[] {
  const open = new Map(before.flatMap((one) => (one.until === undefined ? [[nameOf(one), one] as const] : [])))
  const first = addDays(today, -1)
  const now = new Set(found.map(nameOf))
  const stays = found
    .filter(({ date }) => date >= first)
    .map((one) => open.get(nameOf(one)) ?? { ...one, since: today })
  const gone = before.flatMap((one): KeptHours[] => {
    if (one.date < addDays(today, -KEPT_DAYS)) return []
    if (one.date < first || one.until !== undefined) return [one]
    // What came and went on one day was never planned around.
    return now.has(nameOf(one)) || one.since === today ? [] : [{ ...one, until: today }]
  })
  return [...gone, ...stays]
}

function nameOf({ date, start, end, work }: BusyHours): string {
  return `${date} ${start} ${end} ${work}`
}

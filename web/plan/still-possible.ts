import type { ShownDay, ShownItem } from '../../contract/schedule.ts'
import type { ClockTime } from '../../engine/model.ts'
import { minuteOf } from '../display/ribbon-geometry.ts'

/** [min] to change after what went before, as the planner gives it. @source default-ours */
const CHANGE_MIN = 10
/** [min] from a session to bed, as the planner keeps them: any, and a hard one. @source stutz-2019 */
const TO_BED_MIN = { any: 60, hard: 120 }
/** [min] Later starts fall on these. */
const STEP_MIN = 5

/** When a session whose hour has passed can still be done today: at once, from a later hour on, or no more. */
export type StillPossible = 'now' | ClockTime | null

type Item = Pick<ShownItem, 'time' | 'durationMin' | 'type'>

/**
 * The next stretch of today with room for a session: clear of what the day is bound by, and in good time before bed.
 * @param minute - [min after midnight] of the present
 */
export function stillPossible(
  items: readonly Item[],
  { durationMin, hard }: Pick<ShownDay, 'durationMin' | 'hard'>,
  minute: number,
): StillPossible {
  let start = minute
  for (const { from, until, type } of boundOf(items)) {
    if (until <= start) continue
    const end = start + durationMin + (type === 'sleep' ? (hard ? TO_BED_MIN.hard : TO_BED_MIN.any) : 0)
    if (end <= from) break
    start = Math.ceil((until + CHANGE_MIN) / STEP_MIN) * STEP_MIN
  }
  if (start === minute) return 'now'
  return start + durationMin <= DAY_MIN ? clockOf(start) : null
}

const DAY_MIN = 24 * 60

/** A minute of the day as a clock shows it. */
function clockOf(minute: number): ClockTime {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

type Bound = { readonly type: Item['type']; readonly from: number; readonly until: number }

/** What a day is bound by, in order: work and other hours of life with the meals in the middle of them, and sleep. */
function boundOf(items: readonly Item[]): Bound[] {
  const all = items
    .map(({ time, durationMin, type }) => ({ type, from: minuteOf(time), until: minuteOf(time) + durationMin }))
    .toSorted((a, b) => a.from - b.from)
  return all.filter(
    ({ type }, index) =>
      type === 'commitment' ||
      type === 'sleep' ||
      (type === 'meal' && isAmid(all[index - 1], all[index], all[index + 1])),
  )
}

/** Whether something lies between two commitments without a minute to spare. */
function isAmid(before: Bound | undefined, one: Bound | undefined, after: Bound | undefined): boolean {
  const isBetween = before?.type === 'commitment' && after?.type === 'commitment'
  return isBetween && before.until === one?.from && one.until === after.from
}

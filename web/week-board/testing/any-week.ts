import fc from 'fast-check'
import { WEEKDAYS, type Weekday } from '../../../engine/model.ts'
import type { SeasonRow } from '../../ordinary-week/season.ts'
import { type HoursRow, newHours } from '../../ordinary-week/week-draft.ts'
import { clockOf } from '../minutes.ts'
import type { BoardWeek } from '../pieces.ts'

/** A fact of a week, for tests. */
export function rowOf(
  days: readonly Weekday[],
  start: string,
  end: string,
  label = '',
  season: SeasonRow = {},
): HoursRow {
  return { ...newHours(), isNew: false, days, start, end, label, ...season }
}

export function weekOf(part: Partial<BoardWeek> = {}): BoardWeek {
  return { never: [], maxMin: {}, windows: [], busy: [], ...part }
}

const days = fc.subarray([...WEEKDAYS], { minLength: 1 })
const clock = fc.integer({ min: 0, max: 1439 }).map(clockOf)
const hours = fc.tuple(clock, clock).filter(([start, end]) => start !== end)
const season = fc.constantFrom<SeasonRow>({}, {}, { to: '2026-12-17' }, { from: '2027-01-04', to: '2027-03-09' })
const rows = (labels: readonly string[]) =>
  fc.array(
    fc
      .tuple(days, hours, fc.constantFrom(...labels), season)
      .map(([on, [start, end], label, held]) => rowOf(on, start, end, label, held)),
    { maxLength: 5 },
  )

/** Weeks of any kind, nights and hours that overlap among them. */
export const anyWeek: fc.Arbitrary<BoardWeek> = fc.record({
  never: fc.subarray([...WEEKDAYS]),
  maxMin: fc.dictionary(fc.constantFrom(...WEEKDAYS), fc.constantFrom('30', '60')),
  windows: rows(['']),
  busy: rows(['Work', 'Choir', '']),
})

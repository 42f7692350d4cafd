import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, civilDate, daysBetween, mondayOf, parseCivilDate, weekdayOf } from './civil-date.ts'

describe('civil dates', () => {
  test('parseCivilDate() accepts only real days as YYYY-MM-DD', () => {
    expect(parseCivilDate('1970-01-01')).toBe(0)
    expect(parseCivilDate('2028-02-29')).not.toBeNull()
    for (const text of ['2027-02-29', '2026-13-01', '2026-1-5', '2026-01-05T00:00', '', '2026-00-10', '2026-04-31'])
      expect(parseCivilDate(text)).toBeNull()
  })

  test('weekdayOf() and mondayOf() agree with the calendar', () => {
    expect(weekdayOf('2026-11-23')).toBe('mon')
    expect(weekdayOf('2026-04-26')).toBe('sun')
    expect(mondayOf('2026-04-26')).toBe('2026-04-20')
  })

  test('addDays() crosses years and leap days', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365)
  })

  test('civilDate() and parseCivilDate() are inverse', () => {
    fc.assert(fc.property(fc.integer({ min: -200000, max: 200000 }), (day) => parseCivilDate(civilDate(day)) === day))
  })
})

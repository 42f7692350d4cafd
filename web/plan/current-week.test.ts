import { expect, test } from 'vitest'
import { currentWeekIndex } from './current-week.ts'

const weeks = ['2026-11-16', '2026-11-23', '2026-11-30'].map((startDate) => ({ startDate }))

test('currentWeekIndex() finds the week that holds the date', () => {
  expect(currentWeekIndex(weeks, '2026-11-16')).toBe(0)
  expect(currentWeekIndex(weeks, '2026-11-29')).toBe(1)
})

test('currentWeekIndex() stays within the plan', () => {
  expect(currentWeekIndex(weeks, '2026-11-01')).toBe(0)
  expect(currentWeekIndex(weeks, '2027-01-01')).toBe(2)
  expect(currentWeekIndex([], '2027-01-01')).toBe(0)
})

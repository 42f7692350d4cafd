import { expect, test } from 'vitest'
import { currentWeekIndex, daysFrom } from './current-week.ts'

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

test('daysFrom() leaves out what lies before the first day of the plan', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18'].map((date) => ({ date }))
  expect(daysFrom(days, '2026-11-17').map(({ date }) => date)).toEqual(['2026-11-17', '2026-11-18'])
  expect(daysFrom(days, '2026-11-02')).toHaveLength(3)
  expect(daysFrom(days, '2026-11-23')).toEqual([])
})

import { expect, test } from 'vitest'
import { dateOrderIn, dateOrderOf } from './date-order.ts'

test.each([
  ['en-US', 'month-first'],
  ['en', 'month-first'],
  ['en-GB', 'day-first'],
  ['en-AU', 'day-first'],
  ['en-IE', 'day-first'],
  ['de-DE', 'day-first'],
] as const)('a date in %s is %s', (language, order) => {
  expect(dateOrderOf(language)).toBe(order)
})

test.each([
  ['America/New_York', 'month-first'],
  ['America/Indiana/Knox', 'month-first'],
  ['UTC', 'month-first'],
  ['Europe/London', 'day-first'],
  ['America/Sao_Paulo', 'day-first'],
  ['Australia/Sydney', 'day-first'],
] as const)('a date for somebody in %s is %s', (timeZone, order) => {
  expect(dateOrderIn(timeZone)).toBe(order)
})
